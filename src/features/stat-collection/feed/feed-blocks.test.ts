import { expect, it } from "vitest";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { BLOCK_SIZE, feedBlocks, newestActFirst } from "./feed-blocks.ts";

const entry = (position: number): EntryState => ({
  entryId: `e${position}`,
  position,
  fields: { statType: "tackle", teamId: "v", playerId: "p" },
  version: 0,
  removed: false,
  eventId: `event${position}`,
  deviceId: "d",
  authorId: null,
  clientTimestamp: null,
});
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

it("keeps every entry once and in order", () => {
  const all = entries(BLOCK_SIZE * 2 + 5);
  const blocks = feedBlocks([], all);
  expect(blocks.map((block) => block.length)).toEqual([BLOCK_SIZE, BLOCK_SIZE, 5]);
  expect(blocks.flat()).toEqual(all);
});

it("gives back the identical blocks where nothing changed: one tap redraws one block", () => {
  const all = entries(BLOCK_SIZE * 2 + 5);
  const before = feedBlocks([], all);
  const after = feedBlocks(before, [...all, entry(all.length)]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).not.toBe(before[2]);
  expect(after[2]).toHaveLength(6);
});

it("renews only the block of an edited entry, and starts a new block when one is full", () => {
  const all = entries(BLOCK_SIZE * 2);
  const before = feedBlocks([], all);
  const edited = all.with(3, { ...entry(3), version: 1 });
  const after = feedBlocks(before, [...edited, entry(all.length)]);
  expect(after[0]).not.toBe(before[0]);
  expect(after[0]?.[3]?.version).toBe(1);
  expect(after[1]).toBe(before[1]);
  expect(after[2]).toHaveLength(1);
});

it("keeps a play's entries in one block, and an import's in several (D25)", () => {
  const all = entries(BLOCK_SIZE * 5);
  const sack = { eventId: "sack-event" };
  const split = all.map((each) =>
    each.position === BLOCK_SIZE - 1 || each.position === BLOCK_SIZE ? { ...each, ...sack } : each,
  );
  const blocks = feedBlocks([], split);
  expect(blocks.flat()).toEqual(split);
  expect(blocks[0]?.filter(({ eventId }) => eventId === sack.eventId)).toHaveLength(2);
  expect(feedBlocks(blocks, split).map((block, at) => block === blocks[at])).not.toContain(false);
  const longest = feedBlocks(
    [],
    all.map((each) => ({ ...each, ...sack })),
  );
  expect(Math.max(...longest.map(({ length }) => length))).toBe(2 * BLOCK_SIZE);
});

it("forgets what a reset took away", () => {
  expect(feedBlocks(feedBlocks([], entries(40)), [])).toEqual([]);
  expect(feedBlocks(feedBlocks([], entries(40)), entries(3))[0]).toHaveLength(3);
});

it("shows the newest act first, a sack before its tackle, without what was deleted (D25)", () => {
  const [first, sack, tackle, last] = entries(4) as [
    EntryState,
    EntryState,
    EntryState,
    EntryState,
  ];
  const act = { eventId: "sack-event" };
  const block = [first, { ...sack, ...act }, { ...tackle, ...act }, { ...last, removed: true }];
  expect(newestActFirst(block).map(({ entryId }) => entryId)).toEqual(["e1", "e2", "e0"]);
});
