import type { Connection } from "../db/connection.ts";
import type { CheckpointRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { requestOf } from "../db/transaction.ts";
import { EMPTY_DIGEST } from "./log-digest.ts";

export function emptyCheckpoint(gameId: string): CheckpointRecord {
  return {
    gameId,
    gameSeq: 0,
    anchorEventId: null,
    logDigest: EMPTY_DIGEST,
    headSeq: 0,
    epoch: 0,
    pulledAt: null,
    restoring: false,
    version: 0,
  };
}

/** A row from before digests existed gets the empty log's, so its log is read again from 0. */
export async function readCheckpoint(
  transaction: IDBTransaction,
  gameId: string,
): Promise<CheckpointRecord> {
  const request: IDBRequest<CheckpointRecord | undefined> = transaction
    .objectStore("checkpoints")
    .get(gameId);
  return { ...emptyCheckpoint(gameId), ...(await requestOf(request)) };
}

/** Raises the version, so that snapshots of an older one are not used. */
export function writeCheckpoint(
  transaction: IDBTransaction,
  before: CheckpointRecord,
  change: Partial<CheckpointRecord>,
): CheckpointRecord {
  const after = { ...before, ...change, version: before.version + 1 };
  transaction.objectStore("checkpoints").put(after);
  return after;
}

/** Reads the checkpoint of each game; only the log's own transactions change it. */
export class Checkpoints {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get(gameId: string): Stored<CheckpointRecord | null> {
    return this.#connection.run(async (db) => (await db.checkpoints.get(gameId)) ?? null);
  }

  list(): Stored<readonly CheckpointRecord[]> {
    return this.#connection.run((db) => db.checkpoints.toArray());
  }
}
