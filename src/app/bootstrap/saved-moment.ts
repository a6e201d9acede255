import type { SavedMoment } from "../../sync/status/status-board.ts";

/** A refused write is ignored, because an error here would stop the game's queue. */
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
        // This tab still remembers the moment.
      }
    },
  };
}
