import { activeSeason, selectedSeason } from "../../domain/season/active-season.ts";
import { localPlainDate } from "../../domain/shared/plain-date.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import type { ReferenceTable, ReferenceTables } from "../../local/reference/reference-tables.ts";
import type { ReferenceApi } from "../../remote/api/reference-api.ts";
import type { Connectivity, WakeReason } from "../../sync/connectivity.ts";
import { browserTime, type SyncTime } from "../../sync/sync-time.ts";
import type { Identity } from "../../sync/transport.ts";
import { changedGames, gamesToReread } from "./games-to-reread.ts";

export interface LiveGamesParts {
  readonly store: Pick<LocalStore, "reference">;
  readonly reference: Pick<ReferenceApi, "games" | "gameSummaries">;
  readonly connectivity: Connectivity;
  readonly identity: Pick<Identity, "currentUserId" | "subscribe">;
  /** The season that this tab shows; null: the active one. */
  readonly chosenSeasonId: () => string | null;
  readonly time?: SyncTime;
}

export interface LiveGames {
  /** For as long as somebody looks at a list of games. Out: the function that ends it. */
  watch(): () => void;
}

const EVERY_MS = 20_000;
/** As many ids as an address may well name. */
const IDS_PER_READ = 100;

/**
 * Keeps the scores of running games as new as a glance wants them: the games in progress and
 * today's open ones, and no others, are read every 20 s while they are looked at. Rows that say
 * nothing new are not written, so that nothing on the screen is drawn anew; what this device
 * knows itself lies over them as over every row (I17). What fails is asked for again in the next
 * round; the prefetch's rounds say that the server does not answer.
 */
export function createLiveGames(parts: LiveGamesParts): LiveGames {
  const { store, reference, connectivity, identity, time = browserTime } = parts;
  let watchers = 0;
  let isRunning = false;
  let stopping = new AbortController();
  let reader = identity.currentUserId();
  let cancelTimer = () => {};

  connectivity.subscribe(onWake);
  identity.subscribe(onIdentity);

  async function round(): Promise<void> {
    const seasons = await store.reference.list("seasons", "");
    if (!seasons.ok) return;
    const shown = selectedSeason(seasons.value, parts.chosenSeasonId());
    const ids = new Set([activeSeason(seasons.value)?.id, shown?.id]);
    for (const seasonId of ids) if (seasonId !== undefined) await reread(seasonId);
  }

  async function reread(seasonId: string): Promise<void> {
    const asked = identity.currentUserId();
    const { signal } = stopping;
    const games = await store.reference.list("games", seasonId);
    if (!games.ok) return;
    const ids = gamesToReread(games.value, localPlainDate(time.wall())).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += IDS_PER_READ) {
      const page = ids.slice(from, from + IDS_PER_READ);
      const read = await reference.games(seasonId, signal, page);
      if (!read.ok) return;
      const stored = await store.reference.list("games", seasonId);
      if (!stored.ok) return;
      const changed = changedGames(stored.value, read.value);
      const ended = changed.filter(({ isCompleted }) => isCompleted).map(({ id }) => id);
      // A result shows with the figures of its card, which nothing else brings before long.
      const figures =
        ended.length === 0
          ? ({ ok: true, value: [] } as const)
          : await reference.gameSummaries(seasonId, signal, ended);
      if (!figures.ok) return;
      await add("game_summaries", seasonId, figures.value, asked);
      await add("games", seasonId, changed, asked);
    }
  }

  /** One person's reads never land in another's cache (rule 18). */
  async function add<Table extends ReferenceTable>(
    table: Table,
    seasonId: string,
    rows: readonly ReferenceTables[Table][],
    asked: string | null,
  ): Promise<void> {
    if (rows.length === 0 || identity.currentUserId() !== asked) return;
    const readAt = new Date(time.wall()).toISOString();
    await store.reference.replace(table, seasonId, rows, { complete: false, readAt });
  }

  function run(): void {
    cancelTimer();
    if (isRunning) return;
    isRunning = true;
    void round().finally(() => {
      isRunning = false;
      schedule();
    });
  }

  const mayRead = () => watchers > 0 && connectivity.isVisible() && connectivity.isOnline();

  function schedule(): void {
    cancelTimer();
    if (mayRead()) cancelTimer = time.after(EVERY_MS, run);
  }

  function onWake(reason: WakeReason): void {
    if (reason === "offline" || reason === "hidden") cancelTimer();
    else if (mayRead()) run();
  }

  function onIdentity(): void {
    const now = identity.currentUserId();
    if (now === reader) return;
    reader = now;
    stopping.abort();
    stopping = new AbortController();
  }

  return {
    watch() {
      watchers += 1;
      if (watchers === 1 && mayRead()) run();
      return () => {
        watchers -= 1;
        if (watchers === 0) cancelTimer();
      };
    },
  };
}
