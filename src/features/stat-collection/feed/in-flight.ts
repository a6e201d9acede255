import type { EntryState } from "../../../domain/game/game-state.ts";
import { BLOCK_SIZE } from "./feed-blocks.ts";

interface Act {
  readonly entryIds: readonly string[];
  readonly failed: boolean;
}

/** Not in the database yet (I1); `failed`: refused, and tried again. */
export type SavingMark = "saving" | "failed";
export type SavingMarks = ReadonlyMap<string, SavingMark>;

/** By feed block, so that no other block is drawn again when they come and go. */
export function marksByBlock(
  acts: readonly Act[],
  entries: ReadonlyMap<string, EntryState>,
): ReadonlyMap<number, SavingMarks> {
  const marks = new Map<number, Map<string, SavingMark>>();
  for (const { entryIds, failed } of acts) {
    for (const entryId of entryIds) {
      const entry = entries.get(entryId);
      if (entry === undefined) continue;
      const block = Math.floor(entry.position / BLOCK_SIZE);
      const known = marks.get(block) ?? new Map<string, SavingMark>();
      marks.set(block, known.set(entryId, failed ? "failed" : "saving"));
    }
  }
  return marks;
}
