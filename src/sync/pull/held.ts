import type { HeldEvent } from "../../contract/held-answer.ts";
import type { FirstOutcome, Receipt } from "../../contract/outcomes.ts";
import { callServer } from "../call-server.ts";
import type { HeldChange, TransportResult } from "../transport.ts";
import type { SyncDeps } from "../turn-context.ts";

/** Only a person applies or dismisses a game's held events, and only online (D31). */
export interface HeldEvents {
  load(gameId: string): Promise<TransportResult<readonly HeldEvent[]>>;
  apply(gameId: string, eventIds: readonly string[]): Promise<TransportResult<HeldChange>>;
  setAside(gameId: string, eventIds: readonly string[]): Promise<TransportResult<HeldChange>>;
}

const HELD_OUTCOMES: readonly FirstOutcome[] = ["held_late", "superseded_epoch", "orphaned"];

/** @param onChange asks for a read of the game's log, so that every screen shows the change. */
export function createHeldEvents(deps: SyncDeps, onChange: (gameId: string) => void): HeldEvents {
  const signal = new AbortController().signal;

  function change(
    gameId: string,
    call: Parameters<typeof callServer<HeldChange>>[3],
  ): Promise<TransportResult<HeldChange>> {
    return callServer(deps, deps.identity.currentUserId(), signal, call).then((result) => {
      // It is also called after a failure, because perhaps only the answer was lost.
      onChange(gameId);
      return result;
    });
  }

  return {
    async load(gameId) {
      const result = await callServer(deps, deps.identity.currentUserId(), signal, (options) =>
        deps.transport.heldEvents(gameId, options),
      );
      if (result.ok) {
        // The answer for an own waiting event was lost, so this row is its receipt (I8).
        const receipts = result.value.flatMap(receiptOf);
        await deps.store.log.applyReceipts(gameId, receipts, null);
      }
      return result;
    },
    apply: (gameId, eventIds) =>
      change(gameId, (options) => deps.transport.applyHeld(gameId, eventIds, options)),
    setAside: (gameId, eventIds) =>
      change(gameId, (options) => deps.transport.setAside(gameId, eventIds, options)),
  };
}

function receiptOf(held: HeldEvent): readonly Receipt[] {
  const outcome = HELD_OUTCOMES.find((word) => word === held.outcome);
  if (outcome === undefined) return [];
  const { event, reason } = held;
  return [{ eventId: event.eventId, outcome, of: null, gameSeq: null, reason, epoch: null }];
}
