import type { SqlRow, SqlTransaction } from "../../database/sql-database.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { findAccountById, isBanned } from "../user-account.ts";
import { newRefreshToken, type SessionJson, sessionJson } from "./session.ts";

/** A token may be used again within these seconds, by a second tab or after a lost answer. */
const REUSE_SECONDS = 10;

interface TokenRow extends SqlRow {
  readonly id: number;
  readonly token: string;
  readonly revoked: boolean;
  readonly is_within_reuse: boolean;
  readonly session_id: string;
  readonly user_id: string;
  readonly amr: string;
  readonly session_created_at: Date;
}

/**
 * Exchanges a refresh token for a new pair. A used token works again only while its successor is
 * unused or within REUSE_SECONDS; any other reuse means that a copy is around and ends the whole
 * session.
 * @throws AuthError 400 refresh_token_not_found, refresh_token_already_used, user_banned.
 */
export async function refreshSession(context: AuthContext, token: string): Promise<SessionJson> {
  const outcome = await context.database.transaction((tx) => rotate(context, tx, token));
  // The error is thrown after the transaction, which must commit the end of the session.
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function rotate(
  context: AuthContext,
  tx: SqlTransaction,
  token: string,
): Promise<SessionJson | AuthError> {
  const row = await lockToken(tx, token);
  const account = row === undefined ? undefined : await findAccountById(tx, row.user_id);
  if (row === undefined || account === undefined) {
    return refused("refresh_token_not_found", "Refresh Token Not Found");
  }
  if (isBanned(account)) return refused("user_banned", "User Banned");

  let issued: string | undefined;
  if (row.revoked) {
    issued = await unusedSuccessor(tx, row);
    if (issued === undefined && !row.is_within_reuse) {
      // An infinite age puts every token of the session outside REUSE_SECONDS, the youngest too.
      await tx.query(
        "update auth.refresh_tokens set revoked = true, updated_at = '-infinity' where session_id = $1",
        [row.session_id],
      );
      return refused("refresh_token_already_used", "Already Used");
    }
  }
  issued ??= await replace(tx, row);
  await tx.query("update auth.sessions set updated_at = now() where id = $1", [row.session_id]);
  const session = { id: row.session_id, method: row.amr, startedAt: row.session_created_at };
  return sessionJson(context, account, session, issued);
}

/** Locks the session's row, so that two refreshes of one session run one after the other. */
async function lockToken(tx: SqlTransaction, token: string): Promise<TokenRow | undefined> {
  const [session] = await tx.query<{ session_id: string }>(
    "select session_id from auth.refresh_tokens where token = $1",
    [token],
  );
  if (session === undefined) return undefined;
  await tx.query("select from auth.sessions where id = $1 for update", [session.session_id]);
  const [row] = await tx.query<TokenRow>(
    `select t.id, t.token, t.revoked, t.session_id, s.user_id, s.amr,
            s.created_at as session_created_at,
            t.updated_at + make_interval(secs => $2) > now() as is_within_reuse
     from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
     where t.token = $1`,
    [token, REUSE_SECONDS],
  );
  return row;
}

async function unusedSuccessor(tx: SqlTransaction, row: TokenRow): Promise<string | undefined> {
  const [active] = await tx.query<{ token: string; parent: string | null }>(
    `select token, parent from auth.refresh_tokens
     where session_id = $1 and not revoked order by id desc limit 1`,
    [row.session_id],
  );
  return active?.parent === row.token ? active.token : undefined;
}

async function replace(tx: SqlTransaction, row: TokenRow): Promise<string> {
  const token = newRefreshToken();
  await tx.query(
    "update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1",
    [row.id],
  );
  await tx.query(
    "insert into auth.refresh_tokens (token, parent, session_id) values ($1, $2, $3)",
    [token, row.token, row.session_id],
  );
  return token;
}

function refused(code: string, reason: string): AuthError {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}
