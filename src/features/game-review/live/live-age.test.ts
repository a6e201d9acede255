import { expect, it } from "vitest";
import { ageInWords } from "./live-age.tsx";

const NOW = Date.parse("2026-11-23T18:00:00Z");

it.each([
  [null, "Waiting for the first answer..."],
  [0, "Updated now"],
  [999, "Updated now"],
  [4_200, "Updated 4 s ago"],
  [59_999, "Updated 59 s ago"],
  [60_000, "Updated 1 min ago"],
  [3_599_999, "Updated 59 min ago"],
  [3_600_000, "Updated more than an hour ago"],
  // The device's clock was set back.
  [-5_000, "Updated now"],
])("%s ms after the server's last word: %s", (ageMs, words) => {
  expect(ageInWords(ageMs === null ? null : NOW - ageMs, NOW)).toBe(words);
});
