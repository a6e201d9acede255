import type { ExportTable } from "../../domain/exports/export-table.ts";
import type { StatFileToSave } from "../../domain/exports/game-stats-export.ts";
import { downloadFile } from "../files/download-file.ts";
import { clipboardText, csvFile, csvOfCells } from "../files/spreadsheet-text.ts";
import { copyText } from "./copy-text.ts";

export function saveTable(fileName: string, table: ExportTable): void {
  downloadFile(fileName, "text/csv", csvFile(table));
}

export function saveStatFile({ fileName, cells }: StatFileToSave): void {
  downloadFile(fileName, "text/csv", csvOfCells(cells));
}

export function copyTable(table: ExportTable): Promise<boolean> {
  return copyText(clipboardText(table));
}
