import { expect, it } from "vitest";
import { timeoutTap } from "./timeouts.tsx";

it.each([
  [0, 1, "use"],
  [0, 4, "use"],
  [1, 1, "give-back"],
  [1, 2, "use"],
  [2, 1, "use"],
  [4, 4, "give-back"],
  [4, 2, "none"],
] as const)("D30: %i used, marker %i: %s", (used, marker, meaning) => {
  expect(timeoutTap(used, marker)).toBe(meaning);
});
