import type { OutboxRecord } from "../db/records.ts";

export interface OutboxSummary {
  readonly count: number;
  /** ISO 8601 by the device's clock, for display (I10). */
  readonly oldestClientTime: string | null;
  readonly byGame: readonly WaitingGame[];
}

interface WaitingGame {
  readonly gameId: string;
  readonly authorId: string | null;
  readonly count: number;
  readonly oldestClientTime: string | null;
}

export const EMPTY_OUTBOX: OutboxSummary = { count: 0, oldestClientTime: null, byGame: [] };

/** Counts the outbox as it changes, at a cost that does not grow with its length. */
export class OutboxTally {
  readonly #groups = new Map<string, Map<string, OutboxRecord>>();
  readonly #groupOf = new Map<string, string>();

  constructor(rows: readonly OutboxRecord[]) {
    for (const row of [...rows].sort((a, b) => a.deviceSeq - b.deviceSeq)) this.add(row);
  }

  add(row: OutboxRecord): void {
    if (this.#groupOf.has(row.eventId)) return;
    const key = JSON.stringify([row.gameId, row.authorId]);
    const group = this.#groups.get(key) ?? new Map<string, OutboxRecord>();
    group.set(row.eventId, row);
    this.#groups.set(key, group);
    this.#groupOf.set(row.eventId, key);
  }

  remove(eventId: string): void {
    const key = this.#groupOf.get(eventId);
    const group = key === undefined ? undefined : this.#groups.get(key);
    if (key === undefined || group === undefined) return;
    group.delete(eventId);
    this.#groupOf.delete(eventId);
    if (group.size === 0) this.#groups.delete(key);
  }

  summary(): OutboxSummary {
    const byGame: WaitingGame[] = [];
    for (const group of this.#groups.values()) {
      const [oldest] = group.values();
      if (oldest === undefined) continue;
      const { gameId, authorId, clientTimestamp } = oldest;
      byGame.push({ gameId, authorId, count: group.size, oldestClientTime: clientTimestamp });
    }
    const times = byGame.flatMap(({ oldestClientTime }) => oldestClientTime ?? []);
    return {
      count: this.#groupOf.size,
      oldestClientTime: times.sort()[0] ?? null,
      byGame,
    };
  }
}
