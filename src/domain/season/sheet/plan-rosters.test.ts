import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  EMPTY_LEAGUE,
  importInto,
  planning,
} from "../../../../tests/helpers/builders/league-sheet.ts";
import { countVerdicts, type RowChoice } from "./import-plan.ts";
import type { LeagueSheet } from "./league-sheet.ts";
import { areAlike } from "./like-names.ts";
import { planRosters } from "./plan-rosters.ts";
import { type RosterLine, readRosters } from "./read-rosters.ts";

const HEAD = ["Team", "Player", "Number", "Division", "Captain", "Captain Email"];
const read = (...rows: string[][]) => readRosters([HEAD, ...rows]).lines;
const imported = (...rows: string[][]) =>
  importInto(EMPTY_LEAGUE, planRosters(EMPTY_LEAGUE, read(...rows), planning()));

const plan = (
  sheet: LeagueSheet,
  rows: string[][],
  decisions: Readonly<Record<string, RowChoice>> = {},
) => planRosters(sheet, read(...rows), planning(decisions));

const LEAGUE = imported(
  ["Flag Falcons", "Ada Reyes", "7", "North"],
  ["Flag Falcons", "Zoë Brandt", "00", "North"],
  ["River Hawks", "Jide Okafor", "22", "South"],
);

describe("a sheet of rosters against a league", () => {
  it("adds teams and players, and says so row by row", () => {
    const { rows, steps } = plan(EMPTY_LEAGUE, [
      ["Flag Falcons", "Ada Reyes", "7", "North", "Ada Reyes", "ada@club.example"],
      ["Flag Falcons", "Zoë Brandt", "", "North"],
    ]);
    expect(rows.map(({ row, thing, verdict, title }) => [row, thing, verdict, title])).toEqual([
      [2, "team", "added", "Flag Falcons"],
      [2, "player", "added", "#7 Ada Reyes"],
      [3, "player", "added", "Zoë Brandt"],
    ]);
    expect(steps[0]).toMatchObject({ thing: "team", act: "add", id: "id:team:flagfalcons" });
    expect(steps[1]?.fields).toContainEqual({
      field: "team_id",
      before: null,
      after: "id:team:flagfalcons",
    });
  });

  it("changes field by field what differs, and nothing where a cell is empty", () => {
    const { rows, steps } = plan(LEAGUE, [
      ["FLAG FALCONS", "ada reyes", "8", "", "Ada Reyes"],
      ["Flag-Falcons", "Zoe Brandt", ""],
    ]);
    expect(rows.map(({ verdict, changes }) => [verdict, changes])).toEqual([
      ["changed", [{ field: "captain_name", before: null, after: "Ada Reyes" }]],
      ["changed", [{ field: "jersey_number", before: "7", after: "8" }]],
      ["unchanged", []],
    ]);
    expect(steps).toHaveLength(2);
  });

  it("brings back an archived team and an inactive player instead of adding a second one", () => {
    const gone: LeagueSheet = {
      ...LEAGUE,
      teams: LEAGUE.teams.map((team) => ({ ...team, isArchived: team.name === "River Hawks" })),
      players: LEAGUE.players.map((player) => ({ ...player, isActive: player.number !== "22" })),
    };
    const { steps } = plan(gone, [["River Hawks", "Jide Okafor", "22"]]);
    expect(steps.map(({ act, fields }) => [act, fields.map(({ field }) => field)])).toEqual([
      ["change", ["is_archived"]],
      ["change", ["is_active"]],
    ]);
  });

  test.each<[string, string[], string, string, RowChoice[]]>([
    [
      "a number that is taken",
      ["Flag Falcons", "Bo Diaz", "7"],
      "number_taken",
      "Ada Reyes",
      ["go", "leave"],
    ],
    [
      "a slip in a name",
      ["Flag Falcons", "Ada Reies", "9"],
      "like_player",
      "#7 Ada Reyes",
      ["same", "go", "leave"],
    ],
    [
      "an initial",
      ["River Hawks", "J. Okafor", "22"],
      "like_player",
      "#22 Jide Okafor",
      ["same", "go", "leave"],
    ],
    [
      "a player of another team",
      ["Flag Falcons", "Jide Okafor", "22"],
      "plays_elsewhere",
      "#22 Jide Okafor",
      ["same", "go", "leave"],
    ],
  ])("asks about %s, and leaves the row out meanwhile", (_, row, code, other, choices) => {
    const { rows, steps } = plan(LEAGUE, [row]);
    expect(rows[1]).toMatchObject({
      verdict: "unclear",
      question: { code, other, choices, chosen: null },
    });
    expect(steps).toEqual([]);
    const key = rows[1]?.question?.key ?? "";
    for (const choice of choices) {
      const decided = plan(LEAGUE, [row], { [key]: choice });
      expect(decided.rows[1]?.verdict).toBe(
        { same: "changed", go: "added", leave: "left_out" }[choice],
      );
      const again = plan(importInto(LEAGUE, decided), [row], { [key]: choice });
      expect(again.steps).toEqual([]);
    }
  });

  it("asks about a team of like name, and leaves its players out meanwhile", () => {
    const rows = [["Flag Falcon", "Bo Diaz", "9"]];
    const open = plan(LEAGUE, rows);
    expect(open.rows.map(({ verdict }) => verdict)).toEqual(["unclear", "left_out"]);
    const key = open.rows[0]?.question?.key ?? "";
    const same = plan(LEAGUE, rows, { [key]: "same" });
    expect(same.rows.map(({ verdict }) => verdict)).toEqual(["unchanged", "added"]);
    expect(same.steps[0]?.fields[0]?.after).toBe("id:team:flagfalcons");
    const other = plan(LEAGUE, rows, { [key]: "go" });
    expect(other.rows.map(({ verdict }) => verdict)).toEqual(["added", "added"]);
  });

  it("does not ask about a like team that the sheet names too, nor about Team 1 and Team 2", () => {
    const sheet = imported(["Storm", "Ada", "1"], ["Team 1", "Bo", "2"]);
    const { rows } = plan(sheet, [["Storm"], ["Storms"], ["Team 2"]]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(["unchanged", "added", "added"]);
    expect(areAlike("Team 1", "Team 2")).toBe(false);
  });

  it("lets two players change numbers, and asks where two want one", () => {
    const swap = plan(LEAGUE, [
      ["Flag Falcons", "Ada Reyes", "00"],
      ["Flag Falcons", "Zoë Brandt", "7"],
    ]);
    expect(swap.rows.map(({ verdict }) => verdict)).toEqual(["unchanged", "changed", "changed"]);
    const both = plan(LEAGUE, [
      ["Flag Falcons", "Bo Diaz", "5"],
      ["Flag Falcons", "Cy Young", "5"],
    ]);
    expect(both.rows.map(({ verdict }) => verdict)).toEqual(["unchanged", "added", "unclear"]);
  });

  it("takes a repeated row once, and asks about one name with two numbers", () => {
    const { rows } = plan(EMPTY_LEAGUE, [
      ["Storm", "Sam Lee", "5"],
      ["Storm", "Sam Lee", "5"],
      ["Storm", "Sam Lee", "6"],
    ]);
    expect(rows.slice(1).map(({ row, verdict, notes }) => [row, verdict, notes])).toEqual([
      [2, "added", []],
      [3, "unchanged", [{ code: "repeats", value: "2" }]],
      [4, "unclear", []],
    ]);
  });

  it("says, and does not refuse, more players than a team has places and more teams than a league", () => {
    const many = Array.from({ length: 21 }, (_, n) => [
      "Storm",
      `Player ${n} ${"abc"[n % 3]}x${n}`,
      `${n}`,
    ]);
    const { rows } = plan(EMPTY_LEAGUE, many);
    expect(rows[0]?.notes).toEqual([{ code: "too_many_players", value: "21/20" }]);
    const small = { ...EMPTY_LEAGUE, league: { ...EMPTY_LEAGUE.league, maxTeams: 1 } };
    expect(plan(small, [["Storm"], ["Hawks"]]).rows[1]?.notes).toEqual([
      { code: "too_many_teams", value: "1" },
    ]);
  });
});

const names = fc.constantFrom("Ada Reyes", "Zoë Brandt", "Bo", "Sam Lee", "J. Lee", "Ada Reies");
const lines: fc.Arbitrary<RosterLine[]> = fc
  .array(
    fc.record({
      team: fc.constantFrom("Flag Falcons", "flag falcons", "Flag Falcon", "River Hawks", "Storm"),
      player: fc.option(names),
      number: fc.option(fc.constantFrom("0", "00", "7", "22")),
      captain: fc.option(fc.constant("Ada Reyes")),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map((line, index) => ({ ...line, row: index + 2, division: null, captainEmail: null })),
  );

describe("whatever stands in a sheet", () => {
  it("the same sheet again changes nothing, and every row has one verdict", () => {
    fc.assert(
      fc.property(lines, lines, (before, sheet) => {
        const league = importInto(EMPTY_LEAGUE, planRosters(EMPTY_LEAGUE, before, planning()));
        const first = planRosters(league, sheet, planning());
        const again = planRosters(importInto(league, first), sheet, planning());
        expect(again.steps).toEqual([]);
        const { added, changed } = countVerdicts(first.rows);
        expect(added + changed).toBe(first.steps.length);
        expect(new Set(first.steps.map(({ id }) => id)).size).toBe(first.steps.length);
      }),
      { numRuns: 300 },
    );
  });

  it("plans 5,000 players of 250 teams against themselves", () => {
    const rows = Array.from(
      { length: 5000 },
      (_, n): RosterLine => ({
        row: n + 2,
        team: `Team number ${Math.floor(n / 20)}`,
        player: `Player ${n}`,
        number: `${n % 20}`,
        division: null,
        captain: null,
        captainEmail: null,
      }),
    );
    const first = planRosters(
      { ...EMPTY_LEAGUE, league: { id: "l", name: "L", maxTeams: 300 } },
      rows,
      planning(),
    );
    expect(first.steps).toHaveLength(5250);
    expect(planRosters(importInto(EMPTY_LEAGUE, first), rows, planning()).steps).toEqual([]);
  });
});
