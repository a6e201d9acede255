import * as v from "valibot";
import type { GameEvent } from "../domain/game/events.ts";
import { UNNUMBERED } from "../domain/game/fold/unnumbered.ts";
import { readWireEvent, toWireEvent } from "./event-wire.ts";

/**
 * The format of the file that "Export unsynced data" writes and that another device can import
 * (I21).
 */
const UNSYNCED_FORMAT = "stat-tracker-events";

const fileSchema = v.object({
  format: v.literal(UNSYNCED_FORMAT),
  version: v.literal(1),
  exported_at: v.string(),
  device_id: v.string(),
  events: v.array(v.looseObject({ game_id: v.string(), device_seq: v.unknown() })),
});

/**
 * An event that no database has stored has the `device_seq` null; the importing device numbers it.
 */
export function toUnsyncedFile(
  deviceId: string,
  exportedAt: string,
  events: readonly GameEvent[],
): v.InferInput<typeof fileSchema> {
  return {
    format: UNSYNCED_FORMAT,
    version: 1,
    exported_at: exportedAt,
    device_id: deviceId,
    events: events.map((event) => ({
      game_id: event.gameId,
      ...toWireEvent(event),
      device_seq: event.deviceSeq === UNNUMBERED ? null : event.deviceSeq,
    })),
  };
}

/** Returns the events, the position of a bad one from 1, or null for any other text. */
export function readUnsyncedFile(
  text: string,
): { readonly events: readonly GameEvent[] } | { readonly unreadableEvent: number | null } {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
  if (!parsed.success) return { unreadableEvent: null };
  const events: GameEvent[] = [];
  for (const [index, wire] of parsed.output.events.entries()) {
    const event = readWireEvent(wire.game_id, {
      ...wire,
      game_seq: null,
      device_seq: wire.device_seq ?? UNNUMBERED,
    });
    if (event === null) return { unreadableEvent: index + 1 };
    events.push(event);
  }
  return { events };
}
