import { foldText } from "../shared/search-text.ts";
import type { Account } from "./account.ts";

/** `inactive` accounts cannot sign in now. */
export type AccountGroup = "all" | "admins" | "inactive";

export function isInGroup(account: Account, group: AccountGroup): boolean {
  switch (group) {
    case "all":
      return true;
    case "admins":
      return account.role === "admin";
    case "inactive":
      return account.status !== "active";
  }
}

/** Whether every typed word occurs in name or address, in any order, ignoring accents. */
export function isFound(account: Account, typed: string): boolean {
  const text = foldText(`${account.fullName} ${account.email}`);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
