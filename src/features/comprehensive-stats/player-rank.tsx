import { Award, type LucideIcon, Medal, Trophy } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

const PLACES: readonly LucideIcon[] = [Trophy, Medal, Award];

/** "#n", with an icon for the first three (A §2); nobody is honoured for a figure of 0. */
export function PlayerRank({ rank, value }: { rank: number; value: number }) {
  const place = value > 0 ? PLACES[rank - 1] : undefined;
  return (
    <span className="numeral inline-flex items-center gap-1.5 text-[18px]/[24px]">
      #{rank}
      {place !== undefined && (
        <Icon as={place} size="sm" className={rank === 1 ? "text-brand" : "text-text-2"} />
      )}
    </span>
  );
}
