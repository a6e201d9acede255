import { createHash, randomBytes, randomInt } from "node:crypto";
import type { SqlRow, SqlTransaction } from "../../database/sql-database.ts";
import type { CodeChallenge } from "../sessions/pkce.ts";

export type MailPurpose =
  | "signup"
  | "invite"
  | "recovery"
  | "magiclink"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

/** Seconds for which a link or code works. */
const VALID_SECONDS = 3_600;

/** Prefix of the link token in a PKCE flow, as on a hosted project. */
export const PKCE_PREFIX = "pkce_";

export interface OneTimeSecrets {
  readonly linkToken: string;
  /** Six digits to type. */
  readonly code: string;
}

export interface UsedToken extends SqlRow {
  readonly user_id: string;
  readonly token_type: MailPurpose;
  readonly code_challenge: string | null;
  readonly code_challenge_method: "plain" | "s256" | null;
}

/**
 * Makes the secrets of one mail; those of earlier mails for the same purpose stop working.
 * Only hashes are stored.
 */
export async function issueOneTimeToken(
  tx: SqlTransaction,
  user: { readonly id: string; readonly email: string },
  purpose: MailPurpose,
  challenge: CodeChallenge | undefined,
): Promise<OneTimeSecrets> {
  const prefix = challenge === undefined ? "" : PKCE_PREFIX;
  const linkToken = prefix + randomBytes(28).toString("hex");
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [
    user.id,
    purpose,
  ]);
  for (const hash of [hashOfLink(linkToken), hashOfCode(user.email, code)]) {
    await tx.query(
      `insert into auth.one_time_tokens
         (token_hash, user_id, token_type, relates_to, code_challenge, code_challenge_method)
       values ($1, $2, $3, $4, $5, $6)`,
      [hash, user.id, purpose, user.email, challenge?.challenge ?? null, challenge?.method ?? null],
    );
  }
  return { linkToken, code };
}

/**
 * Uses a token up, and its sibling with it; undefined when it is unknown, used or too old. The
 * account's row is locked first, so that of a link and a code at the same moment only one counts.
 */
export async function consumeOneTimeToken(
  tx: SqlTransaction,
  tokenHash: string,
  purposes: readonly MailPurpose[],
): Promise<UsedToken | undefined> {
  await tx.query(
    `select from auth.users where id = (
       select user_id from auth.one_time_tokens where token_hash = $1) for no key update`,
    [tokenHash],
  );
  const [used] = await tx.query<UsedToken>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any ($2::text[])
       and created_at + make_interval(secs => $3) > now()
     returning *`,
    [tokenHash, purposes, VALID_SECONDS],
  );
  if (used === undefined) return undefined;
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and token_type = $2", [
    used.user_id,
    used.token_type,
  ]);
  return used;
}

/**
 * Voids every link, code and PKCE exchange under way. A mail from before a new password or address
 * may be in the hands of the person it locks out (rule 13).
 */
export async function voidPendingMails(tx: SqlTransaction, userId: string): Promise<void> {
  await tx.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await tx.query("delete from auth.flow_state where user_id = $1", [userId]);
}

export function hashOfLink(linkToken: string): string {
  return createHash("sha256").update(linkToken).digest("hex");
}

export function hashOfCode(email: string, code: string): string {
  return createHash("sha256").update(`${email.toLowerCase()}\0${code}`).digest("hex");
}
