import type { PastRun, SyncedSeason } from "../../../domain/provider/run/sync-overview.ts";
import { Section } from "../../../ui/section.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { dailySyncMessages } from "../daily-sync-messages.ts";
import { HistoryRun } from "./history-run.tsx";

const { history: words } = dailySyncMessages;

/** Lists the last runs of all seasons, which unfold to their steps and errors. */
export function RunHistory({
  runs,
  seasons,
}: {
  runs: readonly PastRun[];
  seasons: readonly SyncedSeason[];
}) {
  if (runs.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
  const leagues = seasons.flatMap((season) => season.leagues);
  const leagueNames = new Map(leagues.map(({ id, name }) => [id, name]));
  return (
    <Section title={words.title} aside={words.count(runs.length)}>
      <ul aria-label={words.title} className="card mt-2 divide-y divide-line overflow-hidden">
        {runs.map((run) => (
          <HistoryRun key={run.id} run={run} leagueNames={leagueNames} />
        ))}
      </ul>
    </Section>
  );
}
