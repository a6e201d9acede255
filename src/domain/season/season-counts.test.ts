import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { makeGame } from "../../../tests/helpers/builders/make-game.ts";
import type { Game, GameOutcome } from "../game/game.ts";
import { activeCounts } from "./active-counts.ts";
import { countGames, GAME_FILTERS, passesFilter } from "./game-counts.ts";
import { weeksRemaining } from "./weeks-remaining.ts";

const OPEN = {};
const LIVE = { liveEntries: 1 };
const DONE = { liveEntries: 1, isCompleted: true };
const outcome = (named: GameOutcome) => ({ outcome: named });

describe("P §2, D46c: counters and filters", () => {
  test.each<[string, Partial<Game>, string, string[]]>([
    ["a scheduled game", OPEN, "upcoming", ["all", "upcoming"]],
    ["a game in progress", LIVE, "inProgress", ["all", "upcoming"]],
    ["a completed game", DONE, "completed", ["all", "completed"]],
    ["a result without stats", { isCompleted: true }, "completed", ["all", "completed"]],
    ["a postponed game", outcome("postponed"), "upcoming", ["all", "upcoming"]],
    ["a cancelled game", outcome("cancelled"), "calledOff", ["all"]],
    ["a forfeit without a result", outcome("forfeit"), "calledOff", ["all"]],
    ["a completed forfeit", { ...DONE, ...outcome("forfeit") }, "completed", ["all", "completed"]],
    [
      "a game cancelled while it ran",
      { ...LIVE, ...outcome("cancelled") },
      "inProgress",
      ["all", "upcoming"],
    ],
  ])("%s", (_, columns, counter, filters) => {
    const game = makeGame(columns);
    const none = { total: 1, completed: 0, inProgress: 0, upcoming: 0, calledOff: 0 };
    expect(countGames([game])).toEqual({ ...none, [counter]: 1 });
    expect(GAME_FILTERS.filter((filter) => passesFilter(game, filter))).toEqual(filters);
  });
});

const TODAY = "2026-11-21"; // a Saturday

describe("D48: the home counts", () => {
  it("count active teams and their active players", () => {
    const teams = [
      { id: "falcons", isActive: true },
      { id: "storm", isActive: true },
      { id: "gone", isActive: false },
    ];
    const players = [
      { teamId: "falcons", isActive: true },
      { teamId: "falcons", isActive: false },
      { teamId: "storm", isActive: true },
      { teamId: "gone", isActive: true },
    ];
    expect(activeCounts(teams, players)).toEqual({ activeTeams: 2, activePlayers: 2 });
  });

  test.each<[string, Partial<Game>[], number]>([
    ["no games", [], 0],
    ["today", [{ gameDate: TODAY }], 1],
    ["the same weekend", [{ gameDate: TODAY }, { gameDate: "2026-11-22" }], 1],
    ["Sunday and Monday", [{ gameDate: "2026-11-22" }, { gameDate: "2026-11-23" }], 2],
    ["a week without a game between", [{ gameDate: TODAY }, { gameDate: "2026-12-05" }], 2],
    ["across the year", [{ gameDate: "2026-12-31" }, { gameDate: "2027-01-02" }], 1],
    ["yesterday's open game", [{ gameDate: "2026-11-20" }], 0],
    ["played today, more to come", [{ gameDate: TODAY, ...DONE }, { gameDate: "2026-11-28" }], 1],
    ["in progress today", [{ gameDate: TODAY, ...LIVE }], 1],
    ["cancelled", [{ gameDate: TODAY, ...outcome("cancelled") }], 0],
    [
      "week numbers of two leagues",
      [
        { gameDate: TODAY, weekNumber: 9 },
        { gameDate: TODAY, weekNumber: 2 },
      ],
      1,
    ],
  ])("weeks remaining: %s", (_, games, weeks) => {
    expect(weeksRemaining(games.map(makeGame), TODAY)).toBe(weeks);
  });
});

const day = fc.integer({ min: 0, max: 400 }).map(dayNumbered);
const anyGame = fc
  .record({
    gameDate: day,
    isCompleted: fc.boolean(),
    liveEntries: fc.nat({ max: 1 }),
    outcome: fc.constantFrom<GameOutcome>("normal", "forfeit", "cancelled", "postponed"),
  })
  .map(makeGame);
const games = fc.array(anyGame, { maxLength: 40 });

function dayNumbered(days: number): string {
  return new Date(Date.UTC(2026, 7, 1 + days)).toISOString().slice(0, 10);
}

describe("for every season", () => {
  it("the counters are disjoint and Upcoming is one filter with two of them (D46c)", () => {
    fc.assert(
      fc.property(games, (season) => {
        const { total, completed, inProgress, upcoming } = countGames(season);
        expect(completed + inProgress + upcoming).toBeLessThanOrEqual(total);
        const listed = (filter: "upcoming" | "completed") =>
          season.filter((game) => passesFilter(game, filter)).length;
        expect(listed("upcoming")).toBe(inProgress + upcoming);
        expect(listed("completed")).toBe(completed);
      }),
    );
  });

  it("the weeks that remain never grow with the days, by finishing a game, or over the games left (D48)", () => {
    fc.assert(
      fc.property(games, fc.integer({ min: 0, max: 399 }), (season, days) => {
        const today = dayNumbered(days);
        const weeks = weeksRemaining(season, today);
        expect(weeksRemaining(season, dayNumbered(days + 1))).toBeLessThanOrEqual(weeks);
        expect(weeksRemaining([...season].reverse(), today)).toBe(weeks);
        const { inProgress, upcoming } = countGames(season);
        expect(weeks).toBeLessThanOrEqual(inProgress + upcoming);
        const [first, ...rest] = season;
        if (first === undefined) return;
        const finished = weeksRemaining([{ ...first, isCompleted: true }, ...rest], today);
        expect(finished).toBeLessThanOrEqual(weeks);
        expect(finished).toBeGreaterThanOrEqual(weeks - 1);
      }),
    );
  });
});
