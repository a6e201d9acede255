import { expect, it } from "vitest";
import { sheetRows } from "./sheet-rows.ts";

it.each([
  ["nobody yet", [0, 0], 14, 2],
  ["two usual rosters", [12, 9], 14, 2],
  ["the longest that may play", [20, 8], 22, 2],
  ["a team of forty", [40, 12], 42, 1],
])("%s: two spare rows, and the page is not left", (_who, rosters, count, lines) => {
  const rows = sheetRows(rosters);
  expect(rows).toMatchObject({ count, lines });
  expect(rows.count * rows.heightMm).toBeLessThanOrEqual(143.01);
  expect(rows.heightMm).toBeGreaterThan(3);
});
