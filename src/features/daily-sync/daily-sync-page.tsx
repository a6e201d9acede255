import { CircleAlert } from "lucide-react";
import { useProviderState } from "../../app/queries/server/use-provider-state.ts";
import { useSyncOverview } from "../../app/queries/sync/use-sync-overview.ts";
import { AdminPage } from "../../parts/admin/admin-page.tsx";
import { NoProviderNote, SimulatedMark } from "../../parts/provider/provider-marks.tsx";
import { Note } from "../../ui/note.tsx";
import { dailySyncMessages as words } from "./daily-sync-messages.ts";
import { HealthSection } from "./health-section.tsx";
import { RunHistory } from "./history/run-history.tsx";
import { SyncedSeasonList } from "./seasons/synced-season-list.tsx";
import { StatusCards } from "./status-cards.tsx";

/** Shows whether, when and how well seasons are synced (A §2). It needs the network. */
export function DailySyncPage() {
  const { failure, ...read } = useSyncOverview();
  const provider = useProviderState().query;
  const state = provider.status === "ready" ? provider.value : null;
  return (
    <AdminPage
      words={words}
      {...read}
      query={provider.status === "loading" ? provider : read.query}
    >
      {(overview) => (
        <>
          {state?.isSimulated && <SimulatedMark label={state.label} />}
          {state !== null && !state.isChosen && <NoProviderNote label={state.label} />}
          {provider.status === "error" && (
            <Note icon={CircleAlert} tone="bad" role="alert">
              {words.stateFailed(provider.failure.message)}
            </Note>
          )}
          {failure !== null && (
            <Note icon={CircleAlert} tone="warn" role="status">
              {words.staleNote(failure.message)}
            </Note>
          )}
          <StatusCards overview={overview} provider={state} />
          <SyncedSeasonList
            overview={overview}
            canSync={state?.isChosen === true && !read.isOffline}
          />
          <HealthSection health={overview.health} />
          <RunHistory runs={overview.runs} seasons={overview.seasons} />
        </>
      )}
    </AdminPage>
  );
}
