import { expect, test } from "vitest";
import type { ProviderLeague } from "./facts.ts";
import { seasonOfLeagues } from "./season-of-leagues.ts";

const league = (
  name: string,
  startDate: string | null = null,
  endDate: string | null = null,
): ProviderLeague => ({
  id: "1",
  name,
  status: null,
  sportId: "6",
  sport: null,
  format: null,
  startDate,
  endDate,
  regularSeasonWeeks: null,
  divisions: [],
});

test("A §4: one league gives its season name, type, year and days", () => {
  const only = league("Coed 8v8 | Spring '27", "2027-03-04", "2027-05-06");
  expect(seasonOfLeagues([only], 2031)).toEqual({
    name: "Coed 8v8 | Spring '27",
    seasonType: "spring",
    year: 2027,
    startDate: "2027-03-04",
    endDate: "2027-05-06",
  });
});

test("D60: several leagues give it what most of them say, from the first day to the last", () => {
  const leagues = [
    league("Women - Spring 2027", "2027-03-01", null),
    league("Coed Sunday - Fall 2026", "2026-09-06", "2026-11-08"),
    league("Coed Thursday - Fall 2026", "2026-09-03", "2026-12-01"),
  ];
  expect(seasonOfLeagues(leagues, 2031)).toEqual({
    name: "Fall 2026",
    seasonType: "fall",
    year: 2026,
    startDate: "2026-09-03",
    endDate: "2026-12-01",
  });
});

test("of two that say different things the first counts", () => {
  const [fall, spring] = [league("Fall 2026"), league("Spring 2027")];
  expect(seasonOfLeagues([fall, spring], 2031)).toMatchObject({ name: "Fall 2026" });
  expect(seasonOfLeagues([spring, fall], 2031)).toMatchObject({ name: "Spring 2027" });
});

test("a name that no season can have is cut", () => {
  expect(seasonOfLeagues([league(`Fall 2026 ${"x".repeat(300)}`)], 2031).name).toHaveLength(200);
});

test("without a day the season has none, and it never ends before it begins", () => {
  expect(seasonOfLeagues([league("Fall 2026")], 2031)).toMatchObject({
    startDate: null,
    endDate: null,
  });
  const leagues = [league("A", "2027-03-01", null), league("B", null, "2026-11-01")];
  expect(seasonOfLeagues(leagues, 2031)).toMatchObject({ startDate: "2027-03-01", endDate: null });
});
