import { showAlert } from "../../../app/notices/notices.ts";
import { type SeasonRosters, useSeasonRosters } from "../../../app/queries/pages/season-rosters.ts";
import { PageStates } from "../../../parts/page/page-states.tsx";
import { ReadAge } from "../../../parts/page/read-age.tsx";
import { SyncButton } from "../../../parts/page/sync-button.tsx";
import { withReason } from "../../../parts/page/with-reason.ts";
import { Page } from "../../../ui/page.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TeamCards } from "./team-cards.tsx";
import { teamMessages } from "./team-messages.ts";

export { readSeasonRostersAhead } from "../../../app/queries/pages/season-rosters.ts";

/** Shows the season's teams with their people (P §2), to visitors too (D10, D13). */
export function TeamsPage() {
  const { query, reload } = useSeasonRosters();
  const isReady = query.status === "ready";

  async function sync() {
    const failure = await reload();
    if (failure !== null) await showAlert(withReason(teamMessages.syncFailed, failure.said));
  }
  return (
    <Page
      title={teamMessages.title}
      lead={
        <>
          <span className="block min-h-5">{isReady && countsOf(query.value)}</span>
          <ReadAge age={isReady ? query : null} />
        </>
      }
      action={<SyncButton isLoading={query.status === "loading"} onSync={sync} />}
      isTight
    >
      <PageStates
        query={query}
        loading={teamMessages.loading}
        skeleton={<TeamsSkeleton />}
        failed={teamMessages.failed}
        onRetry={() => void reload()}
      >
        {({ season, value }) => (
          <TeamCards
            key={season?.id ?? ""}
            seasonId={season?.id ?? ""}
            season={value}
            onChanged={() => void reload()}
          />
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

/** Placeholders for two team cards. */
function TeamsSkeleton() {
  return (
    <div className="grid gap-4 laptop:grid-cols-2">
      {["first", "second"].map((card) => (
        <div key={card} className="card grid gap-3 p-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
