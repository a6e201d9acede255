import { expect, test } from "vitest";
import { restoredWords } from "./restored-words.ts";

test.each([
  [0, 0, "Fall is back."],
  [3, 0, "Fall is back. What phones sent meanwhile counts now: 3."],
  [0, 2, "Fall is back. The reviews of its games say why these do not count: 2."],
  [
    1,
    1,
    "Fall is back. What phones sent meanwhile counts now: 1. The reviews of its games say why these do not count: 1.",
  ],
])("%i entries count and %i do not: %s", (appliedEntries, heldEntries, text) => {
  expect(restoredWords("Fall", { appliedEntries, heldEntries })).toBe(text);
});
