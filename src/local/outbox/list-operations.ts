import type { Connection } from "../db/connection.ts";
import type { OperationRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";

/** Returns commands in order of creation, refused ones included, settled ones not. */
export function listOperations(connection: Connection): Stored<readonly OperationRecord[]> {
  return connection.run((db) =>
    db.operations
      .orderBy("position")
      .filter(({ settledAt }) => settledAt === undefined)
      .toArray(),
  );
}
