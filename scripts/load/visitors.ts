import { setMaxListeners } from "node:events";
import { setTimeout as pass } from "node:timers/promises";
import { askAs, type LoadApi } from "./api.ts";
import type { Sideline } from "./sidelines.ts";

/** The app reads the games in progress again this often. */
const EVERY_MS = 20_000;
const GAMES_SHOWN = 12;

/** Milliseconds that visitors and a watchdog have waited. */
export interface Waits {
  readonly reads: number[];
  readonly pages: number[];
  readonly health: number[];
}

/** Starts visitors at the games in progress, and a watchdog ten times a second. */
export function watchGames(api: LoadApi, visitors: number, sidelines: readonly Sideline[]) {
  const waits: Waits = { reads: [], pages: [], health: [] };
  const end = new AbortController();
  setMaxListeners(visitors + 1, end.signal);
  const ids = [...new Set(sidelines.map(({ gameId }) => gameId))].slice(0, GAMES_SHOWN);
  const path = `/rest/v1/games?select=*&id=in.(${ids.join(",")})`;
  const watching = Array.from({ length: visitors }, async (_, n) => {
    await sleep((n / visitors) * EVERY_MS, end.signal);
    while (!end.signal.aborted) {
      waits.reads.push(await waitFor(api, path));
      await sleep(EVERY_MS, end.signal);
    }
  });
  const watchdog = (async () => {
    while (!end.signal.aborted) {
      waits.pages.push(await waitFor(api, "/"));
      waits.health.push(await waitFor(api, "/healthz"));
      await sleep(100, end.signal);
    }
  })();
  return async (): Promise<Waits> => {
    end.abort();
    await Promise.all([...watching, watchdog]);
    return waits;
  };
}

async function waitFor(api: LoadApi, path: string): Promise<number> {
  const { status, ms } = await askAs(api, path);
  // An address that serves the API alone has no page.
  if (status >= 500) throw new Error(`${path} answered ${status}.`);
  return ms;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return pass(ms, undefined, { signal }).catch((error: Error) => {
    if (error.name !== "AbortError") throw error;
  });
}
