import type { ExportTable } from "../../domain/exports/export-table.ts";
import { clipboardText } from "../files/spreadsheet-text.ts";
import { copyText } from "./copy-text.ts";

export function copyTable(table: ExportTable): Promise<boolean> {
  return copyText(clipboardText(table));
}
