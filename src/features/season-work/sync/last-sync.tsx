import type { RunReport } from "../../../domain/provider/run/run-report.ts";
import { runSeconds, type SyncRun } from "../../../domain/provider/run/sync-run.ts";
import type { ManagedLeague } from "../../../domain/season/work/season-work.ts";
import { momentText } from "../../../parts/page/moment-text.ts";
import { runMessages } from "../../../parts/provider/provider-messages.ts";
import { RunBadge, SyncResults } from "../../../parts/provider/sync-results.tsx";
import { Section } from "../../../ui/section.tsx";
import { seasonSyncMessages as words } from "./sync-messages.ts";

/** Shows the last run step by step and its duration. */
export function LastSync({
  run,
  report,
  leagues,
}: {
  run: SyncRun | null;
  report: RunReport | null;
  leagues: readonly ManagedLeague[];
}) {
  if (run === null) {
    return (
      <Section title={words.last}>
        <p className="text-dense text-text-2">{words.noLast}</p>
      </Section>
    );
  }
  const when = momentText(run.finishedAt ?? run.startedAt, Date.now());
  return (
    <Section
      title={
        <span className="flex flex-wrap items-center gap-2">
          {words.last}
          <RunBadge status={run.status} />
        </span>
      }
      aside={words.lastOf(when, runMessages.seconds(runSeconds(run, Date.now())))}
    >
      <SyncResults
        run={run}
        report={report}
        leagueNames={new Map(leagues.map(({ id, name }) => [id, name]))}
      />
    </Section>
  );
}
