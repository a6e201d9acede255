import type { Connection } from "../db/connection.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { CheckpointRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { EMPTY_DIGEST } from "./log-digest.ts";

function emptyCheckpoint(gameId: string): CheckpointRecord {
  return {
    gameId,
    gameSeq: 0,
    anchorEventId: null,
    logDigest: EMPTY_DIGEST,
    headSeq: 0,
    epoch: 0,
    pulledAt: null,
    seen: null,
    restoring: false,
    version: 0,
  };
}

/** A row from before digests existed starts again at 0. */
export async function readCheckpoint(db: StatTrackerDb, gameId: string): Promise<CheckpointRecord> {
  return soundCheckpoint(gameId, await db.checkpoints.get(gameId));
}

/** A damaged field counts as an empty checkpoint's, so the log is read again (S20). */
function soundCheckpoint(gameId: string, row: CheckpointRecord | undefined): CheckpointRecord {
  const empty = emptyCheckpoint(gameId);
  const isSound = (Object.keys(empty) as (keyof CheckpointRecord)[]).every((key) => {
    const value = row?.[key];
    return value === undefined || empty[key] === null || typeof value === typeof empty[key];
  });
  return isSound ? { ...empty, ...row, gameId } : empty;
}

/** Raises the version, so that snapshots of an older one are not used. */
export async function writeCheckpoint(
  db: StatTrackerDb,
  before: CheckpointRecord,
  change: Partial<CheckpointRecord>,
): Promise<CheckpointRecord> {
  const after = { ...before, ...change, version: before.version + 1 };
  await db.checkpoints.put(after);
  return after;
}

export class Checkpoints {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get(gameId: string): Stored<CheckpointRecord | null> {
    return this.#connection.run(async (db) => (await db.checkpoints.get(gameId)) ?? null);
  }

  list(): Stored<readonly CheckpointRecord[]> {
    return this.#connection.run(async (db) => {
      const rows = await db.checkpoints.toArray();
      return rows.map((row) => soundCheckpoint(row.gameId, row));
    });
  }
}
