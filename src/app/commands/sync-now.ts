import type { QuarantineRecord } from "../../local/db/records.ts";
import { services } from "../bootstrap/services.ts";
import type { Services } from "../bootstrap/tab-services.ts";

export async function saveNow(): Promise<void> {
  await (await services()).engine.saveNow();
}

/** Sends even if the server had asked to wait, or if a reading still waits for an answer. */
export async function retryNow(): Promise<void> {
  const { connectivity, engine, prefetch, store } = await services();
  void connectivity.reach();
  await store.log.retryJournal();
  await retryRefused(store);
  await Promise.all([engine.retryNow(), prefetch.refreshAnew()]);
}

/** If the read fails, the events stay where they are and in every export. */
async function retryRefused({ quarantine, operations }: Services["store"]): Promise<void> {
  await operations.retryRefused();
  const rows = await quarantine.list();
  const eventIds = rows.ok ? retryableIds(rows.value) : [];
  if (eventIds.length > 0) await quarantine.retry(eventIds);
}

/** The event was never stored (I14) or its game was gone (D65); other outcomes are final (I8). */
export function retryableIds(rows: readonly QuarantineRecord[]): readonly string[] {
  return rows
    .filter(({ outcome }) => outcome === "refused" || outcome === "orphaned")
    .filter(({ dismissal }) => dismissal === null)
    .map(({ eventId }) => eventId);
}
