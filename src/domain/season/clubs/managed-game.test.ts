import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MISSING_RESULTS } from "../../../../tests/fixtures/missing-results.ts";
import { makeManagedGame } from "../../../../tests/helpers/builders/make-managed-game.ts";
import {
  gamesToShow,
  isKnownZone,
  lacksResult,
  leagueDate,
  leaguesThatPlay,
  type ManagedGame,
  newestPast,
  proposedWeek,
  scheduleParts,
  standingOf,
} from "./managed-game.ts";

const GAME = makeManagedGame({
  id: "g1",
  leagueId: "l1",
  teamVisitorId: "falcons",
  teamHomeId: "owls",
  gameDate: "2026-10-31",
  gameTime: "23:30",
  fieldLocation: "Field 1",
});
const ALL = { typed: "", leagueId: null, withArchived: false };
const nameOf = (teamId: string) => teamId;
const ids = (games: readonly ManagedGame[]) => games.map(({ id }) => id);

describe("the schedule that admins edit", () => {
  it.each([
    [7, 7, 0],
    [8, 6, 2],
    [17, 6, 11],
  ])("of %i past games it shows %i at first and counts the others", (all, shown, older) => {
    const past = Array.from({ length: all }, (_, at) => at);
    expect(newestPast(past)).toEqual({ newest: past.slice(0, shown), older });
  });

  it.each([
    ["cancelled", { outcome: "cancelled", isCompleted: true, liveEntries: 3 }],
    ["forfeit", { outcome: "forfeit", isCompleted: false, liveEntries: 0 }],
    ["final", { outcome: "normal", isCompleted: true, liveEntries: 3 }],
    ["in_progress", { outcome: "normal", isCompleted: false, liveEntries: 1 }],
    ["scheduled", { outcome: "normal", isCompleted: false, liveEntries: 0 }],
  ] as const)("says %s of %j (D46a, D46c)", (standing, game) => {
    expect(standingOf(game)).toBe(standing);
  });

  it("orders by day, time and field; a game without a time is last of its day", () => {
    const games = [
      { ...GAME, id: "late" },
      { ...GAME, id: "none", gameTime: null },
      { ...GAME, id: "next", gameDate: "2026-11-01", gameTime: "01:30" },
      { ...GAME, id: "early", gameTime: "09:00", fieldLocation: "Field 2" },
      { ...GAME, id: "first", gameTime: "09:00" },
    ];
    expect(ids(gamesToShow(games, nameOf, ALL))).toEqual([
      "first",
      "early",
      "late",
      "none",
      "next",
    ]);
  });

  it.each(MISSING_RESULTS)("says whether a game $game lacks a result at $now", (row) => {
    const game = { ...GAME, gameDate: row.date, gameTime: row.time, liveEntries: row.plays };
    const now = new Date(row.now.replace(" ", "T"));
    expect(lacksResult(game, now)).toBe(row.lacksResult);
    for (const settled of [
      { outcome: "cancelled" },
      { isCompleted: true },
      { archivedAt: "2026-11-22T00:00:00Z" },
    ] as const)
      expect(lacksResult({ ...game, ...settled }, now)).toBe(false);
  });

  it("goes by the league's day, whatever the device's is", () => {
    const game = { ...GAME, gameDate: "2026-11-22", gameTime: "09:00", liveEntries: 0 };
    const moment = Date.parse("2026-11-23T03:00:00Z");
    const isMissing = (zone: string) => lacksResult(game, leagueDate(moment, zone));
    expect(isMissing("America/New_York")).toBe(false);
    expect(isMissing("Europe/Berlin")).toBe(true);
    const isPast = (zone: string) => scheduleParts([game], leagueDate(moment, zone)).past.length;
    expect([isPast("America/New_York"), isPast("Europe/Berlin")]).toEqual([0, 1]);
    const late = { ...game, gameTime: "16:30", liveEntries: 30 };
    expect(lacksResult(late, leagueDate(moment, "Europe/Berlin"))).toBe(false);
    expect(lacksResult(late, leagueDate(moment, "Europe/Helsinki"))).toBe(true);
  });

  it.each([null, "Mars/Olympus_Mons"])("goes by the device's day in a zone of %s", (zone) => {
    const moment = Date.parse("2026-11-23T03:00:00Z");
    expect(leagueDate(moment, zone)).toEqual(new Date(moment));
    expect(isKnownZone("Europe/Berlin")).toBe(true);
  });

  it("begins with what runs and is to come, and lists the past from the newest day back", () => {
    const on = (id: string, gameDate: string, liveEntries = 0) => ({
      ...GAME,
      id,
      gameDate,
      liveEntries,
    });
    const games = [
      on("first", "2026-11-01"),
      on("forgotten", "2026-11-08", 9),
      on("running", "2026-11-22", 9),
      on("missed", "2026-11-22"),
      on("today", "2026-11-23"),
      on("next", "2026-11-29"),
    ];
    const { coming, past } = scheduleParts(games, new Date("2026-11-23T00:30"));
    expect(ids(coming)).toEqual(["running", "today", "next"]);
    expect(ids(past)).toEqual(["missed", "forgotten", "first"]);
  });

  it("finds by team and field, by league, and archived games only on demand", () => {
    const games = [
      GAME,
      { ...GAME, id: "hawks", teamHomeId: "hawks", leagueId: "l2", fieldLocation: null },
      { ...GAME, id: "gone", archivedAt: "2026-11-02T00:00:00Z" },
    ];
    expect(ids(gamesToShow(games, nameOf, { ...ALL, typed: "HAWK" }))).toEqual(["hawks"]);
    expect(ids(gamesToShow(games, nameOf, { ...ALL, typed: "field" }))).toEqual(["g1"]);
    expect(ids(gamesToShow(games, nameOf, { ...ALL, leagueId: "l2" }))).toEqual(["hawks"]);
    expect(ids(gamesToShow(games, nameOf, { ...ALL, withArchived: true }))).toHaveLength(3);
  });

  it("a league plays with two teams in use", () => {
    const league = (id: string) => ({
      id,
      seasonId: "s1",
      name: id,
      regularSeasonWeeks: null,
      divisions: [],
    });
    const team = (id: string, leagueId: string, archivedAt: string | null = null) => ({
      id,
      leagueId,
      name: id,
      shortName: null,
      code: null,
      archivedAt,
    });
    const teams = [
      team("a", "l2"),
      team("b", "l2"),
      team("c", "l1"),
      team("d", "l1", "2026-11-02T00:00:00Z"),
    ];
    const leagues = ["l1", "l2", "l3"].map(league);
    expect(leaguesThatPlay({ leagues, teams })).toEqual([league("l2")]);
  });

  it("proposes the week of the day, as a provider counts its days of play (A §4)", () => {
    const day = fc.date({
      min: new Date("2026-01-01T00:00:00Z"),
      max: new Date("2026-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    const plain = day.map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 20 }), plain, (days, date) => {
        const games = days.map((gameDate) => ({ ...GAME, gameDate }));
        const rank = [...new Set([...days, date])].sort().indexOf(date) + 1;
        expect(proposedWeek(games, "l1", date)).toBe(rank);
        expect(proposedWeek([{ ...GAME, gameDate: date, weekNumber: 9 }], "l1", date)).toBe(9);
        expect(proposedWeek(games, "another", date)).toBe(1);
      }),
    );
  });
});
