import { Dexie, type EntityTable, type Table } from "dexie";
import type {
  CheckpointRecord,
  EventRecord,
  GameTotalsRecord,
  KeyedRecord,
  OperationRecord,
  OutboxRecord,
  QuarantineRecord,
  ReferenceReadRecord,
  ReferenceRecord,
  SnapshotRecord,
} from "./records.ts";

export const DATABASE_NAME = "stat-tracker";
/** The key in `counters` of the device's last number. */
export const DEVICE_SEQ = "device_seq";

/** Released schemas, oldest first. A released line is never edited; an upgrade adds a new one. */
export const SCHEMAS: readonly Readonly<Record<string, string>>[] = [
  {
    // A waiting event has no gameSeq, so a tap updates no index.
    game_events: "eventId, [gameId+gameSeq]",
    outbox: "[gameId+deviceSeq+deviceId]",
    quarantine: "eventId, gameId",
    game_totals: "gameId",
    game_snapshots: "[gameId+kind]",
    checkpoints: "gameId",
    counters: "",
    operations: "++position, &opId",
    reference: "[table+scope+key], [table+key]",
    reference_reads: "[table+scope]",
    drafts: "key",
    meta: "key",
  },
];

/** What survives a closed tab. A tap writes four rows, whose size does not grow with the game. */
export class StatTrackerDb extends Dexie {
  game_events!: EntityTable<EventRecord, "eventId">;
  outbox!: Table<OutboxRecord, [string, number, string]>;
  quarantine!: EntityTable<QuarantineRecord, "eventId">;
  game_totals!: EntityTable<GameTotalsRecord, "gameId">;
  game_snapshots!: Table<SnapshotRecord, [string, string]>;
  checkpoints!: EntityTable<CheckpointRecord, "gameId">;
  counters!: Table<number, string>;
  operations!: EntityTable<OperationRecord, "position">;
  reference!: Table<ReferenceRecord, [string, string, string]>;
  reference_reads!: Table<ReferenceReadRecord, [string, string]>;
  drafts!: EntityTable<KeyedRecord, "key">;
  meta!: EntityTable<KeyedRecord, "key">;

  constructor(name: string, engine: DatabaseEngine = {}) {
    // Dexie's cache of query results does not notice what a tap writes with native IndexedDB.
    super(name, { ...engine, cache: "disabled", chromeTransactionDurability: "strict" });
    SCHEMAS.forEach((schema, index) => {
      this.version(index + 1).stores(schema);
    });
  }
}

export type TableName = Exclude<keyof StatTrackerDb, keyof Dexie>;

export interface DatabaseEngine {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}
