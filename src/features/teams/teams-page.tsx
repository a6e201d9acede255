import { showAlert } from "../../app/notices/notices.ts";
import type { SeasonRosters } from "../../app/queries/pages/season-rosters.ts";
import { useSeasonRosters } from "../../app/queries/pages/season-rosters.ts";
import { PageStates } from "../../parts/page/page-states.tsx";
import { ReadAge } from "../../parts/page/read-age.tsx";
import { SyncButton } from "../../parts/page/sync-button.tsx";
import { Page } from "../../ui/page.tsx";
import { TeamCards } from "./team-cards.tsx";
import { teamMessages } from "./team-messages.ts";
import { TeamsSkeleton } from "./teams-skeleton.tsx";

/** Team Management (P §2): the season's teams with their people; public to read (D10, D13). */
export function TeamsPage() {
  const { query, reload } = useSeasonRosters();
  const isReady = query.status === "ready";

  async function sync() {
    if ((await reload()) !== null) await showAlert(teamMessages.syncFailed);
  }
  return (
    <Page
      title={teamMessages.title}
      lead={
        isReady &&
        (query.isOffline || query.problem !== null ? (
          <ReadAge age={query} />
        ) : (
          countsOf(query.value)
        ))
      }
      action={<SyncButton onSync={sync} />}
    >
      <PageStates
        query={query}
        loading={teamMessages.loading}
        skeleton={<TeamsSkeleton />}
        failed={teamMessages.failed}
        onRetry={() => void reload()}
      >
        {({ season, value }) => (
          <TeamCards key={season?.id ?? ""} season={value} onChanged={() => void reload()} />
        )}
      </PageStates>
    </Page>
  );
}

function countsOf({ cards }: SeasonRosters): string {
  const players = cards.reduce(
    (sum, { active, injured }) => sum + active.length + injured.length,
    0,
  );
  return teamMessages.counts(cards.length, players);
}
