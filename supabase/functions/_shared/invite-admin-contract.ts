/**
 * What `POST /functions/v1/invite-admin` takes and gives; docs/accounts.md explains each case.
 */
export type InviteAction = "invite" | "resend" | "withdraw" | "send_reset";

export interface InviteRequest {
  /** Default "invite". */
  readonly action?: InviteAction;
  readonly email: string;
  readonly fullName?: string;
}

export type InviteOutcome =
  | "invited"
  | "promoted"
  | "already_admin"
  | "resent"
  | "withdrawn"
  | "reset_sent";

/** Body of a 200. */
export interface InviteAnswer {
  readonly outcome: InviteOutcome;
  readonly email: string;
  /** Only from a server without mail transport; shown once (D14). */
  readonly tempPassword?: string;
}

/** `code` in the body of every other status but the gateway's own 401, beside a `message`. */
export type InviteErrorCode =
  | "bad_request"
  | "email_required"
  | "email_invalid"
  | "not_admin"
  | "no_account"
  | "no_invitation"
  | "email_not_confirmed"
  | "user_disabled"
  | "state_changed"
  | "over_request_rate_limit"
  | "over_email_send_rate_limit"
  | "mail_failed"
  | "unexpected_failure";
