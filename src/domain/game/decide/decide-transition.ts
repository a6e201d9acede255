import { fail, ok } from "../../shared/result.ts";
import type { SeenState } from "../events.ts";
import type { GameState } from "../game-state.ts";
import { computedScore } from "../live-score.ts";
import type { Decision } from "./decision.ts";

/** The word to type before a reset of recorded work (P §4, D35). */
export const RESET_WORD = "RESET";

/** The state this device saw, for the server's compare-and-set (I20). */
export function seenState(state: GameState): SeenState {
  const seen = { seenEpoch: state.epoch, seenState: state.phase };
  return state.transitionsKnown ? { ...seen, seenTransition: state.lastTransition } : seen;
}

/** Works offline; when two devices finalize, the first wins (D31). */
export function decideFinalize(state: GameState): Decision<"already_final"> {
  if (state.phase === "final") return fail({ code: "already_final" });
  const payload = { ...seenState(state), computed: computedScore(state) };
  return ok([{ type: "game.finalized.v1", payload }]);
}

export function decideReopen(state: GameState): Decision<"not_final"> {
  if (state.phase !== "final") return fail({ code: "not_final" });
  return ok([{ type: "game.reopened.v1", payload: seenState(state) }]);
}

/** Whether a reset asks for the word: the game has stats, imports or a finalize (D32, D35). */
export function resetNeedsWord(state: GameState): boolean {
  return state.everFinalized || state.liveEntryCount > 0 || state.lines.size > 0;
}

/** Resets to a new epoch, online only (D31); `word` is null when none was asked for. */
export function decideReset(state: GameState, word: string | null): Decision<"wrong_word"> {
  if (resetNeedsWord(state) && word !== RESET_WORD) return fail({ code: "wrong_word" });
  const payload = seenState(state);
  return ok([{ type: "game.reset.v1", payload: word === null ? payload : { ...payload, word } }]);
}
