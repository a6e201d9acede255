import type { TeamCounts, TeamFigures } from "../../../domain/standings/team-season.ts";
import { STAT_LABELS } from "../../../parts/stats/stat-labels.ts";
import { Section } from "../../../ui/section.tsx";
import { DEFENSE } from "../defense.ts";
import { peopleMessages } from "../people-messages.ts";
import { TotalsTable } from "../totals-table.tsx";

const OFFENSE: readonly (keyof TeamCounts)[] = [
  "passTouchdowns",
  "rushTouchdowns",
  "receivingTouchdowns",
  "extraPoints",
];

/** The team's statistics of all its games; each touchdown once in the first line (D44). */
export function TeamTotals({ figures }: { figures: TeamFigures }) {
  const { team, player } = peopleMessages;
  const rows = (keys: readonly (keyof TeamCounts)[]) =>
    keys.map((key) => ({ label: STAT_LABELS[key], total: figures.counts[key] }));
  return (
    <Section title={team.totals}>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-5 bar:grid-cols-1">
        <TotalsTable
          title={player.offense}
          rows={[
            { label: team.touchdowns, total: figures.totalTouchdowns },
            ...rows(OFFENSE),
            { label: team.sacksAllowed, total: figures.sacksAllowed },
          ]}
        />
        <TotalsTable title={player.defense} rows={rows(DEFENSE)} />
      </div>
    </Section>
  );
}
