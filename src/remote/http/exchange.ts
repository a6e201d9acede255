/** Passed in from outside, so that tests run this folder as the app does. */
export interface RemoteConfig {
  /** Origin of the backend, no trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970 on the device's clock, which may be hours off. */
  readonly now: () => number;
  /** No call takes longer than this (15 s, S1). */
  readonly timeoutMs: number;
  /** Runs `work` while no other tab runs its own. */
  readonly withTabLock: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

export type Exchange =
  | { readonly kind: "no-answer"; readonly cause: "timeout" | "aborted" | "network" }
  | { readonly kind: "ok"; readonly status: number }
  | RefusedExchange;

export interface RefusedExchange {
  readonly kind: "refused";
  readonly status: number;
  readonly body: "json" | "html" | "text" | "empty";
  /** null if the body is not a JSON object. */
  readonly json: Readonly<Record<string, unknown>> | null;
  readonly retryAfterMs: number | null;
}

/** The reason of a signal whose time has run out. */
const TIMED_OUT = new DOMException("The call took too long.", "TimeoutError");

/** Made by hand, because `AbortSignal.any` is missing on phones that are still in use. */
export async function withinTime<Value>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  const onAbort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(TIMED_OUT), timeoutMs);
  if (outer?.aborted) onAbort();
  else outer?.addEventListener("abort", onAbort, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", onAbort);
  }
}

export interface Exchanged<Value> {
  /** null if the work threw, as it does on a body that cannot be read. */
  readonly value: Value | null;
  /** What really came back. */
  readonly exchange: Exchange;
}

/** Never throws. */
export function exchangeOnce<Value>(
  config: Pick<RemoteConfig, "fetch" | "now" | "timeoutMs">,
  work: (wire: Wire) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Exchanged<Value>> {
  const exchange = async (signal: AbortSignal) => {
    const wire = openWire(config, signal);
    const value = await work(wire).catch(() => null);
    return { value, exchange: wire.last() };
  };
  return withinTime(config.timeoutMs, exchange, outer);
}

export interface Wire {
  /** Used by the library that builds the request. */
  readonly fetch: typeof fetch;
  /** `no-answer` while there has been no exchange. */
  last(): Exchange;
}

/** supabase-js turns failures into texts, and some 404s into empty successes. */
export function openWire(config: Pick<RemoteConfig, "fetch" | "now">, signal: AbortSignal): Wire {
  let last: Exchange = { kind: "no-answer", cause: "network" };
  const noAnswer = (): Exchange => {
    if (!signal.aborted) return { kind: "no-answer", cause: "network" };
    return { kind: "no-answer", cause: signal.reason === TIMED_OUT ? "timeout" : "aborted" };
  };
  return {
    last: () => (last.kind === "ok" && signal.aborted ? noAnswer() : last),
    async fetch(input, init) {
      try {
        const response = await config.fetch(input, { ...init, signal });
        if (response.ok) {
          last = { kind: "ok", status: response.status };
          return response;
        }
        const text = await response.text();
        const { status, headers } = response;
        const retryAfterMs = readRetryAfter(headers, config.now());
        last = { kind: "refused", status, ...readBody(text, headers), retryAfterMs };
        return new Response(text === "" ? null : text, { status, headers });
      } catch (error) {
        last = noAnswer();
        throw error;
      }
    },
  };
}

function readBody(text: string, headers: Headers): Pick<RefusedExchange, "body" | "json"> {
  if (text.trim() === "") return { body: "empty", json: null };
  const isHtml = /html/i.test(headers.get("Content-Type") ?? "") || /^\s*</.test(text);
  if (isHtml) return { body: "html", json: null };
  try {
    const parsed: unknown = JSON.parse(text);
    return { body: "json", json: isRecord(parsed) ? parsed : null };
  } catch {
    return { body: "text", json: null };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** In ms, at most an hour. A date counts from the answer's Date: this clock may be wrong. */
function readRetryAfter(headers: Headers, now: number): number | null {
  const text = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(text)) return clamp(Number(text) * 1000);
  const until = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const serverNow = Date.parse(headers.get("Date") ?? "");
  return clamp(until - (Number.isNaN(serverNow) ? now : serverNow));
}

function clamp(ms: number): number {
  return Math.min(Math.max(ms, 0), LONGEST_WAIT_MS);
}
