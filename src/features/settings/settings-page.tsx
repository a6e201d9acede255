import { useSettings } from "../../app/queries/server/use-settings.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { LastChanges } from "./last-changes.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { settingsMessages } from "./settings-messages.ts";

/** The switches of the installation and who changed them last. Online only. */
export function SettingsPage() {
  const { query, reload } = useSettings();
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage words={settingsMessages} query={query} isOffline={isOffline} onRetry={reload}>
      {({ settings, changes }) => (
        <>
          <SettingsForm settings={settings} isOffline={isOffline} reload={reload} />
          <LastChanges changes={changes} />
        </>
      )}
    </AdminPage>
  );
}
