import type { GameEvent, GameFact } from "../../src/domain/game/events.ts";
import { type LocalStore, openLocalStore } from "../../src/local/db/local-store.ts";
import type { OpenGame } from "../../src/local/game/open-game.ts";

export const BENCH_GAME = "30000000-0000-7000-8000-000000000001";
export const BENCH_TEAMS = { visitorTeamId: "team-v", homeTeamId: "team-h" };

/** Stores many events in few transactions, because only their presence matters afterwards. */
export async function fill(store: LocalStore, count: number): Promise<void> {
  for (let done = 0; done < count; done += 250) {
    await appendFacts(
      store,
      Array.from({ length: 250 }, () => benchTackle()),
    );
  }
}

export async function openStore(name: string): Promise<LocalStore> {
  await deleteDatabase(name);
  return reopenStore(name);
}

/** As a later visit finds it. */
export async function reopenStore(name: string): Promise<LocalStore> {
  const opened = await openLocalStore({
    name,
    makeId: () => crypto.randomUUID(),
    now: () => Date.now(),
    channel: null,
  });
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}

export async function openBenchGame(store: LocalStore): Promise<OpenGame> {
  const opened = await store.games.openGame(BENCH_GAME, BENCH_TEAMS);
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value;
}

export async function appendFacts(store: LocalStore, facts: readonly GameFact[]): Promise<void> {
  const appended = await store.log.append(BENCH_GAME, facts, {
    authorId: "40000000-0000-7000-8000-000000000001",
    epoch: 0,
    appVersion: "bench",
    now: "2026-11-21T12:00:00.000Z",
    makeId: () => crypto.randomUUID(),
  });
  if (!appended.ok) throw new Error(appended.error.detail);
}

export function benchTackle(number = 0): GameFact {
  const playerId = `50000000-0000-7000-8000-${String(number % 40).padStart(12, "0")}`;
  const entry = { entryId: crypto.randomUUID(), statType: "tackle" as const, teamId: "team-v" };
  return { type: "stat.recorded.v1", payload: { entries: [{ ...entry, playerId }] } };
}

export function tackleEvent(deviceId: string): GameEvent {
  return {
    ...benchTackle(),
    eventId: crypto.randomUUID(),
    gameId: BENCH_GAME,
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

export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
