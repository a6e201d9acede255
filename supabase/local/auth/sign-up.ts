import { randomUUID } from "node:crypto";
import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import { isAnonymous, signInAnonymously } from "./anonymous-sign-in.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import { limitMail, prepareAuthMail } from "./mails/send-auth-mail.ts";
import { checkStrength, hashPassword } from "./password.ts";
import { readAuthBody, readEmail, readMetadata } from "./read-auth-body.ts";
import { readChallenge } from "./sessions/pkce.ts";
import { findAccountByEmail, type MailedAccount } from "./user-account.ts";

/**
 * POST /signup makes an unconfirmed account, in place of an earlier one because anybody may have typed
 * the address (D14), or begins an anonymous session without address and password. It answers about an
 * invented user: a real id or date would tell which addresses have an account (rule 20).
 */
export async function registerAccount(
  context: AuthContext,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  if (isAnonymous(body)) return signInAnonymously(context, request, body);
  context.limiter.take("signUp", request.callerAddress);
  const password = body.text("password");
  if (password === "") throw invalidInput("Signup requires a valid password");
  checkStrength(password);
  const email = readEmail(body.text("email"));
  const challenge = readChallenge(body);
  const data = readMetadata(body) ?? {};
  limitMail(context, request, email);
  await context.mail.rehearse();

  const mail = await context.database.transaction(async (tx) => {
    const known = await findAccountByEmail(tx, email);
    const hash = await hashPassword(tx, password);
    if (known !== undefined && known.email_confirmed_at !== null) return undefined;
    const account = known ?? (await insertAccount(tx, { email, hash, data }));
    if (known !== undefined) await replaceUnconfirmed(tx, known.id, { hash, data });
    return prepareAuthMail(context, tx, request, account, "signup", challenge);
  });
  if (mail !== undefined) context.afterAnswer.run(() => context.mail.send(mail));
  return jsonAnswer(200, inventedUser(email, data));
}

/**
 * Only the next mail that `tx` makes confirms this password (`useToken`) and this metadata. An
 * invited account takes neither: confirming makes it an admin, and anybody may type its address
 * (D14).
 */
export async function replaceUnconfirmed(
  tx: SqlTransaction,
  userId: string,
  { hash, data }: Pick<NewAccount, "hash" | "data">,
): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = $2, raw_user_meta_data = $3::text::jsonb,
       updated_at = now()
     where id = $1 and email_confirmed_at is null and invited_at is null`,
    [userId, hash, JSON.stringify(data)],
  );
}

export interface NewAccount {
  readonly email: string;
  readonly hash: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly id?: string;
  readonly isConfirmed?: boolean;
}

/** @throws AuthError 422 email_exists when another request was faster. */
export async function insertAccount(tx: SqlTransaction, user: NewAccount): Promise<MailedAccount> {
  const [account] = await tx.query<MailedAccount>(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, email_confirmed_at)
     values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4::text::jsonb,
             case when $5::text = 'yes' then now() end)
     on conflict do nothing returning *`,
    [
      user.id ?? null,
      user.email,
      user.hash,
      JSON.stringify(user.data),
      user.isConfirmed === true ? "yes" : "no",
    ],
  );
  if (account === undefined) {
    throw new AuthError(
      422,
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
  return account;
}

function inventedUser(email: string, data: Readonly<Record<string, unknown>>): unknown {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "",
    email,
    phone: "",
    confirmation_sent_at: now,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
