import type { GameEvent } from "../../../domain/game/events.ts";
import {
  type RefusedTransition,
  refusedTransition,
} from "../../../domain/review/refused-transition.ts";
import { allOk, ok } from "../../../domain/shared/result.ts";
import { services } from "../../bootstrap/services.ts";
import { useDeviceRead } from "../device/use-device-read.ts";

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

/** Includes epochs before a reset. */
export function useGameHistory(gameId: string): GameHistoryQuery {
  const read = useDeviceRead(`history of ${gameId}`, () => readHistory(gameId));
  if (read === undefined) return { status: "loading" };
  return read.ok ? { status: "ready", ...read.value } : { status: "error" };
}

async function readHistory(gameId: string) {
  // A live query follows reads behind Dexie's own promises only.
  const { store, recorders } = await Promise.resolve(services());
  const read = allOk([await store.log.eventsOf(gameId), await store.quarantine.list(gameId)]);
  if (!read.ok) return read;
  const [events, rows] = read.value;
  const refused = rows.flatMap(({ event, outcome, reason, dismissal }) => {
    if (outcome !== "rejected" && outcome !== "refused") return [];
    const told = refusedTransition(event, reason, events);
    return told === null ? [] : [{ ...told, isSeen: dismissal !== null }];
  });
  return ok({ events, refused, nameOf: recorders.nameOf });
}
