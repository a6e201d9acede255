import type { StatKey } from "../../../domain/game/stats.ts";
import type { PlayerFigures } from "../../../domain/standings/player-season.ts";
import { STAT_LABELS } from "../../../parts/stats/stat-labels.ts";
import { Section } from "../../../ui/section.tsx";
import { DEFENSE } from "../defense.ts";
import { peopleMessages } from "../people-messages.ts";
import { TotalsTable } from "../totals-table.tsx";

/** By side as the points are (D41). */
const OFFENSE: readonly StatKey[] = [
  "passTouchdowns",
  "rushTouchdowns",
  "receivingTouchdowns",
  "extraPoints",
  "receivingYards",
  "rushingYards",
];

/** All thirteen figures of the season, in total and per game. */
export function PlayerTotals({ figures }: { figures: PlayerFigures }) {
  const { player } = peopleMessages;
  const rows = (keys: readonly StatKey[]) =>
    keys.map((key) => ({ label: STAT_LABELS[key], total: figures.counts[key] }));
  return (
    <Section title={player.totals}>
      <div className="mt-2 grid gap-4 sm:grid-cols-2 sm:gap-5 bar:grid-cols-1">
        <TotalsTable title={player.offense} rows={rows(OFFENSE)} games={figures.gamesPlayed} />
        <TotalsTable title={player.defense} rows={rows(DEFENSE)} games={figures.gamesPlayed} />
      </div>
    </Section>
  );
}
