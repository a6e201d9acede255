import type { Season } from "../../domain/season/season.ts";
import type { LocalStore } from "../../local/db/local-store.ts";
import { deviceStore } from "../bootstrap/device-store.ts";
import { type Services, services } from "../bootstrap/services.ts";
import type { PullProblem } from "../prefetch/pull-reference.ts";
import { readSeasons } from "../season/read-seasons.ts";
import { seasonChoice } from "../season/season-choice.ts";
import { type Reach, whyAbsent } from "../season/why-absent.ts";
import { oneReading } from "./one-reading.ts";
import type { PageQuery } from "./page-query.ts";
import { lastRead, type PageRead } from "./page-read.ts";

/** Under which key a page is kept, as things stand; or what shows while there is none. */
type Place =
  | { readonly key: string; readonly season: Season | null }
  | { readonly key: null; readonly query: PageQuery<never> };

export type FindPlace = (store: LocalStore, reach: Reach) => Promise<Place>;

/** The page of the season that this tab shows: with another season it is another page. */
export const selectedSeasonPlace: FindPlace = async (store, reach) => {
  const seasons = await readSeasons(store, reach, seasonChoice.getState().chosenId);
  if (seasons.status !== "ready") return { key: null, query: { status: seasons.status } };
  const season = seasons.selected;
  if (season === null) return { key: null, query: { status: "no-season" } };
  return { key: season.id, season };
};

/** What of this tab a page needs; the network's part comes behind. */
export interface PageParts {
  readonly store: () => Promise<LocalStore>;
  readonly network: () => Promise<Network>;
}

interface Network extends Pick<Services, "pageReads" | "connectivity"> {
  readonly prefetch: Pick<Services["prefetch"], "status" | "subscribe">;
}

const OF_THIS_TAB: PageParts = { store: deviceStore, network: services };

/**
 * Follows a page for as long as a screen shows it: its rows on this device, the reading of the
 * server behind them, the network and the chosen season. Out: the function that ends it.
 */
export function connectPage<Value>(
  page: PageRead<Value>,
  findPlace: FindPlace,
  emit: (query: PageQuery<Value>) => void,
  parts: PageParts = OF_THIS_TAB,
): () => void {
  const leaving = new AbortController();
  follow(page, findPlace, emit, parts, leaving.signal).catch(() => {
    if (!leaving.signal.aborted) emit({ status: "error" });
  });
  return () => leaving.abort();
}

async function follow<Value>(
  page: PageRead<Value>,
  findPlace: FindPlace,
  emit: (query: PageQuery<Value>) => void,
  parts: PageParts,
  signal: AbortSignal,
): Promise<void> {
  /** Also when the last reader has left in the meantime. */
  function until(end: () => void): void {
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  }
  const store = await parts.store();
  let network: Network | null = null;
  let followed: { readonly key: string; readonly end: () => void } | null = null;
  /** What was read last, so that it is read again only when it may be another. */
  let kept: { readonly key: string; readonly stamp: string; readonly value: Value } | null = null;
  until(() => followed?.end());

  const reach = (): Reach => ({
    prefetch: network?.prefetch.status(),
    isOnline: network?.connectivity.isOnline() ?? true,
  });

  function followOnServer(key: string | null): void {
    if (network === null || followed?.key === key) return;
    followed?.end();
    followed = null;
    if (key === null || signal.aborted) return;
    const { pageReads } = network;
    const end = pageReads.follow(readName(page, key), (pull) => page.pull(pull, key), page.pace);
    followed = { key, end };
  }

  async function look(anew: boolean): Promise<PageQuery<Value>> {
    const place = await findPlace(store, reach());
    followOnServer(place.key);
    if (place.key === null) return place.query;
    const { key, season } = place;
    const last = await lastRead(store, page, key);
    if (!last.ok) return { status: "error" };
    if (last.value === null) {
      askAnew(key);
      return absent(season, key);
    }
    const { readAt, stamp } = last.value;
    if (anew || kept?.key !== key || kept.stamp !== stamp) {
      const value = await page.read(store, key);
      if (!value.ok) return { status: "error" };
      kept = { key, stamp, value: value.value };
    }
    const { isRunning, problem } = stateOf(key);
    const isOffline = !reach().isOnline || problem === "unknown";
    return {
      status: "ready",
      season,
      value: kept.value,
      readAt,
      isRefreshing: isRunning,
      problem,
      isOffline,
    };
  }

  function stateOf(key: string): { isRunning: boolean; problem: PullProblem | null } {
    return network?.pageReads.status(readName(page, key)) ?? { isRunning: false, problem: null };
  }

  /** Rows that were here are gone when another tab signs in or out; nobody asks for them before long. */
  function askAnew(key: string): void {
    const { isRunning, problem } = stateOf(key);
    if (network === null || isRunning || problem !== null || !reach().isOnline) return;
    void network.pageReads.refresh(readName(page, key), (pull) => page.pull(pull, key));
  }

  /** Nothing is here yet: as with the season's other rows (D9). */
  function absent(season: Season | null, key: string): PageQuery<Value> {
    const { isOnline } = reach();
    const why = whyAbsent({ prefetch: network === null ? undefined : stateOf(key), isOnline });
    if (why === "loading") return { status: "loading" };
    return why === "unreachable" ? { status: "not-on-device", season } : { status: "error" };
  }

  const reread = oneReading(look, emit, signal);
  until(
    store.changes.onTopic(({ topic }) => {
      if (topic === "reference") void reread(page.showsOtherTables);
      if (topic === "operations" && page.showsWaiting) void reread(true);
    }),
  );
  until(seasonChoice.subscribe(() => void reread()));
  await reread();
  network = await parts.network();
  until(network.pageReads.subscribe(() => void reread()));
  until(network.connectivity.subscribe(() => void reread()));
  until(network.prefetch.subscribe(() => void reread()));
  await reread();
}

/** The read of one key, as the list of running ones names it. */
export function readName({ name }: Pick<PageRead<unknown>, "name">, key: string): string {
  return `${name} ${key}`;
}
