import type { GameFact } from "../../../src/domain/game/events.ts";
import { createRemote } from "../../../src/remote/client.ts";
import { browserHints } from "../../../src/sync/connectivity.ts";
import { createSyncEngine } from "../../../src/sync/engine.ts";
import { browserTime } from "../../../src/sync/sync-time.ts";
import { noOtherTabs } from "../../../src/sync/tabs/tab-channel.ts";
import { deleteDatabase, openStore } from "../bench-game.ts";
import { timed } from "../figure.ts";

/** A game of the server that nobody has touched, and whom to record for. */
export interface ReplayGame {
  readonly gameId: string;
  readonly visitorTeamId: string;
  readonly homeTeamId: string;
  readonly playerId: string;
}

export interface ReplayOptions {
  readonly publishableKey: string;
  readonly email: string;
  readonly password: string;
  readonly game: ReplayGame;
  readonly eventCount: number;
}

/** Milliseconds until a full outbox is empty, with the real store, engine and client. */
export async function replayOutbox(options: ReplayOptions): Promise<number> {
  const { game, eventCount, publishableKey } = options;
  const name = `replay-${game.gameId}`;
  const url = window.location.origin;
  const remote = createRemote({ url, publishableKey, storage: null, tabs: null });
  const signedIn = await remote.auth.signInWithPassword(options.email, options.password);
  if (!signedIn.ok) throw new Error(signedIn.error.code);
  const store = await openStore(name);
  const opened = await store.games.openGame(game.gameId, game);
  if (!opened.ok) throw new Error(opened.error.detail);
  const facts = Array.from({ length: eventCount }, () => tackleOf(game));
  const appended = await store.log.append(game.gameId, facts, {
    authorId: signedIn.value.userId,
    epoch: 0,
    appVersion: "bench",
    now: new Date().toISOString(),
    makeId: () => crypto.randomUUID(),
  });
  if (!appended.ok) throw new Error(appended.error.detail);
  const engine = createSyncEngine({
    store,
    transport: remote.transport,
    identity: remote.session,
    time: browserTime,
    tabId: name,
    random: Math.random,
    connectivity: { ...browserHints(), isOnline: () => true, reach: async () => true },
    tabs: noOtherTabs,
    unsaved: { count: () => 0, isStoring: () => false, subscribe: () => () => {} },
    savedMoment: { read: () => null, write: () => {} },
    onFault: reportError,
    createLeader: () => ({ start() {}, stop() {}, isLeader: () => true }),
  });
  const taken = await timed(async () => {
    const emptied = new Promise<void>((resolve) => {
      const look = () => store.outbox.summary().count === 0 && resolve();
      store.outbox.subscribe(look);
    });
    await engine.start();
    void engine.saveNow();
    await emptied;
  });
  await engine.stop();
  store.close();
  remote.close();
  await deleteDatabase(name);
  return taken;
}

function tackleOf({ visitorTeamId, playerId }: ReplayGame): GameFact {
  const entry = { statType: "tackle" as const, teamId: visitorTeamId, playerId };
  return {
    type: "stat.recorded.v1",
    payload: { entries: [{ entryId: crypto.randomUUID(), ...entry }] },
  };
}
