/**
 * What `POST /functions/v1/invite-admin` takes and gives; docs/accounts.md explains each case.
 */
export type InviteAction = "invite" | "resend" | "withdraw" | "send_reset";

export interface InviteRequest {
  /** The default is "invite". */
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

/** The body of a 200 answer. */
export interface InviteAnswer {
  readonly outcome: InviteOutcome;
  readonly email: string;
  /** Present only where no mail transport is set; shown once (D14). */
  readonly tempPassword?: string;
}

/**
 * The `code` in the body of every refusal except the gateway's own 401; a `message` stands beside
 * it.
 */
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
