import type { GameEvent } from "../../domain/game/events.ts";
import { applyEvent, cloneGameState } from "../../domain/game/fold/fold.ts";
import { compareLogOrder } from "../../domain/game/fold/order.ts";
import type { GameState } from "../../domain/game/game-state.ts";
import type { LogChange } from "../log/log-change.ts";

export interface LoadedGame {
  /** The confirmed log through the checkpoint; null if nothing needed it. */
  readonly base: GameState | null;
  readonly head: GameState;
  readonly baseSeq: number;
  /** False while the state starts from the game's row, because the log is not on the device. */
  readonly isLogKnown: boolean;
  readonly version: number;
  readonly ahead: readonly GameEvent[];
  /** Without a base, this holds only events that the head snapshot lacks. */
  readonly pending: readonly GameEvent[];
  readonly pendingEventIds: Set<string>;
  /** The part of `pending` that the server refused and that still counts here (I14). */
  readonly refusedIds: ReadonlySet<string>;
  readonly highestPendingSeq: number;
}

type Settled = Extract<LogChange, { kind: "settled" }>;

/**
 * `head` is the fold of the confirmed events by gameSeq, the waiting by deviceSeq, then acts in
 * flight (I10). Taps and receipts in order change it in place; other changes fold again from
 * `base`.
 */
export class GameProjection {
  // The constructor calls `replace`, which sets all of them.
  #base!: GameState | null;
  #head!: GameState;
  #baseSeq!: number;
  #isLogKnown!: boolean;
  #version!: number;
  #ahead!: GameEvent[];
  #pending!: GameEvent[];
  #pendingIds!: Set<string>;
  #refusedIds!: ReadonlySet<string>;
  #highestPendingSeq!: number;
  #inFlight: GameEvent[] = [];

  constructor(loaded: LoadedGame) {
    this.replace(loaded);
  }

  get head(): GameState {
    return this.#head;
  }

  get base(): GameState | null {
    return this.#base;
  }

  get baseSeq(): number {
    return this.#baseSeq;
  }

  get isLogKnown(): boolean {
    return this.#isLogKnown;
  }

  get version(): number {
    return this.#version;
  }

  get hasAhead(): boolean {
    return this.#ahead.length > 0;
  }

  get pendingIds(): ReadonlySet<string> {
    return this.#pendingIds;
  }

  get refusedIds(): ReadonlySet<string> {
    return this.#refusedIds;
  }

  get refused(): readonly GameEvent[] {
    return this.#refusedIds.size === 0
      ? []
      : this.#pending.filter(({ eventId }) => this.#refusedIds.has(eventId));
  }

  get highestPendingSeq(): number {
    return this.#highestPendingSeq;
  }

  get inFlight(): readonly GameEvent[] {
    return this.#inFlight;
  }

  paint(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#inFlight.push(event);
      applyEvent(this.#head, event);
    }
  }

  /** The next read builds the state without them. */
  forget(events: readonly GameEvent[]): void {
    for (const { eventId } of events) this.#inFlight = without(this.#inFlight, eventId);
  }

