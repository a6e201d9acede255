import type { KnownRow } from "./fold/fold.ts";
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
  // An older version of the app wrote the summary without this field.
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

/** A tap is filed under these while the log is not on the device. */
export const PLACE_IN_LOG = [
  "epoch",
  "phase",
  "everFinalized",
] as const satisfies readonly (keyof KnownRow)[];

/** Completes a damaged row with what the game's log on this device knows (S20). */
export function completedByLog(game: Game, log: GameLogSummary | null): Game {
  const { unreadable } = game;
  if (unreadable === undefined || log === null) return game;
  const { epoch, phase, everFinalized, teams } = log;
  const known = { ...teams, epoch, phase, everFinalized };
  return { ...game, ...known, unreadable: unreadable.filter((name) => !(name in known)) };
}

/** True if the teams and the position of the log are known; else only the server can tell. */
export function canBeOpened({ unreadable = [] }: Pick<Game, "unreadable">): boolean {
  const needed: readonly string[] = ["visitorTeamId", "homeTeamId", ...PLACE_IN_LOG];
  return !needed.some((name) => unreadable.includes(name));
}
