import * as v from "valibot";
import type { GameEvent } from "../domain/game/events.ts";
import { UNNUMBERED } from "../domain/game/fold/unnumbered.ts";
import { readWireEvent, toWireEvent } from "./event-wire.ts";

/** What Export unsynced data writes and another device takes in again (I21). */
const UNSYNCED_FORMAT = "stat-tracker-events";

const fileSchema = v.object({
  format: v.literal(UNSYNCED_FORMAT),
  version: v.literal(1),
  exported_at: v.string(),
  device_id: v.string(),
  events: v.array(v.looseObject({ game_id: v.string(), device_seq: v.unknown() })),
});

/**
 * The file's object; each event is as it travels, with its game beside it. What no database has
 * stored has no number: its `device_seq` is null, and the importing device gives one.
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

/**
 * Reads a file's text. Out: its events, or which line of the file makes no sense: `null` when it
 * is no such file at all, else the position of the unreadable event, from 1. Nothing is taken
 * from a file of which one event cannot be read.
 */
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
