import { LeaderIcon, RANKS_WITH_ICON } from "../../parts/leaders/leader-icon.tsx";

/** Shows "#n", with an icon for the first three (A §2); a figure of 0 gets none. */
export function PlayerRank({ rank, value }: { rank: number; value: number }) {
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
