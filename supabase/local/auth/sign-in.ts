import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import { matchesPassword } from "./password.ts";
import { readAuthBody } from "./read-auth-body.ts";
import { exchangeCode } from "./sessions/pkce.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { startSession } from "./sessions/session.ts";
import { findAccountByEmail, isBanned } from "./user-account.ts";

/** POST /token: password, refresh_token or pkce. */
export async function token(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  context.limiter.take("token", request.callerAddress);
  const body = readAuthBody(request);
  switch (request.query.get("grant_type")) {
    case "password":
      return signInWithPassword(context, request);
    case "refresh_token": {
      const refreshToken = body.text("refresh_token");
      if (refreshToken === "") throw invalidInput("refresh_token required");
      return jsonAnswer(200, await refreshSession(context, refreshToken));
    }
    case "pkce":
      return jsonAnswer(
        200,
        await exchangeCode(context, body.text("auth_code"), body.text("code_verifier")),
      );
    default:
      throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  }
}

/** A wrong password and an unknown address get the same answer after the same time (rule 20). */
async function signInWithPassword(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  const email = body.text("email").trim().toLowerCase();
  if (email === "") throw invalidInput("missing email or phone");
  const guess = `${request.callerAddress} ${email}`;
  context.limiter.take("failedSignIn", guess);

  const session = await context.database.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    const hash = account?.encrypted_password ?? null;
    const isMatch = await matchesPassword(tx, body.text("password"), hash);
    if (account === undefined || !isMatch) {
      throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
    }
    if (isBanned(account)) throw new AuthError(400, "user_banned", "User is banned");
    if (account.email_confirmed_at === null) {
      throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
    }
    return startSession(context, tx, account, "password");
  });
  context.limiter.giveBack("failedSignIn", guess);
  return jsonAnswer(200, session);
}
