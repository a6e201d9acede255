import type { SessionRecord } from "../../remote/auth/session-record.ts";

export interface AccountMarks {
  /** The reset page checks that its mail was asked for (P §5). */
  readonly wasRecovered: boolean;
  readonly wasInvited: boolean;
  readonly isFirstEntry: boolean;
}

/** Confirming and signing in are one request; the server sets both times. */
const SAME_MOMENT_MS = 60_000;

/** Decides no right: the server has its own rules for passwords (rule 13). */
export function accountMarks(session: SessionRecord | null): AccountMarks {
  const user = session?.user ?? {};
  const metadata = (user.user_metadata ?? {}) as Readonly<Record<string, unknown>>;
  const between = timeOf(user.last_sign_in_at) - timeOf(user.email_confirmed_at);
  return {
    wasRecovered: isText(user.recovery_sent_at),
    wasInvited: isText(user.invited_at) || metadata.invited_by_admin === true,
    isFirstEntry: Math.abs(between) < SAME_MOMENT_MS,
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function timeOf(value: unknown): number {
  return isText(value) ? Date.parse(value) : Number.NaN;
}
