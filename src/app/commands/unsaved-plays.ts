import { webStorage } from "../../browser/web-storage.ts";
import { Journal } from "../../local/outbox/journal.ts";
import { saveUnsyncedFile } from "../files/save-unsynced-file.ts";

/** The journal is all that is left where the database does not open (I1, I21). */
function unsavedEvents() {
  return new Journal(webStorage("localStorage")).all().flatMap(({ events }) => events);
}

export function countUnsaved(): number {
  return unsavedEvents().length;
}

export function exportUnsaved(now: number): void {
  const events = unsavedEvents();
  saveUnsyncedFile(events[0]?.deviceId ?? "", now, events);
}
