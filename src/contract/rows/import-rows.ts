import * as v from "valibot";
import type { StatImport } from "../../domain/imports/stat-import.ts";
import type { SheetImport } from "../../domain/season/sheet/sheet-import.ts";
import { count, optionalText, text } from "./row-shape.ts";
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

export const IMPORT_BATCHES: TableRow<StatImport> = tableRow("import_batches", "id", {
  id: text,
  gameId: text,
  teamId: text,
  state: v.picklist(["standing", "replaced", "undone", "reset"]),
  fileName: optionalText,
  rows: count,
  figures: count,
  createdAt: text,
});
