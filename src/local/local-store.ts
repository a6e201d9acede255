import type { MakeId } from "../domain/shared/clock.ts";
import { ok, type Result } from "../domain/shared/result.ts";
import { browserChannel, ChangeBus, type ChangeChannel } from "./change-bus.ts";
import { Checkpoints } from "./checkpoints.ts";
import { Connection } from "./connection.ts";
import { DATABASE_NAME, type DatabaseEngine } from "./db.ts";
import { EventLog } from "./event-log.ts";
import { GameTotals } from "./game-totals.ts";
import { browserJournalStorage, Journal, type JournalStorage } from "./journal.ts";
import { KeyedStore } from "./keyed-store.ts";
import { type MetaValues, readDeviceId } from "./meta.ts";
import { Observable } from "./observable.ts";
import { OpenGames } from "./open-games.ts";
import { Operations } from "./operations.ts";
import { Outbox } from "./outbox.ts";
import { Quarantine } from "./quarantine.ts";
import { Reference } from "./reference.ts";
import { browserScheduler, type Scheduler } from "./scheduler.ts";
import type { StorageFailure } from "./storage-failure.ts";
import { ALL_STORED, type StorageStatus } from "./storage-status.ts";
import { UnsyncedFiles } from "./unsynced-files.ts";

export interface LocalStoreOptions extends DatabaseEngine {
  readonly makeId: MakeId;
  /** Milliseconds since 1970; for display and the age of finished games only (I10). */
  readonly now: () => number;
  readonly name?: string;
  /** Default: localStorage. */
  readonly journalStorage?: JournalStorage | null;
  /** Default: a BroadcastChannel; null: no other tabs. */
  readonly channel?: ChangeChannel | null;
  readonly scheduler?: Scheduler;
  /** Opening waits for another tab with an older version: ask to close it. */
  readonly onBlocked?: () => void;
}

/** Everything that survives a closed tab. */
export interface LocalStore {
  readonly deviceId: string;
  readonly log: EventLog;
  readonly games: OpenGames;
  readonly outbox: Outbox;
  readonly quarantine: Quarantine;
  readonly checkpoints: Checkpoints;
  readonly totals: GameTotals;
  readonly operations: Operations;
  readonly reference: Reference;
  readonly meta: KeyedStore<MetaValues>;
  /** Unfinished forms; whoever keeps one owns its key and its shape. */
  readonly drafts: KeyedStore<Record<string, unknown>>;
  readonly files: UnsyncedFiles;
  /** Whether this device stores what is tapped (I1). */
  readonly status: Pick<Observable<StorageStatus>, "get" | "subscribe">;
  readonly changes: ChangeBus;
  close(): void;
}

/**
 * Opens the device's store, upgrades it, and stores what an earlier visit left in the journal.
 * In: ids and clock, and in tests the parts of the browser. Out: the store, or why there is none.
 */
export async function openLocalStore(
  options: LocalStoreOptions,
): Promise<Result<LocalStore, StorageFailure>> {
  const name = options.name ?? DATABASE_NAME;
  const status = new Observable<StorageStatus>(ALL_STORED);
  const connection = new Connection(name, options, {
    onTakenOver: () => status.set({ ...status.get(), reloadNeeded: true }),
    onBlocked: () => options.onBlocked?.(),
  });
  const opened = await connection.open();
  if (!opened.ok) return opened;
  const deviceId = await readDeviceId(connection, options.makeId);
  if (!deviceId.ok) return deviceId;

  const bus = new ChangeBus(options.channel === undefined ? browserChannel(name) : options.channel);
  const journal = new Journal(options.journalStorage ?? browserJournalStorage());
  const scheduler = options.scheduler ?? browserScheduler;
  const parts = {
    connection,
    bus,
    scheduler,
    deviceId: deviceId.value,
    timestamp: () => new Date(options.now()).toISOString(),
    keyRange: options.IDBKeyRange ?? IDBKeyRange,
  };
  const games = new OpenGames(parts, bus, () => journal.all());
  const log = new EventLog({ ...parts, journal, status, painter: games });
  const outbox = new Outbox(parts, bus);
  const quarantine = new Quarantine(parts);
  const operations = new Operations(connection, bus);
  const stopWatching = scheduler.onVisible(() => {
    bus.announceReturn();
    void log.retryJournal();
  });

  await log.retryJournal();
  outbox.refresh();
  await Promise.all([outbox.settled(), quarantine.refresh(), operations.refresh()]);
  return ok({
    deviceId: deviceId.value,
    log,
    games,
    outbox,
    quarantine,
    checkpoints: new Checkpoints(connection),
    totals: new GameTotals(connection),
    operations,
    reference: new Reference(connection, bus),
    meta: new KeyedStore<MetaValues>(connection, "meta"),
    drafts: new KeyedStore<Record<string, unknown>>(connection, "drafts"),
    files: new UnsyncedFiles(parts, journal),
    status,
    changes: bus,
    close() {
      stopWatching();
      games.dispose();
      bus.close();
      connection.close();
    },
  });
}
