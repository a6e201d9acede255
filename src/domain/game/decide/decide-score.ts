import { fail, ok } from "../../shared/result.ts";
import type { Score } from "../events.ts";
import type { GameState } from "../game-state.ts";
import { computedScore } from "../live-score.ts";
import { decideFinalize } from "./decide-transition.ts";
import type { Decision } from "./decision.ts";

function isScore(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function equal(a: Score | null, b: Score): boolean {
  return a !== null && a.visitor === b.visitor && a.home === b.home;
}

/** Clears the override when the log has this score (D37, D46a); without entries it always sets. */
export function decideOverride(state: GameState, score: Score): Decision<"invalid_score"> {
  if (!isScore(score.visitor) || !isScore(score.home)) return fail({ code: "invalid_score" });
  if (equal(state.override, score)) return ok([]);
  if (state.entries.size > 0 && equal(computedScore(state), score)) return clearOverride(state);
  const { visitor, home } = score;
  return ok([{ type: "score.overridden.v1", payload: { visitor, home } }]);
}

/** Also ends a game without a live entry, which nothing else would end (D46a). */
export function decideFinalScore(state: GameState, score: Score): Decision<"invalid_score"> {
  const scored = decideOverride(state, score);
  if (!scored.ok || !endsWithScore(state)) return scored;
  const finalized = decideFinalize(state);
  return finalized.ok ? ok([...scored.value, ...finalized.value]) : scored;
}

/** Whether a final score makes the game final. */
export function endsWithScore(state: Pick<GameState, "phase" | "liveEntryCount">): boolean {
  return state.phase === "open" && state.liveEntryCount === 0;
}

export function clearOverride(state: GameState): Decision<never> {
  return ok(state.override === null ? [] : [{ type: "score.override_cleared.v1", payload: {} }]);
}
