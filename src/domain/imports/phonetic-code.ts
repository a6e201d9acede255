import { foldText } from "../shared/search-text.ts";

/** The code of a text without letters, which is like no other (A §5). */
export const NO_SOUND = "0000";

const DIGIT: Readonly<Record<string, string>> = {
  b: "1",
  f: "1",
  p: "1",
  v: "1",
  c: "2",
  g: "2",
  j: "2",
  k: "2",
  q: "2",
  s: "2",
  x: "2",
  z: "2",
  d: "3",
  t: "3",
  l: "4",
  m: "5",
  n: "5",
  r: "6",
};

/** Returns the American Soundex code, a letter and three digits: "Smith" and "Smyth" are S530. */
export function phoneticCode(word: string): string {
  const letters = foldText(word).replace(/[^a-z]/g, "");
  const [first] = letters;
  if (first === undefined) return NO_SOUND;
  let code = first.toUpperCase();
  let last = DIGIT[first];
  for (const letter of letters.slice(1)) {
    const digit = DIGIT[letter];
    if (digit !== undefined && digit !== last) code += digit;
    // Letters of one sound count once across H and W, but twice across a vowel.
    if (letter !== "h" && letter !== "w") last = digit;
  }
  return code.slice(0, 4).padEnd(4, "0");
}
