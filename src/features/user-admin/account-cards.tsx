import { momentDayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { AccountName } from "./account-name.tsx";
import type { AccountRowsProps } from "./account-table.tsx";
import { StatusBadges } from "./status-badges.tsx";
import { userMessages } from "./user-messages.ts";

const { list: words } = userMessages;

/** Under 800 px: the same facts as the table, a card a person. */
export function AccountCards({ accounts, ownId, onManage }: AccountRowsProps) {
  return (
    <ul aria-label={words.title} className="card divide-y divide-line">
      {accounts.map((account) => (
        <li
          key={account.userId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-3 py-3"
        >
          <div className="min-w-0">
            <AccountName account={account} isOwn={account.userId === ownId} />
            <p className="truncate text-dense text-text-2" title={account.email}>
              {account.email}
            </p>
          </div>
          <Button aria-label={words.manageWhom(account.fullName)} onClick={() => onManage(account)}>
            {words.manage}
          </Button>
          <div className="col-span-2 flex flex-wrap items-center justify-between gap-2">
            <StatusBadges account={account} />
            <span className="text-label text-text-2">
              {words.joined(momentDayText(account.createdAt))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
