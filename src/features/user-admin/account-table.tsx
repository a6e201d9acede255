import type { Account } from "../../domain/access/account.ts";
import { EmailText } from "../../parts/names/email-text.tsx";
import { momentDayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { AccountName } from "./account-name.tsx";
import { StatusBadges } from "./status-badges.tsx";
import { userMessages } from "./user-messages.ts";

const { list: words } = userMessages;

export interface AccountRowsProps {
  readonly accounts: readonly Account[];
  readonly ownId: string | null;
  readonly onManage: (account: Account) => void;
}

/** Shows Email, Name, Status and Joined from 800 px on (A §2). */
export function AccountTable({ accounts, ownId, onManage }: AccountRowsProps) {
  return (
    <Table label={words.title} head={words.columns} actions={words.actionsColumn}>
      {accounts.map((account) => (
        <Row key={account.userId}>
          <Cell heads className="max-w-80">
            <EmailText email={account.email} />
          </Cell>
          <Cell className="max-w-64">
            <AccountName account={account} isOwn={account.userId === ownId} />
          </Cell>
          <Cell>
            <StatusBadges account={account} />
          </Cell>
          <Cell className="whitespace-nowrap">{momentDayText(account.createdAt)}</Cell>
          <Cell className="w-px text-right">
            <Button
              aria-label={words.manageWhom(account.fullName)}
              onClick={() => onManage(account)}
            >
              {words.manage}
            </Button>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
