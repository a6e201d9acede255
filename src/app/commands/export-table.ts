import type { ExportTable } from "../../domain/exports/export-table.ts";
import { downloadFile } from "../files/download-file.ts";
import { clipboardText, csvFile } from "../files/spreadsheet-text.ts";
import { copyText } from "./copy-text.ts";

export function saveTable(fileName: string, table: ExportTable): void {
  downloadFile(fileName, "text/csv", csvFile(table));
}

export function copyTable(table: ExportTable): Promise<boolean> {
  return copyText(clipboardText(table));
}
