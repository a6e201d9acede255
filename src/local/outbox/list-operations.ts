import { ok } from "../../domain/shared/result.ts";
import type { Connection } from "../db/connection.ts";
import type { OperationRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { damagedOperation, isSoundOperation } from "./sound-operation.ts";

/** Returns commands by creation, refused and damaged (S20) ones too but no settled ones. */
export async function listOperations(
  connection: Pick<Connection, "run">,
): Stored<readonly OperationRecord[]> {
  const rows = await readUnsettled(connection);
  if (!rows.ok) return rows;
  return ok(rows.value.map((row) => (isSoundOperation(row) ? row : damagedOperation(row))));
}

/** Returns what is kept of these kinds in order of creation, including settled ones. */
export async function listOfKinds(
  connection: Pick<Connection, "run">,
  kinds: readonly string[],
): Stored<readonly OperationRecord[]> {
  const rows = await connection.run((db) =>
    db.operations
      .orderBy("position")
      .filter(({ kind }) => kinds.includes(kind))
      .toArray(),
  );
  return rows.ok ? ok(rows.value.filter(isSoundOperation)) : rows;
}

export function readUnsettled(
  connection: Pick<Connection, "run">,
): Stored<readonly OperationRecord[]> {
  return connection.run((db) =>
    db.operations
      .orderBy("position")
      .filter(({ settledAt }) => settledAt === undefined)
      .toArray(),
  );
}
