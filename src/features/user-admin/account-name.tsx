import type { Account } from "../../domain/access/account.ts";
import { userMessages } from "./user-messages.ts";

/** Shows the name, cut if it does not fit, and marks one's own. */
export function AccountName({ account, isOwn }: { account: Account; isOwn: boolean }) {
  return (
    <p className="flex min-w-0 items-baseline gap-1.5">
      <span className="truncate font-strong" title={account.fullName}>
        {account.fullName}
      </span>
      {isOwn && <span className="text-label text-text-2">({userMessages.list.you})</span>}
    </p>
  );
}
