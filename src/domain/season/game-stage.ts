import type { Game } from "../game/game.ts";
import { type GameStatus, gameStatus } from "../game/game-status.ts";
import type { PlainDate } from "../shared/plain-date.ts";

/** A cancelled or forfeited game is `called_off` (D46a); a postponed game is still to come. */
type GameStage = GameStatus | "called_off";

export function gameStage(game: StagedGame): GameStage {
  const status = gameStatus(game);
  return status === "scheduled" && isOff(game) ? "called_off" : status;
}

const DAY_MS = 86_400_000;

/** A game in progress has the next day, too, because it may run past midnight; later it was forgotten. */
export function isLiveNow(game: StagedGame & Pick<Game, "gameDate">, today: PlainDate): boolean {
  const isForgotten = Date.parse(today) - Date.parse(game.gameDate) > DAY_MS;
  return gameStatus(game) === "in_progress" && !isForgotten;
}

export type StagedGame = Pick<Game, "isCompleted" | "liveEntries" | "outcome">;

/** Only a finalize ends collecting; a provider's "completed" does not (D31a). */
export function isProvisional(game: Pick<Game, "isCompleted" | "phase" | "outcome">): boolean {
  return game.isCompleted && game.phase === "open" && !isOff(game);
}

/** A cancelled or postponed game is not played as planned; only the latter may have a new day. */
export function isOffSchedule({ outcome }: Pick<Game, "outcome">): boolean {
  return outcome === "cancelled" || outcome === "postponed";
}

/** A cancelled or forfeited game counts as called off even if plays are recorded in it (D46a). */
export function isOff({ outcome }: Pick<Game, "outcome">): boolean {
  return outcome === "cancelled" || outcome === "forfeit";
}
