import { fail, ok } from "../../shared/result.ts";
import type { SeenState } from "../events.ts";
import type { GameState } from "../game-state.ts";
import { computedScore } from "../live-score.ts";
import type { Decision } from "./decision.ts";

/** The word that a reset of recorded work needs, in capitals (P §4, D35). */
export const RESET_WORD = "RESET";

/** What this device saw, for the server's compare-and-set (I20). */
export function seenState(state: GameState): SeenState {
  const seen = { seenEpoch: state.epoch, seenState: state.phase };
  return state.transitionsKnown ? { ...seen, seenTransition: state.lastTransition } : seen;
}

/** Works offline; of two devices the first wins (D31). */
export function decideFinalize(state: GameState, note?: string): Decision<"already_final"> {
  if (state.phase === "final") return fail({ code: "already_final" });
  const payload = { ...seenState(state), computed: computedScore(state) };
  return ok([{ type: "game.finalized.v1", payload: note ? { ...payload, note } : payload }]);
}

/** Re-open for Stat Collection; works offline. */
export function decideReopen(state: GameState): Decision<"not_final"> {
  if (state.phase !== "final") return fail({ code: "not_final" });
  return ok([{ type: "game.reopened.v1", payload: seenState(state) }]);
}

/** A reset of a game with stats, imports or a finalize needs the word (D32, D35). */
export function resetNeedsWord(state: GameState): boolean {
  return state.everFinalized || state.liveEntryCount > 0 || state.lines.size > 0;
}

/** In: what was typed, null where nothing was asked. Starts a new epoch; online only (D31). */
export function decideReset(state: GameState, word: string | null): Decision<"wrong_word"> {
  if (resetNeedsWord(state) && word !== RESET_WORD) return fail({ code: "wrong_word" });
  const payload = seenState(state);
  return ok([{ type: "game.reset.v1", payload: word === null ? payload : { ...payload, word } }]);
}
