import { STAT_KEYS, STATS } from "../../../domain/game/stat-catalogue.ts";
import type { PlayerFigures } from "../../../domain/standings/player-season.ts";
import { Section } from "../../../ui/section.tsx";
import { peopleMessages } from "../people-messages.ts";
import { TotalsTable } from "../totals-table.tsx";

/** All figures of the season by side (D41), in total and per game. */
export function PlayerTotals({ figures }: { figures: PlayerFigures }) {
  const { player } = peopleMessages;
  const rows = (side: "offense" | "defense") =>
    STAT_KEYS.filter((key) => STATS[key].side === side).map((key) => ({
      label: STATS[key].label,
      total: figures.counts[key],
    }));
  return (
    <Section title={player.totals}>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-5 bar:grid-cols-1">
        <TotalsTable title={player.offense} rows={rows("offense")} games={figures.gamesPlayed} />
        <TotalsTable title={player.defense} rows={rows("defense")} games={figures.gamesPlayed} />
      </div>
    </Section>
  );
}
