import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../contract/database.types.ts";
import type { CallOptions, TransportAnswer, TransportResult } from "../../sync/transport.ts";
import type { SessionKeeper } from "../auth/session-keeper.ts";
import { needsRefresh, type SessionRecord } from "../auth/session-record.ts";
import type { TokenRefresher } from "../auth/token-refresher.ts";
import { classify, UNREADABLE } from "./classify-error.ts";
import {
  type Exchange,
  openWire,
  type RefusedExchange,
  type RemoteConfig,
  type Wire,
  withinTime,
} from "./exchange.ts";

export type Supabase = SupabaseClient<Database>;

/** Nothing in it is trusted before src/contract has read it. */
export interface Answer {
  readonly data: unknown;
  /** The number of matching rows, if the query asked for `count: "exact"`. */
  readonly count?: number | null;
}

/** supabase-js builds it with `from(…).select(…)` or `rpc(…)`; it is sent when awaited. */
export interface Query extends PromiseLike<Answer> {
  retry(isEnabled: boolean): Query;
  abortSignal(signal: AbortSignal): Query;
}

/** null if the body is not what the contract promises. */
export type ReadAnswer<Value> = (data: unknown, count: Answer["count"]) => Value | null;

/** null for a refusal that the contract does not foresee. */
type ReadRefusal<Value> = (refusal: RefusedExchange) => Value | null;

