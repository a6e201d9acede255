import type { EventEnvelope, PayloadByType } from "../events.ts";
import type { CaptainsWord, CaptainsWords, GameState } from "../game-state.ts";

export const NOBODY_SAID: CaptainsWords = { visitor: null, home: null };

/** Of a side the last word stands; a re-opening and a reset take both back (D70). */
export function hearCaptain(
  state: GameState,
  { eventId }: EventEnvelope,
  { side, score, ...said }: PayloadByType["game.confirmed.v1"],
): void {
  const word: CaptainsWord = { eventId, score: score ?? null, ...said };
  state.captains = { ...state.captains, [side]: word };
}
