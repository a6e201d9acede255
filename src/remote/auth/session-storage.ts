export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** If storage is blocked or full, callers keep what they know in memory. */
export function loadText(storage: SessionStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function saveText(storage: SessionStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    return;
  }
}
