import { type Services, services } from "../bootstrap/services.ts";

/** Save Now: uploads everything that waits, at once (D21). Resolves when the attempt is over. */
export async function saveNow(): Promise<void> {
  await (await services()).engine.saveNow();
}

/** Retry now: as Save Now, where the server had asked for patience too, and reads anew. */
export async function retryNow(): Promise<void> {
  const { engine, prefetch, store } = await services();
  await store.log.retryJournal();
  await retryForbidden(store);
  await Promise.all([engine.retryNow(), prefetch.refresh()]);
}

/** What was refused for a missing right may be allowed by now; nothing else changes by asking. */
async function retryForbidden({ quarantine }: Services["store"]): Promise<void> {
  const rows = await quarantine.list();
  if (!rows.ok) return;
  const forbidden = rows.value.filter(
    ({ outcome, reason }) => outcome === "rejected" && reason === "permission",
  );
  if (forbidden.length > 0) await quarantine.retry(forbidden.map(({ eventId }) => eventId));
}
