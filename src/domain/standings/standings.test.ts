import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeStanding } from "../../../tests/helpers/builders/make-standing.ts";
import { type LeaderList, leadersOf } from "./leaders/leaders.ts";
import { compareNames } from "./name-order.ts";
import { averagePoints, listedDefensiveTds } from "./player-season.ts";
import { pointDifferentialText } from "./point-differential.ts";
import { compareStandings, rankTeams } from "./rank-teams.ts";
import { recordText, winPercentage, winPercentageText } from "./record.ts";
import { figuresOfStage } from "./season-stage.ts";
import type { Standing } from "./standing.ts";

/** Few values, so that ties of every depth come up. */
const few = fc.integer({ min: 0, max: 2 });
const teams = fc
  .array(
    fc
      .record({
        wins: few,
        losses: few,
        draws: few,
        forfeitWins: few,
        forfeitLosses: few,
        pointsScored: few,
        pointsAllowed: few,
        teamName: fc.constantFrom("Águilas", "Zephyrs", "alpha", "Alpha", "Beta", "😀", "ﬀ"),
      })
      .map((row) => ({ ...makeStanding(row.teamName), ...row })),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, teamId: `team ${index}` })));

describe("P §5: record and win %", () => {
  test.each([
    [{ wins: 3, losses: 1 }, "3-1", 75, "75.0%"],
    [{ wins: 2, losses: 1, draws: 1 }, "2-1-1", 62.5, "62.5%"],
    [{ wins: 2, losses: 1 }, "2-1", 66.7, "66.7%"],
    [{ wins: 1, losses: 15 }, "1-15", 6.3, "6.3%"],
    [{ wins: 1, losses: 0, forfeitWins: 1 }, "2-0*", 100, "100.0%"],
    [{ wins: 1, losses: 1, draws: 2, forfeitLosses: 1 }, "1-2-2*", 40, "40.0%"],
    [{ draws: 1 }, "0-0-1", 50, "50.0%"],
    [{}, "0-0", 0, "–"],
    [{ losses: 1 }, "0-1", 0, "0.0%"],
  ])("%j: %s, %d", (record, text, percentage, percentageText) => {
    const row = makeStanding("Storm", record);
    expect(recordText(row)).toBe(text);
    expect(winPercentage(row)).toBe(percentage);
    expect(winPercentageText(row)).toBe(percentageText);
  });

  test("is between 0 and 100 and never falls by a win", () => {
    return fc.assert(
      fc.property(teams, (rows) => {
        for (const row of rows) {
          const percentage = winPercentage(row);
          expect(percentage).toBeGreaterThanOrEqual(0);
          expect(percentage).toBeLessThanOrEqual(100);
          expect(winPercentage({ ...row, wins: row.wins + 1 })).toBeGreaterThanOrEqual(percentage);
        }
      }),
    );
  });
});

test.each([
  [12, 5, "+7"],
  [5, 5, "0"],
  [0, 3, "−3"],
])("P §5: %d scored, %d allowed: %s", (pointsScored, pointsAllowed, text) => {
  expect(pointDifferentialText({ pointsScored, pointsAllowed })).toBe(text);
});