  /** Returns false when the game must be read again. */
  number(events: readonly GameEvent[]): boolean {
    let inOrder = true;
    for (const event of events) {
      if (this.#pendingIds.has(event.eventId)) continue;
      const isFirstInFlight = this.#inFlight[0]?.eventId === event.eventId;
      const isNewest = this.#highestPendingSeq < event.deviceSeq;
      if (isFirstInFlight) this.#inFlight.shift();
      else if (this.#inFlight.length === 0 && isNewest) applyEvent(this.#head, event);
      else inOrder = false;
      if (!isFirstInFlight) this.#inFlight = without(this.#inFlight, event.eventId);
      if (!isNewest) inOrder = false;
      this.#pending.push(event);
      this.#pendingIds.add(event.eventId);
      this.#highestPendingSeq = Math.max(this.#highestPendingSeq, event.deviceSeq);
    }
    return inOrder || this.#foldAgain();
  }

  /** Returns false when the game must be read again. */
  settle(change: Settled): boolean {
    const base = this.#base;
    if (base === null || !this.#isLogKnown || change.version !== this.#version + 1) return false;
    if (change.confirmed.some((event) => (event.gameSeq ?? 0) <= this.#baseSeq)) return false;
    this.#version = change.version;
    let headHolds = true;
    for (const event of change.confirmed) {
      if (!this.#acknowledge(base, event)) headHolds = false;
      this.#absorb(base, Math.min(event.gameSeq ?? 0, change.completeThrough));
    }
    this.#absorb(base, change.completeThrough);
    this.#baseSeq = Math.max(this.#baseSeq, change.completeThrough);
    for (const eventId of change.withdrawn) {
      if (!this.#pendingIds.delete(eventId)) continue;
      this.#pending = without(this.#pending, eventId);
      headHolds = false;
    }
    if (change.refused.length > 0) {
      this.#refusedIds = new Set([...this.#refusedIds, ...change.refused]);
    }
    return headHolds || this.#foldAgain();
  }

  /** Acts in flight stay unless the read contains them. */
  replace(loaded: LoadedGame): void {
    this.#base = loaded.base;
    this.#head = loaded.head;
    this.#baseSeq = loaded.baseSeq;
    this.#isLogKnown = loaded.isLogKnown;
    this.#version = loaded.version;
    this.#ahead = [...loaded.ahead];
    this.#pending = [...loaded.pending];
    this.#pendingIds = loaded.pendingEventIds;
    // The same empty set through every read, so that readers see no change.
    if (loaded.refusedIds.size > 0 || this.#refusedIds?.size !== 0) {
      this.#refusedIds = loaded.refusedIds;
    }
    this.#highestPendingSeq = loaded.highestPendingSeq;
    const known = new Set(loaded.ahead.map(({ eventId }) => eventId));
    this.#inFlight = this.#inFlight.filter(
      ({ eventId }) =>
        !this.#pendingIds.has(eventId) &&
        !known.has(eventId) &&
        !loaded.head.appliedEvents.has(eventId),
    );
    for (const event of this.#inFlight) applyEvent(this.#head, event);
  }

  #acknowledge(base: GameState, event: GameEvent): boolean {
    const last = this.#ahead.at(-1);
    const isNewest = (last?.gameSeq ?? 0) < (event.gameSeq ?? 0);
    const isFirstWaiting = this.#pending[0]?.eventId === event.eventId;
    const nothingWaits = this.#pending.length === 0 && this.#inFlight.length === 0;
    const holds =
      isNewest && ((isFirstWaiting && countsTheSame(base, this.#ahead, event)) || nothingWaits);
    if (isFirstWaiting) this.#pending.shift();
    else if (this.#pendingIds.has(event.eventId)) {
      this.#pending = without(this.#pending, event.eventId);
    }
    this.#pendingIds.delete(event.eventId);
    this.#inFlight = without(this.#inFlight, event.eventId);
    if (nothingWaits && holds) applyEvent(this.#head, event);
    // When a waiting event keeps its place, only the position of the last confirmed event changes.
    else this.#head.throughSeq = Math.max(this.#head.throughSeq, event.gameSeq ?? 0);
    this.#ahead = without(this.#ahead, event.eventId);
    this.#ahead.push(event);
    if (!isNewest) this.#ahead.sort(compareLogOrder);
    return holds;
  }

  #absorb(base: GameState, through: number): void {
    let count = 0;
    for (const event of this.#ahead) {
      if ((event.gameSeq ?? 0) > through) break;
      applyEvent(base, event);
      count += 1;
    }
    this.#ahead.splice(0, count);
  }

  #foldAgain(): boolean {
    if (this.#base === null) return false;
    this.#pending.sort(compareLogOrder);
    const head = cloneGameState(this.#base);
    for (const event of this.#ahead) applyEvent(head, event);
    for (const event of this.#pending) applyEvent(head, event);
    for (const event of this.#inFlight) applyEvent(head, event);
    this.#head = head;
    return true;
  }
}

/** Not in a final game, which may hold it, and no transition, which the server decides (I20). */
function countsTheSame(base: GameState, ahead: readonly GameEvent[], event: GameEvent): boolean {
  if (ahead.length > 0 || base.phase !== "open") return false;
  return (
    event.type !== "game.finalized.v1" &&
    event.type !== "game.reopened.v1" &&
    event.type !== "game.reset.v1"
  );
}

function without(events: GameEvent[], eventId: string): GameEvent[] {
  const index = events.findIndex((event) => event.eventId === eventId);
  return index < 0 ? events : events.toSpliced(index, 1);
}
