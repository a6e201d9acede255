import type { Deadline } from "./deadline.ts";
import { retryAfterMs } from "./retry-after.ts";

/** What one request met on the wire, before any library has interpreted it. */
export type Exchange =
  | { readonly kind: "no-answer"; readonly cause: "timeout" | "aborted" | "network" }
  | { readonly kind: "ok"; readonly status: number }
  | RefusedExchange;

export interface RefusedExchange {
  readonly kind: "refused";
  readonly status: number;
  readonly body: "json" | "html" | "text" | "empty";
  /** The parsed body where it is a JSON object, else null. */
  readonly json: Readonly<Record<string, unknown>> | null;
  readonly retryAfterMs: number | null;
}

export interface Wire {
  /** Hand this to the library that builds the request. */
  readonly fetch: typeof fetch;
  /** The last exchange; `no-answer` while there has been none. */
  last(): Exchange;
}

/**
 * A `fetch` that keeps what really happened. supabase-js turns status, body and network errors
 * into message texts, and some 404s into empty successes; classification must not depend on
 * either, so it reads the exchange instead.
 */
export function openWire(send: typeof fetch, deadline: Deadline, now: () => number): Wire {
  let last: Exchange = { kind: "no-answer", cause: "network" };
  const noAnswer = (): Exchange => {
    if (deadline.hasTimedOut()) return { kind: "no-answer", cause: "timeout" };
    return { kind: "no-answer", cause: deadline.signal.aborted ? "aborted" : "network" };
  };
  return {
    last: () => (last.kind === "ok" && deadline.signal.aborted ? noAnswer() : last),
    async fetch(input, init) {
      try {
        const response = await send(input, { ...init, signal: deadline.signal });
        if (response.ok) {
          last = { kind: "ok", status: response.status };
          return response;
        }
        const text = await response.text();
        last = {
          kind: "refused",
          status: response.status,
          ...readBody(text, response.headers),
          retryAfterMs: retryAfterMs(response.headers, now()),
        };
        return new Response(text === "" ? null : text, {
          status: response.status,
          headers: response.headers,
        });
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
