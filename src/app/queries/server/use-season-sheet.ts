import { useMemo } from "react";
import type { SeasonSheet } from "../../../domain/season/sheet/season-sheet.ts";
import type { SheetImport } from "../../../domain/season/sheet/sheet-import.ts";
import { ok } from "../../../domain/shared/result.ts";
import { readSeasonSheet, readSheetImports } from "../../../remote/api/sheet-reads.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerRead } from "./use-server-read.ts";

export interface SeasonSheets {
  readonly sheet: SeasonSheet;
  /** The newest first. */
  readonly imports: readonly SheetImport[];
}

/** null: there is no such season. */
export function useSeasonSheet(seasonId: string) {
  return useServerRead(useMemo(() => () => read(seasonId), [seasonId]));
}

async function read(seasonId: string) {
  const [sheet, imports] = await Promise.all([
    askServer("readSeasonSheet", (http, call) => readSeasonSheet(http, call, seasonId)),
    askServer("readSeasonSheet", (http, call) => readSheetImports(http, call, seasonId)),
  ]);
  if (!sheet.ok) return sheet;
  if (!imports.ok) return imports;
  return ok(sheet.value.sheet && { sheet: sheet.value.sheet, imports: imports.value });
}
