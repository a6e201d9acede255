import { resultOf } from "../../../domain/game/winner.ts";
import { gamePlace } from "../../../domain/season/game-days.ts";
import { byDayAndTime } from "../../../domain/season/game-order.ts";
import { isOff } from "../../../domain/season/game-stage.ts";
import type { PlainDate } from "../../../domain/shared/plain-date.ts";
import type { TeamGame } from "../../../domain/standings/game-log.ts";

/** Sorts each game of a team into one list, with the earliest first. */
interface TeamSchedule {
  /** Coming and running games. A cancelled one stays until its day is over, to warn people. */
  readonly upcoming: readonly TeamGame[];
  /** Games not completed on their day: missed, or postponed without a new day. */
  readonly missed: readonly TeamGame[];
  /** Games that are completed, decided by forfeit, or called off. */
  readonly results: readonly TeamGame[];
}

/** Sorts the games into the dashboard's places. */
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
