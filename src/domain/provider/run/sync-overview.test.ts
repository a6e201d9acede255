import { describe, expect, test } from "vitest";
import {
  activeLeagues,
  isGoingOn,
  lastEnded,
  openRunOf,
  overdueSeasons,
  type PastRun,
  type SyncedSeason,
  type SyncOverview,
  successRate,
} from "./sync-overview.ts";

const SEASON: SyncedSeason = {
  id: "fall",
  name: "Fall",
  status: "In Progress",
  leagues: [{ id: "coed", name: "Coed" }],
  isSynced: true,
  isDue: false,
  teams: 4,
  players: 60,
  games: 12,
  completed: 3,
  lastSyncedAt: null,
};
const RUN: PastRun = {
  id: "run",
  kind: "daily",
  status: "succeeded",
  rowsDone: 0,
  steps: [],
  isCancelling: false,
  startedBy: null,
  startedAt: "2026-11-22T21:00:10Z",
  finishedAt: "2026-11-22T21:00:30Z",
  leaseUntil: null,
  seasonId: "fall",
  seasonName: "Fall",
  startedByName: null,
  isLeft: false,
  counts: {},
  errorCount: 0,
  problems: [],
  left: [],
};
const RUNNING: PastRun = { ...RUN, id: "running", status: "running", finishedAt: null };
const OVERVIEW: SyncOverview = {
  now: "2026-11-22T22:00:00Z",
  lastDueAt: "2026-11-22T21:00:00Z",
  nextAt: "2026-11-23T21:00:00Z",
  seasons: [SEASON],
  runs: [RUN],
  health: { deactivated: 0, errors: 0, failed: 0, runs: 1, succeeded: 1 },
};

describe("A §2: what the monitoring says", () => {
  test("a run goes on while somebody renews it", () => {
    expect(isGoingOn(RUNNING)).toBe(true);
    expect(isGoingOn({ ...RUNNING, isLeft: true })).toBe(false);
    expect(isGoingOn(RUN)).toBe(false);
  });

  test("a season's open run is the one that goes on or waits, and no other season's", () => {
    const planned: PastRun = { ...RUN, id: "planned", status: "planned", finishedAt: null };
    expect(openRunOf({ ...OVERVIEW, runs: [RUN, RUNNING] }, "fall")?.id).toBe("running");
    expect(openRunOf({ ...OVERVIEW, runs: [planned, RUN] }, "fall")?.id).toBe("planned");
    expect(openRunOf({ ...OVERVIEW, runs: [{ ...RUNNING, isLeft: true }] }, "fall")).toBeNull();
    expect(openRunOf({ ...OVERVIEW, runs: [RUNNING] }, "spring")).toBeNull();
  });

  test("the last run is the newest that has ended", () => {
    expect(lastEnded({ ...OVERVIEW, runs: [RUNNING, RUN] })?.id).toBe("run");
    expect(lastEnded({ ...OVERVIEW, runs: [] })).toBeNull();
  });

  test("active leagues are those of seasons that are synced", () => {
    const closed = { ...SEASON, id: "spring", isSynced: false };
    const two = { ...SEASON, id: "next", leagues: [...SEASON.leagues, { id: "b", name: "B" }] };
    expect(activeLeagues({ ...OVERVIEW, seasons: [SEASON, closed, two] })).toBe(3);
  });

  test.each([
    [10, 8, 80],
    [3, 1, 33],
    [1, 0, 0],
    [0, 0, null],
  ])("of %i runs %i succeeded: %s %%", (runs, succeeded, rate) => {
    expect(successRate({ ...OVERVIEW.health, runs, succeeded })).toBe(rate);
  });

  test.each([
    ["2026-11-22T21:29:00Z", []],
    ["2026-11-22T21:31:00Z", ["fall"]],
  ])("at %s the seasons %j are overdue", (now, expected) => {
    const due = { ...OVERVIEW, now, seasons: [{ ...SEASON, isDue: true }, SEASON] };
    expect(overdueSeasons(due).map(({ id }) => id)).toEqual(expected);
  });
});
