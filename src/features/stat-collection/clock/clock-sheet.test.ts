import { expect, test } from "vitest";
import { typedClock } from "./clock-sheet.tsx";

test.each([
  ["4", "12", 252_000],
  ["12", "", 720_000],
  ["", "9", 9_000],
  ["0", "0", 0],
  ["60", "0", 3_600_000],
  ["60", "1", null],
  ["4", "60", null],
  ["4.5", "0", null],
  ["x", "0", null],
])("%j min %j s is %j", (minutes, seconds, ms) => {
  expect(typedClock(minutes, seconds)).toBe(ms);
});
