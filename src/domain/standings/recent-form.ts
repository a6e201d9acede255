import type { PlayerGame } from "./game-log.ts";
import { averagePoints } from "./player-season.ts";

interface RecentForm {
  /** Number of latest games. */
  readonly games: number;
  readonly average: number;
  /** The difference to the average of all games; negative is below it. */
  readonly difference: number;
}

/** Window sizes in games, the larger first. */
const WINDOWS = [5, 3];

/** Takes the earliest game first; null if there are too few games to tell form from average. */
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
