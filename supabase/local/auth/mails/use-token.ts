import type { SqlTransaction } from "../../database/sql-database.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import { agreeToEmailChange } from "../change-email.ts";
import { isBanned, type UserAccount } from "../user-account.ts";
import { consumeOneTimeToken, type MailPurpose, type UsedToken } from "./one-time-token.ts";

/** The purposes a `type` accepts: "email" is any mail that signs in. */
const PURPOSES: ReadonlyMap<string, readonly MailPurpose[]> = new Map([
  ["signup", ["signup"]],
  ["invite", ["invite"]],
  ["recovery", ["recovery"]],
  ["magiclink", ["magiclink"]],
  ["email", ["signup", "magiclink", "invite"]],
  ["email_change", ["email_change_current", "email_change_new"]],
]);

/** What a used token gives: its account, or, of an address change, that the other has to agree. */
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
 * Uses the token and confirms the address it was sent to, or agrees to its change. The mail of a
 * sign-up confirms its password too; any other mail was not asked for by whoever typed that
 * password, so an address that it confirms keeps none (D14).
 * @param words of the refusal.
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
