import { readRows } from "../../contract/rows/table-row.ts";
import { readCrestPicture } from "../../contract/seasons/crest-answer.ts";
import { type WholeRow, wholeRows } from "../../contract/seasons/whole-rows.ts";
import type { CallOptions, TransportResult } from "../../sync/transport.ts";
import { UNREADABLE } from "../http/classify-error.ts";
import type { Http } from "../http/http.ts";
import { readAllRows, selectFrom } from "../http/paged-read.ts";

export type SeasonTables = Readonly<Record<string, readonly WholeRow[]>>;

type Answer = Promise<TransportResult<readonly WholeRow[]>>;

const OF_SEASON = [
  wholeRows("leagues", "id"),
  wholeRows("teams", "id"),
  wholeRows("season_contacts", "team_id"),
  wholeRows("players", "id"),
  wholeRows("games", "id"),
  wholeRows("unsportsmanlike_penalties", "id"),
  wholeRows("suspension_reviews", "id"),
  wholeRows("import_batches", "id"),
  wholeRows("sheet_imports", "id"),
  wholeRows("sync_runs", "id"),
];

const MERGES = wholeRows("player_aliases", "from_player_id");
/** A long list of ids makes a long address. */
const PLAYERS_AT_ONCE = 100;

/** The log and the held entries are the truth about every game. */
const LOGS = [wholeRows("game_events", "event_id"), wholeRows("held_events", "id")];

/** These tables have no single unique column, so each answer covers the rows of a few games. */
const OF_GAMES = [
  "game_rosters",
  "roster_overrides",
  "game_stats",
  "team_game_stats",
  "stat_corrections",
  "stat_imports",
] as const;

/** Rows of this many games fit into the shortest page that a server may return. */
const GAMES_AT_ONCE = 10;

/** Reads all rows of the season that this reader may see, or fails; part of it misleads (I23). */
export async function readSeasonFile(
  http: Http,
  { signal }: CallOptions,
  seasonId: string,
  onRows: (count: number) => void,
): Promise<TransportResult<SeasonTables>> {
  const tables: Record<string, WholeRow[]> = {};
  let count = 0;
  const add = async (table: string, answer: Answer) => {
    const rows = await answer;
    if (!rows.ok) return rows;
    tables[table] = [...(tables[table] ?? []), ...rows.value];
    count += rows.value.length;
    onRows(count);
    return null;
  };
  const season = wholeRows("seasons", "id");
  const failed =
    (await add(
      "seasons",
      readAllRows(http, signal, season, (select) => select.eq("id", seasonId)),
    )) ??
    (await addAll(
      OF_SEASON.map((list) =>
        add(
          list.table,
          readAllRows(http, signal, list, (select) => select.eq("season_id", seasonId)),
        ),
      ),
    ));
  if (failed !== null) return failed;
  // A team's row has the id of its crest alone.
  for (const id of new Set((tables.teams ?? []).map(({ crest }) => crest))) {
    const problem =
      typeof id === "string" ? await add("crests", readPicture(http, signal, id)) : null;
    if (problem !== null) return problem;
  }
  const players = (tables.players ?? []).map(({ id }) => String(id));
  for (let at = 0; at < players.length; at += PLAYERS_AT_ONCE) {
    const some = players.slice(at, at + PLAYERS_AT_ONCE);
    const problem = await add(
      MERGES.table,
      readAllRows(http, signal, MERGES, (select) => select.in(MERGES.key, some)),
    );
    if (problem !== null) return problem;
  }
  const games = (tables.games ?? []).map(({ id }) => String(id));
  for (let at = 0; at < games.length; at += GAMES_AT_ONCE) {
    const some = games.slice(at, at + GAMES_AT_ONCE);
    const problem = await addAll([
      ...LOGS.map((list) =>
        add(
          list.table,
          readAllRows(http, signal, list, (select) => select.in("game_id", some)),
        ),
      ),
      ...OF_GAMES.map((table) => add(table, readOfGames(http, signal, table, some))),
    ]);
    if (problem !== null) return problem;
  }
  return { ok: true, value: tables };
}

async function addAll<Failed>(adding: readonly Promise<Failed | null>[]): Promise<Failed | null> {
  return (await Promise.all(adding)).find((failed) => failed !== null) ?? null;
}

function readPicture(http: Http, signal: AbortSignal, id: string): Answer {
  return http.asReader(
    signal,
    (client) => client.rpc("crest", { p_crest: id }),
    (data) => {
      const picture = readCrestPicture(data);
      return picture === null ? null : [{ id, ...picture }];
    },
  );
}

async function readOfGames(
  http: Http,
  signal: AbortSignal,
  table: (typeof OF_GAMES)[number],
  games: readonly string[],
): Answer {
  const list = wholeRows(table, null);
  const page = await http.asReader(
    signal,
    (client) => selectFrom(client, list, { count: "exact" }).in("game_id", games),
    (data, count) => {
      const rows = readRows(list, data);
      return rows === null ? null : { rows, isWhole: rows.length === count };
    },
  );
  if (!page.ok) return page;
  return page.value.isWhole
    ? { ok: true, value: page.value.rows }
    : { ok: false, answer: UNREADABLE };
}
