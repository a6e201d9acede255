/** The part of `navigator.storage` that is used. */
export type StorageManagerPort = Partial<
  Pick<StorageManager, "persist" | "persisted" | "estimate">
>;

export interface StorageHealth {
  /** The browser promises not to clear the data on its own; null when it does not say. */
  readonly isPersistent: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** `low` below 50 MB of room, `full` below 1 MB; `unknown` when the browser does not say. */
  readonly room: "plenty" | "low" | "full" | "unknown";
}

const LOW_BYTES = 50_000_000;
const FULL_BYTES = 1_000_000;

/** Asks to keep the data; at the first recorded stat, when a browser is likely to agree. */
export async function requestPersistence(storage: StorageManagerPort): Promise<boolean | null> {
  try {
    if ((await storage.persisted?.()) === true) return true;
    return (await storage.persist?.()) ?? null;
  } catch {
    // A browser that refuses to answer leaves things as they are; recording does not depend on it.
    return null;
  }
}

/** How much room the browser gives; every figure null where it does not say. */
export async function readStorageHealth(storage: StorageManagerPort): Promise<StorageHealth> {
  try {
    const isPersistent = (await storage.persisted?.()) ?? null;
    const { usage = null, quota = null } = (await storage.estimate?.()) ?? {};
    return { isPersistent, usedBytes: usage, quotaBytes: quota, room: roomOf(usage, quota) };
  } catch {
    return { isPersistent: null, usedBytes: null, quotaBytes: null, room: "unknown" };
  }
}

function roomOf(usage: number | null, quota: number | null): StorageHealth["room"] {
  if (usage === null || quota === null) return "unknown";
  if (quota - usage < FULL_BYTES) return "full";
  return quota - usage < LOW_BYTES ? "low" : "plenty";
}

/** The browser's storage manager, or one that says nothing (no secure context). */
export function browserStorageManager(): StorageManagerPort {
  return typeof navigator === "undefined" || !("storage" in navigator) ? {} : navigator.storage;
}
