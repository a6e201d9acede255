type StorageManagerPort = Partial<
  Pick<StorageManager, "persist" | "persisted" | "estimate" | "getDirectory">
>;

interface StorageHealth {
  /** null if the browser does not say. */
  readonly isPersistent: boolean | null;
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  /** `low` is below 50 MB of free space, `full` below 1 MB. */
  readonly room: "plenty" | "low" | "full" | "unknown";
}

const LOW_BYTES = 50_000_000;
const FULL_BYTES = 1_000_000;

/** Asks the browser to keep the data, when browsers are likely to agree: at the first stat. */
export async function requestPersistence(storage: StorageManagerPort): Promise<boolean | null> {
  try {
    if ((await storage.persisted?.()) === true) return true;
    return (await storage.persist?.()) ?? null;
  } catch {
    // Recording does not depend on it.
    return null;
  }
}

export async function readStorageHealth(storage: StorageManagerPort): Promise<StorageHealth> {
  try {
    const isPersistent = (await storage.persisted?.()) ?? null;
    const { usage = null, quota = null } = (await storage.estimate?.()) ?? {};
    return { isPersistent, usedBytes: usage, quotaBytes: quota, room: roomOf(usage, quota) };
  } catch {
    return { isPersistent: null, usedBytes: null, quotaBytes: null, room: "unknown" };
  }
}

/** Firefox and Safari keep no files in a private window; Chrome does, so there it is never seen. */
export async function isForgottenOnClose(storage: StorageManagerPort): Promise<boolean> {
  try {
    await storage.getDirectory?.();
    return false;
  } catch {
    return true;
  }
}

function roomOf(usage: number | null, quota: number | null): StorageHealth["room"] {
  if (usage === null || quota === null) return "unknown";
  if (quota - usage < FULL_BYTES) return "full";
  return quota - usage < LOW_BYTES ? "low" : "plenty";
}

export function browserStorageManager(): StorageManagerPort {
  return typeof navigator === "undefined" || !("storage" in navigator) ? {} : navigator.storage;
}
