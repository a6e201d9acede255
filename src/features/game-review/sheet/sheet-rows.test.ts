import { expect, it } from "vitest";
import { sheetRows } from "./sheet-rows.ts";

it.each([
  ["nobody yet", [0, 0], 14],
  ["two usual rosters", [12, 9], 14],
  ["the longest that may play", [20, 8], 22],
  ["a team of forty", [40, 12], 42],
])("%s: two spare rows, and the page is not left", (_who, rosters, count) => {
  const rows = sheetRows(rosters);
  expect(rows).toMatchObject({ count });
  expect(rows.count * rows.heightMm).toBeLessThanOrEqual(143.01);
  expect(rows.heightMm).toBeGreaterThan(3);
});
