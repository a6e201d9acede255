import type { Game } from "../../../domain/game/game.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { gameMessages } from "../../../parts/games/game-messages.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { reviewMessages } from "../review-messages.ts";

/** Returns ["Sat, Nov 14, 2026", "10:30 AM", "Field 3", "Week 9"] without what is unknown. */
export function whenAndWhere(
  game: Pick<Game, "gameDate" | "gameTime" | "fieldLocation" | "weekNumber">,
): string[] {
  return [
    dayText(game.gameDate, "full"),
    twelveHourTime(game.gameTime) ?? reviewMessages.timeToCome,
    game.fieldLocation,
    game.weekNumber === null ? null : gameMessages.week(game.weekNumber),
  ].filter((part) => part !== null);
}
