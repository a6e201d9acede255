import { services } from "../bootstrap/services.ts";

/** Save Now: uploads everything that waits, at once (D21). Resolves when the attempt is over. */
export async function saveNow(): Promise<void> {
  await (await services()).engine.saveNow();
}

/** Retry now: as Save Now, where the server had asked for patience too, and reads anew. */
export async function retryNow(): Promise<void> {
  const { engine, prefetch, store } = await services();
  await store.log.retryJournal();
  await Promise.all([engine.retryNow(), prefetch.refresh()]);
}
