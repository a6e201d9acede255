/**
 * `invited`: an invitation that nobody has followed yet. `unconfirmed`: signed up and never
 * answered the mail, so anybody may have typed that address. `temporary_password`: has no right
 * before it is changed (D14).
 */
export type AccountStatus =
  | "active"
  | "invited"
  | "unconfirmed"
  | "temporary_password"
  | "disabled";

/** Somebody with an account, as admins see them (A §2 "User Management"). */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: "admin" | "user";
  /** The role came with the address's domain and goes with it (D11). */
  readonly isRoleFromDomain: boolean;
  readonly isCollector: boolean;
  readonly status: AccountStatus;
  /** Nobody else could administer the installation (D15). */
  readonly isLastAdmin: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  /** ISO 8601; null: never. */
  readonly lastSignInAt: string | null;
}
