import { useState } from "react";
import type { InvitationAnswer } from "../../app/server-calls/accounts.ts";
import type { Account } from "../../domain/access/account.ts";
import { useAdminPage } from "../../parts/admin/admin-page.tsx";
import { AccountList } from "./account-list.tsx";
import { ManageDialog } from "./manage-dialog.tsx";
import { useAccountActions } from "./use-account-actions.ts";

/** Shows the list and the chosen person's dialog. */
export function UsersView({
  accounts,
  ownId,
  onCreate,
  onAnswer,
}: {
  accounts: readonly Account[];
  ownId: string | null;
  /** Unfolds the form on a phone; null if it shows. */
  onCreate: (() => void) | null;
  onAnswer: (answer: InvitationAnswer) => Promise<void>;
}) {
  const { reload } = useAdminPage();
  const [managedId, manage] = useState<string | null>(null);
  const act = useAccountActions(ownId, onAnswer, reload);
  const managed = accounts.find(({ userId }) => userId === managedId);
  return (
    <>
      <AccountList
        accounts={accounts}
        ownId={ownId}
        onCreate={onCreate}
        onManage={({ userId }) => manage(userId)}
      />
      {managed !== undefined && (
        <ManageDialog
          account={managed}
          ownId={ownId}
          onAct={(action) => {
            // Its question stands alone on the screen, and the focus returns to the row.
            manage(null);
            void act(managed, action);
          }}
          onClose={() => manage(null)}
        />
      )}
    </>
  );
}
