import { loadText, saveText, type TextStorage } from "../../browser/web-storage.ts";
import type { SavedMoment } from "../../sync/status/status-board.ts";

/** A refused write is ignored, because an error here would stop the game's queue. */
export function storedSavedMoment(storage: TextStorage | null, key: string): SavedMoment {
  // This tab still remembers a moment that the storage refused.
  let newest = 0;
  return {
    read: () => Math.max(Number(loadText(storage, key)) || 0, newest) || null,
    write(wallMs) {
      newest = wallMs;
      saveText(storage, key, String(wallMs));
    },
  };
}
