import { WifiOff } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths.ts";
import { useSettings } from "../../app/queries/use-settings.ts";
import { useSession } from "../../app/session/use-session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { LastChanges } from "./last-changes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { settingsMessages as words } from "./settings-messages.ts";

/** The switches of the installation and who changed them last. Online only. */
export function SettingsPage() {
  const { query, reload } = useSettings();
  const isOffline = useSession().connection === "offline";
  if (query.status === "error" && query.failure.code === "permission") return <SettingsDenied />;
  return (
    <Page
      title={words.title}
      lead={words.lead}
      aside={
        <Link to={paths.admin()} className={`${buttonClass()} justify-self-start`}>
          {words.back}
        </Link>
      }
    >
      {query.status === "loading" && <SettingsLoading />}
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

function SettingsDenied() {
  return (
    <Page title={words.deniedTitle}>
      <ErrorState title={words.deniedTitle} text={words.deniedText}>
        <Link to={paths.games()} className={buttonClass()}>
          {words.backToGames}
        </Link>
      </ErrorState>
    </Page>
  );
}

function SettingsLoading() {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-dense">
        {words.loading}
      </p>
      <div className="card grid gap-4 p-4">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
