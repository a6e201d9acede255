import type { Season } from "../../../src/domain/season/season.ts";

/** The season that is being played; `overrides` says what the test is about. */
export function makeSeason(overrides: Partial<Season> = {}): Season {
  return {
    id: "season",
    name: "Fall",
    year: 2026,
    seasonType: "fall",
    status: "In Progress",
    startDate: null,
    endDate: null,
    isActive: true,
    isArchived: false,
    scoringProfile: "guide",
    gamesToRecount: 0,
    createdAt: "2026-08-01T00:00:00Z",
    ...overrides,
  };
}
