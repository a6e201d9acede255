import type { SeasonSheet } from "../../../domain/season/sheet/season-sheet.ts";
import type { SheetImport } from "../../../domain/season/sheet/sheet-import.ts";
import { ok } from "../../../domain/shared/result.ts";
import { readSeasonSheet, readSheetImports } from "../../../remote/api/sheet-reads.ts";
import { readAll } from "../../../remote/http/read-all.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useServerReadOf } from "./use-server-read.ts";

export interface SeasonSheets {
  readonly sheet: SeasonSheet;
  readonly imports: readonly SheetImport[];
}

export function useSeasonSheet(seasonId: string) {
  return useServerReadOf(read, seasonId);
}

async function read(seasonId: string) {
  const read = await askServer("readSeasonSheet", (http, call) =>
    readAll({
      sheet: readSeasonSheet(http, call, seasonId),
      imports: readSheetImports(http, call, seasonId),
    }),
  );
  if (!read.ok) return read;
  const { sheet, imports } = read.value;
  return ok(sheet.sheet && { sheet: sheet.sheet, imports });
}
