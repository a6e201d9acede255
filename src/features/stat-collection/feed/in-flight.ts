import type { EntryState } from "../../../domain/game/game-state.ts";
import type { FeedBlocks } from "./feed-blocks.ts";

export interface ShownAct {
  readonly entryIds: readonly string[];
  readonly failed: boolean;
}

/**
 * `saving` and `failed` are not in the database yet (I1); the server turned `refused` down (I14).
 */
export type SavingMark = "saving" | "failed" | "refused";
export type SavingMarks = ReadonlyMap<string, SavingMark>;

/** Groups acts in flight by feed block, so that no other block renders with them. */
export function marksByBlock(
  acts: readonly ShownAct[],
  blocks: FeedBlocks,
  entries: ReadonlyMap<string, EntryState>,
  refusedEntryIds: Iterable<string>,
): ReadonlyMap<number, SavingMarks> {
  const marks = new Map<number, Map<string, SavingMark>>();
  const mark = (entryId: string, as: SavingMark) => {
    const entry = entries.get(entryId);
    if (entry === undefined) return;
    const block = blocks.findLastIndex(([first]) => first && first.position <= entry.position);
    const known = marks.get(block) ?? new Map<string, SavingMark>();
    marks.set(block, known.set(entryId, as));
  };
  for (const entryId of refusedEntryIds) mark(entryId, "refused");
  for (const { entryIds, failed } of acts) {
    for (const entryId of entryIds) mark(entryId, failed ? "failed" : "saving");
  }
  return marks;
}

/** Null while every entry of this device is stored. */
export function newestEntryOf(acts: readonly ShownAct[]): string | null {
  return acts.flatMap(({ entryIds }) => entryIds).at(-1) ?? null;
}
