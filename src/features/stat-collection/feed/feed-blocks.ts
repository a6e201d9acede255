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
  let block: EntryState[] = [];
  let old = previous[0];
  let same = true;
  const close = () => {
    blocks.push(same && old !== undefined && old.length === block.length ? old : block);
    block = [];
    same = true;
    old = previous[blocks.length];
  };
  for (const entry of entries) {
    if (old?.[block.length] !== entry) same = false;
    block.push(entry);
    if (block.length === BLOCK_SIZE) close();
  }
  if (block.length > 0) close();
  return blocks;
}
