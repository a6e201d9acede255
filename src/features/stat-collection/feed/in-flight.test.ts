import { expect, it } from "vitest";
import type { EntryState } from "../../../domain/game/game-state.ts";
import { BLOCK_SIZE, feedBlocks } from "./feed-blocks.ts";
import { marksByBlock, newestEntryOf } from "./in-flight.ts";

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

it("marks only the blocks of entries that are not durable yet (I1) or not accepted (I14)", () => {
  const all = Array.from({ length: BLOCK_SIZE * 2 + 1 }, (_, at) => entry(at));
  const entries = new Map(all.map((each) => [each.entryId, each]));
  const marks = marksByBlock(
    [
      { entryIds: ["e3"], failed: true },
      { entryIds: [`e${BLOCK_SIZE * 2}`, "of-another-game"], failed: false },
    ],
    feedBlocks([], all),
    entries,
    ["e5"],
  );
  expect([...marks.keys()]).toEqual([0, 2]);
  expect(marks.get(0)?.get("e3")).toBe("failed");
  expect(marks.get(2)?.get(`e${BLOCK_SIZE * 2}`)).toBe("saving");
  expect(marks.get(0)?.get("e5")).toBe("refused");
  expect(marksByBlock([], feedBlocks([], all), entries, []).size).toBe(0);
});

it("names the newest entry of this device while it is not stored: the feed returns to it", () => {
  const act = (...entryIds: string[]) => ({ entryIds, failed: false });
  expect(newestEntryOf([])).toBeNull();
  // An edit records no entry, so it moves nobody's place.
  expect(newestEntryOf([act()])).toBeNull();
  expect(newestEntryOf([act("sack", "tackle"), act()])).toBe("tackle");
});
