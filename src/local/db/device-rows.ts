import { GameTotals } from "../game/game-totals.ts";
import { Checkpoints } from "../log/checkpoints.ts";
import { ReferenceRows } from "../reference/reference-rows.ts";
import { browserChannel, ChangeBus, type ChangeChannel } from "./change-bus.ts";
import { Connection } from "./connection.ts";
import { DATABASE_NAME, type DatabaseEngine } from "./db.ts";
import { KeyedStore } from "./keyed-store.ts";
import type { MetaValues } from "./meta.ts";
import { Observable } from "./observable.ts";
import { browserScheduler, type Scheduler } from "./scheduler.ts";
import type { Stored } from "./storage-failure.ts";
import { ALL_STORED, type StorageStatus } from "./storage-status.ts";

export interface DeviceOptions extends DatabaseEngine {
  readonly name?: string;
  /** The default is a BroadcastChannel; null means that there are no other tabs. */
  readonly channel?: ChangeChannel | null;
  readonly onBlocked?: () => void;
  readonly scheduler?: Scheduler;
}

/** The data of this device that screens read before the log's code has loaded. */
export interface DeviceRows {
  /** Serves what the first screen does not read, such as the waiting commands. */
  readonly connection: Pick<Connection, "run" | "watch">;
  readonly reference: ReferenceRows;
  readonly totals: GameTotals;
  readonly checkpoints: Checkpoints;
  readonly meta: KeyedStore<MetaValues>;
  readonly changes: ChangeBus;
}

export interface OpenDevice extends DeviceRows {
  readonly connection: Connection;
  readonly status: Observable<StorageStatus>;
  /** Resolves when the database is open, or with the reason why it cannot be opened. */
  readonly opened: Stored<null>;
}

/** Opens without the log and its writers (`completeStore`), which lists do not need. */
export function openDevice(options: DeviceOptions = {}): OpenDevice {
  const { name = DATABASE_NAME } = options;
  const status = new Observable<StorageStatus>(ALL_STORED);
  const connection = new Connection(name, options, {
    onTakenOver: (reloadNeeded) => status.set({ ...status.get(), reloadNeeded }),
    onBlocked: () => options.onBlocked?.(),
  });
  const changes = new ChangeBus(
    options.channel === undefined ? browserChannel(name) : options.channel,
  );
  (options.scheduler ?? browserScheduler).onLeave(() => connection.abortUnfinished());
  return {
    connection,
    status,
    changes,
    opened: connection.open(),
    reference: new ReferenceRows(connection),
    totals: new GameTotals(connection),
    checkpoints: new Checkpoints(connection),
    meta: new KeyedStore<MetaValues>(connection, "meta"),
  };
}
