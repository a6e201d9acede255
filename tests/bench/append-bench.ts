import type { GameEvent, GameFact } from "../../src/domain/game/events.ts";
import { outboxRowOf } from "../../src/local/append-transaction.ts";
import { type LocalStore, openLocalStore } from "../../src/local/local-store.ts";
import type { OpenGame } from "../../src/local/open-game.ts";
import { compare, type Figure } from "./figure.ts";
import { openExisting, openRawStore, rawAppend, rawGet } from "./raw-store.ts";

const GAME = "30000000-0000-7000-8000-000000000001";
const TEAMS = { visitorTeamId: "team-v", homeTeamId: "team-h" };
const LONG_GAME = 10_000;

/**
 * What the device's store costs, for a real browser (performance.md). In: a name under which
 * databases may be made and deleted, and a round factor (1 for a quick look, 3 for a report).
 */
export async function benchLocalStore(name: string, effort = 1): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const store = await openStore(`${name}-app`);
  const game = await openBenchGame(store);
  figures.push(await benchTap(`${name}-raw`, store, game, 60 * effort));
  const short = await openStore(`${name}-short`);
  await openBenchGame(short);
  await fill(store, LONG_GAME);
  figures.push(
    await compare(
      "append 10,000 against the first",
      60 * effort,
      (round) => append(store, [tackle(round)]),
      (round) => append(short, [tackle(round)]),
    ),
  );
  short.close();
  figures.push(await benchOpen(`${name}-app`, store, 7 * effort));
  store.close();
  for (const part of ["app", "short", "raw"]) await deleteDatabase(`${name}-${part}`);
  return figures;
}

/** Tap → durable against plain IndexedDB doing the same reads and writes. */
async function benchTap(
  rawName: string,
  store: LocalStore,
  game: OpenGame,
  rounds: number,
): Promise<Figure> {
  const raw = await openRawStore(rawName);
  const taps = Array.from({ length: rounds }, () => eventOf(store.deviceId));
  for (let round = 0; round < 10; round += 1) {
    await append(store, [tackle()]);
    const event = eventOf(store.deviceId);
    await rawAppend(raw, { event, outboxRow: outboxRowOf(event), totals: game.totals });
  }
  const facts = Array.from({ length: rounds }, () => [tackle()]);
  const figure = await compare(
    "tap to durable",
    rounds,
    (round) => append(store, facts[round] ?? [tackle()]),
    (round) => {
      const event = taps[round] ?? eventOf(store.deviceId);
      return rawAppend(raw, { event, outboxRow: outboxRowOf(event), totals: game.totals });
    },
  );
  raw.close();
  return figure;
}

/** Opening the long game against reading its stored snapshot. */
async function benchOpen(name: string, store: LocalStore, rounds: number): Promise<Figure> {
  const raw = await openExisting(name);
  await store.games.close(GAME);
  const figure = await compare(
    "open a game of 10,000 events",
    rounds,
    () => openBenchGame(store),
    async () => {
      if ((await rawGet(raw, "game_snapshots", [GAME, "head"])) === undefined) {
        throw new Error("The long game has no snapshot");
      }
    },
    // Forgetting the game makes the next opening a real one.
    () => store.games.close(GAME),
  );
  raw.close();
  return figure;
}

/** Many events in few transactions; how they got there does not matter for what follows. */
async function fill(store: LocalStore, count: number): Promise<void> {
  for (let done = 0; done < count; done += 250) {
    await append(
      store,
      Array.from({ length: 250 }, () => tackle()),
    );
  }
}

async function openStore(name: string): Promise<LocalStore> {
  await deleteDatabase(name);
  const opened = await openLocalStore({
    name,
    makeId: () => crypto.randomUUID(),
    now: () => Date.now(),
    channel: null,
  });
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}

async function openBenchGame(store: LocalStore): Promise<OpenGame> {
  const opened = await store.games.openGame(GAME, TEAMS);
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}

async function append(store: LocalStore, facts: readonly GameFact[]): Promise<void> {
  const appended = await store.log.append(GAME, facts, {
    authorId: "40000000-0000-7000-8000-000000000001",
    epoch: 0,
    appVersion: "bench",
    now: "2026-11-21T12:00:00.000Z",
    makeId: () => crypto.randomUUID(),
  });
  if (!appended.ok) throw new Error(appended.error.detail);
}

function tackle(number = 0): GameFact {
  const playerId = `50000000-0000-7000-8000-${String(number % 40).padStart(12, "0")}`;
  const entry = { entryId: crypto.randomUUID(), statType: "tackle" as const, teamId: "team-v" };
  return { type: "stat.recorded.v1", payload: { entries: [{ ...entry, playerId }] } };
}

function eventOf(deviceId: string): GameEvent {
  return {
    ...tackle(),
    eventId: crypto.randomUUID(),
    gameId: GAME,
    epoch: 0,
    deviceId,
    deviceSeq: 0,
    authorId: "40000000-0000-7000-8000-000000000001",
    clientTimestamp: "2026-11-21T12:00:00.000Z",
    appVersion: "bench",
    gameSeq: null,
    recordedBy: null,
    receivedAt: null,
  };
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
