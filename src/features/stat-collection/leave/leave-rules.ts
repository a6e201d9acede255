import type { GamePhase } from "../../../domain/game/events.ts";

/** Back has one of these meanings (P §4 "Back button", D32). */
type BackMeaning = "leave" | "ask-reset" | "ask-finalize";

/** A reset needs the server's word from this visit that no other phone recorded stats (D32). */
export function backMeaning(game: {
  readonly liveEntries: number;
  readonly isFinal: boolean;
  readonly needsWord: boolean;
  readonly isEmptyOnServer: boolean;
}): BackMeaning {
  if (game.isFinal) return "leave";
  if (game.liveEntries > 0) return "ask-finalize";
  return game.isEmptyOnServer && !game.needsWord ? "ask-reset" : "leave";
}

/** True if leaving by a link or the browser's back needs a question (interface.md). */
export function mustAskBeforeLeaving(game: {
  readonly liveEntryCount: number;
  readonly phase: GamePhase;
}): boolean {
  return game.liveEntryCount > 0 && game.phase !== "final";
}
