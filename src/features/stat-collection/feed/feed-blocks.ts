import type { EntryState } from "../../../domain/game/game-state.ts";

/** A tap redraws at most this many rows, however long the game is. */
export const BLOCK_SIZE = 32;

export type FeedBlocks = readonly (readonly EntryState[])[];

/** An unchanged block stays the identical array, so that its rows are not drawn again. */
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
