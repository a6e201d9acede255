import { expect, it } from "vitest";
import { isRepeatedTouch, type LastEntry } from "./wet-glass.ts";

const last: LastEntry = {
  choice: { stat: "tackle", teamId: "v", playerId: "p7" },
  cell: "stat:tackle",
  at: 1000,
};

it.each([
  [last, "stat:tackle", 1399, true],
  [last, "stat:tackle", 1400, false],
  [last, "stat:sack", 1010, false],
  [null, "stat:tackle", 1010, false],
] as const)("wet glass: a touch of the same cell inside 400 ms asks (%#)", (before, cell, at, asks) => {
  expect(isRepeatedTouch(before, cell, at)).toBe(asks);
});
