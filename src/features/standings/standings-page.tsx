import { showAlert } from "../../app/notices/notices.ts";
import { useSeasonTeams } from "../../app/queries/pages/season-teams.ts";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { SyncButton } from "../../parts/page/sync-button.tsx";
import { Page } from "../../ui/page.tsx";
import { SeasonStandings } from "./season-standings.tsx";
import { standingsMessages } from "./standings-messages.ts";
import { StandingsSkeleton } from "./standings-skeleton.tsx";

/** Team Standings (P §2): rank, record and points of the selected season's teams. */
export function StandingsPage() {
  const { query, reload } = useSeasonTeams();
  const isReady = query.status === "ready";

  async function sync() {
    if ((await reload()) !== null) await showAlert(standingsMessages.syncFailed);
  }
  return (
    <Page
      title={standingsMessages.title}
      lead={
        isReady && (query.isOffline || query.problem !== null) ? (
          <ReadAge age={query} />
        ) : (
          standingsMessages.counts
        )
      }
      action={<SyncButton onSync={sync} />}
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
