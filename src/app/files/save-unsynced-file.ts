import { lightFormat } from "date-fns/lightFormat";
import { toUnsyncedFile } from "../../contract/unsynced-file.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { downloadFile } from "./download-file.ts";

/** Shows the time of the person's own clock; `now` in milliseconds. */
export function unsyncedFileName(kind: "json" | "csv", now: number): string {
  return `unsynced-${lightFormat(now, "yyyy-MM-dd-HHmmss")}.${kind}`;
}

/** Another device can take the file in (I21); `now` in milliseconds. */
export function saveUnsyncedFile(
  deviceId: string,
  now: number,
  events: readonly GameEvent[],
): void {
  const file = toUnsyncedFile(deviceId, new Date(now).toISOString(), events);
  downloadFile(unsyncedFileName("json", now), "application/json", JSON.stringify(file, null, 2));
}
