import { ok } from "../../shared/result.ts";
import type { Side } from "../fold/fold-timeouts.ts";
import type { GameState } from "../game-state.ts";
import { finalScore } from "../live-score.ts";
import type { Decision } from "./decision.ts";

/** In characters; the server checks the same limits. */
export const CAPTAIN_NAME_MOST = 60;
export const CAPTAIN_NOTE_MOST = 500;

/** What a captain typed and chose; surrounding blanks are cut off. */
export interface SaidByCaptain {
  readonly side: Side;
  readonly agrees: boolean;
  readonly name: string;
  /** The note is kept only if the captain disagrees. */
  readonly note: string;
}

const textOf = (typed: string, most: number) =>
  [...typed.trim()].slice(0, most).join("").trim() || null;

/** Works offline and after the whistle. The fact names the score that the captain sees (D70). */
export function decideConfirmation(
  state: GameState,
  { side, agrees, ...typed }: SaidByCaptain,
): Decision<never> {
  const name = textOf(typed.name, CAPTAIN_NAME_MOST);
  const note = agrees ? null : textOf(typed.note, CAPTAIN_NOTE_MOST);
  const { visitor, home } = finalScore(state);
  const payload = { side, agrees, name, note, score: { visitor, home } };
  return ok([{ type: "game.confirmed.v1", payload }]);
}
