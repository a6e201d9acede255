import { useState } from "react";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { useAccounts } from "../../app/queries/server/use-accounts.ts";
import type { InvitationAnswer } from "../../app/server-calls/accounts.ts";
import { useSignedInUser } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { CreateAdminForm } from "./create-admin-form.tsx";
import { invitationWords } from "./invitation-words.ts";
import { PasswordDialog, type TemporaryPassword } from "./password-dialog.tsx";
import { userMessages } from "./user-messages.ts";
import { UsersView } from "./users-view.tsx";

/** Creates admins, lists everybody, and changes rights (A §2). It needs the network. */
export function UsersPage() {
  const read = useAccounts();
  const [unfolds, setUnfolds] = useState(false);
  const [password, setPassword] = useState<TemporaryPassword | null>(null);
  const { status } = read.query;
  const ownId = useSignedInUser()?.userId ?? null;

  async function answered(answer: InvitationAnswer): Promise<void> {
    if (answer.kind === "done" && answer.tempPassword !== null) {
      setPassword({ email: answer.email, password: answer.tempPassword });
    } else {
      const { kind, text } = invitationWords(answer);
      if (kind === "notice") notify(text);
      else await showAlert(text);
    }
    await read.reload();
  }

  return (
    <>
      <AdminPage
        words={{
          ...userMessages,
          lead: <span className="max-wide:sr-only">{userMessages.lead}</span>,
        }}
        {...read}
        before={
          <CreateAdminForm
            unfolds={unfolds}
            isFolded={!unfolds && (status === "ready" || status === "loading")}
            onAnswer={answered}
          />
        }
      >
        {(accounts) => (
          <UsersView
            accounts={accounts}
            ownId={ownId}
            onCreate={unfolds ? null : () => setUnfolds(true)}
            onAnswer={answered}
          />
        )}
      </AdminPage>
      {password !== null && <PasswordDialog {...password} onClose={() => setPassword(null)} />}
    </>
  );
}
