import { fail, type Result } from "../../domain/shared/result.ts";
import type { Exchange } from "../http/exchange.ts";

export interface AuthFailure {
  readonly code:
    | "invalid-credentials"
    | "email-not-confirmed"
    | "rate-limited"
    | "mail-rate-limited"
    /** The link was used before, replaced by a newer one, or is too old. */
    | "link-expired"
    /** Another browser asked for the link and has the other half of its secret. */
    | "other-browser"
    /** The password may be changed only soon after a sign-in (rule 13). */
    | "reauthentication-needed"
    /** The auth server no longer knows this session. */
    | "session-ended"
    /** This installation has no sessions without an account. */
    | "not-offered"
    | "refused"
    /** There was no answer, or not one of the auth server's. */
    | "network"
    /** The server answered that it failed; the same call may work in a moment. */
    | "server-failed";
  /** The auth server's own words, shown as they are (P §2); null if it sent none. */
  readonly message: string | null;
  readonly retryAfterMs: number | null;
}

export type AuthResult<Value> = Result<Value, AuthFailure>;

export function refusedAuth(code: AuthFailure["code"]): AuthResult<never> {
  return fail({ code, message: null, retryAfterMs: null });
}

const CODE_BY_SERVER_CODE: Readonly<Record<string, AuthFailure["code"]>> = {
  invalid_credentials: "invalid-credentials",
  invalid_grant: "invalid-credentials",
  email_not_confirmed: "email-not-confirmed",
  over_request_rate_limit: "rate-limited",
  over_email_send_rate_limit: "mail-rate-limited",
  anonymous_provider_disabled: "not-offered",
  otp_expired: "link-expired",
  flow_state_not_found: "link-expired",
  flow_state_expired: "link-expired",
  bad_code_verifier: "other-browser",
  reauthentication_needed: "reauthentication-needed",
  session_not_found: "session-ended",
  session_expired: "session-ended",
  bad_jwt: "session-ended",
  no_authorization: "session-ended",
  user_not_found: "session-ended",
};

/** Reads status and error code; the message is only passed on. */
export function readAuthFailure(exchange: Exchange): AuthFailure {
  if (exchange.kind !== "refused") return { code: "network", message: null, retryAfterMs: null };
  const { status, json, retryAfterMs } = exchange;
  const serverCode = codeOf(json);
  const message = messageOf(json);
  if (status === 429) {
    const code = serverCode === "over_email_send_rate_limit" ? "mail-rate-limited" : "rate-limited";
    return { code, message, retryAfterMs };
  }
  if (serverCode === null) {
    if (status >= 500) return { code: "server-failed", message, retryAfterMs };
    return { code: "network", message: null, retryAfterMs };
  }
  return { code: authFailureCode(serverCode), message, retryAfterMs };
}

/** Links carry the same codes in their address. */
export function authFailureCode(serverCode: string): AuthFailure["code"] {
  return CODE_BY_SERVER_CODE[serverCode] ?? "refused";
}

type Body = Readonly<Record<string, unknown>> | null;

function codeOf(json: Body): string | null {
  const words = [json?.error_code, json?.code, json?.error];
  return words.find((word): word is string => typeof word === "string") ?? null;
}

function messageOf(json: Body): string | null {
  const words = [json?.msg, json?.message, json?.error_description];
  return words.find((word): word is string => typeof word === "string") ?? null;
}
