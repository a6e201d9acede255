import type { SyncTime } from "../../../src/sync/sync-time.ts";

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** A clock that moves only when told to, and the timers on it. */
export class FakeTime implements SyncTime {
  /** How far the device's own clock is off, in milliseconds. */
  wallSkewMs = 0;
  #now = 0;
  #order = 0;
  readonly #timers = new Set<Timer>();
  readonly #epochMs: number;

  constructor(epochMs = Date.parse("2026-11-21T15:00:00Z")) {
    this.#epochMs = epochMs;
  }

  monotonic(): number {
    return this.#now;
  }

  wall(): number {
    return this.#epochMs + this.#now + this.wallSkewMs;
  }

  after(delayMs: number, work: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, delayMs), order: this.#order++, work };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Time that a call takes; what is due meanwhile runs with the next `advance`. */
  pass(ms: number): void {
    this.#now += ms;
  }

  /** Timers that have not run yet. */
  pending(): number {
    return this.#timers.size;
  }

  /** Moves the clock, runs what is due in order, and lets `settle` finish after each timer. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.work();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): Timer | null {
    let first: Timer | null = null;
    for (const timer of this.#timers) {
      if (timer.at > end) continue;
      if (
        first === null ||
        timer.at < first.at ||
        (timer.at === first.at && timer.order < first.order)
      ) {
        first = timer;
      }
    }
    return first;
  }
}

/** Lets promises, fake-indexeddb and channels run until `isBusy` has been false for a while. */
export async function settleWhile(isBusy: () => boolean): Promise<void> {
  for (let quiet = 0, ticks = 0; quiet < 12; ticks += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = isBusy() ? 0 : quiet + 1;
    if (ticks > 1_000_000) throw new Error("The engine never came to rest.");
  }
}
