import * as v from "valibot";
import type { SheetImport } from "../../domain/season/sheet/sheet-import.ts";
import { optionalText, text } from "./row-shape.ts";
import { type TableRow, tableRow } from "./table-row.ts";

export const SHEET_IMPORTS: TableRow<SheetImport> = tableRow("sheet_imports", "id", {
  id: text,
  leagueId: text,
  kind: v.picklist(["rosters", "schedule", "round_robin"]),
  fileName: optionalText,
  counts: v.record(v.string(), v.number()),
  createdAt: text,
  undoneAt: optionalText,
});
