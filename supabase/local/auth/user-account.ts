import type { SqlRow, SqlTransaction } from "../database/sql-database.ts";
import { AuthError } from "./auth-error.ts";

type Json = Readonly<Record<string, unknown>>;

/** A row of auth.users with the columns that this server uses. */
export interface UserAccount extends SqlRow {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  /** Null while the account is anonymous. */
  readonly email: string | null;
  readonly is_anonymous: boolean;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  /** The address that will replace `email`. */
  readonly email_change: string | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Json;
  readonly raw_user_meta_data: Json;
  readonly banned_until: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** An account that mails can reach. */
export type MailedAccount = UserAccount & { readonly email: string };

/** @throws AuthError 422 validation_failed for an anonymous session, which has no address. */
export function requireAddress(account: UserAccount): MailedAccount {
  const { email } = account;
  if (email !== null) return { ...account, email };
  throw new AuthError(422, "validation_failed", "An anonymous session has no email address");
}

export async function findAccountByEmail(
  tx: SqlTransaction,
  email: string,
): Promise<MailedAccount | undefined> {
  const [account] = await tx.query<MailedAccount>(
    "select * from auth.users where lower(email) = lower($1) and deleted_at is null",
    [email],
  );
  return account;
}

export async function findAccountById(
  tx: SqlTransaction,
  id: string,
): Promise<UserAccount | undefined> {
  const [account] = await tx.query<UserAccount>(
    "select * from auth.users where id = $1 and deleted_at is null",
    [id],
  );
  return account;
}

export function isBanned(account: UserAccount): boolean {
  return account.banned_until !== null && account.banned_until.getTime() > Date.now();
}

/** The user as the auth API shows it, without password and tokens. */
export function toUserJson(account: UserAccount): Json {
  return {
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email ?? "",
    phone: "",
    ...moment("email_confirmed_at", account.email_confirmed_at),
    ...moment("confirmed_at", account.email_confirmed_at),
    ...moment("invited_at", account.invited_at),
    ...moment("confirmation_sent_at", account.confirmation_sent_at),
    ...moment("recovery_sent_at", account.recovery_sent_at),
    ...moment("last_sign_in_at", account.last_sign_in_at),
    ...moment("banned_until", account.banned_until),
    ...(account.email_change === null ? {} : { new_email: account.email_change }),
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    identities: account.is_anonymous ? [] : [emailIdentity(account)],
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    is_anonymous: account.is_anonymous,
  };
}

function emailIdentity(account: UserAccount): Json {
  return {
    identity_id: account.id,
    id: account.id,
    user_id: account.id,
    identity_data: {
      sub: account.id,
      email: account.email,
      email_verified: account.email_confirmed_at !== null,
      phone_verified: false,
    },
    provider: "email",
    ...moment("last_sign_in_at", account.last_sign_in_at),
    created_at: account.created_at.toISOString(),
    updated_at: account.updated_at.toISOString(),
    email: account.email,
  };
}

function moment(name: string, at: Date | null): Json {
  return at === null ? {} : { [name]: at.toISOString() };
}
