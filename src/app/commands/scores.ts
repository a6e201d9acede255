import { decideCorrection, type StatEdit } from "../../domain/game/decide/decide-correction.ts";
import * as scores from "../../domain/game/decide/decide-score.ts";
import type { GameFact, Score } from "../../domain/game/events.ts";
import { ok } from "../../domain/shared/result.ts";
import { writeFacts } from "./write-facts.ts";

/** Beside the computed score (D37). */
export function overrideScore(gameId: string, score: Score) {
  return writeFacts("overrideScore", gameId, (state) => scores.decideOverride(state, score));
}

export function clearScoreOverride(gameId: string) {
  return writeFacts("clearScoreOverride", gameId, (state) => scores.clearOverride(state));
}

/** Deltas survive everything later (D22, I16). */
export function correctStats(gameId: string, edits: readonly StatEdit[]) {
  return writeFacts("correctStats", gameId, (state) => {
    const facts: GameFact[] = [];
    for (const edit of edits) {
      const decided = decideCorrection(state, edit);
      if (!decided.ok) return decided;
      facts.push(...decided.value);
    }
    return ok(facts);
  });
}
