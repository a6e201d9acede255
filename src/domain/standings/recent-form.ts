import type { PlayerGame } from "./game-log.ts";
import { averagePoints } from "./player-season.ts";

export interface RecentForm {
  /** How many of the latest games. */
  readonly games: number;
  readonly average: number;
  /** Over the average of all games; negative: below. */
  readonly difference: number;
}

/** Games of which the form is the average, the larger window first. */
const WINDOWS = [5, 3];

/** `games` are the earliest first; null: there are too few to tell form from average. */
export function recentForm(games: readonly PlayerGame[]): RecentForm | null {
  const window = WINDOWS.find((size) => games.length > size);
  if (window === undefined) return null;
  const average = averageOf(games.slice(-window));
  return { games: window, average, difference: average - averageOf(games) };
}

function averageOf(games: readonly PlayerGame[]): number {
  return averagePoints(
    games.reduce((sum, { points }) => sum + points.total, 0),
    games.length,
  );
}
