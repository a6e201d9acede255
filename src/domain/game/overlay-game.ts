import type { Game } from "./game.ts";
import type { GameState } from "./game-state.ts";
import { computedScore, finalScore } from "./live-score.ts";

/** What this rule reads; the device stores it per game, so that lists need not fold. */
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
  | "keepsScore"
> & { readonly lines: { readonly size: number } };

/** Whether the row includes events that this device's log does not have yet. */
function rowIsAhead(game: Game, state: GameLogSummary): boolean {
  return game.headSeq > state.throughSeq;
}

/** Lays this log over the server's row (I17); a provider's score stands until a finalize (D31a). */
export function overlayGame(game: Game, state: GameLogSummary): Game {
  if (state.revision === 0) return game;
  const isFinal = state.phase === "final";
  const hasStats = state.liveEntryCount > 0 || state.lines.size > 0;
  if (rowIsAhead(game, state) && !isFinal) {
    const liveEntries = Math.max(game.liveEntries, state.liveEntryCount);
    return { ...game, liveEntries, hasStats: game.hasStats || hasStats };
  }

  const computed = computedScore(state);
  const overlaid = {
    ...game,
    epoch: state.epoch,
    phase: state.phase,
    everFinalized: state.everFinalized,
    liveEntries: state.liveEntryCount,
    hasStats,
    computedVisitorScore: computed.visitor,
    computedHomeScore: computed.home,
  };
  const providerDecided = game.isCompleted && !isFinal && !state.everFinalized;
  // A summary that an older version of the app wrote does not say it.
  const scoreStands = providerDecided || state.keepsScore === false;
  if (scoreStands && state.override === null) return overlaid;
  const shown = finalScore(state);
  return {
    ...overlaid,
    visitorScore: shown.visitor,
    homeScore: shown.home,
    isCompleted: isFinal || providerDecided,
    manuallyFinalized: isFinal,
  };
}
