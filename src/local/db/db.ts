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

/** Released schemas, oldest first. A released line is never edited; an upgrade adds one. */
export const SCHEMAS: readonly Readonly<Record<string, string>>[] = [
  {
    // The second index holds confirmed events only: a tap has no gameSeq and pays for no index.
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

/**
 * Everything that survives a closed tab. The tap writes four rows whose number and size do not
 * depend on the length of the game: counter, event, outbox row, totals row. Entry rows are not
 * stored: the snapshot and the events after it give them back, and nothing else reads them.
 */
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
    // Its cache of query results does not know what the tap writes with plain IndexedDB.
    super(name, { ...engine, cache: "disabled" });
    SCHEMAS.forEach((schema, index) => {
      this.version(index + 1).stores(schema);
    });
  }
}

/** The IndexedDB to use, where it is not the browser's own. */
export interface DatabaseEngine {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}
