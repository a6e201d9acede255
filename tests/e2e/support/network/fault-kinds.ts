import type { Fault } from "../../../helpers/fault-proxy.ts";

/** What the pill says while a fault lasts: nobody answers, or somebody who cannot take it now. */
export type Saying = "offline" | "saving";

export interface FaultKind {
  readonly name: string;
  readonly says: Saying;
  /** `refuse-connection`: nobody listens at the server's address, for any call. */
  readonly fault: Fault | { readonly kind: "refuse-connection" };
  /** Every call meets these; a push meets all. */
  readonly isUsual?: true;
  /** The pill says it only until the call gives up. */
  readonly isBrief?: true;
}

const HTML = { "content-type": "text/html" };
const JSON_TYPE = { "content-type": "application/json" };
const PORTAL = "<!doctype html><title>Welcome to Field Wi-Fi</title><p>Accept the terms</p>";
/** What the API says of a token that it does not take; the auth server gives a new one meanwhile. */
export const TOKEN_REFUSED: Fault = json(
  401,
  JSON.stringify({ code: "PGRST303", message: "JWT expired", details: null, hint: null }),
);
const OF_A_BOX = JSON.stringify({ error: "blocked by policy" });

function page(status: number, body: string, headers = {}): Fault {
  return { kind: "answer", status, headers: { ...HTML, ...headers }, body };
}

function json(status: number, body: string, headers = {}): Fault {
  return { kind: "answer", status, headers: { ...JSON_TYPE, ...headers }, body };
}

/** What a network beside a field does to a call, and what the screen says meanwhile. */
export const FAULT_KINDS: readonly FaultKind[] = [
  {
    name: "a refused connection",
    says: "offline",
    fault: { kind: "refuse-connection" },
    isUsual: true,
  },
  // Before its time is up, a call is only slow.
  {
    name: "an answer that never comes",
    says: "saving",
    fault: { kind: "stall" },
    isUsual: true,
    isBrief: true,
  },
  { name: "no answer until the call gives up", says: "offline", fault: { kind: "stall" } },
  { name: "a refused token", says: "saving", fault: TOKEN_REFUSED, isUsual: true },
  {
    name: "reset before the answer",
    says: "offline",
    fault: { kind: "lose-request" },
    isUsual: true,
  },
  {
    name: "reset after the work was done",
    says: "offline",
    fault: { kind: "lose-answer" },
    isUsual: true,
  },
  {
    name: "an answer that breaks off",
    says: "offline",
    fault: { kind: "cut-answer" },
    isUsual: true,
  },
  { name: "a portal's page as 200", says: "offline", fault: page(200, PORTAL), isUsual: true },
  { name: "a portal's page as 403", says: "offline", fault: page(403, PORTAL) },
  { name: "a portal's page as 511", says: "offline", fault: page(511, PORTAL) },
  { name: "a foreign 400 with JSON", says: "offline", fault: json(400, OF_A_BOX), isUsual: true },
  { name: "a foreign 403 with JSON", says: "offline", fault: json(403, OF_A_BOX) },
  { name: "a foreign 409 with JSON", says: "offline", fault: json(409, OF_A_BOX) },
  { name: "a foreign 413 with JSON", says: "offline", fault: json(413, OF_A_BOX) },
  { name: "a foreign 422 with JSON", says: "offline", fault: json(422, OF_A_BOX) },
  { name: "JSON of another service as 200", says: "offline", fault: json(200, OF_A_BOX) },
  { name: "an empty 200", says: "offline", fault: json(200, "") },
  { name: "500 without words", says: "saving", fault: page(500, "") },
  {
    name: "502 of a proxy as a page",
    says: "saving",
    fault: page(502, "<h1>Bad Gateway</h1>"),
    isUsual: true,
  },
  {
    name: "503 with Retry-After",
    says: "saving",
    fault: page(503, "<h1>Busy</h1>", { "retry-after": "1" }),
  },
  { name: "504 of a proxy", says: "saving", fault: page(504, "<h1>Gateway Timeout</h1>") },
  {
    name: "429 with Retry-After",
    says: "saving",
    fault: json(429, "{}", { "retry-after": "1" }),
    isUsual: true,
  },
];
