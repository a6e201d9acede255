import type { Game } from "../game/game.ts";
import type { PlainDate } from "../shared/plain-date.ts";
import { gameStage } from "./game-stage.ts";

type Scheduled = Pick<Game, "gameDate" | "isCompleted" | "hasStats" | "outcome">;

/**
 * How many calendar weeks, Monday to Sunday, still have a game to be played, this week included
 * (D48). Dates count and not week numbers: leagues of one season begin in different weeks.
 */
export function weeksRemaining(games: readonly Scheduled[], today: PlainDate): number {
  const weeks = new Set<number>();
  for (const game of games) {
    const stage = gameStage(game);
    const isOpen = stage === "scheduled" || stage === "in_progress";
    if (isOpen && game.gameDate >= today) weeks.add(weekOf(game.gameDate));
  }
  return weeks.size;
}

const DAY_MS = 24 * 3_600_000;
/** 1 January 1970 was a Thursday. */
const DAYS_SINCE_MONDAY = 3;

/** The number of the date's week, counted from that of 1970-01-01. */
function weekOf(date: PlainDate): number {
  const day = Math.floor(Date.parse(`${date}T12:00:00Z`) / DAY_MS);
  return Math.floor((day + DAYS_SINCE_MONDAY) / 7);
}
