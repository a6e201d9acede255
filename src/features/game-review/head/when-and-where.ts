import type { Game } from "../../../domain/game/game.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { noonOf } from "../../../domain/shared/plain-date.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { reviewMessages } from "../review-messages.ts";

const dateFormat = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** ["Sat, Nov 14, 2026", "10:30 AM", "Field 3", "Week 9"]; what is not known is left out. */
export function whenAndWhere(
  game: Pick<Game, "gameDate" | "gameTime" | "fieldLocation" | "weekNumber">,
): string[] {
  const day = noonOf(game.gameDate);
  return [
    day === null ? game.gameDate : dateFormat.format(day),
    twelveHourTime(game.gameTime) ?? reviewMessages.timeToCome,
    game.fieldLocation,
    game.weekNumber === null ? null : gameMessages.week(game.weekNumber),
  ].filter((part) => part !== null);
}
