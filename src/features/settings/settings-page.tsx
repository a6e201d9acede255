import { WifiOff } from "lucide-react";
import { paths } from "../../app/paths.ts";
import { useSettings } from "../../app/queries/use-settings.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AccessDenied } from "../../parts/admin/access-denied.tsx";
import { CardLoading } from "../../parts/admin/card-loading.tsx";
import { BackLink } from "../../parts/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Page } from "../../ui/page.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { LastChanges } from "./last-changes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { settingsMessages as words } from "./settings-messages.ts";

/** The switches of the installation and who changed them last. Online only. */
export function SettingsPage() {
  const { query, reload } = useSettings();
  const isOffline = useSession().connection === "offline";
  if (query.status === "error" && query.failure.code === "permission")
    return <AccessDenied text={words.deniedText} />;
  return (
    <Page
      title={words.title}
      above={<BackLink to={paths.admin()} label={words.back} />}
      lead={words.lead}
    >
      {query.status === "loading" && <CardLoading label={words.loading} />}
      {query.status === "offline" && (
        <EmptyState title={words.offlineTitle} text={words.offlineText} />
      )}
      {query.status === "error" && (
        <ErrorState title={words.failedTitle} text={query.failure.message}>
          <Button onClick={() => void reload()}>{words.tryAgain}</Button>
        </ErrorState>
      )}
      {query.status === "ready" && (
        <div className="grid gap-6">
          {isOffline && (
            <Note icon={WifiOff} role="status">
              {words.offlineNote}
            </Note>
          )}
          <SettingsForm settings={query.value.settings} isOffline={isOffline} reload={reload} />
          <LastChanges changes={query.value.changes} />
        </div>
      )}
    </Page>
  );
}
