import { SHEET_IMPORTS } from "../../../contract/rows/import-rows.ts";
import { readRows } from "../../../contract/rows/table-row.ts";
import { readSeasonSheetAnswer } from "../../../contract/seasons/season-sheet-answer.ts";
import type { SeasonSheet } from "../../../domain/season/sheet/season-sheet.ts";
import type { SheetImport } from "../../../domain/season/sheet/sheet-import.ts";
import { ok } from "../../../domain/shared/result.ts";
import { selectFrom } from "../../../remote/http/paged-read.ts";
import { readAll } from "../../../remote/http/read-all.ts";
import { askServer } from "../../server-calls/ask-server.ts";
import { useSeasonRead } from "./use-server-read.ts";

const IMPORTS_SHOWN = 20;

export interface SeasonSheets {
  readonly sheet: SeasonSheet;
  readonly imports: readonly SheetImport[];
}

export function useSeasonSheet(seasonId: string) {
  return useSeasonRead(read, seasonId);
}

async function read(seasonId: string) {
  const read = await askServer((http, call) =>
    readAll({
      sheet: http.asUser(
        call,
        (client) => client.rpc("season_sheet", { p_season_id: seasonId }),
        readSeasonSheetAnswer,
      ),
      imports: http.asUser(
        call,
        (client) =>
          selectFrom(client, SHEET_IMPORTS)
            .eq("season_id", seasonId)
            .order("created_at", { ascending: false })
            .limit(IMPORTS_SHOWN),
        (data) => readRows(SHEET_IMPORTS, data),
      ),
    }),
  );
  if (!read.ok) return read;
  const { sheet, imports } = read.value;
  return ok(sheet.sheet && { sheet: sheet.sheet, imports });
}
