import { useEffect, useMemo, useState } from "react";
import type { GameEvent } from "../../../domain/game/events.ts";
import {
  type RefusedTransition,
  refusedTransition,
} from "../../../domain/review/refused-transition.ts";
import { services } from "../../bootstrap/services.ts";

type GameHistoryQuery =
  | { readonly status: "loading" }
  | { readonly status: "error" }
  | {
      readonly status: "ready";
      readonly events: readonly GameEvent[];
      /** Finalize, re-open and reset of this device that the server refused (D31). */
      readonly refused: readonly ToldTransition[];
      /** Names are for signed-in people (D13). */
      readonly nameOf: (userId: string) => string | null;
    };

interface ToldTransition extends RefusedTransition {
  /** A person has read that the act did not count. */
  readonly isSeen: boolean;
}

/** Includes epochs before a reset and reads again when `revision` grows. */
export function useGameHistory(gameId: string, revision: number): GameHistoryQuery {
  const [query, setQuery] = useState<GameHistoryQuery>({ status: "loading" });
  const log = useMemo(() => ({ gameId, revision }), [gameId, revision]);
  useEffect(() => {
    let isLeft = false;
    async function read(): Promise<void> {
      const { store, recorders } = await services();
      const events = await store.log.eventsOf(log.gameId);
      const rows = await store.quarantine.list(log.gameId);
      if (isLeft) return;
      if (!events.ok || !rows.ok) return setQuery({ status: "error" });
      const refused = rows.value.flatMap(({ event, outcome, reason, dismissal }) => {
        if (outcome !== "rejected" && outcome !== "refused") return [];
        const told = refusedTransition(event, reason, events.value);
        return told === null ? [] : [{ ...told, isSeen: dismissal !== null }];
      });
      setQuery({
        status: "ready",
        events: events.value,
        refused,
        nameOf: (id) => recorders.nameOf(id),
      });
    }
    const show = () => void read().catch(() => setQuery({ status: "error" }));
    show();
    let unsubscribe = () => {};
    services().then(
      ({ store }) => {
        if (isLeft) return;
        unsubscribe = store.changes.onTopic(({ topic }) => {
          if (topic === "quarantine") show();
        });
      },
      // The root layout shows why there are no services.
      () => undefined,
    );
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [log]);
  return query;
}
