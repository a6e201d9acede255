/**
 * `unconfirmed`: signed up without following the mail, so anybody may have typed that address.
 * `temporary_password`: has no right before the password is changed (D14).
 */
export type AccountStatus =
  | "active"
  | "invited"
  | "unconfirmed"
  | "temporary_password"
  | "disabled";

/** An account as admins see it (A §2 "User Management"). */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: "admin" | "user";
  /** The role came with the address's domain and ends with it (D11). */
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
