import { describe, expect, test } from "vitest";
import { activeSeason, opensFirst, seasonsToChoose, selectedSeason } from "./active-season.ts";
import type { Season } from "./season.ts";
import { seasonEra, seasonStatus } from "./season-status.ts";

const season = (id: string, createdAt: string, status: string | null, isActive = true): Season => ({
  id,
  name: id,
  year: 2026,
  seasonType: "Fall",
  status,
  startDate: null,
  endDate: null,
  isActive,
  isArchived: false,
  scoringProfile: "guide",
  gamesToRecount: 0,
  createdAt,
});

const spring = season("spring", "2026-02-01T00:00:00Z", "In Progress");
const summer = season("summer", "2026-05-01T00:00:00Z", "Upcoming");
const fall = season("fall", "2026-08-01T00:00:00Z", "In Progress", false);

describe("D60: the active season", () => {
  test("the newest active one in progress", () => {
    expect(activeSeason([summer, spring, fall])?.id).toBe("spring");
    const newer = season("newer", "2026-03-01T00:00:00Z", "In Progress");
    expect(activeSeason([spring, newer])?.id).toBe("newer");
  });

  test("else the newest active one; none without", () => {
    const winter = season("winter", "2026-01-01T00:00:00Z", null);
    expect(activeSeason([winter, summer, fall])?.id).toBe("summer");
    expect(activeSeason([fall])).toBeNull();
  });

  test("an archived one is not active, and is to choose only while it is looked at", () => {
    const archived = { ...spring, isArchived: true };
    expect(activeSeason([summer, archived])?.id).toBe("summer");
    expect(selectedSeason([summer, archived], "spring")?.id).toBe("spring");
    expect(seasonsToChoose([summer, archived], summer)).toEqual([summer]);
    expect(seasonsToChoose([summer, archived], archived)).toEqual([summer, archived]);
  });

  test("a new one opens first where it is in progress, and where none is", () => {
    expect(opensFirst([spring], "In Progress")).toBe(true);
    expect(opensFirst([spring], "Upcoming")).toBe(false);
    expect(opensFirst([summer, fall], "Upcoming")).toBe(true);
    expect(opensFirst([], "Closed")).toBe(false);
  });

  test("P §4: the remembered one while it exists", () => {
    expect(selectedSeason([spring, fall], "fall")?.id).toBe("fall");
    expect(selectedSeason([spring, fall], "gone")?.id).toBe("spring");
  });
});

describe("P §4: another season than the active one is historical", () => {
  const now = new Date("2026-10-10T12:00:00").getTime();
  const eraOf = (own: Partial<Season>, active: Season | null = spring) =>
    seasonEra({ ...season("shown", "2025-02-01T00:00:00Z", null, false), ...own }, active, now);

  test("the active one is not", () => {
    expect(seasonEra(spring, spring, now)).toBe("active");
  });

  test.each([
    ["closed", { status: "Closed", startDate: "2026-09-01", endDate: "2026-11-30" }, "past"],
    ["over by its dates", { startDate: "2026-02-01", endDate: "2026-05-30" }, "past"],
    [
      "over, of another word",
      { status: "On hold", startDate: "2026-02-01", endDate: "2026-05-30" },
      "past",
    ],
    ["of nobody knows when, and older", {}, "past"],
    ["to come", { status: "Upcoming" }, "coming"],
    ["in progress as well", { status: "In Progress" }, "other"],
    ["running by its dates", { startDate: "2026-09-01", endDate: "2026-11-30" }, "other"],
    [
      "running, of another word",
      { status: "Playoffs", startDate: "2026-09-01", endDate: "2026-11-30" },
      "other",
    ],
    ["of nobody knows when, and newer", { createdAt: "2026-06-01T00:00:00Z" }, "other"],
  ])("one that is %s", (_, own, era) => {
    expect(eraOf(own)).toBe(era);
  });

  test("without an active one", () => {
    expect(eraOf({}, null)).toBe("past");
    expect(eraOf({ status: "Upcoming" }, null)).toBe("coming");
  });
});

describe("P §4: season status", () => {
  const dates = { startDate: "2026-09-01", endDate: "2026-11-30" };
  const at = (text: string) => new Date(text).getTime();

  test.each([
    ["In Progress", "Active", "active"],
    ["Upcoming", "Upcoming", "upcoming"],
    ["Closed", "Completed", "completed"],
    ["On hold", "On hold", "custom"],
  ])("stored %s", (status, label, tone) => {
    expect(seasonStatus({ status, ...dates }, 0)).toEqual({ label, tone });
  });

  test.each([
    ["2026-08-31T23:59:59", "Upcoming"],
    ["2026-09-01T00:00:00", "Active"],
    ["2026-11-30T23:59:59", "Active"],
    ["2026-12-01T00:00:00", "Completed"],
  ])("without one, at %s: %s", (now, label) => {
    expect(seasonStatus({ status: null, ...dates }, at(now)).label).toBe(label);
  });

  test("without dates: Unknown", () => {
    const open = { status: null, startDate: "2026-09-01", endDate: null };
    expect(seasonStatus(open, 0).label).toBe("Unknown");
  });
});
