import { nameKey } from "../season/sheet/clean-cell.ts";
import { sharesInitial } from "../season/sheet/like-names.ts";
import { editDistance } from "../shared/edit-distance.ts";
import { foldText } from "../shared/search-text.ts";
import { NO_SOUND, phoneticCode } from "./phonetic-code.ts";

/** The order in which two names are compared (A §5; initials come last). */
export const LIKENESSES = ["exact", "letters", "last_name", "sound", "initial"] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** The least likeness of two last names with the same first name (A §9). */
const LIKE_LAST_NAME = 0.7;

/** A name prepared for comparison, because one file needs thousands of comparisons. */
export interface ReadyName {
  readonly written: string;
  readonly words: readonly string[];
  readonly letters: string;
  readonly sounds: readonly string[];
}

export function readyName(name: string): ReadyName {
  const words = foldText(name)
    .replace(/[’‘`´ʼ'.]/gu, "")
    .split(/\s+/u)
    .filter((word) => word !== "");
  return {
    written: words.join(" "),
    words,
    letters: nameKey(name).replace(/\P{L}/gu, ""),
    sounds: words.map(phoneticCode),
  };
}

/** Returns the first way in which the names are alike, or null if there is none. */
export function likenessOf(one: ReadyName, other: ReadyName): Likeness | null {
  if (one.written === other.written) return "exact";
  if (holdsTheOther(one.letters, other.letters)) return "letters";
  if (haveLikeLastNames(one.words, other.words)) return "last_name";
  if (soundAlike(one.sounds, other.sounds)) return "sound";
  const isInitial =
    sharesInitial(one.written, other.written) || sharesInitial(other.written, one.written);
  return isInitial ? "initial" : null;
}

function holdsTheOther(a: string, b: string): boolean {
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}

function haveLikeLastNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length < 2 || b.length < 2 || a[0] !== b[0]) return false;
  const [lastA, lastB] = [a.slice(1).join(" "), b.slice(1).join(" ")];
  const longer = Math.max(lastA.length, lastB.length);
  return 1 - editDistance(lastA, lastB) / longer >= LIKE_LAST_NAME;
}

/** First and last names must sound alike; a name without Latin letters has no sound. */
function soundAlike(a: readonly string[], b: readonly string[]): boolean {
  const [firstA, lastA] = [a[0] ?? NO_SOUND, a.at(-1) ?? NO_SOUND];
  const [firstB, lastB] = [b[0] ?? NO_SOUND, b.at(-1) ?? NO_SOUND];
  if (firstA === NO_SOUND || lastA === NO_SOUND) return false;
  return firstA === firstB && lastA === lastB && a.length > 1 === b.length > 1;
}
