import { useCallback, useEffect, useRef, useState } from "react";
import type { Result } from "../../../domain/shared/result.ts";
import { type CommandFailure, commandFailure } from "../../commands/command-failure.ts";
import { sessionStore } from "../../session/session-store.ts";

export type ServerRead<Value> =
  | { readonly status: "loading" }
  /** Never read, and no network: nobody can say what the server holds. */
  | { readonly status: "offline" }
  | { readonly status: "error"; readonly failure: CommandFailure }
  | { readonly status: "ready"; readonly value: Value };

/**
 * What only the server knows (administration), read when the screen opens and again when the
 * network comes back. `reload` keeps what is shown until the answer is there; `read` must be a
 * stable function. A failed read never looks like an empty answer (D9).
 */
export function useServerRead<Value>(read: () => Promise<Result<Value, CommandFailure>>): {
  readonly query: ServerRead<Value>;
  readonly reload: () => Promise<void>;
} {
  const [query, setQuery] = useState<ServerRead<Value>>({ status: "loading" });
  const newestAsk = useRef(0);
  const reload = useCallback(async () => {
    newestAsk.current += 1;
    const ask = newestAsk.current;
    const result = await read().catch(() => commandFailure("network"));
    if (ask === newestAsk.current) setQuery((shown) => next(shown, result));
  }, [read]);
  useEffect(() => {
    void reload();
    const unsubscribe = sessionStore.subscribe((now, before) => {
      if (now.connection !== before.connection) void reload();
    });
    return () => {
      unsubscribe();
      newestAsk.current += 1;
    };
  }, [reload]);
  return { query, reload };
}

function next<Value>(
  shown: ServerRead<Value>,
  result: Result<Value, CommandFailure>,
): ServerRead<Value> {
  if (result.ok) return { status: "ready", value: result.value };
  if (result.error.code !== "offline") return { status: "error", failure: result.error };
  // What was read stays readable without a network; the screen says that it cannot be changed.
  return shown.status === "ready" ? shown : { status: "offline" };
}
