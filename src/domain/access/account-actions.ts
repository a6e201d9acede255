import type { Account } from "./account.ts";

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

export type Hindrance = "last_admin" | "self";

export interface OfferedAction {
  readonly action: AccountAction;
  readonly hindrance: Hindrance | null;
}

/** Returns the actions that the server allows (D11, D12, D14, D15); `ownId` is who looks. */
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
