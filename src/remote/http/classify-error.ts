import { isApiCode } from "../../contract/api-codes.ts";
import type { TransportAnswer } from "../../sync/transport.ts";
import type { Exchange, RefusedExchange } from "./exchange.ts";

const TEMPORARY_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);
/** After serialisation failure, deadlock or statement timeout the same call can succeed. */
const TEMPORARY_SQLSTATE: ReadonlySet<string> = new Set(["40001", "40P01", "57014"]);
/** Our functions raise "program limit exceeded" for a call that carries too much. */
const TOO_MUCH_SQLSTATE = "54000";
/** Our functions say "no such row" with these; a 404 without them is a function to come. */
const GONE_CODES: ReadonlySet<string> = new Set(["P0002", "PT404"]);
const POISON_STATUS: ReadonlySet<number> = new Set([400, 409, 413, 422]);
/** Only the network in between sends "Network Authentication Required" (RFC 6585). */
const NETWORK_SIGN_IN = 511;

/** A 2xx body that the contract does not promise, such as a portal's page. */
export const UNREADABLE: TransportAnswer = { kind: "unknown", wasTimeout: false };

/** Reads status and code only. A 4xx without a code of the API's own list decides nothing (I14). */
export function classify(exchange: Exchange): TransportAnswer {
  if (exchange.kind === "no-answer") {
    return { kind: "unknown", wasTimeout: exchange.cause === "timeout" };
  }
  if (exchange.kind === "ok") return UNREADABLE;
  const { status } = exchange;
  const code = codeOf(exchange);
  // This comes before the status, because PostgREST gives both a 500, which is retried for ever.
  if (code === TOO_MUCH_SQLSTATE) return { kind: "batch-refused", tooLarge: true };
  if (GONE_CODES.has(code)) return { kind: "gone" };
  if (status === NETWORK_SIGN_IN) return UNREADABLE;
  if (status >= 500 || TEMPORARY_STATUS.has(status) || TEMPORARY_SQLSTATE.has(code)) {
    return temporary(exchange, code);
  }
  const isPage = exchange.body === "html" || exchange.body === "text";
  if (status === 401 && !isPage) return { kind: "token-expired" };
  return code === "" || status < 400 ? UNREADABLE : classifyOwnAnswer(exchange, code);
}

function classifyOwnAnswer(exchange: RefusedExchange, code: string): TransportAnswer {
  const { status } = exchange;
  if (status === 403) return { kind: "permission" };
  if (status === 410) return { kind: "gone" };
  if (status === 426) return { kind: "protocol-too-old" };
  if (POISON_STATUS.has(status)) return { kind: "batch-refused", tooLarge: status === 413 };
  return temporary(exchange, code);
}

function temporary(exchange: RefusedExchange, code: string): TransportAnswer {
  return {
    kind: "temporary",
    retryAfterMs: exchange.retryAfterMs ?? namedWaitMs(exchange, code),
    wasTimeout: code === "57014" || exchange.status === 504,
    ...(code === "PT429" && { isOwnLimit: true }),
  };
}

/** PT429 names the seconds in `details`, because a SQL function cannot set Retry-After. */
function namedWaitMs({ json }: RefusedExchange, code: string): number | null {
  const seconds = code === "PT429" ? Number(json?.details ?? Number.NaN) : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

/** Returns "" for a code that is not on the API's own list. */
function codeOf({ status, json }: RefusedExchange): string {
  const code = json?.code;
  return isApiCode(status, code) ? code : "";
}
