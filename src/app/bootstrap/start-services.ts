import { v7 as makeId } from "uuid";
import { webStorage } from "../../browser/web-storage.ts";
import { createRemote } from "../../remote/client.ts";
import { browserConnectivity } from "../../sync/connectivity.ts";
import { createSyncEngine } from "../../sync/engine.ts";
import { browserTime } from "../../sync/sync-time.ts";
import { storedHeartbeat } from "../../sync/tabs/heartbeat.ts";
import { createLeader } from "../../sync/tabs/leader.ts";
import { browserTabChannel } from "../../sync/tabs/tab-channel.ts";
import { listenForErrors, notingFetch } from "../client-errors/client-errors.ts";
import { env } from "../env.ts";
import { createLiveGames } from "../prefetch/live-games.ts";
import { createPageReads } from "../prefetch/page-reads.ts";
import { createPrefetch } from "../prefetch/prefetch.ts";
import { seasonChoice } from "../season/season-choice.ts";
import { rereadProfileOnRefusal } from "../session/reread-profile.ts";
import { createSessionService } from "../session/session-service.ts";
import { isDisabledHere, sessionStore } from "../session/session-store.ts";
import { deviceStore } from "./device-store.ts";
import { storedLastUser } from "./last-user.ts";
import { createRecorders } from "./recorders.ts";
import { storedSavedMoment } from "./saved-moment.ts";
import type { Services } from "./services.ts";

const HEARTBEAT_KEY = "stat-tracker.leader";
const LAST_SAVED_KEY = "stat-tracker.last-saved";
const TAB_CHANNEL = "stat-tracker.sync";

/**
 * Joins session, engine and prefetch over the device's store. Needs no network.
 * Throws StorageUnavailableError when this browser gives the app no database.
 */
export async function startServices(): Promise<Services> {
  listenForErrors(window);
  const clock = { now: Date.now };
  const store = await deviceStore();
  const storage = webStorage("localStorage");
  const connectivity = browserConnectivity();
  const remote = createRemote({
    url: env.backendUrl,
    publishableKey: env.publishableKey,
    storage,
    tabs: window,
    fetch: notingFetch((input, init) => fetch(input, init)),
  });
  const session = createSessionService({
    remote,
    store: sessionStore,
    lastKnown: storedLastUser(store.meta),
    network: connectivity,
    purgeCachedReads: async () => {
      await store.reference.clear();
    },
  });
  const tabId = makeId();
  const engine = createSyncEngine({
    store,
    transport: remote.transport,
    identity: session.identity,
    time: browserTime,
    tabId,
    random: Math.random,
    connectivity,
    tabs: browserTabChannel(TAB_CHANNEL),
    unsaved: {
      count: () => store.status.get().unsavedActs,
      subscribe: (listener) => store.status.subscribe(listener),
    },
    savedMoment: storedSavedMoment(storage, LAST_SAVED_KEY),
    // As if nobody had caught it: the console shows it and a report can take it along (D13).
    onFault: reportError,
    createLeader: (onChange) =>
      createLeader({
        tabId,
        locks: navigator.locks ?? null,
        heartbeat: storedHeartbeat(storage, HEARTBEAT_KEY),
        time: browserTime,
        onChange,
      }),
  });
  const prefetch = createPrefetch({
    store,
    reference: remote.reference,
    engine,
    connectivity,
    identity: session.identity,
    chosenSeasonId: () => seasonChoice.getState().chosenId,
  });
  rereadProfileOnRefusal({
    engine,
    isDisabled: isDisabledHere,
    refreshProfile: session.refreshProfile,
  });
  await session.start();
  await engine.start();
  prefetch.start();
  seasonChoice.subscribe((now, before) => {
    if (now.chosenId !== before.chosenId) void prefetch.refreshAnew();
  });
  return {
    store,
    engine,
    session,
    connectivity,
    reference: remote.reference,
    http: remote.http,
    prefetch,
    pageReads: createPageReads({
      store,
      reference: remote.reference,
      connectivity,
      identity: session.identity,
    }),
    liveGames: createLiveGames({
      store,
      reference: remote.reference,
      connectivity,
      identity: session.identity,
      chosenSeasonId: () => seasonChoice.getState().chosenId,
    }),
    recorders: createRecorders(store),
    clock,
    makeId,
    appVersion: __APP_VERSION__,
  };
}
