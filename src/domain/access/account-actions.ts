import type { Account } from "./account.ts";

/** What an admin can do with an account, in the order of a screen. */
export type AccountAction =
  | "resend_invitation"
  | "withdraw_invitation"
  | "make_admin"
  | "remove_admin"
  | "mark_collector"
  | "unmark_collector"
  | "send_reset"
  | "enable"
  | "disable";

/** Why an action that belongs to an account is not possible now. */
export type Hindrance = "last_admin" | "self";

export interface OfferedAction {
  readonly action: AccountAction;
  /** null: it is possible. */
  readonly hindrance: Hindrance | null;
}

/**
 * The actions of an account, as a mirror of the server's rules (D11, D12, D14, D15): the server
 * decides. `ownId` is the admin who looks. Nobody locks themselves out, the last admin stays, and
 * an address that nobody has confirmed is never promoted.
 */
export function accountActions(account: Account, ownId: string | null): readonly OfferedAction[] {
  switch (account.status) {
    case "disabled":
      return [free("enable")];
    case "invited":
      return [free("resend_invitation"), free("withdraw_invitation")];
    case "unconfirmed":
      return [disabling(account, ownId)];
    case "temporary_password":
    case "active":
      return [...roleActions(account), free("send_reset"), disabling(account, ownId)];
  }
}

function roleActions(account: Account): readonly OfferedAction[] {
  if (account.role === "admin") {
    return [{ action: "remove_admin", hindrance: account.isLastAdmin ? "last_admin" : null }];
  }
  return [free("make_admin"), free(account.isCollector ? "unmark_collector" : "mark_collector")];
}

function disabling(account: Account, ownId: string | null): OfferedAction {
  if (account.isLastAdmin) return { action: "disable", hindrance: "last_admin" };
  return { action: "disable", hindrance: account.userId === ownId ? "self" : null };
}

function free(action: AccountAction): OfferedAction {
  return { action, hindrance: null };
}
