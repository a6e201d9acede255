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
  const lines = rows.map(escapeFormulas).map((row) => columns.map((name) => row[name] ?? ""));
  return [columns, ...lines]
    .map((line) => line.map((value) => cellOf(`${value}`, delimiter)).join(delimiter))
    .join("\r\n");
}

/** In quotes also with a space at an end, which some readers would take off. */
function cellOf(value: string, delimiter: string): string {
  const isPlain = !value.includes(delimiter) && !/["\r\n\uFEFF]|^ | $/.test(value);
  return isPlain ? value : `"${value.replaceAll('"', '""')}"`;
}
