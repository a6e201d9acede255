import { groupBy } from "../shared/group-by.ts";
import type { EntryState, GameState } from "./game-state.ts";

/** Two entries this close, from two devices, probably saw the same play (I12). */
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
  // The tackle of a sack doubles only with its sack, and goes when the sack goes (D25).
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

/**
 * In: a folded game. Out: each live entry that repeats an earlier one, same player and stat, from
 * another device within 20 s of the tap by the devices' clocks. Shown as a flag, never removed
 * (I12); entries without a readable time are left out.
 */
export function likelyDoubles(state: GameState): LikelyDouble[] {
  const groups = groupBy(
    [...state.entries.values()].flatMap(timed),
    ({ entry }) => `${entry.fields.playerId}|${entry.fields.statType}`,
  );
  return [...groups.values()].flatMap(pairs);
}
