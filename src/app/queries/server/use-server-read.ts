import { useCallback, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { ok, type Result } from "../../../domain/shared/result.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { commandFailure } from "../../commands/command-failure.ts";
import { sessionStore } from "../../session/session-store.ts";

type ReadFailure = { readonly code: string; readonly message: string };

export type ServerRead<Value> =
  | { readonly status: "loading" }
  | { readonly status: "offline" }
  | { readonly status: "error"; readonly failure: ReadFailure }
  | { readonly status: "ready"; readonly value: Value };

interface ServerReading<Value> {
  readonly query: ServerRead<Value>;
  readonly isOffline: boolean;
  readonly reload: () => Promise<void>;
}

/** `read` must be stable; `reload` keeps what shows. A failed read is no empty answer (D9). */
export function useServerRead<Value>(
  read: () => Promise<Result<Value, ReadFailure>>,
): ServerReading<Value> {
  const [query, setQuery] = useState<ServerRead<Value>>({ status: "loading" });
  const newestAsk = useRef(0);
  const answered = useRef<typeof read | null>(null);
  const reload = useCallback(async () => {
    newestAsk.current += 1;
    const ask = newestAsk.current;
    const result = await read().catch(() => commandFailure("network"));
    if (ask !== newestAsk.current) return;
    // Rows of another season or page do not answer this question.
    const isOfThis = answered.current === read;
    if (result.ok) answered.current = read;
    setQuery((shown) => next(isOfThis ? shown : { status: "loading" }, result));
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
  const isOffline = useStore(sessionStore, ({ connection }) => connection === "offline");
  return { query, isOffline, reload };
}

/** Reads what the server has under this id; `readOf` must be stable. */
export function useServerReadOf<Id, Value>(
  readOf: (id: Id) => Promise<Result<Value, ReadFailure>>,
  id: Id,
) {
  return useServerRead(useCallback(() => readOf(id), [readOf, id]));
}

/** The same for a season; null means that there is none, as for an id that is no UUID. */
export function useSeasonRead<Value>(
  readOf: (seasonId: string) => Promise<Result<Value | null, ReadFailure>>,
  seasonId: string,
) {
  return useServerRead(
    useCallback(async () => (isUuid(seasonId) ? readOf(seasonId) : ok(null)), [readOf, seasonId]),
  );
}

function next<Value>(
  shown: ServerRead<Value>,
  result: Result<Value, ReadFailure>,
): ServerRead<Value> {
  if (result.ok) return { status: "ready", value: result.value };
  const { code } = result.error;
  // What was read stays readable without a network or server; a change says that it failed.
  if (shown.status === "ready" && (code === "offline" || code === "network")) return shown;
  return code === "offline" ? { status: "offline" } : { status: "error", failure: result.error };
}
