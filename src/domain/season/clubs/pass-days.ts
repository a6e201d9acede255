import { byDayAndTime } from "../game-order.ts";
import type { ManagedGame } from "./managed-game.ts";
import { standingOf } from "./managed-game.ts";

interface PassDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly games: readonly ManagedGame[];
}

/** Returns days from `today` on with games that can still be collected, each sorted by time. */
export function passDays(games: readonly ManagedGame[], today: string): readonly PassDay[] {
  const days = new Map<string, ManagedGame[]>();
  for (const game of games) {
    const { gameDate, archivedAt } = game;
    const standing = standingOf(game);
    const isOpen = standing === "scheduled" || standing === "in_progress";
    if (gameDate === null || gameDate < today || archivedAt !== null || !isOpen) continue;
    days.set(gameDate, [...(days.get(gameDate) ?? []), game]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, ofDay]) => ({
      date,
      games: ofDay.sort(byDayAndTime),
    }));
}
