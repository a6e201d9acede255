import type { SqlTransaction } from "../database/sql-database.ts";
import type { ApiRequest } from "../http/api-message.ts";
import type { Mail } from "../mail/mail-transport.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { voidPendingMails } from "./mails/one-time-token.ts";
import { prepareAuthMail } from "./mails/send-auth-mail.ts";
import type { CodeChallenge } from "./sessions/pkce.ts";
import { requireAddress, type UserAccount } from "./user-account.ts";

/**
 * Stores the new address and makes two mails: the holders of the old and of the new address must
 * both agree. The answer does not tell whether the new address has an account (rule 20).
 */
export async function beginEmailChange(
  context: AuthContext,
  tx: SqlTransaction,
  request: ApiRequest,
  account: UserAccount,
  wanted: string,
  challenge: CodeChallenge | undefined,
): Promise<Mail[]> {
  await tx.query("update auth.users set email_change = $2 where id = $1", [account.id, wanted]);
  const current = requireAddress(account);
  const next = { id: account.id, email: wanted };
  return [
    await prepareAuthMail(context, tx, request, current, "email_change_current", challenge),
    await prepareAuthMail(context, tx, request, next, "email_change_new", challenge),
  ];
}

/**
 * Records that one of the two holders agreed; the second agreement changes the address.
 * @returns the account as it is now, undefined while the other has not agreed.
 * @throws AuthError 422 email_exists when the address got an account meanwhile.
 */
export async function agreeToEmailChange(
  tx: SqlTransaction,
  account: UserAccount,
): Promise<UserAccount | undefined> {
  const open = await tx.query(
    `select from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_current', 'email_change_new')`,
    [account.id],
  );
  if (open.length > 0) return undefined;
  const [changed] = await tx.query<UserAccount>(
    `update auth.users u set email = u.email_change, email_change = null, updated_at = now()
     where u.id = $1 and not exists (
       select from auth.users o where lower(o.email) = lower(u.email_change)
         and o.id <> u.id and o.deleted_at is null)
     returning *`,
    [account.id],
  );
  if (changed !== undefined) {
    await voidPendingMails(tx, account.id);
    return changed;
  }
  throw new AuthError(
    422,
    "email_exists",
    "A user with this email address has already been registered",
  );
}
