import Papa from "papaparse";
import type { ExportTable } from "../../domain/exports/export-table.ts";

/** Tells Excel that the file is UTF-8; else "José" opens as "JosÃ©". */
const BYTE_ORDER_MARK = "\uFEFF";

/** Quotes only where needed, ends lines in CRLF (RFC 4180) and guards formulas (D63). */
export function csvFile(table: ExportTable): string {
  return BYTE_ORDER_MARK + textOf(table, ",");
}

export function csvOfCells(cells: readonly (readonly (string | number)[])[]): string {
  const lines = cells.map((line) => Object.values(escapeFormulas([...line])));
  return BYTE_ORDER_MARK + Papa.unparse(lines, { newline: "\r\n" });
}

export function clipboardText(table: ExportTable): string {
  return textOf(table, "\t");
}

function textOf({ columns, rows }: ExportTable, delimiter: string): string {
  const lines = rows.map(escapeFormulas).map((row) => columns.map((name) => row[name]));
  return Papa.unparse([columns, ...lines], { delimiter, newline: "\r\n" });
}

/** Puts an apostrophe before what a spreadsheet would run as a formula (D63, rule 17). */
export function escapeFormulas<Row extends object>(row: Row): Row {
  const escaped = Object.entries(row).map(([key, value]) => [
    key,
    typeof value === "string" && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value,
  ]);
  return Object.fromEntries(escaped) as Row;
}
