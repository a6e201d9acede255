import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { GameFact } from "../../src/domain/game/events.ts";
import type { ChangeChannel, ForeignChange } from "../../src/local/db/change-bus.ts";
import { type LocalStore, openLocalStore } from "../../src/local/db/local-store.ts";
import type { Scheduler } from "../../src/local/db/scheduler.ts";
import type { AppendContext } from "../../src/local/log/event-log.ts";
import type { JournalStorage } from "../../src/local/outbox/journal.ts";

export const GAME = "00000000-0000-7000-8000-00000000000a";
export const OTHER_GAME = "00000000-0000-7000-8000-00000000000b";
export const PAIRING = { visitorTeamId: "team-v", homeTeamId: "team-h" };

/** A phone: one database, one journal and any number of tabs. */
export interface TestDevice {
  readonly indexedDB: IDBFactory;
  readonly journal: MemoryStorage;
  /** Opens one more tab. Rejects when the store cannot be opened. */
  openTab(): Promise<TestTab>;
}

export interface TestTab {
  readonly store: LocalStore;
  readonly scheduler: ManualScheduler;
  /** Counts up, so that two runs are the same. */
  readonly context: (epoch?: number) => AppendContext;
}

/** Runs deferred work when the test says so. */
export class ManualScheduler implements Scheduler {
  readonly #waiting = new Set<() => void>();
  readonly #hidden = new Set<() => void>();
  readonly #visible = new Set<() => void>();
  readonly #leave = new Set<() => void>();

  idle = (run: () => void): (() => void) => this.#once(run);
  later = (_delayMs: number, run: () => void): (() => void) => this.#once(run);
  onHidden = (run: () => void): (() => void) => listen(this.#hidden, run);
  onVisible = (run: () => void): (() => void) => listen(this.#visible, run);
  onLeave = (run: () => void): (() => void) => listen(this.#leave, run);

  get waitingCount(): number {
    return this.#waiting.size;
  }

  runWaiting(): void {
    const runs = [...this.#waiting];
    this.#waiting.clear();
    for (const run of runs) run();
  }

  hide(): void {
    for (const run of this.#hidden) run();
  }

  show(): void {
    for (const run of this.#visible) run();
  }

  leave(): void {
    for (const run of this.#leave) run();
  }

  #once(run: () => void): () => void {
    this.#waiting.add(run);
    return () => this.#waiting.delete(run);
  }
}

/** localStorage in memory; `isFull` makes every write fail as a full one does. */
export class MemoryStorage implements JournalStorage {
  readonly #values = new Map<string, string>();
  isFull = false;

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException("full", "QuotaExceededError");
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

// Dexie's live queries run only where there is an IndexedDB at all.
Dexie.dependencies.indexedDB ??= new IDBFactory();
Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
let devices = 0;

export function createDevice(indexedDB = new IDBFactory()): TestDevice {
  devices += 1;
  const prefix = String(10_000_000 + devices);
  const journal = new MemoryStorage();
  const members = new Set<(message: ForeignChange) => void>();
  let ids = 0;
  const makeId = () => {
    ids += 1;
    return `${prefix}-0000-7000-8000-${String(ids).padStart(12, "0")}`;
  };
  return {
    indexedDB,
    journal,
    async openTab() {
      const scheduler = new ManualScheduler();
      const opened = await openLocalStore({
        makeId,
        now: () => Date.UTC(2026, 10, 21),
        indexedDB,
        IDBKeyRange,
        journalStorage: journal,
        channel: joinChannel(members),
        scheduler,
      });
      if (!opened.ok) throw new Error(`${opened.error.code} ${opened.error.detail}`);
      const context = (epoch = 0) => ({
        authorId: "author-1",
        epoch,
        appVersion: "test",
        now: "2026-11-21T12:00:00.000Z",
        makeId,
      });
      return { store: opened.value, scheduler, context };
    },
  };
}

/** The facts of one tackle. */
export function oneTackle(entryId: string, playerId = "p1"): GameFact[] {
  const entry = { entryId, statType: "tackle" as const, teamId: "team-v", playerId };
  return [{ type: "stat.recorded.v1", payload: { entries: [entry] } }];
}

/** The value of a result; throws when it is an error. */
export function must<Value>(
  result: { ok: true; value: Value } | { ok: false; error: { code: string } },
): Value {
  if (!result.ok) throw new Error(`Expected a value, got ${JSON.stringify(result.error)}`);
  return result.value;
}

function listen(set: Set<() => void>, run: () => void): () => void {
  set.add(run);
  return () => set.delete(run);
}

function joinChannel(members: Set<(message: ForeignChange) => void>): ChangeChannel {
  let mine: ((message: ForeignChange) => void) | null = null;
  return {
    post(change) {
      for (const member of members) if (member !== mine) queueMicrotask(() => member(change));
    },
    listen(listener) {
      mine = listener;
      members.add(listener);
    },
    close() {
      if (mine !== null) members.delete(mine);
    },
  };
}
