import { foldText } from "../shared/search-text.ts";

/** What a text without letters is coded as; it is like nothing (A §5). */
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

/** American Soundex: the first letter and three digits, for example "Smith" and "Smyth" → "S530". */
export function phoneticCode(word: string): string {
  const letters = foldText(word).replace(/[^a-z]/g, "");
  const [first] = letters;
  if (first === undefined) return NO_SOUND;
  let code = first.toUpperCase();
  let last = DIGIT[first];
  for (const letter of letters.slice(1)) {
    const digit = DIGIT[letter];
    if (digit !== undefined && digit !== last) code += digit;
    // H and W stand between two letters of one sound without parting them; a vowel parts them.
    if (letter !== "h" && letter !== "w") last = digit;
  }
  return code.slice(0, 4).padEnd(4, "0");
}
