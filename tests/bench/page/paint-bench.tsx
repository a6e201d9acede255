import { type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import type { EntryState } from "../../../src/domain/game/game-state.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import {
  FeedList,
  type FeedListProps,
} from "../../../src/features/stat-collection/feed/feed-list.tsx";
import { gameNames } from "../../../src/features/stat-collection/live/game-names.ts";
import type { OpenGame } from "../../../src/local/game/open-game.ts";
import {
  appendFacts,
  BENCH_TEAMS,
  benchTackle,
  deleteDatabase,
  fill,
  openBenchGame,
  openStore,
} from "../bench-game.ts";
import { type Figure, spreadOf, timed } from "../figure.ts";

/** As long as a real game is. */
const ENTRIES = 200;
const FRAME_MS = 16;

const unchanging: Omit<FeedListProps, "entries" | "liveCount" | "inFlight"> = {
  filter: null,
  refusedEntryIds: new Set(),
  names: gameNames(
    { id: BENCH_TEAMS.visitorTeamId, name: "Flag Falcons", shortName: "Flag Falcons" },
    { id: BENCH_TEAMS.homeTeamId, name: "Storm Chasers", shortName: "Chasers" },
    new Map(),
  ),
  profile: SCORING_PROFILES.guide,
  actions: { edit: () => {}, remove: () => {} },
  doubles: new Set(),
};

/** Tap to frame through store and fold, against React state that draws the same rows only. */
export async function benchPaint(name: string, figureName: string, effort = 1): Promise<Figure> {
  const store = await openStore(`${name}-paint`);
  const game = await openBenchGame(store);
  await fill(store, ENTRIES);
  const measured = mount(<StoredFeed game={game} />);
  let entries: ReadonlyMap<string, EntryState> = new Map(game.state.entries);
  let show: (entries: ReadonlyMap<string, EntryState>) => void = () => {};
  // biome-ignore lint/correctness/noComponentHookFactories: made once for the whole measurement
  function StateFeed() {
    const [shown, setShown] = useState(entries);
    show = setShown;
    return <FeedList {...unchanging} entries={shown} liveCount={shown.size} inFlight={[]} />;
  }
  const floor = mount(<StateFeed />);
  let stored: Promise<void> = Promise.resolve();
  async function storedTap(round: number): Promise<void> {
    stored = appendFacts(store, [benchTackle(round)]);
    await drawn(measured);
  }
  async function stateUpdate(round: number): Promise<void> {
    entries = new Map(entries).set(`floor-${round}`, entryLike(entries, `floor-${round}`));
    show(entries);
    await drawn(floor);
  }
  const taken: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < 40 * effort; round += 1) {
    // A finger comes at any moment between two frames.
    const moment = (round * 7) % FRAME_MS;
    await rested(moment);
    taken.push(await timed(() => storedTap(round)));
    await stored;
    await rested(moment);
    least.push(await timed(() => stateUpdate(round)));
  }
  store.close();
  await deleteDatabase(`${name}-paint`);
  return { name: figureName, measured: spreadOf(taken), floor: spreadOf(least) };
}

function StoredFeed({ game }: { game: OpenGame }) {
  const subscribe = useCallback((listener: () => void) => game.subscribe(listener), [game]);
  useSyncExternalStore(subscribe, () => game.revision);
  const { entries, liveEntryCount } = game.state;
  const { inFlight } = game;
  return <FeedList {...unchanging} {...{ entries, inFlight }} liveCount={liveEntryCount} />;
}

function mount(feed: ReactNode): HTMLElement {
  const place = document.createElement("div");
  place.style.cssText = "height:300px;width:360px;overflow:hidden;display:grid";
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<MemoryRouter>{feed}</MemoryRouter>));
  place.dataset.newest = newestIn(place);
  return place;
}

/** The feed draws the newest plays of a long game only, so the number of its rows says nothing. */
function newestIn(place: HTMLElement): string | undefined {
  return place.querySelector<HTMLElement>("[data-entry-id]")?.dataset.entryId;
}

function entryLike(entries: ReadonlyMap<string, EntryState>, entryId: string): EntryState {
  const [any] = entries.values();
  if (any === undefined) throw new Error("The game is empty.");
  return { ...any, entryId, eventId: entryId };
}

/** Resolves after the layout that includes the new row; both sides paint afterwards. */
function drawn(place: HTMLElement): Promise<void> {
  // The store's row is in the document before this is called, React's own comes later.
  const before = place.dataset.newest;
  return new Promise((resolve) => {
    function look(): void {
      const newest = newestIn(place);
      if (newest === before) {
        requestAnimationFrame(look);
        return;
      }
      place.dataset.newest = newest;
      place.getBoundingClientRect();
      resolve();
    }
    requestAnimationFrame(look);
  });
}

/** Everything is quiet, and `delayMs` have gone by since a frame. */
function rested(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, delayMs)));
  });
}
