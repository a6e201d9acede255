import { ok, type Result } from "../../domain/shared/result.ts";
import { GameTotals } from "../game/game-totals.ts";
import { Checkpoints } from "../log/checkpoints.ts";
import { Reference } from "../reference/reference.ts";
import { browserChannel, ChangeBus, type ChangeChannel } from "./change-bus.ts";
import { Connection } from "./connection.ts";
import { DATABASE_NAME, type DatabaseEngine } from "./db.ts";
import { KeyedStore } from "./keyed-store.ts";
import type { MetaValues } from "./meta.ts";
import { Observable } from "./observable.ts";
import type { StorageFailure } from "./storage-failure.ts";
import { ALL_STORED, type StorageStatus } from "./storage-status.ts";

export interface DeviceOptions extends DatabaseEngine {
  readonly name?: string;
  /** Default: a BroadcastChannel; null: no other tabs. */
  readonly channel?: ChangeChannel | null;
  /** Opening waits for another tab with an older version: ask to close it. */
  readonly onBlocked?: () => void;
}

/** What lists read of this device: what was read from the server, and a row for each game's log. */
export interface DeviceRows {
  readonly reference: Reference;
  readonly totals: GameTotals;
  readonly checkpoints: Checkpoints;
  readonly meta: KeyedStore<MetaValues>;
  readonly changes: ChangeBus;
}

/** The device's open database, before anything may be written to its log. */
export interface OpenDevice extends DeviceRows {
  readonly connection: Connection;
  readonly status: Observable<StorageStatus>;
}

/**
 * Opens the device's database and upgrades it; `completeStore` adds the log and what writes to it,
 * for which lists need not wait (docs/decisions/first-paint.md). Out: what there is to read, or why
 * there is no database.
 */
export async function openDevice(
  options: DeviceOptions = {},
): Promise<Result<OpenDevice, StorageFailure>> {
  const { name = DATABASE_NAME } = options;
  const status = new Observable<StorageStatus>(ALL_STORED);
  const connection = new Connection(name, options, {
    onTakenOver: () => status.set({ ...status.get(), reloadNeeded: true }),
    onBlocked: () => options.onBlocked?.(),
  });
  const opened = await connection.open();
  if (!opened.ok) return opened;
  const changes = new ChangeBus(
    options.channel === undefined ? browserChannel(name) : options.channel,
  );
  return ok({
    connection,
    status,
    changes,
    reference: new Reference(connection, changes),
    totals: new GameTotals(connection),
    checkpoints: new Checkpoints(connection),
    meta: new KeyedStore<MetaValues>(connection, "meta"),
  });
}
