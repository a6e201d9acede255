import { PostgrestClient } from "@supabase/postgrest-js";
import type { TransportAnswer, TransportResult } from "../../sync/transport.ts";
import type { SessionKeeper } from "../auth/session-keeper.ts";
import type { SessionRecord } from "../auth/session-record.ts";
import { needsRefresh } from "../auth/token-age.ts";
import type { TokenRefresher } from "../auth/token-refresher.ts";
import { classify, UNREADABLE } from "./classify-error.ts";
import { type Deadline, startDeadline } from "./deadline.ts";
import { openWire, type RefusedExchange } from "./exchange.ts";
import type { RemoteConfig } from "./remote-config.ts";
import type { Rest, RestAnswer } from "./rest-query.ts";

/** Runs one query; called again with a fresh token after a 401, so it must build it anew. */
export type Query = (rest: Rest, callFunction: CallFunction) => PromiseLike<RestAnswer>;

/** POST to a server function (`/functions/v1/…`), with the same identity and deadline. */
export type CallFunction = (name: string, body: unknown) => Promise<RestAnswer>;

/** Turns a 2xx body into a value; null when it is not what the contract promises. */
export type ReadAnswer<Value> = (answer: RestAnswer) => Value | null;

/** Turns a refusal that the contract foresees into a value; null for every other. */
export type ReadRefusal<Value> = (refusal: RefusedExchange) => Value | null;

export interface RestCalls {
  /**
   * One attempt in the name of `userId`: with that person's token or not at all. An old token
   * is exchanged first where the auth server can be reached; without it the server decides.
   */
  asUser<Value>(
    userId: string,
    signal: AbortSignal,
    query: Query,
    read: ReadAnswer<Value>,
    readRefusal?: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>>;
  /**
   * A read by whoever is signed in, else by a visitor (D10); a 401 is answered with one refresh
   * and one repetition. Never a visitor's read while somebody is known here (I23).
   */
  asReader<Value>(
    signal: AbortSignal,
    query: Query,
    read: ReadAnswer<Value>,
  ): Promise<TransportResult<Value>>;
}

export function createRestCalls(
  config: RemoteConfig,
  keeper: SessionKeeper,
  refresher: TokenRefresher,
): RestCalls {
  async function send<Value>(
    token: string | null,
    deadline: Deadline,
    query: Query,
    read: ReadAnswer<Value>,
    readRefusal?: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>> {
    const wire = openWire(config.fetch, deadline, config.now);
    try {
      const headers = {
        apikey: config.publishableKey,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      };
      const options = { headers, fetch: wire.fetch, retry: false };
      // Its own types need a generated schema; ours say less and promise nothing about rows.
      const rest = new PostgrestClient(`${config.url}/rest/v1`, options) as unknown as Rest;
      const answer = await query(rest, functionCaller(config, headers, wire.fetch));
      const exchange = wire.last();
      if (exchange.kind !== "ok") {
        const foreseen = exchange.kind === "refused" ? readRefusal?.(exchange) : undefined;
        return foreseen == null ? refuse(classify(exchange)) : { ok: true, value: foreseen };
      }
      const value = read(answer);
      return value === null ? refuse(UNREADABLE) : { ok: true, value };
    } catch {
      // Only building the query or reading its answer can throw; nothing is known then.
      return refuse(UNREADABLE);
    }
  }

  /** Token and request together have the time of one call. */
  async function within<Value>(
    signal: AbortSignal,
    work: (deadline: Deadline) => Promise<TransportResult<Value>>,
  ): Promise<TransportResult<Value>> {
    const deadline = startDeadline(signal, config.timeoutMs);
    try {
      return await work(deadline);
    } finally {
      deadline.release();
    }
  }

  /** An auth server that hangs may not hold up what the data server would still take. */
  async function renewToken(deadline: Deadline): Promise<void> {
    const patience = startDeadline(deadline.signal, config.timeoutMs / 3);
    await refresher.refresh(patience.signal);
    patience.release();
  }

  async function sendAs<Value>(
    userId: string,
    deadline: Deadline,
    query: Query,
    read: ReadAnswer<Value>,
    readRefusal?: ReadRefusal<Value>,
  ): Promise<TransportResult<Value>> {
    const held = sessionOf(keeper, userId);
    if ("kind" in held) return refuse(held);
    if (needsRefresh(held, config.now())) await renewToken(deadline);
    const session = sessionOf(keeper, userId);
    if ("kind" in session) return refuse(session);
    const result = await send(session.accessToken, deadline, query, read, readRefusal);
    if (!result.ok && result.answer.kind === "token-expired") {
      refresher.noteRejected(session.accessToken);
    }
    return result;
  }

  return {
    asUser: (userId, signal, query, read, readRefusal) =>
      within(signal, (deadline) => sendAs(userId, deadline, query, read, readRefusal)),
    async asReader(signal, query, read) {
      const reader = keeper.current()?.userId;
      const attempt = () =>
        within(signal, (deadline) =>
          reader === undefined
            ? send(null, deadline, query, read)
            : sendAs(reader, deadline, query, read),
        );
      const first = await attempt();
      if (first.ok || first.answer.kind !== "token-expired" || reader === undefined) return first;
      const outcome = await refresher.refresh(signal);
      if (outcome === "refused") return refuse({ kind: "sign-in-required" });
      return outcome === "refreshed" ? attempt() : refuse(UNREADABLE);
    },
  };
}

function functionCaller(
  config: RemoteConfig,
  headers: Readonly<Record<string, string>>,
  send: typeof fetch,
): CallFunction {
  return async (name, body) => {
    const answer = await send(`${config.url}/functions/v1/${name}`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return { data: answer.ok ? await answer.json() : null, count: null };
  };
}

function sessionOf(keeper: SessionKeeper, userId: string): SessionRecord | TransportAnswer {
  const session = keeper.current();
  if (session === null || session.isRefused) return { kind: "sign-in-required" };
  return session.userId === userId ? session : { kind: "wrong-identity" };
}

function refuse(answer: TransportAnswer): { readonly ok: false; readonly answer: TransportAnswer } {
  return { ok: false, answer };
}
