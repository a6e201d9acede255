import Papa from "papaparse";
import type { ExportTable } from "../../domain/exports/export-table.ts";
import { escapeFormulas } from "./escape-formulas.ts";

/** Excel takes a file without it for the machine's old code page: "José" would open as "JosÃ©". */
const BYTE_ORDER_MARK = "\uFEFF";

/** A CSV file: quoted only where needed, lines end in CRLF (RFC 4180), no formulas (D63). */
export function csvFile(table: ExportTable): string {
  return BYTE_ORDER_MARK + textOf(table, ",");
}

/** What spreadsheets take from the clipboard into one cell a value; the same guard (D63). */
export function clipboardText(table: ExportTable): string {
  return textOf(table, "\t");
}

function textOf({ columns, rows }: ExportTable, delimiter: string): string {
  const lines = rows.map(escapeFormulas).map((row) => columns.map((name) => row[name]));
  return Papa.unparse([columns, ...lines], { delimiter, newline: "\r\n" });
}
