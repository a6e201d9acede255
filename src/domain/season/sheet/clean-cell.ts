import { foldText } from "../../shared/search-text.ts";

/** These are invisible or change the writing direction; some scripts need the two joiners. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Our own exports put this apostrophe before text that a spreadsheet would run (D63). */
const GUARD = /^'(?=[=+\-@＝＋－＠])/;

/** Returns a cell's text on one line, trimmed and without invisible characters. */
export function cleanCell(cell: string): string {
  return cell.replace(/\s+/gu, " ").replace(INVISIBLE, "").trim().replace(GUARD, "");
}

/** A sheet exports a formula as text if it could not compute it. */
export function looksLikeFormula(text: string): boolean {
  return /^[=@＝＠]/.test(text);
}

/** Ignores case, accents, blanks and punctuation, so that two spellings of one name are equal. */
export function nameKey(name: string): string {
  const letters = foldText(name).replace(/[^\p{L}\p{N}]/gu, "");
  return letters === "" ? foldText(name) : letters;
}
