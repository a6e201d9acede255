import type { ExportTable } from "../../domain/exports/export-table.ts";
import { downloadFile } from "../files/download-file.ts";
import { clipboardText, csvFile } from "../files/spreadsheet-text.ts";

export function saveTable(fileName: string, table: ExportTable): void {
  downloadFile(fileName, "text/csv", csvFile(table));
}

/** false: the browser refused, as it does without https or consent. */
export async function copyTable(table: ExportTable): Promise<boolean> {
  // Before any wait: some browsers refuse the clipboard after one.
  const copied = navigator.clipboard?.writeText(clipboardText(table)).then(
    () => true,
    () => false,
  );
  return (await copied) ?? false;
}
