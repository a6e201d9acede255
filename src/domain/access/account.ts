/**
 * `unconfirmed`: the person signed up without following the mail, so anybody may have typed that
 * address. `temporary_password`: the account has no rights before the password is changed (D14).
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
  /** The role was granted by the address's domain and ends with it (D11). */
  readonly isRoleFromDomain: boolean;
  readonly isCollector: boolean;
  readonly status: AccountStatus;
  /** True when nobody else can administer the installation (D15). */
  readonly isLastAdmin: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  /** ISO 8601; null when the person has never signed in. */
  readonly lastSignInAt: string | null;
}
