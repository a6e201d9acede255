import { v7 as makeId } from "uuid";
import { forgetHeads } from "../../browser/kept-heads.ts";
import { webStorage } from "../../browser/web-storage.ts";
import { completeStore } from "../../local/db/local-store.ts";
import { createRecorders } from "../../local/reference/recorders.ts";
import { reportDevice } from "../../remote/api/report-device.ts";
import { SESSION_KEY } from "../../remote/auth/session-keeper.ts";
import { createRemote } from "../../remote/client.ts";
import { isAnswering } from "../../remote/http/is-answering.ts";
import { browserHints } from "../../sync/connectivity.ts";
import { createSyncEngine } from "../../sync/engine.ts";
import { browserTime } from "../../sync/sync-time.ts";
import { storedHeartbeat } from "../../sync/tabs/heartbeat.ts";
import { createLeader } from "../../sync/tabs/leader.ts";
import { browserTabChannel } from "../../sync/tabs/tab-channel.ts";
import { createConnectivity } from "../../sync/tried-connectivity.ts";
import { listenForErrors, noteError, notingFetch } from "../client-errors/client-errors.ts";
import { env } from "../env.ts";
import { deviceRows, forgetDeviceReads } from "../queries/device/use-device-read.ts";
import { followSyncStatus } from "../queries/device/use-sync-status.ts";
import { createDeviceReport, deviceKind } from "../refresh/device-report.ts";
import { KEPT } from "../refresh/paces.ts";
import { fetchGame, prefetchPull } from "../refresh/prefetch.ts";
import { reachStore } from "../refresh/reach.ts";
import { createRefresher, startRefreshers } from "../refresh/refresher.ts";
import { seasonChoice } from "../season/season-choice.ts";
import { durableSession } from "../session/durable-session.ts";
import { rereadProfileOnRefusal } from "../session/reread-profile.ts";
import { isDisabledHere, mayReadLogHere } from "../session/session-here.ts";
import { createSessionService } from "../session/session-service.ts";
import { sessionStore } from "../session/session-store.ts";
import { storedLastUser, storedSession } from "./last-user.ts";
import { storedSavedMoment } from "./saved-moment.ts";
import { datingFetch } from "./server-clock.ts";
import { StorageUnavailableError } from "./storage-unavailable.ts";
import type { Services } from "./tab-services.ts";

const HEARTBEAT_KEY = "stat-tracker.leader";
const LAST_SAVED_KEY = "stat-tracker.last-saved";
const TAB_CHANNEL = "stat-tracker.sync";

/** Needs no network. Throws StorageUnavailableError where the browser gives no database. */
export async function startServices(): Promise<Services> {
  listenForErrors(window);
  const clock = { now: Date.now };
  const completed = await completeStore(deviceRows(), { makeId, now: Date.now });
  if (!completed.ok) throw new StorageUnavailableError(completed.error.code);
  const store = completed.value;
  const storage = webStorage("localStorage");
  const keptSession = await durableSession(storage, SESSION_KEY, storedSession(store.meta));
  const backend = { url: env.backendUrl, publishableKey: env.publishableKey };
  const connectivity = createConnectivity(browserHints(), {
    time: browserTime,
    random: Math.random,
    ask: (signal) => isAnswering({ ...backend, fetch: (...asked) => fetch(...asked) }, signal),
  });
  const remote = createRemote({
    ...backend,
    siteUrl: location.origin,
    storage: keptSession.storage,
    tabs: window,
    fetch: notingFetch(datingFetch((input, init) => fetch(input, init))),
  });
  const session = createSessionService({
    remote,
    store: sessionStore,
    lastKnown: storedLastUser(store.meta),
    sessionKept: async () => {
      const kept = await keptSession.settled();
      if (!kept.ok) noteError(new Error(`The session is not in the database: ${kept.error.code}`));
    },
    network: connectivity,
    purgeCachedReads: async () => {
      await store.reference.clear();
      forgetDeviceReads();
      forgetHeads();
    },
  });
  const tabId = makeId();
  const report = createDeviceReport({
    figures: () => {
      const userId = session.currentUserId();
      const pending = store.outbox.summary().count + store.operations.summary().pending;
      return userId === null
        ? null
        : { userId, pending, refused: store.quarantine.summary().refused };
    },
    send: (figures) =>
      reportDevice(remote.http, store.deviceId, {
        ...figures,
        kind: deviceKind(navigator.userAgent),
        appVersion: __APP_VERSION__,
      }),
    time: browserTime,
  });
  const engine = createSyncEngine({
    store,
    onSynced: report.noteSync,
    transport: remote.transport,
    identity: session.identity,
    mayReadLog: mayReadLogHere,
    time: browserTime,
    tabId,
    random: Math.random,
    connectivity,
    tabs: browserTabChannel(TAB_CHANNEL),
    unsaved: {
      count: () => store.status.get().unsavedActs,
      isStoring: () => store.log.isCommitting(),
      subscribe: (listener) => store.status.subscribe(listener),
    },
    savedMoment: storedSavedMoment(storage, LAST_SAVED_KEY),
    // Reported as if uncaught: the console shows it and a report can carry it (D13).
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
  const chosenSeasonId = () => seasonChoice.getState().chosenId;
  const prefetch = createRefresher(
    "prefetch",
    prefetchPull({ store, engine, chosenSeasonId }),
    KEPT,
  );
  rereadProfileOnRefusal({
    engine,
    isDisabled: isDisabledHere,
    refreshProfile: session.refreshProfile,
  });
  await session.start();
  await engine.start();
  const { reference } = remote;
  const { identity } = session;
  const noteReach = () =>
    reachStore.setState({ ...prefetch.status.getState(), isOnline: connectivity.isOnline() });
  prefetch.status.subscribe(noteReach);
  prefetch.status.subscribe(report.noteSync);
  connectivity.subscribe(noteReach);
  startRefreshers({ store, reference, connectivity, identity });
  noteReach();
  prefetch.follow();
  seasonChoice.subscribe((now, before) => {
    if (now.chosenId !== before.chosenId) void prefetch.refreshAnew();
  });
  const all: Services = {
    store,
    engine,
    session,
    connectivity,
    reference,
    http: remote.http,
    prefetch,
    async fetchGame(gameId, onRefusal) {
      const parts = {
        store,
        reference,
        identity,
        reader: identity.currentUserId(),
        signal: new AbortController().signal,
        readAt: new Date(clock.now()).toISOString(),
        ...(onRefusal && { onRefusal }),
      };
      return fetchGame(parts, gameId);
    },
    recorders: createRecorders(store),
    clock,
    makeId,
    appVersion: __APP_VERSION__,
  };
  followSyncStatus(all);
  return all;
}
