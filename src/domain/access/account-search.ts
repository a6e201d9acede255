import { foldText } from "../shared/search-text.ts";
import type { Account } from "./account.ts";

export const ACCOUNT_GROUPS = ["all", "admins", "inactive", "invited"] as const;

/** `inactive` accounts cannot sign in now, and some of them are invited ones. */
export type AccountGroup = (typeof ACCOUNT_GROUPS)[number];

export function isInGroup(account: Account, group: AccountGroup): boolean {
  switch (group) {
    case "all":
      return true;
    case "admins":
      return account.role === "admin";
    case "inactive":
      return account.status !== "active";
    case "invited":
      return account.status === "invited";
  }
}

/** Every typed word must occur in name or address, in any order and ignoring accents. */
export function isFound(account: Account, typed: string): boolean {
  const text = foldText(`${account.fullName} ${account.email}`);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
