/** `unconfirmed`: anybody may have typed the address. `temporary_password`: no rights yet (D14). */
export type AccountStatus =
  | "active"
  | "invited"
  | "unconfirmed"
  | "temporary_password"
  | "disabled";

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: "admin" | "user";
  /** The address's domain granted the role, and it ends with the domain (D11). */
  readonly isRoleFromDomain: boolean;
  readonly isCollector: boolean;
  readonly status: AccountStatus;
  /** True if nobody else can administer the installation (D15). */
  readonly isLastAdmin: boolean;
  readonly createdAt: string;
  /** ISO 8601; null if the person has never signed in. */
  readonly lastSignInAt: string | null;
}
