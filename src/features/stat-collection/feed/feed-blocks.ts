import type { EntryState } from "../../../domain/game/game-state.ts";

/** A tap redraws about this many rows, however long the game is. */
export const BLOCK_SIZE = 8;

export type FeedBlocks = readonly (readonly EntryState[])[];

/**
 * An unchanged block stays the identical array, so that its rows are not drawn again. A play's entries
 * stand in one block, which then is longer, because they change places there (D25).
 */
export function feedBlocks(previous: FeedBlocks, entries: Iterable<EntryState>): FeedBlocks {
  const blocks: (readonly EntryState[])[] = [];
  // Null while the block is unchanged.
  let changed: EntryState[] | null = null;
  let length = 0;
  const close = () => {
    const old = previous[blocks.length] ?? [];
    blocks.push(changed ?? (old.length === length ? old : old.slice(0, length)));
    changed = null;
    length = 0;
  };
  let last: EntryState | null = null;
  for (const entry of entries) {
    // An import's entries are one act too, and there are hundreds.
    const isFull = length >= (entry.eventId === last?.eventId ? 2 : 1) * BLOCK_SIZE;
    if (isFull) close();
    const old = previous[blocks.length];
    if (changed === null && old?.[length] !== entry) changed = old?.slice(0, length) ?? [];
    changed?.push(entry);
    length += 1;
    last = entry;
  }
  if (length > 0) close();
  return blocks;
}

/** Returns live entries with the newest act first; a sack stands before its tackle (D25). */
export function newestActFirst(block: readonly EntryState[]): EntryState[] {
  const shown: EntryState[] = [];
  let act: EntryState[] = [];
  for (let index = block.length - 1; index >= 0; index -= 1) {
    const entry = block[index];
    if (entry === undefined || entry.removed) continue;
    if (act[0] !== undefined && act[0].eventId !== entry.eventId) {
      shown.push(...act);
      act = [];
    }
    act.unshift(entry);
  }
  return [...shown, ...act];
}
