import { browserStorageManager, requestPersistence } from "../../local/db/storage-health.ts";

let asked = false;

/** Asks the browser once, at the first recorded stat (docs/decisions/device-storage.md). */
export function keepRecordedWork(): void {
  if (asked) return;
  asked = true;
  void requestPersistence(browserStorageManager());
}
