import { foldText } from "../../shared/search-text.ts";

/** What nobody sees or what changes the writing direction; two joiners belong to some scripts. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** The apostrophe that our own exports put before what a spreadsheet would run (D63). */
const GUARD = /^'(?=[=+\-@＝＋－＠])/;

/** Returns the text of a cell on one line, without blanks and characters that nobody sees. */
export function cleanCell(cell: string): string {
  return cell.replace(/\s+/gu, " ").replace(INVISIBLE, "").trim().replace(GUARD, "");
}

/** Whether a text was meant as a formula, which a sheet exports when it could not compute it. */
export function looksLikeFormula(text: string): boolean {
  return /^[=@＝＠]/.test(text);
}

/** Returns what two spellings of one name share: no case, accents, blanks or punctuation. */
export function nameKey(name: string): string {
  const letters = foldText(name).replace(/[^\p{L}\p{N}]/gu, "");
  return letters === "" ? foldText(name) : letters;
}
