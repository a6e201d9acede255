import type { ExportTable } from "../../domain/exports/export-table.ts";
import type { StatFileToSave } from "../../domain/exports/game-stats-export.ts";
import { downloadFile } from "../files/download-file.ts";
import { showAlert } from "../notices/notices.ts";
import { keepPageAfter } from "../update/missing-chunk.ts";
import { exportMessages } from "./device-messages.ts";

/** Comes with the first file that is saved: every screen would wait for its library otherwise. */
const loadWriter = () => import("../files/spreadsheet-text.ts");

/** Like the next one, returns whether the file was saved; if not, its person was told. */
export function saveTable(fileName: string, table: ExportTable): Promise<boolean> {
  return save(fileName, ({ csvFile }) => csvFile(table));
}

export function saveStatFile({ fileName, cells }: StatFileToSave): Promise<boolean> {
  return save(fileName, ({ csvOfCells }) => csvOfCells(cells));
}

async function save(
  fileName: string,
  textBy: (writer: Awaited<ReturnType<typeof loadWriter>>) => string,
): Promise<boolean> {
  const writer = await loadWriter().catch((error) => {
    keepPageAfter(error);
    return null;
  });
  if (writer === null) {
    void showAlert(exportMessages.noWriter);
    return false;
  }
  downloadFile(fileName, "text/csv", textBy(writer));
  return true;
}
