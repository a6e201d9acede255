import { gamePointsOf } from "../../scoring/game-points.ts";
import type { EventEnvelope, PayloadByType, StatEntry, StatFields } from "../events.ts";
import type { EntryState, GameState } from "../game-state.ts";
import { countEntry } from "./fold-lines.ts";

function count(state: GameState, fields: StatFields, sign: 1 | -1): void {
  countEntry(state, fields, gamePointsOf(fields), sign);
}

function fieldsOf({ entryId: _, ...fields }: StatEntry): StatFields {
  return fields;
}

/** Ignores an entry whose id is known, but records the event's other entries (I8, D26). */
export function recordEntries(
  state: GameState,
  envelope: EventEnvelope,
  payload: PayloadByType["stat.recorded.v1"],
): void {
  for (const recorded of payload.entries) {
    const { entryId } = recorded;
    if (state.entries.has(entryId)) continue;
    const parked = state.parkedChanges.get(entryId);
    state.parkedChanges.delete(entryId);
    const entry: EntryState = {
      entryId,
      position: state.entries.size,
      fields: parked?.to ?? fieldsOf(recorded),
      version: parked?.count ?? 0,
      removed: state.tombstones.has(entryId),
      eventId: envelope.eventId,
      deviceId: envelope.deviceId,
      authorId: envelope.authorId,
      clientTimestamp: envelope.clientTimestamp,
      ...(payload.gameClock ? { gameClock: payload.gameClock } : {}),
    };
    state.entries.set(entryId, entry);
    if (!entry.removed) count(state, entry.fields, 1);
  }
}

/** The last change in log order wins over others, and a removal over every change (I11, D26). */
export function changeRecordedEntry(
  state: GameState,
  payload: PayloadByType["stat.changed.v1"],
): void {
  const { entryId, to } = payload;
  const entry = state.entries.get(entryId);
  if (entry === undefined) {
    const parkedCount = state.parkedChanges.get(entryId)?.count ?? 0;
    state.parkedChanges.set(entryId, { to, count: parkedCount + 1 });
    return;
  }
  if (entry.removed) return;
  count(state, entry.fields, -1);
  state.entries.set(entryId, { ...entry, fields: to, version: entry.version + 1 });
  count(state, to, 1);
}

/** Order does not matter: a removal that comes before its entry is kept and wins (I11). */
export function removeRecordedEntries(
  state: GameState,
  payload: PayloadByType["stat.removed.v1"],
): void {
  for (const entryId of payload.entryIds) {
    state.tombstones.add(entryId);
    const entry = state.entries.get(entryId);
    if (entry === undefined || entry.removed) continue;
    count(state, entry.fields, -1);
    state.entries.set(entryId, { ...entry, removed: true });
  }
}
