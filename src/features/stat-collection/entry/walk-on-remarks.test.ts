import { expect, it } from "vitest";
import { walkOnRemarks } from "./walk-on-remarks.ts";

it.each([
  ["", null, null],
  ["6", null, null],
  ["7", null, { number: "7", free: ["8", "6", "9"] }],
  ["100", "Jersey number must be 0-99", null],
  ["x", "Jersey number must be 0-99", null],
])("D33: a walk-on with %s: a clash warns and may stand", (typed, problem, warning) => {
  expect(walkOnRemarks(typed, ["7", null])).toEqual({ problem, warning });
});
