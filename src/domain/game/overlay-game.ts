import type { Game } from "./game.ts";
import type { GameState } from "./game-state.ts";
import { computedScore, finalScore } from "./live-score.ts";

/**
 * The part of the fold that this rule reads. The device stores it as one small row per game
 * (src/local), so that a list lays it over the schedule without folding.
 */
export type GameLogSummary = Pick<
  GameState,
  | "teams"
  | "revision"
  | "throughSeq"
  | "epoch"
  | "phase"
  | "everFinalized"
  | "liveEntryCount"
  | "points"
  | "override"
> & { readonly lines: { readonly size: number } };

/** Whether the row tells of events that this device's log has not seen yet. */
function rowIsAhead(game: Game, state: GameLogSummary): boolean {
  return game.headSeq > state.throughSeq;
}

/**
 * The server's row of a game under the fold of this device's log, so that a pull of reference
 * data never undoes what waits here, a waiting finalize above all (I17). A log in which nothing
 * happened changes nothing (I15); one that is behind the row only adds that stats exist. A
 * provider's completion and score stand until the log finalizes the game (D31a).
 */
export function overlayGame(game: Game, state: GameLogSummary): Game {
  if (state.revision === 0) return game;
  const isFinal = state.phase === "final";
  const hasStats = state.liveEntryCount > 0 || state.lines.size > 0;
  if (rowIsAhead(game, state) && !isFinal) return { ...game, hasStats: game.hasStats || hasStats };

  const computed = computedScore(state);
  const overlaid = {
    ...game,
    epoch: state.epoch,
    phase: state.phase,
    everFinalized: state.everFinalized,
    hasStats,
    computedVisitorScore: computed.visitor,
    computedHomeScore: computed.home,
  };
  const providerDecided = game.isCompleted && !isFinal && !state.everFinalized;
  if (providerDecided && state.override === null) return overlaid;
  const shown = finalScore(state);
  return {
    ...overlaid,
    visitorScore: shown.visitor,
    homeScore: shown.home,
    isCompleted: isFinal || providerDecided,
    manuallyFinalized: isFinal,
  };
}
