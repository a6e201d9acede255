import {
  MANAGED_LEAGUES,
  MANAGED_SEASONS,
  NAMED_PROFILES,
  PLACED_TEAMS,
} from "../../contract/rows/season-work-rows.ts";
import { readDeleteImpact } from "../../contract/seasons/delete-impact.ts";
import type { ManagedSeason } from "../../domain/season/work/managed-season.ts";
import type { DeleteImpact } from "../../domain/season/work/season-deletion.ts";
import type { RowCounts, SeasonWork } from "../../domain/season/work/season-work.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readAllRows, readById, type Select, selectFrom } from "../http/paged-read.ts";

type Answer<Value> = Promise<TransportResult<Value>>;

/** All of them; admins read deleted ones too (D65). */
export function readManagedSeasons(
  http: Http,
  { signal }: CallOptions,
): Answer<readonly ManagedSeason[]> {
  return readAllRows(http, signal, MANAGED_SEASONS);
}

export function readScoringProfiles(
  http: Http,
  { signal }: CallOptions,
): Answer<readonly { readonly id: string; readonly name: string }[]> {
  return readAllRows(http, signal, NAMED_PROFILES);
}

/** What goes with the season (A §3). */
export function askDeleteImpact(
  http: Http,
  call: CallOptions,
  seasonId: string,
): Answer<DeleteImpact> {
  return http.asUser(
    call,
    (client) => client.rpc("get_season_delete_impact", { season_uuid: seasonId }),
    readDeleteImpact,
  );
}

/** All of what Season Management shows, or why not (I23); null: there is no such season. */
export async function readSeasonWork(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
): Answer<SeasonWork | null> {
  const ofSeason = (select: Select) => select.eq("season_id", seasonId);
  const [season, leagues, teams, counts] = await Promise.all([
    readById(http, MANAGED_SEASONS, seasonId, signal),
    readAllRows(http, signal, MANAGED_LEAGUES, ofSeason),
    readAllRows(http, signal, PLACED_TEAMS, ofSeason),
    readCounts(http, signal, seasonId),
  ]);
  if (!season.ok) return season;
  if (season.value === null) return { ok: true, value: null };
  if (!leagues.ok) return leagues;
  if (!teams.ok) return teams;
  if (!counts.ok) return counts;
  return {
    ok: true,
    value: {
      season: season.value,
      leagues: leagues.value,
      teams: teams.value,
      counts: counts.value,
    },
  };
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
  const [players, games, completed, counted] = await Promise.all([
    countOf("players", (select) => select.eq("is_active", true)),
    countOf("games", (select) => select.is("archived_at", null)),
    countOf("games", (select) => select.is("archived_at", null).eq("is_completed", true)),
    countOf("games", (select) => select.gt("head_seq", "0")),
  ]);
  if (!players.ok) return players;
  if (!games.ok) return games;
  if (!completed.ok) return completed;
  if (!counted.ok) return counted;
  return {
    ok: true,
    value: {
      players: players.value,
      games: games.value,
      completedGames: completed.value,
      gamesToRecount: counted.value,
    },
  };
}
