import { resultOf } from "../../../domain/game/winner.ts";
import { gamePlace } from "../../../domain/season/game-days.ts";
import { byDayAndTime } from "../../../domain/season/game-order.ts";
import { isOff } from "../../../domain/season/game-stage.ts";
import type { PlainDate } from "../../../domain/shared/plain-date.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";

/** Each game of a team once, earliest first. */
export interface TeamSchedule {
  /** Coming and running games. A cancelled one stays until its day is over, so that nobody goes there. */
  readonly upcoming: readonly TeamGame[];
  /** Games that were not completed on their day: missed, or postponed without a new day. */
  readonly missed: readonly TeamGame[];
  /** Completed, decided by forfeit, or called off. */
  readonly results: readonly TeamGame[];
}

/** Sorts the games into the same places as the dashboard. */
export function teamSchedule(games: readonly TeamGame[], today: PlainDate): TeamSchedule {
  const sorted = games.toSorted((a, b) => byDayAndTime(a.game, b.game));
  const isOver = ({ game }: TeamGame) =>
    game.isCompleted || resultOf(game).kind !== "none" || (isOff(game) && game.gameDate < today);
  const isMissed = ({ game }: TeamGame) => gamePlace(game, today) === "earlier";
  const open = sorted.filter((line) => !isOver(line));
  return {
    upcoming: open.filter((line) => !isMissed(line)),
    missed: open.filter(isMissed),
    results: sorted.filter(isOver),
  };
}
