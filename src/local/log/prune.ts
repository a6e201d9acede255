import type { Stored } from "../db/storage-failure.ts";
import { readCounting } from "../outbox/quarantine-rows.ts";
import { readCheckpoint } from "./checkpoints.ts";
import type { LogParts } from "./log-parts.ts";
import { dropSnapshots, LOG_TABLES, outboxOf, readConfirmedRows } from "./log-rows.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const KEEP_FINAL_MS = 14 * DAY_MS;

/**
 * Prunes 14 days after the finalize, if nothing of the game waits or is refused (I3). A log that was
 * read within a day stays, because a screen may show it.
 */
export async function pruneGame(
  parts: LogParts,
  gameId: string,
  finalizedAt: string,
  nowMs: number,
): Stored<{ readonly pruned: boolean }> {
  const finalizedMs = Date.parse(finalizedAt);
  // An unreadable time makes the comparison false, so everything is kept.
  if (!(nowMs - finalizedMs >= KEEP_FINAL_MS)) return { ok: true, value: { pruned: false } };
  const written = await parts.connection.transaction("rw", LOG_TABLES, async (db) => {
    const waiting = await outboxOf(db, gameId).count();
    const refused = await readCounting(db, gameId);
    if (waiting + refused.length > 0) return { pruned: false };
    const { pulledAt } = await readCheckpoint(db, gameId);
    if (pulledAt !== null && nowMs - Date.parse(pulledAt) < DAY_MS) return { pruned: false };
    const confirmed = await readConfirmedRows(db, gameId, 0);
    await db.game_events.bulkDelete(confirmed.map(({ eventId }) => eventId));
    await dropSnapshots(db, gameId);
    await db.checkpoints.delete(gameId);
    await db.game_totals.delete(gameId);
    return { pruned: true };
  });
  if (written.ok && written.value.pruned) parts.bus.publishLog({ kind: "rewritten", gameId });
  return written;
}
