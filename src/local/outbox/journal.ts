import type { GameEvent } from "../../domain/game/events.ts";

export type JournalStorage = Pick<Storage, "getItem" | "key" | "length" | "removeItem" | "setItem">;

export interface UnsavedAct {
  readonly gameId: string;
  readonly events: readonly GameEvent[];
}

const PREFIX = "stat-tracker.journal.";

/** Keeps taps that the database refused (I1), in their order, in localStorage and in memory. */
export class Journal {
  readonly #storage: JournalStorage | null;
  readonly #acts = new Map<string, UnsavedAct>();
  #nextOrder = 1;

  constructor(storage: JournalStorage | null) {
    this.#storage = storage;
    this.reread();
  }

  /** Reads the acts that other tabs or an earlier visit left. */
  reread(): void {
    for (const key of this.#storedKeys()) {
      const act = this.#read(key);
      if (act === null) continue;
      this.#acts.set(key, act);
      this.#nextOrder = Math.max(this.#nextOrder, orderOf(key) + 1);
    }
  }

  get size(): number {
    return this.#acts.size;
  }

  /** Returns whether the act survives a closed tab. */
  add(act: UnsavedAct): boolean {
    const order = String(this.#nextOrder++).padStart(12, "0");
    const key = `${PREFIX}${order}.${act.events[0]?.eventId ?? ""}`;
    this.#acts.set(key, act);
    try {
      this.#storage?.setItem(key, JSON.stringify(act));
      return this.#storage !== null;
    } catch {
      // Storage is full or forbidden; the caller shows "Not saved on this device".
      return false;
    }
  }

  first(): { readonly key: string; readonly act: UnsavedAct } | null {
    const [key] = [...this.#acts.keys()].sort();
    const act = key === undefined ? undefined : this.#acts.get(key);
    return key === undefined || act === undefined ? null : { key, act };
  }

  holds(act: UnsavedAct): boolean {
    const eventId = act.events[0]?.eventId;
    return [...this.#acts.values()].some((held) => held.events[0]?.eventId === eventId);
  }

  all(): readonly UnsavedAct[] {
    return [...this.#acts.keys()].sort().flatMap((key) => this.#acts.get(key) ?? []);
  }

  /** May be called only once the database has the act. */
  remove(key: string): void {
    this.#acts.delete(key);
    try {
      this.#storage?.removeItem(key);
    } catch {
      // The next start reads it again and recognises it by its event ids (I8).
    }
  }

  #storedKeys(): string[] {
    const storage = this.#storage;
    if (storage === null) return [];
    const keys: string[] = [];
    try {
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index);
        if (key?.startsWith(PREFIX)) keys.push(key);
      }
    } catch {
      // A damaged storage is named but cannot be read; the screen that says so must still show.
    }
    return keys;
  }

  #read(key: string): UnsavedAct | null {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(key) ?? "null");
      return isUnsavedAct(stored) ? stored : null;
    } catch {
      // An unreadable act stays, because nothing is removed that was not saved.
      return null;
    }
  }
}

function orderOf(key: string): number {
  const order = Number.parseInt(key.slice(PREFIX.length), 10);
  return Number.isNaN(order) ? 0 : order;
}

function isUnsavedAct(stored: unknown): stored is UnsavedAct {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "gameId" in stored &&
    "events" in stored &&
    Array.isArray(stored.events) &&
    stored.events.length > 0
  );
}
