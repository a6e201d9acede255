import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import type { SignInMethod } from "./access-token.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import {
  consumeOneTimeToken,
  hashOfCode,
  hashOfLink,
  type MailPurpose,
  type UsedToken,
} from "./one-time-token.ts";
import { issueCode } from "./pkce.ts";
import { readAuthBody, readEmail } from "./read-auth-body.ts";
import { redirectTarget } from "./redirect-target.ts";
import { type SessionJson, startSession } from "./session.ts";
import { isBanned, type UserAccount } from "./user-account.ts";

/** The purposes a `type` accepts: "email" is any mail that signs in. */
const PURPOSES: Readonly<Record<string, readonly MailPurpose[]>> = {
  signup: ["signup"],
  invite: ["invite"],
  recovery: ["recovery"],
  magiclink: ["magiclink"],
  email: ["signup", "magiclink", "invite"],
};

/** POST /verify: a typed code, or the token of a link, for a session. */
export async function verifyCode(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  context.limiter.take("verify", request.remoteAddress);
  const body = readAuthBody(request);
  const purposes = purposesOf(body.text("type"));
  const code = body.text("token");
  const linkToken = body.text("token_hash");
  if ((code === "") === (linkToken === "")) {
    throw invalidInput("Verify requires either a token or a token hash");
  }
  const hash =
    code === "" ? hashOfLink(linkToken) : hashOfCode(readEmail(body.text("email")), code);
  const session = await context.database.transaction(async (tx) => {
    const { account } = await consume(tx, hash, purposes, "Token has expired or is invalid");
    return startSession(context, tx, account, "otp");
  });
  return jsonAnswer(200, session);
}

/**
 * GET /verify: a followed mail link. It answers with a redirect that carries the session in
 * its fragment, or a code (PKCE), or the failure.
 */
export async function followLink(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const target = redirectTarget(context, request.query.get("redirect_to"));
  const type = request.query.get("type") ?? "";
  try {
    context.limiter.take("verify", request.remoteAddress);
    const purposes = purposesOf(type);
    const hash = hashOfLink(request.query.get("token") ?? "");
    return redirect(
      await context.database.transaction(async (tx) => {
        const words = "Email link is invalid or has expired";
        const { account, used } = await consume(tx, hash, purposes, words);
        const challenge = used.code_challenge;
        const method = used.code_challenge_method;
        if (challenge !== null && method !== null) {
          const how: SignInMethod = used.token_type === "signup" ? "email/signup" : used.token_type;
          return withCode(target, await issueCode(tx, account.id, { challenge, method }, how));
        }
        return withSession(target, await startSession(context, tx, account, "otp"), type);
      }),
    );
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(withError(target, error));
  }
}

function purposesOf(type: string): readonly MailPurpose[] {
  const purposes = PURPOSES[type];
  if (purposes === undefined) throw invalidInput("Invalid email verification type");
  return purposes;
}

/** Uses the token and confirms the address it was sent to. */
async function consume(
  tx: SqlTransaction,
  hash: string,
  purposes: readonly MailPurpose[],
  words: string,
): Promise<{ account: UserAccount; used: UsedToken }> {
  const used = await consumeOneTimeToken(tx, hash, purposes);
  if (used === undefined) throw new AuthError(403, "otp_expired", words);
  const [account] = await tx.query<UserAccount>(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now())
     where id = $1 and deleted_at is null returning *`,
    [used.user_id],
  );
  if (account === undefined) throw new AuthError(403, "otp_expired", words);
  if (isBanned(account)) throw new AuthError(403, "user_banned", "User is banned");
  return { account, used };
}

function withSession(target: string, session: SessionJson, type: string): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  }).toString();
  return url.href;
}

function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set("code", code);
  return url.href;
}

function withError(target: string, error: AuthError): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({
    error: error.status === 403 ? "access_denied" : "invalid_request",
    error_code: error.code,
    error_description: error.message,
  }).toString();
  return url.href;
}

function redirect(location: string): ApiAnswer {
  return { status: 303, headers: { location } };
}
