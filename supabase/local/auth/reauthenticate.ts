import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { consumeOneTimeToken, hashOfCode } from "./mails/one-time-token.ts";
import { limitMail, prepareAuthMail } from "./mails/send-auth-mail.ts";
import { requireSignedIn, type SignedIn } from "./sessions/current-user.ts";
import { requireAddress } from "./user-account.ts";

/** A sign-in counts as recent for this long (rule 13). */
const RECENT_MS = 24 * 3_600_000;

/** GET /reauthenticate: mails a code that replaces a recent sign-in. */
export async function reauthenticate(
  context: AuthContext,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const person = await requireSignedIn(context, context.database, request);
  const account = requireAddress(person.account);
  limitMail(context, request, account.email);
  const mail = await context.database.transaction((tx) =>
    prepareAuthMail(context, tx, request, account, "reauthentication"),
  );
  await context.mail.send(mail);
  return jsonAnswer(200, {});
}

/**
 * Accepts a recent sign-in, or an older one with a code from a mail, which is used up.
 * @throws AuthError 400 reauthentication_needed, 422 reauthentication_not_valid, 429 after too many
 *   wrong codes (rule 20).
 */
export async function requireRecentSignIn(
  { limiter }: AuthContext,
  tx: SqlTransaction,
  person: SignedIn,
  nonce: string,
): Promise<void> {
  if (Date.now() - person.sessionStartedAt.getTime() <= RECENT_MS) return;
  if (nonce === "") {
    throw new AuthError(
      400,
      "reauthentication_needed",
      "Password update requires reauthentication",
    );
  }
  const { email } = requireAddress(person.account);
  limiter.take("wrongCode", email);
  const hash = hashOfCode(email, nonce);
  const used = await consumeOneTimeToken(tx, hash, ["reauthentication"]);
  if (used?.user_id !== person.account.id) {
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
  limiter.giveBack("wrongCode", email);
}
