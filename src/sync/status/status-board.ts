import type { SyncStore } from "../sync-store.ts";
import type { SyncTime } from "../sync-time.ts";
import type { LeaderFacts } from "../tabs/tab-channel.ts";
import type { Identity } from "../transport.ts";
import { type LastProblem, STALL_AFTER_MS, type SyncStatus, syncStatus } from "./status.ts";

export interface UnsavedTaps {
  count(): number;
  /** Whether a tap is still being stored; the outbox counts it afterwards. */
  isStoring(): boolean;
  subscribe(listener: () => void): () => void;
}

export interface SavedMoment {
  read(): number | null;
  write(wallMs: number): void;
}

interface StatusBoardOptions {
  readonly store: SyncStore;
  readonly time: SyncTime;
  readonly identity: Identity;
  readonly unsaved: UnsavedTaps;
  readonly savedMoment: SavedMoment;
  readonly isOnline: () => boolean;
  readonly onFault: (error: unknown) => void;
}

/** Collects the facts for the status pill, from this tab or from the leading one. */
interface StatusBoard {
  status(): SyncStatus;
  subscribe(listener: () => void): () => void;
  /** @param change `facts` come from the leading tab */
  refresh(change?: { readonly facts?: LeaderFacts; readonly isCounted?: boolean }): void;
  stop(): void;
}

const NO_FACTS: LeaderFacts = {
  problem: null,
  isSending: false,
  withoutReceiptMs: null,
  lastSavedAt: null,
};

export function createStatusBoard(options: StatusBoardOptions): StatusBoard {
  const { store, time, identity } = options;
  const listeners = new Set<() => void>();
  let facts: LeaderFacts = { ...NO_FACTS, lastSavedAt: options.savedMoment.read() };
  let factsHeardAt = time.monotonic();
  let isCounted = false;
  let current = compute();
  let cancelStall = (): void => {};

  function compute(): SyncStatus {
    const outbox = store.outbox.summary();
    const userId = identity.currentUserId();
    const isAnothers = (authorId: string | null) => authorId !== null && authorId !== userId;
    const oldest = outbox.oldestClientTime === null ? null : Date.parse(outbox.oldestClientTime);
    const isOnline = options.isOnline();
    const operations = store.operations.summary();
    const waits = outbox.count + operations.pending > 0;
    const problem: LastProblem =
      waits && isOnline && userId === null ? "sign-in-required" : facts.problem;
    return syncStatus({
      isCounted,
      isOnline,
      pending: outbox.count,
      pendingOfOthers: outbox.byGame
        .filter(({ authorId }) => isAnothers(authorId))
        .reduce((sum, { count }) => sum + count, 0),
      pendingOperations: operations.pending,
      operationsOfOthers: operations.authors.filter(isAnothers).length,
      refusedOperations: operations.refused,
      oldestPendingAt: oldest === null || Number.isNaN(oldest) ? null : oldest,
      quarantined: store.quarantine.summary().attention,
      notSaved: options.unsaved.count(),
      isStoring: options.unsaved.isStoring(),
      isSending: facts.isSending,
      problem,
      withoutReceiptMs: withoutReceiptMs() ?? 0,
      lastSavedAt: facts.lastSavedAt,
    });
  }

  function withoutReceiptMs(): number | null {
    if (facts.withoutReceiptMs === null) return null;
    return facts.withoutReceiptMs + time.monotonic() - factsHeardAt;
  }

  function refresh(change: Parameters<StatusBoard["refresh"]>[0] = {}): void {
    if (change.facts !== undefined) {
      facts = change.facts;
      factsHeardAt = time.monotonic();
    }
    isCounted = change.isCounted ?? isCounted;
    armStall();
    const next = compute();
    if (isSame(current, next)) return;
    current = next;
    for (const listener of listeners) tell(listener);
  }

  /** A listener that throws must not stop sending and reading (S15). */
  function tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      options.onFault(error);
    }
  }

  /** Sets a timer, because a stall begins through the passing of time alone (I13). */
  function armStall(): void {
    cancelStall();
    const leftMs = STALL_AFTER_MS - (withoutReceiptMs() ?? STALL_AFTER_MS);
    if (leftMs > 0) cancelStall = time.after(leftMs, () => refresh());
  }

  return {
    status: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    stop: () => cancelStall(),
  };
}

function isSame(a: SyncStatus, b: SyncStatus): boolean {
  return (Object.keys(a) as (keyof SyncStatus)[]).every((key) => a[key] === b[key]);
}
