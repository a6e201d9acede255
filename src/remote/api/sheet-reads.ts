import { SHEET_IMPORTS } from "../../contract/rows/import-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import {
  readSeasonSheetAnswer,
  type SeasonSheetAnswer,
} from "../../contract/seasons/season-sheet-answer.ts";
import type { SheetImport } from "../../domain/season/sheet/sheet-import.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { selectFrom } from "../http/paged-read.ts";

const IMPORTS_SHOWN = 20;

/** The server answers admins only, as in all calls here. */
export function readSeasonSheet(
  http: Http,
  options: CallOptions,
  seasonId: string,
): Promise<TransportResult<SeasonSheetAnswer>> {
  return http.asUser(
    options,
    (client) => client.rpc("season_sheet", { p_season_id: seasonId }),
    readSeasonSheetAnswer,
  );
}

export function readSheetImports(
  http: Http,
  options: CallOptions,
  seasonId: string,
): Promise<TransportResult<readonly SheetImport[]>> {
  return http.asUser(
    options,
    (client) =>
      selectFrom(client, SHEET_IMPORTS)
        .eq("season_id", seasonId)
        .order("created_at", { ascending: false })
        .limit(IMPORTS_SHOWN),
    (data) => readRows(SHEET_IMPORTS, data),
  );
}
