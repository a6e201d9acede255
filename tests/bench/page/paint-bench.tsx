import { type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { EntryState } from "../../../src/domain/game/game-state.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { Feed, type FeedProps } from "../../../src/features/stat-collection/feed/feed.tsx";
import { gameNames } from "../../../src/features/stat-collection/live/game-names.ts";
import type { OpenGame } from "../../../src/local/open-game.ts";
import {
  append,
  deleteDatabase,
  fill,
  openBenchGame,
  openStore,
  TEAMS,
  tackle,
} from "../bench-game.ts";
import { compare, type Figure } from "../figure.ts";

/** As long as a real game is. */
const ENTRIES = 200;

const unchanging: Omit<FeedProps, "entries" | "liveCount" | "inFlight"> = {
  names: gameNames(
    { id: TEAMS.visitorTeamId, name: "Flag Falcons" },
    { id: TEAMS.homeTeamId, name: "Storm Chasers" },
    new Map(),
  ),
  profile: SCORING_PROFILES.guide,
  actions: { edit: () => {}, remove: () => {} },
  undoable: null,
  onUndo: () => {},
};

/**
 * Tap → the frame with the entry, through the store and its fold, against a React state update
 * that draws the same rows with the same component and stores nothing.
 */
export async function benchPaint(name: string, figureName: string, effort = 1): Promise<Figure> {
  const store = await openStore(`${name}-paint`);
  const game = await openBenchGame(store);
  await fill(store, ENTRIES);
  const measured = mount(<StoredFeed game={game} />);
  let entries: ReadonlyMap<string, EntryState> = new Map(game.state.entries);
  let show: (entries: ReadonlyMap<string, EntryState>) => void = () => {};
  function StateFeed() {
    const [shown, setShown] = useState(entries);
    show = setShown;
    return <Feed {...unchanging} entries={shown} liveCount={shown.size} inFlight={[]} />;
  }
  const floor = mount(<StateFeed />);
  let stored: Promise<void> = Promise.resolve();
  const figure = await compare(
    figureName,
    40 * effort,
    async (round) => {
      const before = rowsIn(measured);
      stored = append(store, [tackle(round)]);
      await painted();
      if (rowsIn(measured) <= before) throw new Error("The frame came without the entry.");
    },
    async (round) => {
      const before = rowsIn(floor);
      entries = new Map(entries).set(`floor-${round}`, entryLike(entries, `floor-${round}`));
      show(entries);
      await painted();
      if (rowsIn(floor) <= before) throw new Error("The frame came without the entry.");
    },
    async () => {
      await stored;
      await painted();
    },
  );
  store.close();
  await deleteDatabase(`${name}-paint`);
  return figure;
}

function StoredFeed({ game }: { game: OpenGame }) {
  const subscribe = useCallback((listener: () => void) => game.subscribe(listener), [game]);
  useSyncExternalStore(subscribe, () => game.revision);
  const { entries, liveEntryCount } = game.state;
  const { inFlight } = game;
  return <Feed {...unchanging} {...{ entries, inFlight }} liveCount={liveEntryCount} />;
}

function mount(feed: ReactNode): HTMLElement {
  const place = document.createElement("div");
  place.style.cssText = "height:300px;width:360px;overflow:hidden;display:grid";
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(feed));
  return place;
}

function rowsIn(place: HTMLElement): number {
  return place.querySelectorAll("[data-testid=feed-entry]").length;
}

function entryLike(entries: ReadonlyMap<string, EntryState>, entryId: string): EntryState {
  const [any] = entries.values();
  if (any === undefined) throw new Error("The game is empty.");
  return { ...any, entryId, eventId: entryId };
}

/** Resolves behind the next frame: its callback comes before the paint, the message after. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
