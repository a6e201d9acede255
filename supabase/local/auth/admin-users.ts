import { bearerToken } from "../http/api-key.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer, notBuilt } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { voidPendingMails } from "./mails/one-time-token.ts";
import { prepareAuthMail } from "./mails/send-auth-mail.ts";
import { checkStrength, hashPassword } from "./password.ts";
import { readAuthBody, readEmail } from "./read-auth-body.ts";
import { insertAccount } from "./sign-up.ts";
import {
  findAccountByEmail,
  findAccountById,
  toUserJson,
  type UserAccount,
} from "./user-account.ts";

/** The fields that an administrator may change. */
const CHANGEABLE = new Set(["password", "email_confirm", "user_metadata"]);

/** @throws AuthError unless the caller holds the service key. */
function requireService(context: AuthContext, request: ApiRequest): void {
  const bearer = bearerToken(request) ?? request.headers.apikey;
  if (bearer === undefined) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  if (bearer !== context.secrets.secretKey) {
    throw new AuthError(403, "not_admin", "User not allowed");
  }
}

/** POST /invite: an account without a password and a mail with a link. */
export async function invite(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  requireService(context, request);
  const body = readAuthBody(request);
  const email = readEmail(body.text("email"));
  const data = body.object("data") ?? {};
  const { account, mail } = await context.database.transaction(async (tx) => {
    const known = await findAccountByEmail(tx, email);
    if (known !== undefined && known.email_confirmed_at !== null) {
      throw new AuthError(
        422,
        "email_exists",
        "A user with this email address has already been registered",
      );
    }
    const user = known ?? (await insertAccount(tx, { email, hash: null, data }));
    const prepared = await prepareAuthMail(context, tx, request, user, "invite");
    return { account: (await findAccountById(tx, user.id)) ?? user, mail: prepared };
  });
  await context.mail.send(mail);
  return jsonAnswer(200, toUserJson(account));
}

/** /admin/users: lists, creates, reads, changes and deletes accounts. */
export async function adminUsers(
  context: AuthContext,
  request: ApiRequest,
  id: string | undefined,
): Promise<ApiAnswer> {
  requireService(context, request);
  if (id === undefined) {
    if (request.method === "GET") return listUsers(context, request);
    if (request.method === "POST") return createUser(context, request);
  } else {
    if (request.method === "GET") return jsonAnswer(200, toUserJson(await find(context, id)));
    if (request.method === "PUT") return changeUser(context, request, id);
    if (request.method === "DELETE") {
      const account = await find(context, id);
      await context.database.query("delete from auth.users where id = $1", [account.id]);
      return jsonAnswer(200, {});
    }
  }
  return notBuilt(`${request.method} on the user administration yet`);
}

async function listUsers(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const page = readPositive(request.query.get("page"), 1);
  const perPage = Math.min(readPositive(request.query.get("per_page"), 50), 1_000);
  const [count] = await context.database.query<{ total: number }>(
    "select count(*) as total from auth.users where deleted_at is null",
  );
  const accounts = await context.database.query<UserAccount>(
    `select * from auth.users where deleted_at is null
     order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  return jsonAnswer(
    200,
    { users: accounts.map(toUserJson), aud: "authenticated" },
    { "x-total-count": String(count?.total ?? 0) },
  );
}

async function createUser(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  const email = readEmail(body.text("email"));
  const password = body.text("password");
  if (password !== "") checkStrength(password);
  const isConfirmed = body.flag("email_confirm") === true;
  const account = await context.database.transaction(async (tx) => {
    const hash = password === "" ? null : await hashPassword(tx, password);
    const data = body.object("user_metadata") ?? {};
    return insertAccount(tx, { email, hash, data, isConfirmed });
  });
  return jsonAnswer(200, toUserJson(account));
}

/**
 * A new password ends every session and voids the mails under way; `email_confirm` confirms the
 * address.
 */
async function changeUser(
  context: AuthContext,
  request: ApiRequest,
  id: string,
): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  const unknown = body.names().filter((name) => !CHANGEABLE.has(name));
  if (unknown.length > 0) return notBuilt(`an administrator's change of ${unknown.join(", ")}`);
  const { id: userId } = await find(context, id);
  const password = body.text("password");
  if (body.has("password")) checkStrength(password);
  await context.database.transaction(async (tx) => {
    if (body.has("password")) {
      const hash = await hashPassword(tx, password);
      await tx.query("update auth.users set encrypted_password = $2 where id = $1", [userId, hash]);
      await voidPendingMails(tx, userId);
      await tx.query("delete from auth.sessions where user_id = $1", [userId]);
    }
    await tx.query(
      `update auth.users set updated_at = now(),
         raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2::text::jsonb),
         email_confirmed_at = case when $3::text = 'yes' then coalesce(email_confirmed_at, now())
                              else email_confirmed_at end
       where id = $1`,
      [
        userId,
        JSON.stringify(body.object("user_metadata") ?? {}),
        body.flag("email_confirm") === true ? "yes" : "no",
      ],
    );
  });
  return jsonAnswer(200, toUserJson(await find(context, userId)));
}

async function find(context: AuthContext, id: string): Promise<UserAccount> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const account = isUuid ? await findAccountById(context.database, id) : undefined;
  if (account === undefined) throw new AuthError(404, "user_not_found", "User not found");
  return account;
}

function readPositive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
}
