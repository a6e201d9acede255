import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, runAs, SERVICE } from "./actors.ts";

export interface MadePass {
  readonly pass_id: string;
  readonly game_id: string;
  readonly secret: string;
  readonly check_in_team_id: string | null;
  readonly expires_at: string;
  readonly time_zone: string;
}

export interface PassAnswer {
  readonly outcome: string;
  readonly reason?: string;
  readonly passes?: readonly MadePass[];
  readonly name?: string;
}

/** The auth server's account of an anonymous session. */
export async function createAnonymousSession(sql: SqlDatabase, name = "guest"): Promise<Actor> {
  const userId = crypto.randomUUID();
  await sql.query("insert into auth.users (id, is_anonymous) values ($1, true)", [userId]);
  const claims = { sub: userId, role: "authenticated", email: "", is_anonymous: true };
  return { name, role: "authenticated", userId, claims };
}

/** Calls a function that answers one value. */
async function call(
  sql: SqlDatabase,
  who: Actor,
  text: string,
  values: readonly unknown[],
): Promise<PassAnswer> {
  const [row] = await runAs(sql, who, (tx) =>
    tx.query<{ answer: PassAnswer }>(`select ${text} as answer`, [...values]),
  );
  if (row === undefined) throw new Error("the call answered no row");
  return row.answer;
}

export const makePasses = (
  sql: SqlDatabase,
  who: Actor,
  gameIds: readonly string[],
  days?: number,
) =>
  days === undefined
    ? call(sql, who, "make_game_passes($1::uuid[])", [gameIds])
    : call(sql, who, "make_game_passes($1::uuid[], $2)", [gameIds, days]);

/** The pass only checks in the players of this team. */
export async function makeCheckIn(
  sql: SqlDatabase,
  gameId: string,
  teamId: string,
  who: Actor = SERVICE,
): Promise<MadePass> {
  const made = await call(sql, who, "make_game_passes($1::uuid[], 1, $2)", [[gameId], teamId]);
  const [pass] = made.passes ?? [];
  if (pass === undefined) throw new Error("no pass was made");
  return pass;
}

export const redeemPass = (sql: SqlDatabase, who: Actor, secret: string, name = "Jo") =>
  call(sql, who, "redeem_game_pass($1, $2)", [secret, name]);

export const withdrawPass = (sql: SqlDatabase, who: Actor, passId: string) =>
  call(sql, who, "withdraw_game_pass($1)", [passId]);

/** A pass of this game; game passes have to be switched on. */
export async function makePass(sql: SqlDatabase, gameId: string): Promise<MadePass> {
  const [pass] = (await makePasses(sql, SERVICE, [gameId])).passes ?? [];
  if (pass === undefined) throw new Error("no pass was made");
  return pass;
}

/** Somebody who has opened a pass of this game; with a team, one that only checks in its players. */
export async function createPassHolder(
  sql: SqlDatabase,
  gameId: string,
  checkInTeamId?: string,
): Promise<Actor> {
  const holder = await createAnonymousSession(sql, "pass holder");
  const { secret } =
    checkInTeamId === undefined
      ? await makePass(sql, gameId)
      : await makeCheckIn(sql, gameId, checkInTeamId);
  await redeemPass(sql, holder, secret);
  return holder;
}

/** Lets a pass's time be over. */
export async function endPassesOf(sql: SqlDatabase, holder: string): Promise<void> {
  await sql.query(
    `update private.game_passes set expires_at = now() - interval '1 second'
     where id in (select pass_id from private.pass_holders where user_id = $1)`,
    [holder],
  );
}
