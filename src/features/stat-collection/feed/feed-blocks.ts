import type { EntryState } from "../../../domain/game/game-state.ts";

/** Rows per block: one more tap redraws at most this many rows, however long the game is. */
export const BLOCK_SIZE = 32;

/** Entries in log order, cut into blocks; a block that did not change stays the same array. */
export type FeedBlocks = readonly (readonly EntryState[])[];

/**
 * In: the blocks shown so far and the entries now. Out: blocks in which every untouched one is
 * the identical array, so that its rows are not drawn again. The fold replaces the object of a
 * changed entry, so identity tells.
 */
export function feedBlocks(previous: FeedBlocks, entries: Iterable<EntryState>): FeedBlocks {
  const blocks: (readonly EntryState[])[] = [];
  // Null as long as the block is the same as before: an untouched one is compared, not copied.
  let changed: EntryState[] | null = null;
  let length = 0;
  const close = () => {
    const old = previous[blocks.length] ?? [];
    blocks.push(changed ?? (old.length === length ? old : old.slice(0, length)));
    changed = null;
    length = 0;
  };
  for (const entry of entries) {
    const old = previous[blocks.length];
    if (changed === null && old?.[length] !== entry) changed = old?.slice(0, length) ?? [];
    changed?.push(entry);
    length += 1;
    if (length === BLOCK_SIZE) close();
  }
  if (length > 0) close();
  return blocks;
}

/**
 * A block's live entries for the screen: the newest act first, and the entries of one act in
 * their own order, a sack before its tackle (D25).
 */
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
