import { webStorage } from "../../browser/web-storage.ts";
import { Journal } from "../../local/outbox/journal.ts";
import { saveUnsyncedFile } from "../files/save-unsynced-file.ts";

/**
 * What the device's database refused in earlier visits, read without it: the emergency journal is
 * all that is left where the database does not open (I1, I21).
 */
function unsavedEvents() {
  return new Journal(webStorage("localStorage")).all().flatMap(({ events }) => events);
}

/** How many events the emergency journal holds; 0 also where it cannot be read. */
export function countUnsaved(): number {
  return unsavedEvents().length;
}

/** Saves them as a file that another device takes in; they stay where they are. */
export function exportUnsaved(now: number): void {
  const events = unsavedEvents();
  saveUnsyncedFile(events[0]?.deviceId ?? "", now, events);
}
