import type { SyncTime } from "../sync-time.ts";
import type { TabChannel } from "../tabs/tab-channel.ts";

const REPEAT_MS = 5_000;
const FORGET_AFTER_MS = 15_000;

interface WatchListOptions {
  readonly tabId: string;
  readonly time: SyncTime;
  readonly tabs: TabChannel;
  readonly isVisible: () => boolean;
  readonly onChange: () => void;
}

interface WatchList {
  start(): void;
  stop(): void;
  open(gameId: string): void;
  close(gameId: string): void;
  announce(): void;
  /** Maps a game's id to whether a visible tab shows it. */
  openGames(): ReadonlyMap<string, boolean>;
}

interface OtherTab {
  readonly gameIds: readonly string[];
  readonly isVisible: boolean;
  readonly heardAt: number;
}

export function createWatchList(options: WatchListOptions): WatchList {
  const { tabId, time, tabs } = options;
  const own = new Map<string, number>();
  const others = new Map<string, OtherTab>();
  let stopListening = (): void => {};
  let cancelRepeat = (): void => {};

  function announce(): void {
    tabs.post({
      kind: "watching",
      tabId,
      gameIds: [...own.keys()],
      isVisible: options.isVisible(),
    });
  }

  function repeat(): void {
    if (own.size > 0) announce();
    cancelRepeat = time.after(REPEAT_MS, repeat);
  }

  function change(gameId: string, by: 1 | -1): void {
    const count = (own.get(gameId) ?? 0) + by;
    if (count > 0) own.set(gameId, count);
    else own.delete(gameId);
    announce();
    options.onChange();
  }

  return {
    start() {
      stopListening = tabs.subscribe((message) => {
        if (message.kind !== "watching" || message.tabId === tabId) return;
        others.set(message.tabId, { ...message, heardAt: time.monotonic() });
        options.onChange();
      });
      repeat();
    },
    stop() {
      stopListening();
      cancelRepeat();
      if (own.size > 0) tabs.post({ kind: "watching", tabId, gameIds: [], isVisible: false });
    },
    open: (gameId) => change(gameId, 1),
    close: (gameId) => change(gameId, -1),
    announce,
    openGames() {
      const open = new Map<string, boolean>();
      for (const gameId of own.keys()) open.set(gameId, options.isVisible());
      for (const [otherId, other] of others) {
        if (time.monotonic() - other.heardAt > FORGET_AFTER_MS) others.delete(otherId);
        else {
          for (const gameId of other.gameIds) {
            open.set(gameId, other.isVisible || open.get(gameId) === true);
          }
        }
      }
      return open;
    },
  };
}
