import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { type AuthBody, readMetadata } from "./read-auth-body.ts";
import { startSession } from "./sessions/session.ts";
import type { UserAccount } from "./user-account.ts";

/** A sign-up that names no address is what auth-js sends for `signInAnonymously`. */
export function isAnonymous(body: AuthBody): boolean {
  return !body.has("email") && !body.has("phone") && !body.has("password");
}

/**
 * Begins a session of an account without an address. It has a visitor's rights until it opens a
 * game pass (D69), so the setting for game passes is the switch; on a hosted project it is one of
 * the project's own.
 * @throws AuthError 422 anonymous_provider_disabled, 429.
 */
export async function signInAnonymously(
  context: AuthContext,
  request: ApiRequest,
  body: AuthBody,
): Promise<ApiAnswer> {
  const data = readMetadata(body) ?? {};
  const session = await context.database.transaction(async (tx) => {
    if (!(await allowsAnonymous(tx))) {
      throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    }
    context.limiter.take("anonymous", request.callerAddress);
    const [account] = await tx.query<UserAccount>(
      `insert into auth.users (is_anonymous, raw_app_meta_data, raw_user_meta_data)
       values (true, '{}', $1::text::jsonb) returning *`,
      [JSON.stringify(data)],
    );
    if (account === undefined) throw new Error("the account was not made");
    return startSession(context, tx, account, "anonymous");
  });
  return jsonAnswer(200, session);
}

/** Whether the installation hands out game passes. */
export async function allowsAnonymous(tx: SqlTransaction): Promise<boolean> {
  const [settings] = await tx.query<{ game_passes: string }>(
    "select game_passes from public.app_settings",
  );
  return settings !== undefined && settings.game_passes !== "off";
}
