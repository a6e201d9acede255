import type { Game } from "./game.ts";
import type { GameState } from "./game-state.ts";
import { computedScore, finalScore } from "./live-score.ts";

/** The part of the fold that a list needs: it can be stored as one small row per game. */
export type GameLogSummary = Pick<
  GameState,
  | "teams"
  | "revision"
  | "epoch"
  | "phase"
  | "transitionsKnown"
  | "everFinalized"
  | "liveEntryCount"
  | "points"
  | "override"
> & { readonly lines: { readonly size: number } };

/**
 * The server's row of a game under the fold of this device's log, so that a pull never undoes
 * what waits here (I17). A provider's completion and score stand until the log finalizes the
 * game (D31a). A log in which nothing happened changes nothing (I15), and one of which only the
 * device's own facts are known adds nothing but that stats exist.
 */
export function overlayGame(game: Game, state: GameLogSummary): Game {
  if (state.revision === 0) return game;
  const hasStats = state.liveEntryCount > 0 || state.lines.size > 0;
  if (!state.transitionsKnown) return { ...game, hasStats: game.hasStats || hasStats };
  const log = {
    epoch: state.epoch,
    phase: state.phase,
    everFinalized: state.everFinalized,
    hasStats,
  };
  const computed = computedScore(state);
  const scores = {
    computedVisitorScore: computed.visitor,
    computedHomeScore: computed.home,
  };
  const providerDecided =
    game.isCompleted && !game.manuallyFinalized && state.phase === "open" && !state.everFinalized;
  if (providerDecided && state.override === null) return { ...game, ...log, ...scores };
  const shown = finalScore(state);
  const isFinal = state.phase === "final";
  return {
    ...game,
    ...log,
    ...scores,
    visitorScore: shown.visitor,
    homeScore: shown.home,
    isCompleted: isFinal || providerDecided,
    manuallyFinalized: isFinal,
  };
}
