import type { GameEvent } from "../domain/game/events.ts";
import { fail, ok, type Result } from "../domain/shared/result.ts";
import type { UnsyncedEvent } from "./unsynced-files.ts";

export const EXPORT_FORMAT = "stat-tracker-events";
export const EXPORT_VERSION = 1;

/** The file that Export unsynced data writes (contract). `events` are in the wire's shape. */
export interface ExportFile {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  /** ISO 8601 */
  readonly exported_at: string;
  readonly device_id: string;
  readonly events: readonly unknown[];
}

/** In: everything unsynced, and the contract's way to write one event, its game included. */
export function toExportFile(
  unsynced: readonly UnsyncedEvent[],
  stamp: { readonly deviceId: string; readonly exportedAt: string },
  toWire: (event: GameEvent) => unknown,
): ExportFile {
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: stamp.exportedAt,
    device_id: stamp.deviceId,
    events: unsynced.map(({ event }) => toWire(event)),
  };
}

export type ExportFileFailure =
  /** Not a file of ours, or of a version that this app does not know. */
  | { readonly code: "not-an-export" }
  /** `position` (from 0) of the first event that cannot be read; nothing is imported. */
  | { readonly code: "unreadable-event"; readonly position: number };

/**
 * Reads such a file back (I21). In: its text, and the contract's way to read one event (null when
 * it makes no sense). One unreadable event refuses the file: a part would look like the whole.
 */
export function readExportFile(
  text: string,
  fromWire: (wire: unknown) => GameEvent | null,
): Result<readonly GameEvent[], ExportFileFailure> {
  const wireEvents = wireEventsOf(text);
  if (wireEvents === null) return fail({ code: "not-an-export" });
  const events: GameEvent[] = [];
  for (const [position, wire] of wireEvents.entries()) {
    const event = fromWire(wire);
    if (event === null) return fail({ code: "unreadable-event", position });
    events.push(event);
  }
  return ok(events);
}

function wireEventsOf(text: string): readonly unknown[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    // Any file can be picked; the caller says that this one is not an export.
    return null;
  }
  if (typeof file !== "object" || file === null) return null;
  if (!("format" in file) || file.format !== EXPORT_FORMAT) return null;
  if (!("version" in file) || file.version !== EXPORT_VERSION) return null;
  return "events" in file && Array.isArray(file.events) ? file.events : null;
}

const CSV_COLUMNS = [
  "game_id",
  "standing",
  "reason",
  "type",
  "client_timestamp",
  "author_id",
  "device_id",
  "device_seq",
  "epoch",
  "event_id",
  "payload",
] as const;

/** The same for people: a header and one row of plain texts per event; quoting is the writer's. */
export function toCsvTable(unsynced: readonly UnsyncedEvent[]): readonly (readonly string[])[] {
  const rows = unsynced.map(({ event, standing, reason }) => [
    event.gameId,
    standing,
    reason ?? "",
    event.type === "unknown" ? event.wireType : event.type,
    event.clientTimestamp ?? "",
    event.authorId ?? "",
    event.deviceId,
    String(event.deviceSeq),
    String(event.epoch),
    event.eventId,
    JSON.stringify(event.payload),
  ]);
  return [CSV_COLUMNS, ...rows];
}
