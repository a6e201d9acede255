import Papa from "papaparse";
import type { ExportTable } from "../../domain/exports/export-table.ts";
import { escapeFormulas } from "./escape-formulas.ts";

/** Without it Excel reads the machine's old code page: "José" opens as "JosÃ©". */
const BYTE_ORDER_MARK = "\uFEFF";

/** Quotes only where needed, ends lines in CRLF (RFC 4180) and guards formulas (D63). */
export function csvFile(table: ExportTable): string {
  return BYTE_ORDER_MARK + textOf(table, ",");
}

export function clipboardText(table: ExportTable): string {
  return textOf(table, "\t");
}

function textOf({ columns, rows }: ExportTable, delimiter: string): string {
  const lines = rows.map(escapeFormulas).map((row) => columns.map((name) => row[name]));
  return Papa.unparse([columns, ...lines], { delimiter, newline: "\r\n" });
}
