import { describe, expect, it, test } from "vitest";
import { teamFigures, teamSeason } from "../../../tests/helpers/builders/make-season-lines.ts";
import {
  DEFAULT_TEAM_SORT,
  firstDirection,
  nextSort,
  sortTeams,
  TEAM_TABLE_COLUMNS,
  type TeamSort,
} from "./team-columns.ts";
import { findTeams, teamLines } from "./team-lines.ts";

const lines = teamLines(
  [
    teamSeason("Águilas", { wins: 2, pointsScored: 20, pointsAllowed: 30, divisionName: "South" }),
    teamSeason("Storm", {
      wins: 1,
      forfeitWins: 2,
      pointsScored: 9,
      divisionName: "North",
      all: { ...teamFigures({ tackles: 5 }), sacksAllowed: 4 },
      playoffs: { ...teamFigures({ tackles: 1 }), sacksAllowed: 4 },
    }),
    teamSeason("bears", { wins: 2, pointsScored: 20, pointsAllowed: 8 }),
  ],
  "all",
);
const names = (sort: TeamSort) => sortTeams(lines, sort).map(({ team }) => team.teamName);

describe("A §4: the sort of the table of teams", () => {
  it("begins with the most wins, forfeits included, ties as in the standings (D46)", () => {
    expect(names(DEFAULT_TEAM_SORT)).toEqual(["Storm", "bears", "Águilas"]);
    expect(lines.map(({ rank, team }) => [rank, team.teamName])).toEqual([
      [1, "Storm"],
      [2, "bears"],
      [3, "Águilas"],
    ]);
  });

  test.each([
    [{ column: "points_scored", direction: "descending" }, ["bears", "Águilas", "Storm"]],
    [{ column: "points_allowed", direction: "ascending" }, ["Storm", "bears", "Águilas"]],
    [{ column: "differential", direction: "ascending" }, ["Águilas", "Storm", "bears"]],
    [{ column: "tackles", direction: "descending" }, ["Storm", "bears", "Águilas"]],
    [{ column: "team", direction: "ascending" }, ["bears", "Storm", "Águilas"]],
    [{ column: "division", direction: "descending" }, ["Águilas", "Storm", "bears"]],
    [{ column: "division", direction: "ascending" }, ["Storm", "Águilas", "bears"]],
    [{ column: "rank", direction: "descending" }, ["Águilas", "bears", "Storm"]],
  ] as const)("%j → %j", (sort, expected) => {
    expect(names(sort)).toEqual(expected);
  });

  it("takes a new column descending, except points and sacks allowed, and the rank", () => {
    expect(TEAM_TABLE_COLUMNS.filter((column) => firstDirection(column) === "ascending")).toEqual([
      "rank",
      "points_allowed",
      "sacks_allowed",
    ]);
    expect(nextSort(DEFAULT_TEAM_SORT, "sacks_allowed")).toEqual({
      column: "sacks_allowed",
      direction: "ascending",
    });
  });

  it("turns the active column around, and back", () => {
    const turned = nextSort(DEFAULT_TEAM_SORT, "record");
    expect(turned).toEqual({ column: "record", direction: "ascending" });
    expect(nextSort(turned, "record")).toEqual(DEFAULT_TEAM_SORT);
  });
});

test("a stage changes a team's statistics and never its record (D46)", () => {
  const [storm] = teamLines(
    lines.map(({ team }) => team),
    "regular",
  );
  expect([storm?.rank, storm?.team.forfeitWins, storm?.figures.counts.tackles]).toEqual([1, 2, 4]);
});

test("the search looks at the team's name alone, and leaves the rank (A §5)", () => {
  expect(findTeams(lines, "aguil").map(({ rank }) => rank)).toEqual([3]);
  expect(findTeams(lines, "south")).toEqual([]);
});
