import { expect, test } from "vitest";
import type { Season } from "./season.ts";
import { latestSeasonFirst, shortSeasonName } from "./season-label.ts";

const season = (id: string, over: Partial<Season> = {}): Season => ({
  id,
  name: id,
  year: 2026,
  seasonType: "fall",
  status: null,
  startDate: null,
  endDate: null,
  isActive: true,
  isArchived: false,
  scoringProfile: "guide",
  gamesToRecount: 0,
  createdAt: "2026-01-01T00:00:00Z",
  ...over,
});

test("P §2: the compact form is year and season type", () => {
  const fall = season("a");
  const winter = season("b", { year: 2025, seasonType: "Winter" });
  expect(shortSeasonName(fall, [fall, winter])).toBe("2026 Fall");
  expect(shortSeasonName(winter, [fall, winter])).toBe("2025 Winter");
});

test("two seasons of one year and type are told apart by their names", () => {
  const [open, coed] = [season("Fall 2026 - Open"), season("Fall 2026 - Coed")];
  const all = [open, coed, season("c", { seasonType: "spring" })];
  expect(all.map((one) => shortSeasonName(one, all))).toEqual([
    "Fall 2026 - Open",
    "Fall 2026 - Coed",
    "2026 Spring",
  ]);
});

test("the latest season stands first: first day, else year, then the one made later", () => {
  const fall = season("fall", { startDate: "2026-09-01" });
  const spring = season("spring", { startDate: "2026-03-01", createdAt: "2026-11-01T00:00:00Z" });
  const lastYear = season("last-year", { year: 2025 });
  const older = season("older", { year: 2025, createdAt: "2025-01-01T00:00:00Z" });
  const inOrder = [fall, spring, lastYear, older];
  expect([older, spring, lastYear, fall].sort(latestSeasonFirst)).toEqual(inOrder);
});
