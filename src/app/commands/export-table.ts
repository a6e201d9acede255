import type { ExportTable } from "../../domain/exports/export-table.ts";
import { downloadFile } from "../files/download-file.ts";
import { clipboardText, csvFile } from "../files/spreadsheet-text.ts";

/** Saves a table as a CSV file (A §7, D63); needs no network. */
export function saveTable(fileName: string, table: ExportTable): void {
  downloadFile(fileName, "text/csv", csvFile(table));
}

/**
 * Copies a table as spreadsheets paste it. Out: whether the browser took it; it refuses without
 * https, and without the person's consent.
 */
export async function copyTable(table: ExportTable): Promise<boolean> {
  // In the same breath as the click: some browsers refuse what comes after a wait.
  const copied = navigator.clipboard?.writeText(clipboardText(table)).then(
    () => true,
    () => false,
  );
  return (await copied) ?? false;
}
