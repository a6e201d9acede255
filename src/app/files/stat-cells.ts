import { decodeSheet, sheetCells } from "./sheet-cells.ts";

export type StatCells =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly code: "binary" | "open_quote"; readonly row: number | null };

/** Head and players stand far above this row; a million rows would stop the page. */
const MOST_ROWS = 10_000;

/** Reads the bytes of a CSV file in any usual encoding, with commas, semicolons or tabs (A §5). */
export function statCells(bytes: Uint8Array<ArrayBuffer>): StatCells {
  const text = decodeSheet(bytes);
  // Workbooks, pictures and other binary files hold zeros, which no text does.
  if (text.includes("\0")) return { ok: false, code: "binary", row: null };
  const { cells, openQuoteRow } = sheetCells(text, MOST_ROWS);
  if (openQuoteRow !== null) return { ok: false, code: "open_quote", row: openQuoteRow };
  return { ok: true, cells };
}
