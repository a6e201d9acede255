import { useState } from "react";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { useAccounts } from "../../app/queries/server/use-accounts.ts";
import type { InvitationAnswer } from "../../app/server-calls/accounts.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { CreateAdminForm } from "./create-admin-form.tsx";
import { invitationWords } from "./invitation-words.ts";
import { PasswordDialog, type TemporaryPassword } from "./password-dialog.tsx";
import { userMessages } from "./user-messages.ts";
import { UsersView } from "./users-view.tsx";

/** Creates admins, lists everybody, and changes rights (A §2). It needs the network. */
export function UsersPage() {
  const { query, reload } = useAccounts();
  const session = useSession();
  const [password, setPassword] = useState<TemporaryPassword | null>(null);
  const ownId = session.status === "signed-in" ? session.user.userId : null;
  const isOffline = session.connection === "offline";

  async function answered(answer: InvitationAnswer): Promise<void> {
    if (answer.kind === "done" && answer.tempPassword !== null) {
      setPassword({ email: answer.email, password: answer.tempPassword });
    } else {
      const { kind, text } = invitationWords(answer);
      if (kind === "notice") notify(text);
      else await showAlert(text);
    }
    await reload();
  }

  return (
    <>
      <AdminPage
        words={userMessages}
        query={query}
        isOffline={isOffline}
        reload={reload}
        before={<CreateAdminForm isOffline={isOffline} onAnswer={answered} />}
      >
        {(accounts) => (
          <UsersView
            accounts={accounts}
            ownId={ownId}
            isOffline={isOffline}
            onAnswer={answered}
            reload={reload}
          />
        )}
      </AdminPage>
      {password !== null && <PasswordDialog {...password} onClose={() => setPassword(null)} />}
    </>
  );
}
