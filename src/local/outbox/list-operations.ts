import { ok } from "../../domain/shared/result.ts";
import type { Connection } from "../db/connection.ts";
import type { OperationRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { damagedOperation, isSoundOperation } from "./sound-operation.ts";

/**
 * Returns commands in order of creation, refused ones included, settled ones not. A damaged row
 * stands among the refused ones (S20).
 */
export async function listOperations(connection: Connection): Stored<readonly OperationRecord[]> {
  const rows = await readUnsettled(connection);
  if (!rows.ok) return rows;
  return ok(rows.value.map((row) => (isSoundOperation(row) ? row : damagedOperation(row))));
}

export function readUnsettled(connection: Connection): Stored<readonly OperationRecord[]> {
  return connection.run((db) =>
    db.operations
      .orderBy("position")
      .filter(({ settledAt }) => settledAt === undefined)
      .toArray(),
  );
}
