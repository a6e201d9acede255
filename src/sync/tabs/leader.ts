import type { SyncTime } from "../sync-time.ts";
import { HEARTBEAT_EVERY_MS, type HeartbeatStore, isStale } from "./heartbeat.ts";

export type Locks = Pick<LockManager, "request">;

interface LeaderOptions {
  readonly tabId: string;
  readonly locks: Locks | null;
  readonly heartbeat: HeartbeatStore;
  readonly time: SyncTime;
  readonly onChange: (isLeader: boolean) => void;
}

export interface Leader {
  start(): void;
  stop(): void;
  /** Reads the shared heartbeat, because a tab that wakes from a freeze may have been replaced. */
  isLeader(): boolean;
}

/** Of two tabs that claim the lease together, the later writer has it after this time. */
const CLAIM_STANDS_AFTER_MS = 500;

const LOCK_NAME = "stat-tracker-sync-leader";

/**
 * One tab pushes and pulls; every tab records (I5).
 *
 *   follower ──lock granted / lease free──▶ leader ──heartbeat every 5 s──▶ leader
 *      ▲  └──heartbeat older than 30 s: steal the lock / take the lease──▶──┘   │
 *      └───────────────── lock stolen / another tab's heartbeat ───────────────┘
 *
 * A frozen tab keeps its Web Lock, hence the heartbeat; without working locks the lease decides.
 * Two leaders for a moment are harmless (I8).
 */
export function createLeader(options: LeaderOptions): Leader {
  const { tabId, locks, heartbeat, time } = options;
  let leading = false;
  let running = false;
  /** Counts ticks in a row at which no tab led. */
  let silentTicks = 0;
  let cancelTick = (): void => {};
  let releaseLock = (): void => {};
  let waiting: AbortController | null = null;

  function setLeading(next: boolean): void {
    if (leading === next) return;
    leading = next;
    if (next) heartbeat.write({ tabId, at: time.wall() });
    options.onChange(next);
  }

  function stepDown(): void {
    releaseLock();
    setLeading(false);
  }

  async function requestLock(manager: Locks, steal: boolean): Promise<void> {
    waiting?.abort();
    const request = new AbortController();
    waiting = request;
    // A stealing request can neither be aborted nor wait; it is granted at once.
    const how: LockOptions = steal ? { steal: true } : { signal: request.signal };
    try {
      await manager.request(LOCK_NAME, how, () => holdUntilReleased(request));
    } catch {
      // The request was aborted or the lock stolen; both lead to the follower's state below.
    }
    if (waiting !== request) return;
    setLeading(false);
    if (running) time.after(HEARTBEAT_EVERY_MS, () => queueAgain(manager, request));
  }

  function queueAgain(manager: Locks, lost: AbortController): void {
    if (running && waiting === lost) void requestLock(manager, false);
  }

  function holdUntilReleased(request: AbortController): Promise<void> {
    if (!running || waiting !== request) return Promise.resolve();
    setLeading(true);
    return new Promise((resolve) => {
      releaseLock = resolve;
    });
  }

  function tick(): void {
    if (!running) return;
    const current = heartbeat.read();
    const fresh = current !== null && !isStale(current, time.wall());
    let isClaiming = false;
    if (leading) {
      if (fresh && current.tabId !== tabId) stepDown();
      else heartbeat.write({ tabId, at: time.wall() });
    } else if (fresh) {
      // The claim of the last tick is still there: no other tab has overwritten it.
      if (current.tabId === tabId) setLeading(true);
    } else {
      isClaiming = claim(current !== null);
    }
    silentTicks = fresh ? 0 : silentTicks + 1;
    cancelTick = time.after(isClaiming ? CLAIM_STANDS_AFTER_MS : HEARTBEAT_EVERY_MS, tick);
  }

  /** Nobody leads. The lease is claimed beside the lock, because a stuck lock grants nothing. */
  function claim(wasLed: boolean): boolean {
    if (locks !== null) {
      if (wasLed) void requestLock(locks, true);
      // A lock that works is granted, with a first heartbeat, long before the next tick.
      else if (silentTicks === 0) return false;
    }
    if (leading) return false;
    heartbeat.write({ tabId, at: time.wall() });
    const isStored = heartbeat.read() !== null;
    // No tab can share a heartbeat, so without locks this one leads; else nobody would send.
    if (!isStored && locks === null) setLeading(true);
    return isStored;
  }

  return {
    start() {
      if (running) return;
      running = true;
      if (locks !== null) void requestLock(locks, false);
      tick();
    },
    stop() {
      running = false;
      cancelTick();
      waiting?.abort();
      waiting = null;
      stepDown();
      heartbeat.clear(tabId);
    },
    isLeader() {
      if (!leading) return false;
      const current = heartbeat.read();
      return current === null || current.tabId === tabId || isStale(current, time.wall());
    },
  };
}
