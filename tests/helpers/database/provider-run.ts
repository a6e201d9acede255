import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, runAs, SERVICE } from "./actors.ts";
import { createGame, type TestGame } from "./league.ts";

export type Fields = Readonly<Record<string, unknown>>;
export type Answer = Fields & { readonly outcome: string };

/** A planned change as it travels. */
export interface WireChange {
  readonly entity: string;
  readonly action: string;
  readonly provider_id: string;
  readonly row_id: string | null;
  readonly before: Fields;
  readonly after: Fields;
}

export interface Run {
  readonly run_id: string;
  readonly lease_id: string;
}

/** Calls a function of the API, which answers one value; objects are passed as JSON. */
export async function callAs(
  sql: SqlDatabase,
  actor: Actor,
  name: string,
  ...args: unknown[]
): Promise<Answer> {
  const isJson = (arg: unknown) => typeof arg === "object" && arg !== null;
  const places = args.map((arg, at) => (isJson(arg) ? `$${at + 1}::text::jsonb` : `$${at + 1}`));
  const values = args.map((arg) => (isJson(arg) ? JSON.stringify(arg) : arg));
  const [row] = await runAs(sql, actor, (tx) =>
    tx.query<{ answer: Answer }>(`select ${name}(${places.join(", ")}) as answer`, values),
  );
  if (row === undefined) throw new Error("no answer");
  return row.answer;
}

/** Starts a run, as the server does. */
export async function beginRun(sql: SqlDatabase, seasonId: string, kind = "all"): Promise<Run> {
  const begun = await callAs(sql, SERVICE, "begin_sync_run", seasonId, kind);
  if (begun.outcome !== "applied") throw new Error(JSON.stringify(begun));
  return { run_id: String(begun.run_id), lease_id: String(begun.lease_id) };
}

/** Applies changes of a run, as the server does. */
export async function applyRows(
  sql: SqlDatabase,
  run: Run,
  rows: readonly WireChange[],
): Promise<readonly Answer[]> {
  const answer = await callAs(sql, SERVICE, "apply_sync_rows", run.run_id, run.lease_id, rows);
  if (answer.outcome !== "applied") throw new Error(JSON.stringify(answer));
  return answer.rows as readonly Answer[];
}

let lastProviderId = 700000;

/** An id that the provider has given to nothing else in this process. */
export function nextProviderId(): string {
  lastProviderId += 1;
  return String(lastProviderId);
}

export interface ProviderLeague extends TestGame {
  /** Ids of the provider. */
  readonly ids: {
    readonly league: string;
    readonly game: string;
    readonly visitor: string;
    readonly home: string;
    readonly players: readonly string[];
  };
}

/** A season that comes from the provider: In Progress, all of it with the provider's ids. */
export async function createProviderLeague(sql: SqlDatabase): Promise<ProviderLeague> {
  const game = await createGame(sql);
  const players = [...game.visitor.players, ...game.home.players];
  const ids = {
    league: nextProviderId(),
    game: nextProviderId(),
    visitor: nextProviderId(),
    home: nextProviderId(),
    players: players.map(nextProviderId),
  };
  await sql.query("update leagues set provider_id = $2, status = 'In Progress' where id = $1", [
    game.leagueId,
    ids.league,
  ]);
  await sql.query("update games set provider_id = $2 where id = $1", [game.id, ids.game]);
  await sql.query(
    "update teams t set provider_id = x.p from (values ($1::uuid, $2), ($3, $4)) x (id, p) where x.id = t.id",
    [game.visitor.id, ids.visitor, game.home.id, ids.home],
  );
  await sql.query(
    "update players p set provider_id = x.p from unnest($1::uuid[], $2::text[]) x (id, p) where x.id = p.id",
    [players, ids.players],
  );
  return { ...game, ids };
}
