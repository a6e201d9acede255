import { expect, it } from "vitest";
import { seasonDates } from "./season-dates.ts";

it.each([
  ["2026-09-12", "2026-11-29", "Sep 12 – Nov 29, 2026"],
  ["2026-11-28", "2027-02-06", "Nov 28, 2026 – Feb 6, 2027"],
  ["2026-09-12", null, "From Sep 12, 2026"],
  [null, "2026-11-29", "Until Nov 29, 2026"],
  [null, null, "No dates"],
])("%s to %s reads %s", (startDate, endDate, words) => {
  expect(seasonDates({ startDate, endDate })).toBe(words);
});
