import type { QuarantineRecord } from "../../local/db/records.ts";
import { type Services, services } from "../bootstrap/services.ts";

/** Save Now: uploads everything that waits, at once (D21). Resolves when the attempt is over. */
export async function saveNow(): Promise<void> {
  await (await services()).engine.saveNow();
}

/** Retry now: as Save Now, where the server had asked for patience too, and reads anew. */
export async function retryNow(): Promise<void> {
  const { engine, prefetch, store } = await services();
  await store.log.retryJournal();
  await retryRefused(store);
  await Promise.all([engine.retryNow(), prefetch.refresh()]);
}

/** A failed read leaves them where they are; they stay in every export. */
async function retryRefused({ quarantine }: Services["store"]): Promise<void> {
  const rows = await quarantine.list();
  const eventIds = rows.ok ? retryableIds(rows.value) : [];
  if (eventIds.length > 0) await quarantine.retry(eventIds);
}

/**
 * Ids of what can come to something else by now: a call was refused and the server never stored the
 * event (I14), or its game was gone (D65). Any other outcome is the server's last word (I8), and a
 * reset that was not allowed would empty the game on this screen while it waits.
 */
export function retryableIds(rows: readonly QuarantineRecord[]): readonly string[] {
  return rows
    .filter(({ outcome }) => outcome === "refused" || outcome === "orphaned")
    .filter(({ dismissal }) => dismissal === null)
    .map(({ eventId }) => eventId);
}
