import { useSession } from "../../app/session/use-session.ts";

export interface ShellUser {
  readonly label: string;
  readonly isAdmin: boolean;
  /** May collect any game, or the one of a game pass. */
  readonly collects: boolean;
  readonly isDisabled: boolean;
}

/** null for a visitor; undefined until it is known, so that nobody seems to be signed out. */
export function useShellUser(): ShellUser | null | undefined {
  const session = useSession();
  if (session.status === "starting") return undefined;
  if (session.status === "signed-out") return null;
  const { email, fullName, role, mayCollect, passes, isDisabled } = session.user;
  const collects = mayCollect || passes !== null;
  return { label: email || fullName, isAdmin: role === "admin", collects, isDisabled };
}
