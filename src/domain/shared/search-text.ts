/** Letters that Unicode does not take apart into a plain one and its accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  đ: "d",
  ł: "l",
  ø: "o",
  œ: "oe",
};

/** Nothing to take apart: most names, and thousands are compared at every key. */
const IS_PLAIN = /^[\n -\]_a-~]*$/;

/** Text as searches compare it, and as a keyboard has it: without case, accents and outer blanks. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) return text.toLowerCase().trim();
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[ßæđłøœ]/g, (letter) => PLAIN[letter] ?? letter)
    .trim();
}
