/** Letters that Unicode does not decompose into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  đ: "d",
  ł: "l",
  ø: "o",
  œ: "oe",
};

/** Matches text that needs no folding, as most names do; each keystroke compares thousands. */
const IS_PLAIN = /^[\n -\]_a-~]*$/;

/** Removes case, accents and outer blanks, so that plain typing finds every name. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase().trim();
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[ßæđłøœ]/g, (letter) => PLAIN[letter] ?? letter)
    .trim();
}
