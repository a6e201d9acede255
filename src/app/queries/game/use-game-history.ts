import { useEffect, useMemo, useState } from "react";
import type { GameEvent } from "../../../domain/game/events.ts";
import {
  type RefusedTransition,
  refusedTransition,
} from "../../../domain/review/refused-transition.ts";
import { services } from "../../bootstrap/services.ts";
import { deviceRows } from "../device/use-device-read.ts";

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
    const show = () =>
      void readHistory(log.gameId)
        .catch(() => FAILED)
        .then((found) => isLeft || setQuery(found));
    show();
    const unsubscribe = deviceRows().changes.onTopic(({ topic }) => {
      if (topic === "quarantine") show();
    });
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [log]);
  return query;
}

const FAILED: GameHistoryQuery = { status: "error" };

async function readHistory(gameId: string): Promise<GameHistoryQuery> {
  const { store, recorders } = await services();
  const events = await store.log.eventsOf(gameId);
  const rows = await store.quarantine.list(gameId);
  if (!events.ok || !rows.ok) return FAILED;
  const refused = rows.value.flatMap(({ event, outcome, reason, dismissal }) => {
    if (outcome !== "rejected" && outcome !== "refused") return [];
    const told = refusedTransition(event, reason, events.value);
    return told === null ? [] : [{ ...told, isSeen: dismissal !== null }];
  });
  return {
    status: "ready",
    events: events.value,
    refused,
    nameOf: (id) => recorders.nameOf(id),
  };
}
