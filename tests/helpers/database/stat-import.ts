import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, runAs } from "./actors.ts";
import type { TestGame } from "./league.ts";

export interface ImportAnswer {
  readonly outcome: string;
  readonly reason?: string;
  readonly batch_id: string | null;
  readonly [number: string]: unknown;
}

/** A file's figures: player → the figures that stand in its row. */
export type FileFigures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ImportOptions {
  readonly opId?: string;
  readonly teamId?: string;
  readonly collected?: "keep" | "correct";
  readonly dryRun?: boolean;
  readonly rows?: unknown;
}

/** Imports a file for the visitors, or for the team that is named. */
export async function importStats(
  database: SqlDatabase,
  actor: Actor,
  game: TestGame,
  file: FileFigures,
  options: ImportOptions = {},
): Promise<ImportAnswer> {
  const rows = Object.entries(file).map(([player_id, counts]) => ({ player_id, counts }));
  return answerOf(
    database,
    actor,
    "select import_stats($1, $2, $3, 'week-1.csv', null, $4::jsonb, $5, $6) as answer",
    [
      options.opId ?? crypto.randomUUID(),
      game.id,
      options.teamId ?? game.visitor.id,
      JSON.stringify(options.rows ?? rows),
      options.collected ?? "keep",
      options.dryRun ?? false,
    ],
  );
}

export function undoImport(
  database: SqlDatabase,
  actor: Actor,
  batchId: unknown,
): Promise<ImportAnswer> {
  return answerOf(database, actor, "select undo_import($1) as answer", [batchId]);
}

async function answerOf(
  database: SqlDatabase,
  actor: Actor,
  call: string,
  values: readonly unknown[],
): Promise<ImportAnswer> {
  const [row] = await runAs(database, actor, (tx) =>
    tx.query<{ answer: ImportAnswer }>(call, [...values]),
  );
  if (row === undefined) throw new Error("the call answered no row");
  return row.answer;
}

/** What screens show of a game and its season, without the length of its log. */
export async function pictureOfGame(database: SqlDatabase, game: TestGame) {
  const read = (text: string, id = game.id) => database.query(text, [id]);
  const line = (table: string, without: string, order: string) =>
    read(
      `select to_jsonb(t) - array[${without}] as row from ${table} t where game_id = $1 order by ${order}`,
    );
  const ofSeason = (view: string, order: string) =>
    read(
      `select to_jsonb(t) as row from ${view} t where season_id = $1 order by ${order}`,
      game.seasonId,
    );
  return {
    game: await read(
      "select to_jsonb(g) - array['head_seq', 'log_digest', 'updated_at'] as row from games g where id = $1",
    ),
    players: await line("game_stats", "'created_at', 'updated_at'", "player_id"),
    teams: await line("team_game_stats", "'updated_at'", "team_id"),
    places: await line("game_rosters", "'id'", "team_id, roster_position"),
    imports: await line("stat_imports", "'id'", "game_seq, import_order"),
    corrections: await line("stat_corrections", "'recorded_at'", "game_seq, stat"),
    plays: await line("stat_events", "'event_timestamp'", "event_order"),
    playerSeason: await ofSeason("player_season_stats", "player_id"),
    teamSeason: await ofSeason("team_season_stats", "team_id"),
    standings: await ofSeason("standings", "team_id"),
    card: await line("game_summaries", "''", "game_id"),
  };
}
