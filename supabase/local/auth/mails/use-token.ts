import type { SqlTransaction } from "../../database/sql-database.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import { agreeToEmailChange } from "../change-email.ts";
import { isBanned, type UserAccount } from "../user-account.ts";
import { consumeOneTimeToken, type MailPurpose, type UsedToken } from "./one-time-token.ts";

/** The purposes that a `type` accepts: "email" is any mail that signs in. */
const PURPOSES: ReadonlyMap<string, readonly MailPurpose[]> = new Map([
  ["signup", ["signup"]],
  ["invite", ["invite"]],
  ["recovery", ["recovery"]],
  ["magiclink", ["magiclink"]],
  ["email", ["signup", "magiclink", "invite"]],
  ["email_change", ["email_change_current", "email_change_new"]],
]);

/** The result of a token: its account, or the sentence that the other address must agree too. */
export type TokenUse =
  | { readonly kind: "account"; readonly account: UserAccount; readonly used: UsedToken }
  | { readonly kind: "half"; readonly words: string };

/** @throws AuthError 400 validation_failed. */
export function purposesOf(type: string): readonly MailPurpose[] {
  const purposes = PURPOSES.get(type);
  if (purposes === undefined) throw invalidInput("Invalid email verification type");
  return purposes;
}

/**
 * Uses the token and confirms its address, or agrees to an address change. Only the mail of a
 * sign-up confirms that sign-up's password: any other mail removes the password of an unconfirmed
 * account, which a stranger may have typed (D14).
 * @param words text of the refusal.
 * @throws AuthError 403 otp_expired, user_banned, 422 email_exists.
 */
export async function useToken(
  tx: SqlTransaction,
  hash: string,
  purposes: readonly MailPurpose[],
  words: string,
): Promise<TokenUse> {
  const used = await consumeOneTimeToken(tx, hash, purposes);
  if (used === undefined) throw new AuthError(403, "otp_expired", words);
  const [account] = await tx.query<UserAccount>(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
       encrypted_password = case when email_confirmed_at is not null or $2 = 'signup'
                                 then encrypted_password end
     where id = $1 and deleted_at is null returning *`,
    [used.user_id, used.token_type],
  );
  if (account === undefined) throw new AuthError(403, "otp_expired", words);
  if (isBanned(account)) throw new AuthError(403, "user_banned", "User is banned");
  if (!used.token_type.startsWith("email_change")) return { kind: "account", account, used };
  const changed = await agreeToEmailChange(tx, account);
  if (changed !== undefined) return { kind: "account", account: changed, used };
  return {
    kind: "half",
    words: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
  };
}
