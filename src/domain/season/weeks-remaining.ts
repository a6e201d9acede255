import { startOfISOWeek } from "date-fns/startOfISOWeek";
import type { Game } from "../game/game.ts";
import { localPlainDate, noonOf, type PlainDate } from "../shared/plain-date.ts";
import { gameStage } from "./game-stage.ts";

type Scheduled = Pick<Game, "gameDate" | "isCompleted" | "liveEntries" | "outcome">;

/** Counts weeks from Monday to Sunday with a game still to be played, including this week (D48). */
export function weeksRemaining(games: readonly Scheduled[], today: PlainDate): number {
  const weeks = new Set<PlainDate>();
  for (const game of games) {
    const stage = gameStage(game);
    const isOpen = stage === "scheduled" || stage === "in_progress";
    if (isOpen && game.gameDate >= today) weeks.add(weekOf(game.gameDate));
  }
  return weeks.size;
}

function weekOf(date: PlainDate): PlainDate {
  const noon = noonOf(date);
  return noon === null ? date : localPlainDate(startOfISOWeek(noon));
}
