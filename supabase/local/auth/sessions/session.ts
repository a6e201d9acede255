import { randomBytes } from "node:crypto";
import type { SqlTransaction } from "../../database/sql-database.ts";
import type { AuthContext } from "../auth-context.ts";
import { toUserJson, type UserAccount } from "../user-account.ts";
import {
  ACCESS_TOKEN_SECONDS,
  type SessionRef,
  type SignInMethod,
  signAccessToken,
} from "./access-token.ts";

/** The answer of the token endpoint. */
export interface SessionJson {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: unknown;
}

/** Starts a session and stores the time of the sign-in. */
export async function startSession(
  context: AuthContext,
  tx: SqlTransaction,
  account: UserAccount,
  method: SignInMethod,
): Promise<SessionJson> {
  const [session] = await tx.query<{ id: string; created_at: Date }>(
    "insert into auth.sessions (user_id, amr) values ($1, $2) returning id, created_at",
    [account.id, method],
  );
  const [signedIn] = await tx.query<UserAccount>(
    "update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1 returning *",
    [account.id],
  );
  if (session === undefined || signedIn === undefined) throw new Error("the session was not made");
  const refreshToken = newRefreshToken();
  await tx.query("insert into auth.refresh_tokens (token, session_id) values ($1, $2)", [
    refreshToken,
    session.id,
  ]);
  const ref = { id: session.id, method, startedAt: session.created_at };
  return sessionJson(context, signedIn, ref, refreshToken);
}

/** Signs a new access token for a session and builds the answer. */
export async function sessionJson(
  context: AuthContext,
  account: UserAccount,
  session: SessionRef,
  refreshToken: string,
): Promise<SessionJson> {
  const issuer = `${context.siteUrl()}/auth/v1`;
  const { token, expiresAt } = await signAccessToken(
    account,
    session,
    context.secrets.jwtSecret,
    issuer,
  );
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: toUserJson(account),
  };
}

export function newRefreshToken(): string {
  return randomBytes(18).toString("base64url");
}
