import { useCallback, useEffect, useState } from "react";
import type { HeldEvent } from "../../contract/held-answer.ts";
import { services } from "../bootstrap/services.ts";

export type HeldEventsQuery =
  | { readonly status: "loading" }
  /** Held events live on the server; without a network nobody can say what they are. */
  | { readonly status: "offline" }
  | { readonly status: "error" }
  | {
      readonly status: "ready";
      readonly events: readonly HeldEvent[];
      readonly nameOf: (userId: string) => string | null;
    };

/**
 * Late events of a game that wait for "Apply" or "Set aside" (D31). `headSeq`: asked again when
 * the log moves, so that another person's decision shows, and when the server has just refused
 * to count something of this device: the late entry that was sent behind the open review.
 */
export function useHeldEvents(gameId: string, headSeq: number) {
  const [query, setQuery] = useState<HeldEventsQuery>({ status: "loading" });
  const load = useCallback(async () => {
    const { engine, recorders, surroundings, session } = await services();
    if (!surroundings.isOnline() || session.currentUserId() === null) {
      return setQuery({ status: "offline" });
    }
    const held = await engine.held.load(gameId);
    if (held.ok) {
      const nameOf = (userId: string) => recorders.nameOf(userId);
      return setQuery({ status: "ready", events: held.value, nameOf });
    }
    setQuery({ status: held.answer.kind === "unknown" ? "offline" : "error" });
  }, [gameId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved log may settle held events
  useEffect(() => {
    load().catch(() => setQuery({ status: "error" }));
  }, [load, headSeq]);
  useEffect(() => {
    const leaving = new AbortController();
    void services().then(({ store }) => {
      if (leaving.signal.aborted) return;
      const unsubscribe = store.changes.onTopic(({ topic }) => {
        if (topic === "quarantine") load().catch(() => setQuery({ status: "error" }));
      });
      leaving.signal.addEventListener("abort", unsubscribe);
    });
    return () => leaving.abort();
  }, [load]);
  return { query, reload: () => void load() };
}
