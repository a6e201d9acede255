import { showAlert } from "../../app/notices/notices.ts";
import { useSeasonTeams } from "../../app/queries/pages/season-teams.ts";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { RowsSkeleton } from "../../parts/page/rows-skeleton.tsx";
import { SyncButton } from "../../parts/page/sync-button.tsx";
import { withReason } from "../../parts/page/with-reason.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SeasonStandings } from "./season-standings.tsx";
import { standingsMessages } from "./standings-messages.ts";

export { readSeasonTeamsAhead } from "../../app/queries/pages/season-teams.ts";

/** Shows rank, record and points of the selected season's teams (P §2). */
export function StandingsPage() {
  const { query, reload } = useSeasonTeams();

  async function sync() {
    const failure = await reload();
    if (failure !== null) await showAlert(withReason(standingsMessages.syncFailed, failure.said));
  }
  return (
    <Page
      title={standingsMessages.title}
      lead={
        <>
          {standingsMessages.counts}
          <ReadAge age={query.status === "ready" ? query : null} />
        </>
      }
      action={<SyncButton isLoading={query.status === "loading"} onSync={sync} />}
      isTight
    >
      <PageStates
        query={query}
        loading={standingsMessages.loading}
        skeleton={<StandingsSkeleton />}
        failed={standingsMessages.failed}
        onRetry={() => void reload()}
      >
        {({ season, value }) => <SeasonStandings name={season?.name ?? ""} season={value} />}
      </PageStates>
    </Page>
  );
}

/** The placeholders stand where cards and rows will. */
function StandingsSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 w-3/5" />
      <div className="card grid grid-cols-3 max-wide:hidden">
        {["scored", "wins", "allowed"].map((card) => (
          <div key={card} className="grid gap-2 border-l p-3 first:border-l-0">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-10 w-1/2" />
          </div>
        ))}
      </div>
      <RowsSkeleton row="grid-cols-[32px_minmax(0,1fr)_48px] bar:h-11" />
    </div>
  );
}
