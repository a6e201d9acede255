import { ok } from "../../../domain/shared/result.ts";
import type { DeviceRows } from "../../../local/db/device-rows.ts";
import type { Stored } from "../../../local/db/storage-failure.ts";
import { listOperations } from "../../../local/outbox/list-operations.ts";
import type { JerseyEdit } from "../../commands/jersey.ts";

export type WaitingJerseys = ReadonlyMap<string, string | null>;

/** The last queued number wins, as on the server; refused ones do not count (D36a). */
export async function waitingJerseys({
  connection,
}: Pick<DeviceRows, "connection">): Stored<WaitingJerseys> {
  const listed = await listOperations(connection);
  if (!listed.ok) return listed;
  const edits = new Map<string, string | null>();
  for (const { kind, payload, refusal } of listed.value) {
    if (kind !== "set_jersey_number" || refusal !== null) continue;
    const { playerId, jerseyNumber } = payload as JerseyEdit;
    edits.set(playerId, jerseyNumber);
  }
  return ok(edits);
}

/** The server's rows under the edits that wait (I17). */
export function underJerseys<Row extends { readonly jerseyNumber: string | null }>(
  rows: readonly Row[],
  edits: WaitingJerseys,
  playerIdOf: (row: Row) => string,
): readonly Row[] {
  if (edits.size === 0) return rows;
  return rows.map((row) => {
    const jerseyNumber = edits.get(playerIdOf(row));
    return jerseyNumber === undefined ? row : { ...row, jerseyNumber };
  });
}
