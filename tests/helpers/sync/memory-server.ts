import type { FirstOutcome, Receipt } from "../../../src/contract/outcomes.ts";
import type { GameEvent } from "../../../src/domain/game/events.ts";
import { EMPTY_DIGEST, nextDigest } from "../../../src/local/log/log-digest.ts";
import type { OperationRequest, Transport } from "../../../src/sync/transport.ts";

/** Tests tell it what to decide; the real decisions are SQL, tested on a real database. */
export class MemoryServer implements Transport {
  readonly logs = new Map<string, GameEvent[]>();
  /** Holds outcomes by event id that replace applying the event. */
  readonly decisions = new Map<string, { outcome: FirstOutcome; reason: string | null }>();
  readonly operations: OperationRequest[] = [];
  readonly uploaders: string[] = [];

  logOf(gameId: string): GameEvent[] {
    const log = this.logs.get(gameId) ?? [];
    this.logs.set(gameId, log);
    return log;
  }

  /** Cuts the log short, as restoring a backup does. */
  restore(gameId: string, headSeq: number): void {
    this.logOf(gameId).splice(headSeq);
  }

  push: Transport["push"] = async (gameId, _deviceId, events, { asUser }) => {
    this.uploaders.push(asUser);
    const receipts = events.map((event) => this.#receive(gameId, event, asUser));
    const log = this.logOf(gameId);
    const head = {
      headSeq: log.length,
      logDigest: digestOf(log),
      epoch: 0,
      phase: "open" as const,
    };
    return { ok: true, value: { receipts, ...head } };
  };

  pull: Transport["pull"] = async (gameId, afterSeq, limit) => {
    const log = this.logOf(gameId);
    const anchor = log[afterSeq - 1];
    return {
      ok: true,
      value: {
        isKnown: true,
        events: log.slice(afterSeq, afterSeq + limit),
        headSeq: log.length,
        epoch: 0,
        phase: "open",
        anchor:
          anchor === undefined
            ? null
            : {
                gameSeq: afterSeq,
                eventId: anchor.eventId,
                logDigest: digestOf(log.slice(0, afterSeq)),
              },
      },
    };
  };

  knownEventIds: Transport["knownEventIds"] = async (gameId, deviceId) => ({
    ok: true,
    value: this.logOf(gameId)
      .filter((event) => event.deviceId === deviceId)
      .map(({ eventId }) => eventId),
  });

  heldEvents: Transport["heldEvents"] = async () => ({ ok: true, value: [] });
  applyHeld: Transport["applyHeld"] = async () => ({ ok: true, value: { headSeq: 0 } });
  setAside: Transport["setAside"] = async () => ({ ok: true, value: { headSeq: 0 } });

  runOperation: Transport["runOperation"] = async (operation) => {
    const isKnown = this.operations.some(({ opId }) => opId === operation.opId);
    if (!isKnown) this.operations.push(operation);
    const outcome = isKnown ? "duplicate" : "applied";
    return { ok: true, value: { opId: operation.opId, outcome, reason: null } };
  };

  #receive(gameId: string, event: GameEvent, asUser: string): Receipt {
    const { eventId } = event;
    const log = this.logOf(gameId);
    const settled = { eventId, of: null, gameSeq: null, reason: null, epoch: null };
    const known = log.find((one) => one.eventId === eventId);
    if (known !== undefined) {
      const { gameSeq } = known;
      return { ...settled, outcome: "duplicate", of: "applied", gameSeq };
    }
    const decided = this.decisions.get(eventId);
    if (decided !== undefined) return { ...settled, ...decided };
    const gameSeq = log.length + 1;
    log.push({ ...event, gameSeq, recordedBy: asUser, receivedAt: "2026-11-21T15:00:00Z" });
    return { ...settled, outcome: "applied", gameSeq };
  }
}

/** The digest that a server sends of a log, or of the first part of one. */
export function digestOf(log: readonly Pick<GameEvent, "eventId">[]): number {
  return log.reduce((digest, { eventId }) => nextDigest(digest, eventId), EMPTY_DIGEST);
}
