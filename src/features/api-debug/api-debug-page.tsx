import { useProviderConfiguration } from "../../app/queries/server/use-provider-configuration.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { apiDebugMessages } from "./api-debug-messages.ts";
import { DebugView } from "./debug-view.tsx";

/** Tests the connection to the league provider in three steps (A §2). It needs the network. */
export function ApiDebugPage() {
  return (
    <AdminPage words={apiDebugMessages} {...useProviderConfiguration()}>
      {(configuration) => <DebugView configuration={configuration} />}
    </AdminPage>
  );
}
