import type { GameEvent } from "../../domain/game/events.ts";
import type { QuarantineRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { readCheckpoint, writeCheckpoint } from "../log/checkpoints.ts";
import type { LogParts } from "../log/log-parts.ts";
import { LOG_TABLES, readEventRows } from "../log/log-rows.ts";
import { countsHere, moveToQuarantine, quarantineRowOf } from "./quarantine-rows.ts";

/** Lets all other events be sent (I14). Returns those that still waited. */
export async function setAside(
  parts: LogParts,
  gameId: string,
  refusals: readonly { readonly eventId: string; readonly reason: string | null }[],
): Stored<readonly GameEvent[]> {
  const written = await parts.connection.transaction("rw", LOG_TABLES, async (db) => {
    const before = await readCheckpoint(db, gameId);
    const rows = await readEventRows(db, refusals);
    const moved: QuarantineRecord[] = [];
    rows.forEach((row, index) => {
      if (row === undefined || row.gameSeq !== null) return;
      const reason = refusals[index]?.reason ?? null;
      moved.push(quarantineRowOf(row, "refused", reason, parts.timestamp()));
    });
    await moveToQuarantine(db, moved);
    await refreshWaiting(db, gameId);
    return { moved, after: await writeCheckpoint(db, before, {}) };
  });
  if (!written.ok) return written;
  const { moved, after } = written.value;
  parts.bus.publishLog({
    kind: "settled",
    gameId,
    confirmed: [],
    withdrawn: moved.filter((row) => !countsHere(row)).map(({ eventId }) => eventId),
    refused: moved.filter(countsHere).map(({ eventId }) => eventId),
    completeThrough: after.gameSeq,
    version: after.version,
  });
  return { ok: true, value: moved.map(({ event }) => event) };
}
