import type { Score } from "../game/events.ts";
import { SIDES, type Side } from "../game/fold/fold-timeouts.ts";
import type { CaptainsAgree } from "../game/game.ts";
import type { CaptainsWord } from "../game/game-state.ts";

/** A captain's word as a screen shows it; visitors get no name and no note (D13, D70). */
export type ShownWord = Omit<CaptainsWord, "eventId">;
export type ShownWords = { readonly [Each in Side]: ShownWord | null };

/** The part of the captains' words that everybody may read. */
export function publicWords(said: CaptainsAgree | undefined): ShownWords {
  const word = (agrees: boolean | null | undefined): ShownWord | null =>
    agrees == null ? null : { agrees, name: null, note: null, score: null };
  return { visitor: word(said?.visitor), home: word(said?.home) };
}

/** A word without a score counts for any score. */
export function isAboutScore(
  { score }: Pick<ShownWord, "score">,
  { visitor, home }: Score,
): boolean {
  return score === null || (score.visitor === visitor && score.home === home);
}

/** What was said about this score, the visitors first. */
export function saidOfScore(words: ShownWords, score: Score): { side: Side; agrees: boolean }[] {
  return SIDES.flatMap((side) => {
    const word = words[side];
    return word !== null && isAboutScore(word, score) ? [{ side, agrees: word.agrees }] : [];
  });
}

/** The sides whose captain has not spoken about this score yet, the visitors first. */
export function sidesToAsk(words: ShownWords, score: Score): Side[] {
  const said = saidOfScore(words, score);
  return SIDES.filter((side) => !said.some((word) => word.side === side));
}
