import { expect, test } from "vitest";
import { seasonOfName } from "./season-of-name.ts";

test.each([
  ["Men's Sunday 7v7 Flag Football - Fall 2026", null, "fall", 2026],
  ["Fall 2026 - Flag A", null, "fall", 2026],
  ["Coed Thursday 8v8 Flag Football | Fall '26", null, "fall", 2026],
  ["Thursday Men's 8v8 (35+) Soccer | Spring ’27", null, "spring", 2027],
  ["Summer 26 – Flag B", null, "summer", 2026],
  ["Spring Coed - Fall 2026", null, "fall", 2026],
  ["Spring League - Flag A", "2025-03-01", "spring", 2025],
  ["Springfield Open", "2025-07-01", "summer", 2025],
  ["Autumn 2025", null, "fall", 2025],
  ["Winter Indoor Flag", "2027-01-10", "fall", 2027],
  ["Open Flag", "2026-04-12", "spring", 2026],
  ["Open Flag (35+) 8v8", null, "fall", 2031],
  ["Open Flag", "0226-04-12", "spring", 2031],
  ["League 20261 Summer", null, "summer", 2031],
] as const)("A §4: %s is of %s, %s, %s", (name, startDate, seasonType, year) => {
  expect(seasonOfName({ name, startDate }, 2031)).toEqual({ seasonType, year });
});

test("a season made by hand has its usual type until its name or first day says another", () => {
  expect(seasonOfName({ name: "Open Flag", startDate: "" }, 2031, "spring")).toEqual({
    seasonType: "spring",
    year: 2031,
  });
  expect(seasonOfName({ name: "Open Flag", startDate: "2032-07-01" }, 2031, "spring")).toEqual({
    seasonType: "summer",
    year: 2032,
  });
});
