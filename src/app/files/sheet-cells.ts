import Papa from "papaparse";

/** The cells of a sheet, row by row; `openQuoteRow` is where a quote is never closed. */
export interface SheetCells {
  readonly cells: readonly (readonly string[])[];
  readonly openQuoteRow: number | null;
}

/** Takes tabs too, as a spreadsheet copies them; it reads no further than `mostRows`, 0 reads all. */
export function sheetCells(text: string, mostRows = 0): SheetCells {
  const plain = text.replace(/^\uFEFF/, "").replace(/^sep=.\r?\n/i, "");
  const { data, errors } = Papa.parse<string[]>(plain, {
    delimiter: "",
    delimitersToGuess: ["\t", ",", ";", "|"],
    skipEmptyLines: false,
    preview: mostRows,
  });
  const open = errors.find(({ code }) => code === "MissingQuotes");
  return { cells: data, openQuoteRow: open === undefined ? null : (open.row ?? 0) + 1 };
}

/** Excel writes UTF-8, UTF-16 or the machine's old code page, and says which by the first bytes. */
export function decodeSheet(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
