import { useProviderConfiguration } from "../../app/queries/server/use-provider-configuration.ts";
import { useSession } from "../../app/session/use-session.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { apiDebugMessages } from "./api-debug-messages.ts";
import { DebugView } from "./debug-view.tsx";

/** Tests the connection to the league provider in three steps (A §2). It needs the network. */
export function ApiDebugPage() {
  const { query, reload } = useProviderConfiguration();
  const isOffline = useSession().connection === "offline";
  return (
    <AdminPage words={apiDebugMessages} query={query} isOffline={isOffline} reload={reload}>
      {(configuration) => <DebugView configuration={configuration} />}
    </AdminPage>
  );
}
