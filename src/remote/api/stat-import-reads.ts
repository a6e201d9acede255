import { MANAGED_GAMES, MANAGED_PLAYERS, SCHEDULED_TEAMS } from "../../contract/rows/club-rows.ts";
import { IMPORT_BATCHES } from "../../contract/rows/import-rows.ts";
import { LEAGUES, SEASONS } from "../../contract/rows/season-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import type { ImportSeason } from "../../domain/imports/stat-import.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readById, readsBy, selectFrom } from "../http/paged-read.ts";
import { readAll } from "../http/read-all.ts";

/** A season of forty games has eighty files. */
const IMPORTS_SHOWN = 200;

/** Reads everything or fails (I23); null if the season is missing. Only admins read imports. */
export async function readImportSeason(
  http: Http,
  options: CallOptions,
  seasonId: string,
): Promise<TransportResult<ImportSeason | null>> {
  const { signal } = options;
  const inSeason = readsBy(http, "season_id");
  const read = await readAll({
    season: readById(http, SEASONS, seasonId, signal),
    leagues: inSeason(LEAGUES, (select) => select.is("archived_at", null))(seasonId, signal),
    teams: inSeason(SCHEDULED_TEAMS)(seasonId, signal),
    games: inSeason(MANAGED_GAMES)(seasonId, signal),
    players: inSeason(MANAGED_PLAYERS)(seasonId, signal),
    imports: http.asUser(
      options,
      (client) =>
        selectFrom(client, IMPORT_BATCHES)
          .eq("season_id", seasonId)
          .order("created_at", { ascending: false })
          .limit(IMPORTS_SHOWN),
      (data) => readRows(IMPORT_BATCHES, data),
    ),
  });
  if (!read.ok) return read;
  const { season, ...rest } = read.value;
  return { ok: true, value: season && { ...rest, season } };
}
