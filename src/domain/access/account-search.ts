import { foldText } from "../shared/search-text.ts";
import type { Account } from "./account.ts";

/** Which accounts a list shows: everybody, admins, or who cannot sign in now. */
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

/** Whether every typed word stands in the name or the address, in any order; accents do not count. */
export function isFound(account: Account, typed: string): boolean {
  const text = foldText(`${account.fullName} ${account.email}`);
  return foldText(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
