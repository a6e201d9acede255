import { lightFormat } from "date-fns/lightFormat";
import { toUnsyncedFile } from "../../contract/unsynced-file.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { downloadFile } from "./download-file.ts";

/** In: now in milliseconds. Out: a file's name with the time as the person's own clock shows it. */
export function unsyncedFileName(kind: "json" | "csv", now: number): string {
  return `unsynced-${lightFormat(now, "yyyy-MM-dd-HHmmss")}.${kind}`;
}

/** Saves events as the file that another device takes in (I21). In: now in milliseconds. */
export function saveUnsyncedFile(
  deviceId: string,
  now: number,
  events: readonly GameEvent[],
): void {
  const file = toUnsyncedFile(deviceId, new Date(now).toISOString(), events);
  downloadFile(unsyncedFileName("json", now), "application/json", JSON.stringify(file, null, 2));
}
