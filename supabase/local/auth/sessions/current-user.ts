import type { SqlTransaction } from "../../database/sql-database.ts";
import { personToken } from "../../http/api-key.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../../http/api-message.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { findAccountById, isBanned, toUserJson, type UserAccount } from "../user-account.ts";
import { readAccessToken } from "./access-token.ts";

/** The account of a request and the session of its token. */
export interface SignedIn {
  readonly account: UserAccount;
  readonly sessionId: string;
  readonly sessionStartedAt: Date;
}

/**
 * Finds the account of the Bearer token. A token outlives its session by up to an hour, so the
 * session is looked up too and a signed-out token is refused.
 * @throws AuthError 401 no_authorization, 403 bad_jwt, user_not_found, session_not_found,
 *   user_banned.
 */
export async function requireSignedIn(
  context: AuthContext,
  tx: SqlTransaction,
  request: ApiRequest,
): Promise<SignedIn> {
  const bearer = personToken(request, context.secrets);
  if (bearer === undefined) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const { userId, sessionId } = await readAccessToken(bearer, context.secrets.jwtSecret);
  const account = await findAccountById(tx, userId);
  if (account === undefined) {
    throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  }
  const [session] = await tx.query<{ created_at: Date }>(
    "select created_at from auth.sessions where id::text = $1 and user_id = $2",
    [sessionId, userId],
  );
  if (session === undefined) {
    throw new AuthError(
      403,
      "session_not_found",
      "Session from session_id claim in JWT does not exist",
    );
  }
  if (isBanned(account)) throw new AuthError(403, "user_banned", "User is banned");
  return { account, sessionId, sessionStartedAt: session.created_at };
}

export async function getUser(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const { account } = await requireSignedIn(context, context.database, request);
  return jsonAnswer(200, toUserJson(account));
}
