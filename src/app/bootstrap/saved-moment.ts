import type { SavedMoment } from "../../sync/status/status-board.ts";

/**
 * Where "Last saved" survives a reload. Storage that is full or refused costs the moment at the
 * next start and nothing else: it is told in the middle of storing receipts, and an error there
 * would stop the game's queue.
 */
export function storedSavedMoment(
  storage: Pick<Storage, "getItem" | "setItem"> | null,
  key: string,
): SavedMoment {
  let newest = 0;
  return {
    read() {
      try {
        return Math.max(Number(storage?.getItem(key)) || 0, newest) || null;
      } catch {
        return newest || null;
      }
    },
    write(wallMs) {
      newest = wallMs;
      try {
        storage?.setItem(key, String(wallMs));
      } catch {
        // This tab still knows it.
      }
    },
  };
}
