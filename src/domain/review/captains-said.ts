import type { Score } from "../game/events.ts";
import { SIDES, type Side } from "../game/fold/fold-timeouts.ts";
import type { CaptainsAgree } from "../game/game.ts";
import type { CaptainsWord } from "../game/game-state.ts";

/** What a screen shows of a captain's word; visitors get no name and no note (D13, D70). */
export type ShownWord = Omit<CaptainsWord, "eventId">;
export type ShownWords = { readonly [Each in Side]: ShownWord | null };

/** What everybody may read of the captains. */
export function publicWords(said: CaptainsAgree | undefined): ShownWords {
  const word = (agrees: boolean | null | undefined): ShownWord | null =>
    agrees == null ? null : { agrees, name: null, note: null, score: null };
  return { visitor: word(said?.visitor), home: word(said?.home) };
}

/** Whether it is about this score; a word that names none is taken for it. */
export function isAboutScore(
  { score }: Pick<ShownWord, "score">,
  { visitor, home }: Score,
): boolean {
  return score === null || (score.visitor === visitor && score.home === home);
}

/** The sides whose captain has not said anything of this score yet, the visitors first. */
export function sidesToAsk(words: ShownWords, score: Score): Side[] {
  return SIDES.filter((side) => {
    const word = words[side];
    return word === null || !isAboutScore(word, score);
  });
}
