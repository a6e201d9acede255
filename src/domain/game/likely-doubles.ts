import { groupBy } from "../shared/group-by.ts";
import type { EntryState, GameState } from "./game-state.ts";

/** Two equal entries this close in time, from two devices, are probably the same play (I12). */
const DOUBLE_WINDOW_MS = 20_000;

export interface LikelyDouble {
  readonly firstEntryId: string;
  readonly secondEntryId: string;
}

interface Timed {
  readonly entry: EntryState;
  readonly at: number;
}

function timed(entry: EntryState): Timed[] {
  const { fields, removed, clientTimestamp } = entry;
  // The tackle of a sack is a duplicate only with its sack, and is removed with it (D25).
  if (removed || fields.playerId === null || fields.automatic === true) return [];
  const at = clientTimestamp === null ? Number.NaN : Date.parse(clientTimestamp);
  return Number.isNaN(at) ? [] : [{ entry, at }];
}

function pairs(group: readonly Timed[]): LikelyDouble[] {
  const sorted = [...group].sort((a, b) => a.entry.position - b.entry.position);
  return sorted.flatMap(({ entry: second, at }, index) => {
    const first = sorted
      .slice(0, index)
      .findLast(
        (other) =>
          other.entry.deviceId !== second.deviceId && Math.abs(other.at - at) <= DOUBLE_WINDOW_MS,
      );
    return first === undefined
      ? []
      : [{ firstEntryId: first.entry.entryId, secondEntryId: second.entryId }];
  });
}

/** Finds equal entries of another device within 20 s; they are flagged, never removed (I12). */
export function likelyDoubles(state: GameState): LikelyDouble[] {
  const groups = groupBy(
    [...state.entries.values()].flatMap(timed),
    ({ entry }) => `${entry.fields.playerId}|${entry.fields.statType}`,
  );
  return [...groups.values()].flatMap(pairs);
}
