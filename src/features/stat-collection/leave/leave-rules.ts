/** What Back means (P §4 "Back button", D32). */
export type BackMeaning = "leave" | "ask-reset" | "ask-finalize";

/**
 * In: how many live entries the game has, whether it is final, whether its reset asks for the word
 * (it was final once), and whether the server has said in this visit that it holds none. Out:
 * without stats the reset is offered only on the server's word, because offline nobody knows what
 * another phone has recorded, and only where it can be had without the word (D32).
 */
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

/** Whether leaving by a link or the browser's back must be asked about (interface.md). */
export function mustAskBeforeLeaving(game: {
  readonly liveEntries: number;
  readonly isFinal: boolean;
}): boolean {
  return game.liveEntries > 0 && !game.isFinal;
}
