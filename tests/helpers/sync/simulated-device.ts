import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { GameFact } from "../../../src/domain/game/events.ts";
import type { GameTeams } from "../../../src/domain/game/game-state.ts";
import type { ChangeChannel } from "../../../src/local/db/change-bus.ts";
import { type LocalStore, openLocalStore } from "../../../src/local/db/local-store.ts";
import type { Scheduler } from "../../../src/local/db/scheduler.ts";
import type { OpenGame } from "../../../src/local/game/open-game.ts";
import type { JournalStorage } from "../../../src/local/outbox/journal.ts";
import type { Connectivity, WakeReason } from "../../../src/sync/connectivity.ts";
import { createSyncEngine, type SyncEngine } from "../../../src/sync/engine.ts";
import type { SyncTime } from "../../../src/sync/sync-time.ts";
import type { TabChannel, TabMessage } from "../../../src/sync/tabs/tab-channel.ts";
import type { Identity, Transport } from "../../../src/sync/transport.ts";
import type { FakeTime } from "./fake-time.ts";
import type { FaultyWire } from "./faulty-wire.ts";

export interface DeviceOptions {
  readonly name: string;
  readonly time: FakeTime;
  readonly wire: FaultyWire;
  readonly userId: string | null;
  readonly random: () => number;
}

export interface SimulatedTab {
  readonly store: LocalStore;
  readonly engine: SyncEngine;
  /** Open games by id. */
  readonly games: Map<string, OpenGame>;
}

/** A phone: one database, one journal, any number of tabs, of which the first leads. */
export class SimulatedDevice {
  readonly name: string;
  readonly wire: FaultyWire;
  readonly tabs: SimulatedTab[] = [];
  /** Ids of everything that was tapped here, stored or in the journal. */
  readonly recorded = new Set<string>();
  /** Milliseconds by which this phone's clock is wrong. */
  skewMs = 0;
  isVisible = true;
  /** The browser is wrong: it says offline, and the network works. */
  saysOffline = false;
  leaders = new Set<number>([0]);
  userId: string | null;
  /** Errors that the engine has reported; empty unless the test breaks something. */
  readonly faults: unknown[] = [];
  readonly #options: DeviceOptions;
  readonly #indexedDB = new IDBFactory();
  readonly #journal = memoryJournal();
  readonly #wakers = new Set<(reason: WakeReason) => void>();
  readonly #identityListeners = new Set<() => void>();
  #leaderListeners: ((isLeader: boolean) => void)[] = [];
  #changeChannels = new Set<Set<(message: unknown) => void>>();
  #tabChannels = new Set<Set<(message: TabMessage) => void>>();
  #savedAt: number | null = null;
  #life: Life = { isAlive: true };

  constructor(options: DeviceOptions) {
    this.name = options.name;
    this.wire = options.wire;
    this.userId = options.userId;
    this.#options = options;
  }

  get time(): SyncTime {
    const { time } = this.#options;
    const life = this.#life;
    return {
      monotonic: () => time.monotonic(),
      wall: () => time.wall() + this.skewMs,
      after: (delayMs, work) =>
        time.after(delayMs, () => {
          if (life.isAlive) work();
        }),
    };
  }

