import { useState } from "react";
import type { Account } from "../../domain/access/account.ts";
import { type AccountGroup, isFound, isInGroup } from "../../domain/access/account-search.ts";

const GROUPS: readonly AccountGroup[] = ["all", "admins", "inactive"];

/** The accounts that search and group leave, with the size of each group. */
export function useAccountList(accounts: readonly Account[]) {
  const [typed, search] = useState("");
  const [group, choose] = useState<AccountGroup>("all");
  const found = accounts.filter((account) => isFound(account, typed));
  return {
    typed,
    search,
    group,
    choose,
    shown: found.filter((account) => isInGroup(account, group)),
    groups: GROUPS.map((value) => ({
      value,
      count: found.filter((account) => isInGroup(account, value)).length,
    })),
    showAll() {
      search("");
      choose("all");
    },
  };
}
