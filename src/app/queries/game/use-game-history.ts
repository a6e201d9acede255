import { useEffect, useMemo, useState } from "react";
import type { GameEvent } from "../../../domain/game/events.ts";
import { services } from "../../bootstrap/services.ts";

export type GameHistoryQuery =
  | { readonly status: "loading" }
  | { readonly status: "error" }
  | {
      readonly status: "ready";
      readonly events: readonly GameEvent[];
      /** Names are for signed-in people (D13). */
      readonly nameOf: (userId: string) => string | null;
    };

/** Includes epochs before a reset; reads again when `revision` grows. */
export function useGameHistory(gameId: string, revision: number): GameHistoryQuery {
  const [query, setQuery] = useState<GameHistoryQuery>({ status: "loading" });
  // A new revision means new events of the same game.
  const log = useMemo(() => ({ gameId, revision }), [gameId, revision]);
  useEffect(() => {
    let isLeft = false;
    async function read(): Promise<void> {
      const { store, recorders } = await services();
      const events = await store.log.eventsOf(log.gameId);
      if (isLeft) return;
      setQuery(
        events.ok
          ? { status: "ready", events: events.value, nameOf: (id) => recorders.nameOf(id) }
          : { status: "error" },
      );
    }
    read().catch(() => setQuery({ status: "error" }));
    return () => {
      isLeft = true;
    };
  }, [log]);
  return query;
}
