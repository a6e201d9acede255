import {
  MANAGED_LEAGUES,
  MANAGED_SEASONS,
  PLACED_TEAMS,
} from "../../contract/rows/season-work-rows.ts";
import type { RowCounts, SeasonWork } from "../../domain/season/work/season-work.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readById, readsBy, type Select, selectFrom } from "../http/paged-read.ts";
import { readAll } from "../http/read-all.ts";

type Answer<Value> = Promise<TransportResult<Value>>;

/** Reads all of Season Management, or fails as a whole (I23); null if the season is missing. */
export async function readSeasonWork(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
): Answer<SeasonWork | null> {
  const inSeason = readsBy(http, "season_id");
  const read = await readAll({
    season: readById(http, MANAGED_SEASONS, seasonId, signal),
    leagues: inSeason(MANAGED_LEAGUES)(seasonId, signal),
    teams: inSeason(PLACED_TEAMS)(seasonId, signal),
    counts: readCounts(http, signal, seasonId),
  });
  if (!read.ok) return read;
  const { season, ...work } = read.value;
  return { ok: true, value: season && { ...work, season } };
}

async function readCounts(http: Http, signal: AbortSignal, seasonId: string): Answer<RowCounts> {
  const countOf = (table: "players" | "games", narrow: (select: Select) => Select) =>
    http.asReader(
      signal,
      (client) =>
        narrow(
          selectFrom(client, { table, columns: "id" }, { count: "exact" }).eq(
            "season_id",
            seasonId,
          ),
        ).limit(1),
      (_rows, count) => count ?? null,
    );
  return readAll({
    players: countOf("players", (select) => select.eq("is_active", true)),
    games: countOf("games", (select) => select.is("archived_at", null)),
    completedGames: countOf("games", (select) =>
      select.is("archived_at", null).eq("is_completed", true),
    ),
    gamesWithLog: countOf("games", (select) => select.gt("head_seq", "0")),
  });
}
