import { webStorage } from "../../browser/web-storage.ts";
import type { MakeId } from "../../domain/shared/clock.ts";
import { ok } from "../../domain/shared/result.ts";
import { OpenGames } from "../game/open-games.ts";
import { mendDeviceSeq } from "../log/device-counter.ts";
import { EventLog } from "../log/event-log.ts";
import { LOG_TABLES } from "../log/log-rows.ts";
import { Journal, type JournalStorage } from "../outbox/journal.ts";
import { Operations } from "../outbox/operations.ts";
import { Outbox } from "../outbox/outbox.ts";
import { Quarantine } from "../outbox/quarantine.ts";
import { UnsyncedFiles } from "../outbox/unsynced-files.ts";
import { Reference } from "../reference/reference.ts";
import { type DeviceOptions, type DeviceRows, type OpenDevice, openDevice } from "./device-rows.ts";
import { KeyedStore } from "./keyed-store.ts";
import { readDeviceId } from "./meta.ts";
import type { Observable } from "./observable.ts";
import { browserScheduler } from "./scheduler.ts";
import type { Stored } from "./storage-failure.ts";
import type { StorageStatus } from "./storage-status.ts";

interface LocalStoreOptions extends DeviceOptions {
  readonly makeId: MakeId;
  /** Milliseconds since 1970, only for display and for the age of finished games (I10). */
  readonly now: () => number;
  readonly journalStorage?: JournalStorage | null;
}

export interface LocalStore extends DeviceRows {
  readonly deviceId: string;
  readonly reference: Reference;
  readonly operations: Operations;
  readonly log: EventLog;
  readonly games: OpenGames;
  readonly outbox: Outbox;
  readonly quarantine: Quarantine;
  readonly drafts: KeyedStore<Record<string, unknown>>;
  readonly files: UnsyncedFiles;
  readonly status: Pick<Observable<StorageStatus>, "get" | "subscribe">;
  close(): void;
}

/** Also stores what an earlier visit left in the journal. */
export async function openLocalStore(options: LocalStoreOptions): Stored<LocalStore> {
  return completeStore(openDevice(options), options);
}

export async function completeStore(
  { connection, status, opened, ...rows }: OpenDevice,
  options: LocalStoreOptions,
): Stored<LocalStore> {
  const open = await opened;
  if (!open.ok) return open;
  const deviceId = await readDeviceId(connection, options.makeId);
  if (!deviceId.ok) return deviceId;
  await mendDeviceSeq(connection, deviceId.value);
  const bus = rows.changes;
  const journal = new Journal(options.journalStorage ?? webStorage("localStorage"));
  const scheduler = options.scheduler ?? browserScheduler;
  const parts = {
    connection,
    bus,
    scheduler,
    deviceId: deviceId.value,
    timestamp: () => new Date(options.now()).toISOString(),
  };
  const games = new OpenGames(parts, bus, () => journal.all());
  const log = new EventLog({ ...parts, journal, status, painter: games });
  const operations = new Operations(connection, bus);
  const outbox = new Outbox(parts, bus);
  const quarantine = new Quarantine(parts);
  const stopWatching = scheduler.onVisible(() => {
    bus.announceReturn();
    connection.announceWrites(LOG_TABLES);
    void log.retryJournal();
  });

  const stopKeeping = scheduler.onLeave(() => log.keepUnfinished());
  await log.retryJournal();
  const stopMending = outbox.mendWhenIdle(scheduler);
  outbox.refresh();
  await Promise.all([outbox.settled(), quarantine.refresh(), operations.refresh()]);
  return ok({
    ...rows,
    connection,
    reference: new Reference(connection, bus),
    operations,
    deviceId: deviceId.value,
    log,
    games,
    outbox,
    quarantine,
    drafts: new KeyedStore<Record<string, unknown>>(connection, "drafts"),
    files: new UnsyncedFiles(parts, journal),
    status,
    close() {
      stopWatching();
      stopKeeping();
      stopMending();
      games.dispose();
      quarantine.close();
      bus.close();
      connection.close();
    },
  });
}
