import { type Services, services } from "../bootstrap/services.ts";
import { worthRetrying } from "./worth-retrying.ts";

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
  const eventIds = rows.ok ? worthRetrying(rows.value) : [];
  if (eventIds.length > 0) await quarantine.retry(eventIds);
}
