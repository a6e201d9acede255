type StorageKind = "localStorage" | "sessionStorage";

/** null if the browser refuses even to name it. */
export function webStorage(kind: StorageKind): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

/** null also if the browser refuses to read. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return webStorage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** null removes it; false if storage is refused or full. */
export function writeStored(kind: StorageKind, key: string, text: string | null): boolean {
  const storage = webStorage(kind);
  if (storage === null) return false;
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