  /** Opens one more tab. */
  async openTab(): Promise<SimulatedTab> {
    const index = this.tabs.length;
    const opened = await openLocalStore({
      makeId: () => crypto.randomUUID(),
      now: () => this.time.wall(),
      name: this.name,
      indexedDB: this.#indexedDB,
      IDBKeyRange,
      journalStorage: this.#journal,
      channel: this.#changeChannel(),
      scheduler: this.#scheduler(),
    });
    if (!opened.ok) throw new Error(`${this.name}: ${opened.error.detail}`);
    const store = opened.value;
    const engine = createSyncEngine({
      store,
      transport: deafAfterDeath(this.wire, this.#life),
      identity: this.#identity(),
      time: this.time,
      tabId: `${this.name}/${index}`,
      random: this.#options.random,
      connectivity: this.#connectivity(),
      tabs: this.#tabChannel(),
      unsaved: {
        count: () => store.status.get().unsavedActs,
        isStoring: () => store.log.isCommitting(),
        subscribe: (listener) => store.status.subscribe(listener),
      },
      savedMoment: {
        read: () => this.#savedAt,
        write: (at) => {
          this.#savedAt = at;
        },
      },
      onFault: (error) => this.faults.push(error),
      createLeader: (onChange) => {
        this.#leaderListeners[index] = onChange;
        return { start() {}, stop() {}, isLeader: () => this.leaders.has(index) };
      },
    });
    const tab: SimulatedTab = { store, engine, games: new Map() };
    this.tabs.push(tab);
    await engine.start();
    return tab;
  }

  /** Shows the game in every tab. */
  async openGame(gameId: string, teams: GameTeams): Promise<void> {
    for (const tab of this.tabs) {
      if (tab.games.has(gameId)) continue;
      const opened = await tab.store.games.openGame(gameId, teams);
      if (!opened.ok) throw new Error(`${this.name}: ${opened.error.detail}`);
      tab.games.set(gameId, opened.value);
      tab.engine.openGame(gameId);
    }
  }

  /** Records one act in a tab, as a command does; true when it is durable (I1). */
  async record(tabIndex: number, gameId: string, facts: readonly GameFact[]): Promise<boolean> {
    const tab = this.tabs[tabIndex];
    const game = tab?.games.get(gameId);
    if (tab === undefined || game === undefined) throw new Error("no such tab or game");
    const written = await tab.store.log.append(gameId, facts, {
      authorId: this.userId,
      epoch: game.state.epoch,
      appVersion: "1.0.0",
      now: new Date(this.time.wall()).toISOString(),
      makeId: () => crypto.randomUUID(),
    });
    const eventIds = written.ok
      ? written.value.events.map(({ eventId }) => eventId)
      : written.error.eventIds;
    for (const eventId of eventIds) this.recorded.add(eventId);
    return written.ok;
  }

  /** Only database and journal survive: timers never fire again and calls are never answered. */
  crash(): void {
    this.#life.isAlive = false;
    this.#life = { isAlive: true };
    this.wire.beginNewLife();
    const tabs = this.tabs.splice(0);
    this.#leaderListeners = [];
    this.#changeChannels = new Set();
    this.#tabChannels = new Set();
    this.#wakers.clear();
    this.#identityListeners.clear();
    for (const { store } of tabs) store.close();
  }

  lead(...tabs: readonly number[]): void {
    this.leaders = new Set(tabs);
    this.#leaderListeners.forEach((tell, index) => {
      tell(this.leaders.has(index));
    });
  }

  setOnline(isOnline: boolean): void {
    this.wire.isOnline = isOnline;
    this.wake(isOnline ? "online" : "offline");
  }

  wake(reason: WakeReason): void {
    for (const waker of this.#wakers) waker(reason);
  }

  signIn(userId: string | null): void {
    this.userId = userId;
    for (const listener of this.#identityListeners) listener();
  }

  #identity(): Identity {
    return {
      currentUserId: () => this.userId,
      subscribe: (listener) => {
        this.#identityListeners.add(listener);
        return () => this.#identityListeners.delete(listener);
      },
    };
  }

  #connectivity(): Connectivity {
    return {
      isOnline: () => this.wire.isOnline && !this.saysOffline,
      reach: async () => this.wire.isOnline,
      isVisible: () => this.isVisible,
      subscribe: (listener) => {
        this.#wakers.add(listener);
        return () => this.#wakers.delete(listener);
      },
    };
  }

  #scheduler(): Scheduler {
    const { time } = this;
    return {
      idle: (run) => time.after(200, run),
      later: (delayMs, run) => time.after(delayMs, run),
      onHidden: () => () => {},
      onVisible: () => () => {},
      onLeave: () => () => {},
    };
  }

  #changeChannel(): ChangeChannel {
    const channels = this.#changeChannels;
    const listeners = new Set<(message: unknown) => void>();
    channels.add(listeners);
    return {
      post(change) {
        for (const others of channels) {
          if (others === listeners) continue;
          for (const listener of others) setImmediate(() => listener(change));
        }
      },
      listen: (listener) => {
        listeners.add(listener);
      },
      close: () => {
        channels.delete(listeners);
      },
    };
  }

  #tabChannel(): TabChannel {
    const channels = this.#tabChannels;
    const listeners = new Set<(message: TabMessage) => void>();
    channels.add(listeners);
    return {
      post(message) {
        for (const others of channels) {
          if (others === listeners) continue;
          for (const listener of others) setImmediate(() => listener(message));
        }
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }
}

/** One process of the browser, from its start to its death. */
interface Life {
  isAlive: boolean;
}

function deafAfterDeath(wire: Transport, life: Life): Transport {
  const heard = <Value>(answer: Promise<Value>): Promise<Value> =>
    answer.then((value) => (life.isAlive ? value : new Promise<Value>(() => {})));
  return {
    push: (...call) => heard(wire.push(...call)),
    pull: (...call) => heard(wire.pull(...call)),
    knownEventIds: (...call) => heard(wire.knownEventIds(...call)),
    heldEvents: (...call) => heard(wire.heldEvents(...call)),
    applyHeld: (...call) => heard(wire.applyHeld(...call)),
    setAside: (...call) => heard(wire.setAside(...call)),
    runOperation: (...call) => heard(wire.runOperation(...call)),
  };
}

function memoryJournal(): JournalStorage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
  };
}
