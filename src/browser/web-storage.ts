type StorageKind = "localStorage" | "sessionStorage";

/** A browser's storage, or one that is handed in for it. */
export type TextStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** null if the browser refuses even to name it. */
export function webStorage(kind: StorageKind): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

/** null also if the storage refuses to be read. */
export function loadText(storage: TextStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** null removes it; false if the storage is missing, refused or full. */
export function saveText(storage: TextStorage | null, key: string, text: string | null): boolean {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

export function readStored(kind: StorageKind, key: string): string | null {
  return loadText(webStorage(kind), key);
}

export function writeStored(kind: StorageKind, key: string, text: string | null): boolean {
  return saveText(webStorage(kind), key, text);
}
