/** `at` is wall-clock milliseconds. */
export interface Heartbeat {
  readonly tabId: string;
  readonly at: number;
}

export interface HeartbeatStore {
  read(): Heartbeat | null;
  write(heartbeat: Heartbeat): void;
  clear(tabId: string): void;
}

/** A leader that is silent for longer is replaced: it was closed, crashed or frozen. */
const HEARTBEAT_STALE_MS = 30_000;
export const HEARTBEAT_EVERY_MS = 5_000;

/** A heartbeat from the future is stale too, because the clock may be set in either direction. */
export function isStale(heartbeat: Heartbeat, wallNow: number): boolean {
  return Math.abs(wallNow - heartbeat.at) > HEARTBEAT_STALE_MS;
}

/** Refused storage reads as empty: the Web Lock decides, or every tab leads, harmlessly (I8). */
export function storedHeartbeat(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
  key: string,
): HeartbeatStore {
  const read = (): Heartbeat | null => {
    try {
      return parseHeartbeat(storage?.getItem(key) ?? null);
    } catch {
      return null;
    }
  };
  return {
    read,
    write(heartbeat) {
      try {
        storage?.setItem(key, JSON.stringify(heartbeat));
      } catch {
        // Storage is full or refused, so the next tab sees no heartbeat and leads too (I8).
      }
    },
    clear(tabId) {
      if (read()?.tabId === tabId) storage?.removeItem(key);
    },
  };
}

function parseHeartbeat(text: string | null): Heartbeat | null {
  if (text === null) return null;
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return null;
  if (!("tabId" in value) || !("at" in value)) return null;
  const { tabId, at } = value;
  return typeof tabId === "string" && typeof at === "number" ? { tabId, at } : null;
}
