import type { Exchange } from "./exchange.ts";

/** Why a sign-in or sign-out brought nothing. */
export interface AuthFailure {
  readonly code:
    | "invalid-credentials"
    | "email-not-confirmed"
    | "rate-limited"
    /** The auth server's own no for another reason; `message` has its words. */
    | "refused"
    /** No answer, or the answer of something that is not the auth server. */
    | "network";
  /** The auth server's own message, shown as it is (P §2); null where it gave none. */
  readonly message: string | null;
  readonly retryAfterMs: number | null;
}

const CODE_BY_SERVER_CODE: Readonly<Record<string, AuthFailure["code"]>> = {
  invalid_credentials: "invalid-credentials",
  invalid_grant: "invalid-credentials",
  email_not_confirmed: "email-not-confirmed",
  over_request_rate_limit: "rate-limited",
};

/** Reads a failed auth call from status and error code; the message is only passed on. */
export function readAuthFailure(exchange: Exchange): AuthFailure {
  if (exchange.kind !== "refused") return { code: "network", message: null, retryAfterMs: null };
  const { status, json, retryAfterMs } = exchange;
  if (status === 429) return { code: "rate-limited", message: messageOf(json), retryAfterMs };
  const serverCode = codeOf(json);
  if (status >= 500 || serverCode === null) return { code: "network", message: null, retryAfterMs };
  return {
    code: CODE_BY_SERVER_CODE[serverCode] ?? "refused",
    message: messageOf(json),
    retryAfterMs,
  };
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
