import { type ReactNode, useId } from "react";
import type { Account } from "../../domain/access/account.ts";
import {
  type AccountAction,
  accountActions,
  type OfferedAction,
} from "../../domain/access/account-actions.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { momentDayText } from "../../parts/page/day-text.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { ACTION_WORDS, HINDRANCE_WORDS, manageMessages as words } from "./action-messages.ts";
import { StatusBadges } from "./status-badges.tsx";

/** Shows one person's facts and everything an admin can do with the account. */
export function ManageDialog({
  account,
  ownId,
  onAct,
  onClose,
}: {
  account: Account;
  ownId: string | null;
  onAct: (action: AccountAction) => void;
  onClose: () => void;
}) {
  return (
    <Dialog onClose={onClose} title={account.fullName} description={account.email}>
      <dl className="grid gap-1.5 text-dense">
        <Fact name={words.status}>
          <StatusBadges account={account} />
        </Fact>
        {account.isRoleFromDomain && <Fact name={words.role}>{words.fromDomain}</Fact>}
        <Fact name={words.joined}>{momentDayText(account.createdAt)}</Fact>
        <Fact name={words.lastSignIn}>
          {account.lastSignInAt === null ? words.never : momentDayText(account.lastSignInAt)}
        </Fact>
      </dl>
      <ul className="mt-4 grid gap-4">
        {accountActions(account, ownId).map((offered) => (
          <ActionRow key={offered.action} offered={offered} onAct={onAct} />
        ))}
      </ul>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <dt className="min-w-24 text-text-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows a button and, below it, what it does or why it is disabled. */
function ActionRow({
  offered: { action, hindrance },
  onAct,
}: {
  offered: OfferedAction;
  onAct: (action: AccountAction) => void;
}) {
  const { isOffline } = useAdminPage();
  const explanationId = useId();
  const { label, explanation, isRisky = false } = ACTION_WORDS[action];
  return (
    <li className="grid gap-1">
      <Button
        block
        variant={isRisky ? "risk" : "plain"}
        disabled={isOffline || hindrance !== null}
        aria-describedby={explanationId}
        onClick={() => onAct(action)}
      >
        {label}
      </Button>
      <p id={explanationId} className="text-label text-text-2">
        {hindrance === null ? explanation : HINDRANCE_WORDS[hindrance]}
      </p>
    </li>
  );
}
