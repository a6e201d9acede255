import type { Game } from "../../../domain/game/game.ts";
import { twelveHourTime } from "../../../domain/shared/clock-time.ts";
import { dayText } from "../../../parts/page/day-text.ts";
import { gateMessages } from "./gate-messages.ts";

/** Returns "Week 10 · Sat, Nov 21 · 3:30 PM · Field 3" without what is unknown. */
export function gameLine(
  game: Pick<Game, "weekNumber" | "gameDate" | "gameTime" | "fieldLocation">,
): string {
  return [
    game.weekNumber === null ? null : gateMessages.week(game.weekNumber),
    dayText(game.gameDate, "weekday"),
    twelveHourTime(game.gameTime),
    game.fieldLocation,
  ]
    .filter(Boolean)
    .join(" · ");
}
