import type { EventEnvelope, PayloadByType } from "../events.ts";
import type { CaptainsWord, CaptainsWords, GameState } from "../game-state.ts";

export const NOBODY_SAID: CaptainsWords = { visitor: null, home: null };

/** Each side's last word counts; a re-opening or a reset removes both (D70). */
export function hearCaptain(
  state: GameState,
  { eventId }: EventEnvelope,
  { side, score, ...said }: PayloadByType["game.confirmed.v1"],
): void {
  const word: CaptainsWord = { eventId, score: score ?? null, ...said };
  state.captains = { ...state.captains, [side]: word };
}
