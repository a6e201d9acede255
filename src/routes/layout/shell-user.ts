/** Who is signed in, as far as the shell shows it. */
export interface ShellUser {
  readonly email: string;
  readonly isAdmin: boolean;
}

export interface ShellProps {
  readonly appName: string;
  /** null: signed out. */
  readonly user: ShellUser | null;
  readonly onSignOut: () => void;
}