describe("D46: rank", () => {
  test("total wins, forfeits among them, then differential, then points scored, then the name", () => {
    const ranked = rankTeams([
      makeStanding("zebra", { wins: 1, pointsScored: 9, pointsAllowed: 5 }),
      makeStanding("Alpha", { wins: 1, pointsScored: 9, pointsAllowed: 5 }),
      makeStanding("Scores more", { wins: 1, pointsScored: 14, pointsAllowed: 10 }),
      makeStanding("Wins higher", { wins: 1, pointsScored: 9, pointsAllowed: 0 }),
      makeStanding("Given one", { wins: 1, forfeitWins: 1, pointsAllowed: 30 }),
    ]);
    expect(
      ranked.map(({ place, team, belowBy, aboveBy }) => [place, team.teamName, belowBy, aboveBy]),
    ).toEqual([
      [1, "Given one", null, "total_wins"],
      [2, "Wins higher", "total_wins", "point_differential"],
      [3, "Scores more", "point_differential", "points_scored"],
      [4, "Alpha", "points_scored", "name"],
      [4, "zebra", "name", null],
    ]);
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  });

  test("before the first result nobody has a place; after it everybody does", () => {
    const none = [makeStanding("A"), makeStanding("B")];
    expect(rankTeams(none).map(({ place }) => place)).toEqual([null, null]);
    const begun = [...none, makeStanding("C", { losses: 1, pointsAllowed: 6 })];
    expect(rankTeams(begun).map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  test("losses and draws decide nothing", () => {
    const rows = [
      makeStanding("B", { wins: 2 }),
      makeStanding("A", { wins: 2, losses: 3, draws: 1 }),
    ];
    expect(rankTeams(rows).map(({ team }) => team.teamName)).toEqual(["A", "B"]);
  });

  test("does not depend on the order in which the teams came, and keeps them all", () => {
    return fc.assert(
      fc.property(teams, fc.infiniteStream(fc.nat()), (rows, order) => {
        const dealt = rows.map((row) => ({ row, at: order.next().value }));
        const shuffled = dealt.sort((a, b) => a.at - b.at).map(({ row }) => row);
        expect(rankTeams(shuffled)).toEqual(rankTeams(rows));
        expect(rankTeams(rows).map(({ rank }) => rank)).toEqual(rows.map((_, index) => index + 1));
        expect(new Set(rankTeams(rows).map(({ team }) => team))).toEqual(new Set(rows));
      }),
    );
  });

  test("a division's order is the league's order of its teams", () => {
    return fc.assert(
      fc.property(teams, (rows) => {
        const inDivision = ({ teamId }: Standing) => Number(teamId.slice(5)) % 2 === 0;
        const names = (some: readonly Standing[]) => rankTeams(some).map(({ team }) => team.teamId);
        const all = rankTeams(rows).map(({ team }) => team);
        expect(names(rows.filter(inDivision))).toEqual(
          all.filter(inDivision).map(({ teamId }) => teamId),
        );
      }),
    );
  });

  test("what decides says the same from both sides, and names the first difference", () => {
    return fc.assert(
      fc.property(teams, (rows) => {
        const ranked = rankTeams(rows);
        for (const [index, { team, aboveBy }] of ranked.entries()) {
          const below = ranked[index + 1];
          expect(below?.belowBy ?? null).toBe(aboveBy);
          if (below === undefined) continue;
          expect(compareStandings(team, below.team)).toBeLessThan(0);
          const isEqual = team.wins + team.forfeitWins === below.team.wins + below.team.forfeitWins;
          expect(aboveBy === "total_wins").toBe(!isEqual);
        }
      }),
    );
  });
});

test.each([
  ["alpha", "Beta"],
  ["Alpha", "beta"],
  ["Alpha", "Alphas"],
  ["Zephyrs", "Águilas"],
  ["ﬀ", "😀"],
])("names: %s before %s", (first, second) => {
  expect(compareNames(first, second)).toBeLessThan(0);
  expect(compareNames(second, first)).toBeGreaterThan(0);
});

describe("D46: leader lists", () => {
  const row = (name: string, value: number, gamesPlayed: number) => ({ name, value, gamesPlayed });
  const rows = [
    row("Storm", 8, 3),
    row("Falcons", 8, 2),
    row("Aces", 8, 3),
    row("Idle", 0, 0),
    row("Bears", 2, 4),
    row("Zero", 0, 1),
  ];
  const list = {
    value: ({ value }: (typeof rows)[number]) => value,
    gamesPlayed: ({ gamesPlayed }: (typeof rows)[number]) => gamesPlayed,
    name: ({ name }: (typeof rows)[number]) => name,
    id: ({ name }: (typeof rows)[number]) => name,
    leads: "most",
    limit: 5,
  } satisfies LeaderList<(typeof rows)[number]>;
  const names = (over: Partial<LeaderList<(typeof rows)[number]>>) =>
    leadersOf(rows, { ...list, ...over }).map(({ name }) => name);

  test("most first; ties by fewer games, then name; nobody without a game", () => {
    expect(names({})).toEqual(["Falcons", "Aces", "Storm", "Bears", "Zero"]);
  });
  test("fewest first", () => {
    expect(names({ leads: "fewest" })).toEqual(["Zero", "Bears", "Falcons", "Aces", "Storm"]);
  });
  test("only as many, and only from a value on", () => {
    expect(names({ limit: 2 })).toEqual(["Falcons", "Aces"]);
    expect(names({ atLeast: 1 })).toEqual(["Falcons", "Aces", "Storm", "Bears"]);
  });
});

test("D46: the regular season is what the playoffs leave", () => {
  const staged = {
    all: { gamesPlayed: 5, counts: { tackles: 9, sacks: 1 } },
    playoffs: { gamesPlayed: 2, counts: { tackles: 4, sacks: 0 } },
  };
  expect(figuresOfStage(staged, "all")).toBe(staged.all);
  expect(figuresOfStage(staged, "playoffs")).toBe(staged.playoffs);
  expect(figuresOfStage(staged, "regular")).toEqual({
    gamesPlayed: 3,
    counts: { tackles: 5, sacks: 1 },
  });
});

test("D45: listed defensive TDs, and points per game", () => {
  expect(listedDefensiveTds({ defensiveTouchdowns: 2, returnedConversions: 1 })).toBe(3);
  expect([averagePoints(9, 4), averagePoints(0, 0)]).toEqual([2.25, 0]);
});
