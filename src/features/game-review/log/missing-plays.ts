import type { GameView } from "../../../app/queries/game-view.ts";

/** Whether this device has none, not all, or all of a game's log that the server is known to have. */
export type PlaysOnDevice = "none" | "some" | "all";

/** In: the game's row, which tells how long the log is, and the fold of what is here. */
export function playsOnDevice({
  game,
  state,
}: {
  readonly game: Pick<GameView["game"], "headSeq">;
  readonly state: Pick<GameView["state"], "throughSeq" | "revision">;
}): PlaysOnDevice {
  if (game.headSeq <= state.throughSeq) return "all";
  // What was recorded here counts even before the rest has come.
  return state.throughSeq === 0 && state.revision === 0 ? "none" : "some";
}
