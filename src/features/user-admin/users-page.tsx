import { useState } from "react";
import { notify, showAlert } from "../../app/notices/notices.ts";
import { paths } from "../../app/paths.ts";
import { useAccounts } from "../../app/queries/server/use-accounts.ts";
import type { InvitationAnswer } from "../../app/server-calls/accounts.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AccessDenied } from "../../parts/admin/access-denied.tsx";
import { CardLoading } from "../../parts/admin/card-loading.tsx";
import { BackLink } from "../../parts/page/back-link.tsx";
import { Page } from "../../ui/page.tsx";
import { CreateAdminForm } from "./create-admin-form.tsx";
import { invitationWords } from "./invitation-words.ts";
import { PasswordDialog, type TemporaryPassword } from "./password-dialog.tsx";
import { userMessages } from "./user-messages.ts";
import { UsersFailed, UsersOffline } from "./users-states.tsx";
import { UsersView } from "./users-view.tsx";

/** User Management (A §2): create admins, see everybody, change rights. Online only. */
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

  if (query.status === "error" && query.failure.code === "permission")
    return <AccessDenied text={userMessages.deniedText} />;
  return (
    <Page
      title={userMessages.title}
      above={<BackLink to={paths.admin()} label={userMessages.back} />}
      lead={userMessages.lead}
    >
      <div className="grid gap-6">
        <CreateAdminForm isOffline={isOffline} onAnswer={answered} />
        {query.status === "loading" && <CardLoading label={userMessages.loading} />}
        {query.status === "offline" && <UsersOffline />}
        {query.status === "error" && (
          <UsersFailed reason={query.failure.message} onRetry={reload} />
        )}
        {query.status === "ready" && (
          <UsersView
            accounts={query.value}
            ownId={ownId}
            isOffline={isOffline}
            onAnswer={answered}
            reload={reload}
          />
        )}
      </div>
      {password !== null && <PasswordDialog {...password} onClose={() => setPassword(null)} />}
    </Page>
  );
}
