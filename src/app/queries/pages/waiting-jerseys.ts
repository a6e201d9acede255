import { ok, type Result } from "../../../domain/shared/result.ts";
import type { LocalStore } from "../../../local/db/local-store.ts";
import type { StorageFailure } from "../../../local/db/storage-failure.ts";
import type { JerseyEdit } from "../../commands/jersey.ts";

/** Player → the number that waits on this device for them; null: none any more (D36a). */
export type WaitingJerseys = ReadonlyMap<string, string | null>;

type Operations = Pick<LocalStore["operations"], "list">;

/** The last queued number per player wins, as it will on the server; refused ones are none (D36a). */
export async function waitingJerseys(
  operations: Operations,
): Promise<Result<WaitingJerseys, StorageFailure>> {
  const listed = await operations.list();
  if (!listed.ok) return listed;
  const edits = new Map<string, string | null>();
  for (const { kind, payload, refusal } of listed.value) {
    if (kind !== "set_jersey_number" || refusal !== null) continue;
    const { playerId, jerseyNumber } = payload as JerseyEdit;
    edits.set(playerId, jerseyNumber);
  }
  return ok(edits);
}

/** In: the server's rows and the edits that wait. Out: the rows under them (I17). */
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
