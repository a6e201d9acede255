import type { GameEvent } from "../../domain/game/events.ts";
import type { GameState } from "../../domain/game/game-state.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import type { Scheduler } from "../db/scheduler.ts";
import type { LogChange } from "../log/log-change.ts";
import type { MendParts } from "../log/mend-game.ts";
import type { UnsavedAct } from "../outbox/journal.ts";
import { GameProjection, type LoadedGame } from "./game-projection.ts";
import { loadGame, type ScheduledGame } from "./load-game.ts";
import { saveSnapshot } from "./save-snapshot.ts";
import { totalsOf } from "./write-totals.ts";

export interface InFlightAct {
  readonly eventIds: readonly string[];
  readonly entryIds: readonly string[];
  readonly failed: boolean;
}

export interface OpenGameParts extends MendParts {
  readonly scheduler: Scheduler;
}

const READ_AGAIN_MS = 3_000;
const SNAPSHOT_EVERY = 50;
/** Writing a long game's snapshot costs much, so it also waits for this share of new entries. */
const SNAPSHOT_SHARE = 0.05;

/** `state` includes acts in flight and changes in place, so readers compare `revision`. */
export class OpenGame {
  readonly gameId: string;
  readonly #parts: OpenGameParts;
  readonly #schedule: ScheduledGame;
  readonly #projection: GameProjection;
  readonly #listeners = new Set<() => void>();
  #inFlight: readonly InFlightAct[] = [];
  /** Stays the same object while the same events are refused, so that a tap draws no row again. */
  #refused: { readonly eventIds: ReadonlySet<string>; readonly entryIds: ReadonlySet<string> } = {
    eventIds: new Set(),
    entryIds: new Set(),
  };
  #revision = 1;
  #reading: Promise<void> | null = null;
  #staleSinceRead = false;
  #changesSinceSnapshot = 0;
  #cancelIdle: (() => void) | null = null;

  constructor(parts: OpenGameParts, gameId: string, schedule: ScheduledGame, loaded: LoadedGame) {
    this.#parts = parts;
    this.gameId = gameId;
    this.#schedule = schedule;
    this.#projection = new GameProjection(loaded);
  }

  get state(): GameState {
    return this.#projection.head;
  }

  get revision(): number {
    return this.#revision;
  }

  get inFlight(): readonly InFlightAct[] {
    return this.#inFlight;
  }

  get pendingEventIds(): ReadonlySet<string> {
    return this.#projection.pendingIds;
  }

  /** Ids of the entries that a refused event recorded or changed (I14). */
  get refusedEntryIds(): ReadonlySet<string> {
    const { refusedIds } = this.#projection;
    if (this.#refused.eventIds !== refusedIds) {
      const entryIds = new Set(this.#projection.refused.flatMap(entryIdsOf));
      this.#refused = { eventIds: refusedIds, entryIds };
    }
    return this.#refused.entryIds;
  }

  /** Ids of the events that the server refused and that still count here (I14). */
  get refusedEventIds(): ReadonlySet<string> {
    return this.#projection.refusedIds;
  }

  /** The totals row as it will be once the acts in flight are stored. */
  get totals(): GameTotalsRecord {
    return totalsOf(this.#projection.head, true);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async settled(): Promise<void> {
    while (this.#reading !== null) await this.#reading;
  }

  paint(act: UnsavedAct): void {
    this.#projection.paint(act.events);
    this.#inFlight = [...this.#inFlight, actOf(act)];
    this.#changed();
  }

  markUnsaved(act: UnsavedAct): void {
    const eventId = act.events[0]?.eventId;
    this.#inFlight = this.#inFlight.map((shown) =>
      shown.eventIds[0] === eventId ? { ...shown, failed: true } : shown,
    );
    this.#changed();
  }

  /** A new read tells whether it waits or was refused. */
  forget(act: UnsavedAct): void {
    this.#projection.forget(act.events);
    this.refresh();
  }

  apply(change: LogChange): void {
    this.#changesSinceSnapshot += 1;
    // The running read decides whether the act counts; it may be in the quarantine by then.
    if (change.kind === "appended" && this.#reading !== null) {
      this.#projection.forget(change.events);
    }
    if (this.#reading !== null || !this.#applyAtOnce(change)) this.refresh();
    else this.#afterChange();
  }

  /** Reads the game again, after a change that cannot be applied in memory. */
  refresh(): void {
    this.#staleSinceRead = true;
    this.#reading ??= this.#readAgain().finally(() => {
      this.#reading = null;
    });
  }

  async save(least = 1): Promise<void> {
    if (this.#changesSinceSnapshot < least || this.#reading !== null) return;
    const changes = this.#changesSinceSnapshot;
    const saved = await saveSnapshot(this.#parts, this.gameId, this.#projection);
    // Without a snapshot, only the next opening is slower.
    if (saved.ok && saved.value) this.#changesSinceSnapshot -= changes;
  }

  close(): void {
    this.#cancelIdle?.();
    this.#listeners.clear();
  }

  #applyAtOnce(change: LogChange): boolean {
    if (change.kind === "appended") return this.#projection.number(change.events);
    return change.kind === "settled" && this.#projection.settle(change);
  }

  async #readAgain(): Promise<void> {
    while (this.#staleSinceRead) {
      this.#staleSinceRead = false;
      const loaded = await loadGame(this.#parts, this.gameId, this.#schedule, "full");
      if (!loaded.ok) {
        // The screen shows an older state but not a wrong one, and taps are still stored.
        this.#parts.scheduler.later(READ_AGAIN_MS, () => this.refresh());
        return;
      }
      if (!this.#staleSinceRead) this.#projection.replace(loaded.value);
    }
    this.#afterChange();
  }

  #afterChange(): void {
    const waiting = new Set(this.#projection.inFlight.map(({ eventId }) => eventId));
    this.#inFlight = this.#inFlight.filter(({ eventIds }) =>
      eventIds.some((id) => waiting.has(id)),
    );
    this.#changed();
    const due = Math.max(SNAPSHOT_EVERY, this.state.entries.size * SNAPSHOT_SHARE);
    if (this.#changesSinceSnapshot < due || this.#cancelIdle !== null) return;
    this.#cancelIdle = this.#parts.scheduler.idle(() => {
      this.#cancelIdle = null;
      void this.save();
    });
  }

  #changed(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

function actOf(act: UnsavedAct): InFlightAct {
  return {
    eventIds: act.events.map(({ eventId }) => eventId),
    entryIds: act.events.flatMap((event) =>
      event.type === "stat.recorded.v1" ? entryIdsOf(event) : [],
    ),
    failed: false,
  };
}

function entryIdsOf(event: GameEvent): readonly string[] {
  if (event.type === "stat.changed.v1") return [event.payload.entryId];
  return event.type === "stat.recorded.v1"
    ? event.payload.entries.map(({ entryId }) => entryId)
    : [];
}