/** Every call has one time limit, which includes a refresh of the token. */
export interface Http {
  /** Calls with that person's token or not at all. */
  asUser<Value>(
    call: CallOptions,
    query: (client: Supabase) => Query,
    read: ReadAnswer<Value>,
    readRefusal?: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>>;
  /** A visitor reads only while nobody is known here, because a list may be shorter (D10, I23). */
  asReader<Value>(
    signal: AbortSignal,
    query: (client: Supabase) => Query,
    read: ReadAnswer<Value>,
  ): Promise<TransportResult<Value>>;
  /** Calls `/functions/v1/…` in the name of `asUser`; a call without a body is a GET. */
  invoke<Value>(
    call: FunctionCall,
    name: string,
    body: Record<string, unknown> | null,
    read: ReadAnswer<Value>,
    readRefusal: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>>;
  /** Gets a path of the address that people use, which its host may pass on to a function. */
  askHost<Value>(
    call: FunctionCall,
    path: `/api/${string}`,
    read: ReadAnswer<Value>,
    readRefusal: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>>;
}

/** A function that works for minutes is given its own time. */
interface FunctionCall extends CallOptions {
  readonly timeoutMs?: number;
}

interface Attempt {
  /** null for a visitor. */
  readonly userId: string | null;
  readonly wire: Wire;
}

type Send = (signal: AbortSignal) => PromiseLike<Answer>;

export function createHttp(
  config: RemoteConfig,
  keeper: SessionKeeper,
  refresher: TokenRefresher,
): Http {
  // All calls share the client, so a request's signal tells its attempt.
  const attempts = new WeakMap<AbortSignal, Attempt>();

  const client: Supabase = createClient<Database>(config.url, config.publishableKey, {
    accessToken: async () => keeper.current()?.accessToken ?? null,
    global: { fetch: sendAttempt },
  });

  /** Sends nothing in the name of anybody but the attempt's person. */
  async function sendAttempt(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const attempt = init?.signal ? attempts.get(init.signal) : undefined;
    if (attempt === undefined) throw new Error("A request must belong to a call of Http.");
    const headers = new Headers(init?.headers);
    // supabase-js sends the publishable key if there is no token.
    if (attempt.userId === null) headers.delete("Authorization");
    else {
      const session = sessionOf(attempt.userId);
      if ("kind" in session || headers.get("Authorization") !== `Bearer ${session.accessToken}`) {
        throw new Error("The session has changed since the call began.");
      }
    }
    return attempt.wire.fetch(input, { ...init, headers });
  }

  function sessionOf(userId: string): SessionRecord | TransportAnswer {
    const session = keeper.current();
    if (session === null || session.isRefused) return { kind: "sign-in-required" };
    return session.userId === userId ? session : { kind: "wrong-identity" };
  }

  async function callOnce<Value>(
    userId: string | null,
    signal: AbortSignal,
    send: Send,
    read: ReadAnswer<Value>,
    readRefusal?: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>> {
    const wire = openWire(config, signal);
    attempts.set(signal, { userId, wire });
    try {
      const answer = await send(signal);
      const exchange = wire.last();
      if (exchange.kind !== "ok") {
        const foreseen = exchange.kind === "refused" ? readRefusal?.(exchange) : undefined;
        if (foreseen != null) return { ok: true, value: foreseen };
        return { ...refuse(classify(exchange)), ...wordsOf(exchange) };
      }
      const value = read(answer.data, answer.count);
      return value === null ? refuse(UNREADABLE) : { ok: true, value };
    } catch {
      // Only building the query or reading its answer can throw, and then nothing is known.
      return refuse(UNREADABLE);
    }
  }

  async function callAs<Value>(
    userId: string,
    limit: AbortSignal,
    ...rest: [Send, ReadAnswer<Value>, ReadRefusal<Value>?]
  ): Promise<TransportResult<Value>> {
    const held = sessionOf(userId);
    if ("kind" in held) return refuse(held);
    if (needsRefresh(held, config.now())) await renewToken(limit);
    const session = sessionOf(userId);
    if ("kind" in session) return refuse(session);
    const first = await callOnce(userId, limit, ...rest);
    if (first.ok || first.answer.kind !== "token-expired") return first;
    refresher.noteRejected(session.accessToken);
    const outcome = await refresher.refresh(limit);
    if (outcome === "refused") return refuse({ kind: "sign-in-required" });
    if (outcome === "unreachable") return refuse(UNREADABLE);
    // The server answers, so this must not look like a dead network (I21).
    if (outcome === "rejected-again") return first;
    const renewed = sessionOf(userId);
    if ("kind" in renewed) return refuse(renewed);
    const second = await callOnce(userId, limit, ...rest);
    if (!second.ok && second.answer.kind === "token-expired") {
      refresher.noteRejected(renewed.accessToken);
    }
    return second;
  }

  /** An auth server that hangs may not hold up what the data server would still take. */
  function renewToken(limit: AbortSignal): Promise<unknown> {
    return withinTime(config.timeoutMs / 3, refresher.refresh, limit);
  }

  function within<Value>(
    signal: AbortSignal,
    work: (limit: AbortSignal) => Promise<TransportResult<Value>>,
    timeoutMs = config.timeoutMs,
  ): Promise<TransportResult<Value>> {
    return withinTime(timeoutMs, work, signal);
  }

  /** Makes one attempt; the caller decides what is repeated and when. */
  const sending =
    (query: (client: Supabase) => Query): Send =>
    (signal) =>
      query(client).retry(false).abortSignal(signal);

  return {
    asUser: ({ asUser, signal }, query, ...reading) =>
      within(signal, (limit) => callAs(asUser, limit, sending(query), ...reading)),
    asReader(signal, query, read) {
      const reader = keeper.current()?.userId;
      return within(signal, (limit) =>
        reader === undefined
          ? callOnce(null, limit, sending(query), read)
          : callAs(reader, limit, sending(query), read),
      );
    },
    invoke({ asUser, signal, timeoutMs }, name, body, ...reading) {
      const what = body === null ? ({ method: "GET" } as const) : { body };
      const send: Send = (limit) => client.functions.invoke(name, { ...what, signal: limit });
      return within(signal, (limit) => callAs(asUser, limit, send, ...reading), timeoutMs);
    },
    askHost({ asUser, signal, timeoutMs }, path, ...reading) {
      const send: Send = async (limit) => {
        const headers = { Authorization: `Bearer ${keeper.current()?.accessToken}` };
        const answer = await sendAttempt(path, { headers, signal: limit });
        return { data: await answer.text() };
      };
      return within(signal, (limit) => callAs(asUser, limit, send, ...reading), timeoutMs);
    },
  };
}

const LONGEST_WORDS = 300;

function wordsOf(exchange: Exchange): { readonly said?: string } {
  const message = exchange.kind === "refused" ? exchange.json?.message : undefined;
  const words = typeof message === "string" ? message.trim().slice(0, LONGEST_WORDS) : "";
  return words === "" ? {} : { said: words };
}

function refuse(answer: TransportAnswer): { readonly ok: false; readonly answer: TransportAnswer } {
  return { ok: false, answer };
}
