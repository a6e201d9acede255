import type { RankedPlayer } from "../../domain/standings/player-lines.ts";
import { LeaderIcon, RANKS_WITH_ICON } from "../../parts/leaders/leader-icon.tsx";

/** Shows "#n", with an icon for the first three (A §2) unless the figure is 0; a dash before the first game. */
export function PlayerRank({ row: { rank, value, figures } }: { row: RankedPlayer }) {
  if (value === 0 && figures.gamesPlayed === 0) return <span className="numeral text-lead">–</span>;
  const hasIcon = value > 0 && rank <= RANKS_WITH_ICON;
  return (
    <span className="numeral inline-flex items-center gap-1 text-lead">
      #{rank}
      {hasIcon && (
        <LeaderIcon rank={rank} className={`size-5 ${rank === 1 ? "text-brand" : "text-text-2"}`} />
      )}
    </span>
  );
}
