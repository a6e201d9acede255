import type { LocalStore } from "../../src/local/db/local-store.ts";
import type { OpenGame } from "../../src/local/game/open-game.ts";
import { outboxRowOf } from "../../src/local/log/append-transaction.ts";
import {
  appendFacts,
  BENCH_GAME,
  benchTackle,
  deleteDatabase,
  fill,
  openBenchGame,
  openStore,
  reopenStore,
  tackleEvent,
} from "./bench-game.ts";
import { compare, type Figure } from "./figure.ts";
import { openExisting, openRawStore, rawAppend, rawGet } from "./raw-store.ts";

const LONG_GAME = 10_000;

/** Databases begin with `name`; `effort` multiplies the rounds, 3 for a report (performance.md). */
export async function benchLongGame(name: string, effort = 1): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const store = await openStore(`${name}-app`);
  await openBenchGame(store);
  const short = await openStore(`${name}-short`);
  await openBenchGame(short);
  await fill(store, LONG_GAME);
  figures.push(
    await compare(
      "append 10,000 against the first",
      60 * effort,
      (round) => appendFacts(store, [benchTackle(round)]),
      (round) => appendFacts(short, [benchTackle(round)]),
    ),
  );
  short.close();
  await store.games.saveSnapshots();
  store.close();
  figures.push(await benchOpen(`${name}-app`, 7 * effort));
  for (const part of ["app", "short"]) await deleteDatabase(`${name}-${part}`);
  return figures;
}

/** Tap → durable in a game of its own; `figureName` says at which speed of the processor. */
export async function benchTapToDurable(
  name: string,
  figureName: string,
  effort = 1,
): Promise<Figure> {
  const store = await openStore(`${name}-app`);
  const game = await openBenchGame(store);
  const figure = await benchTap(`${name}-raw`, figureName, store, game, 60 * effort);
  store.close();
  for (const part of ["app", "raw"]) await deleteDatabase(`${name}-${part}`);
  return figure;
}

/** Tap → durable against plain IndexedDB doing the same reads and writes. */
async function benchTap(
  rawName: string,
  figureName: string,
  store: LocalStore,
  game: OpenGame,
  rounds: number,
): Promise<Figure> {
  const raw = await openRawStore(rawName);
  const taps = Array.from({ length: rounds }, () => tackleEvent(store.deviceId));
  for (let round = 0; round < 10; round += 1) {
    await appendFacts(store, [benchTackle()]);
    const event = tackleEvent(store.deviceId);
    await rawAppend(raw, { event, outboxRow: outboxRowOf(event), totals: game.totals });
  }
  const facts = Array.from({ length: rounds }, () => [benchTackle()]);
  const figure = await compare(
    figureName,
    rounds,
    (round) => appendFacts(store, facts[round] ?? [benchTackle()]),
    (round) => {
      const event = taps[round] ?? tackleEvent(store.deviceId);
      return rawAppend(raw, { event, outboxRow: outboxRowOf(event), totals: game.totals });
    },
  );
  raw.close();
  return figure;
}

/** Opening the long game against reading its stored snapshot. */
async function benchOpen(name: string, rounds: number): Promise<Figure> {
  const raw = await openExisting(name);
  let store = await reopenStore(name);
  const figure = await compare(
    "open a game of 10,000 events",
    rounds,
    () => openBenchGame(store),
    async () => {
      if ((await rawGet(raw, "game_snapshots", [BENCH_GAME, "head"])) === undefined) {
        throw new Error("The long game has no snapshot");
      }
    },
    // A new visit has no game in memory: the next opening is a real one.
    async () => {
      store.close();
      store = await reopenStore(name);
    },
  );
  store.close();
  raw.close();
  return figure;
}
