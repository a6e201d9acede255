import { STATS, TEAM_STAT_KEYS } from "../../../domain/game/stat-catalogue.ts";
import type { TeamFigures } from "../../../domain/standings/team-season.ts";
import { Section } from "../../../ui/section.tsx";
import { peopleMessages } from "../people-messages.ts";
import { TotalsTable } from "../totals-table.tsx";

/** The team's statistics of all its games; each touchdown once in the first line (D44). */
export function TeamTotals({ figures }: { figures: TeamFigures }) {
  const { team, player } = peopleMessages;
  const rows = (side: "offense" | "defense") =>
    TEAM_STAT_KEYS.filter((key) => STATS[key].side === side).map((key) => ({
      label: STATS[key].label,
      total: figures.counts[key],
    }));
  return (
    <Section title={team.totals}>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-5 bar:grid-cols-1">
        <TotalsTable
          title={player.offense}
          rows={[
            { label: team.touchdowns, total: figures.totalTouchdowns },
            ...rows("offense"),
            { label: team.sacksAllowed, total: figures.sacksAllowed },
          ]}
        />
        <TotalsTable title={player.defense} rows={rows("defense")} />
      </div>
    </Section>
  );
}
