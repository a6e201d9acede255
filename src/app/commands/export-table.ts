import type { ExportTable } from "../../domain/exports/export-table.ts";
import type { StatFileToSave } from "../../domain/exports/game-stats-export.ts";
import { downloadFile } from "../files/download-file.ts";

/** Comes with the first file that is saved: every screen would wait for its library otherwise. */
const loadWriter = () => import("../files/spreadsheet-text.ts");

export async function saveTable(fileName: string, table: ExportTable): Promise<void> {
  const { csvFile } = await loadWriter();
  downloadFile(fileName, "text/csv", csvFile(table));
}

export async function saveStatFile({ fileName, cells }: StatFileToSave): Promise<void> {
  const { csvOfCells } = await loadWriter();
  downloadFile(fileName, "text/csv", csvOfCells(cells));
}
