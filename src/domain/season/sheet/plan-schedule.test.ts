import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  EMPTY_LEAGUE,
  importInto,
  planning,
} from "../../../../tests/helpers/builders/league-sheet.ts";
import type { RowChoice } from "./import-plan.ts";
import type { LeagueSheet, SheetGame } from "./league-sheet.ts";
import { planSchedule } from "./plan-schedule.ts";
import type { ScheduleLine } from "./read-schedule.ts";

const team = (name: string) => ({
  id: name.toLowerCase(),
  name,
  division: null,
  captain: null,
  captainEmail: null,
  maxPlayers: 20,
  isArchived: false,
});
const LEAGUE: LeagueSheet = { ...EMPTY_LEAGUE, teams: ["Storm", "Hawks", "Kites"].map(team) };

const line = (changes: Partial<ScheduleLine> = {}): ScheduleLine => ({
  row: 2,
  date: "2026-09-05",
  time: "09:00",
  visitor: "Storm",
  home: "Hawks",
  field: "Field 1",
  week: 1,
  isPlayoff: null,
  ...changes,
});
const game = (changes: Partial<SheetGame> = {}): SheetGame => ({
  id: "game",
  date: "2026-09-05",
  time: "09:00",
  visitorId: "storm",
  homeId: "hawks",
  field: "Field 1",
  week: 1,
  isPlayoff: false,
  isArchived: false,
  isCollected: false,
  hasResult: false,
  ...changes,
});
const plan = (
  games: SheetGame[],
  sheet: ScheduleLine[],
  decisions: Record<string, RowChoice> = {},
) => planSchedule({ ...LEAGUE, games }, sheet, planning(decisions));
const verdicts = ({ rows }: ReturnType<typeof plan>) => rows.map(({ verdict }) => verdict);
const fields = ({ steps }: ReturnType<typeof plan>) =>
  steps.map((step) => step.fields.map(({ field }) => field));

describe("a sheet of games against a schedule", () => {
  it("adds what is new, and leaves what is there", () => {
    const planned = plan([game()], [line(), line({ row: 3, home: "Kites" })]);
    expect(verdicts(planned)).toEqual(["unchanged", "added"]);
    expect(planned.rows[1]?.title).toBe("Storm @ Kites");
  });

  it("takes a repeated game once, and names the row that it repeats", () => {
    const { rows } = plan([], [line(), line({ row: 3 }), line({ row: 4, time: "10:00" })]);
    expect(rows.map(({ row, verdict, notes }) => [row, verdict, notes])).toEqual([
      [2, "added", []],
      [3, "unchanged", [{ code: "repeats", value: "2" }]],
      [4, "added", []],
    ]);
  });

  test.each<[Partial<SheetGame>, string[]]>([
    [{ time: "10:00" }, ["game_time"]],
    [{ field: null }, ["field_location"]],
    [{ week: 4, isPlayoff: true }, ["week_number"]],
    [{ isArchived: true }, ["is_archived"]],
  ])("changes field by field: %j", (stored, changed) => {
    const planned = plan([game(stored)], [line()]);
    expect(verdicts(planned)).toEqual(["changed"]);
    expect(fields(planned)).toEqual([changed]);
  });

  it("never touches a game that something was recorded in", () => {
    const planned = plan([game({ time: "10:00", isCollected: true })], [line()]);
    expect(verdicts(planned)).toEqual(["unchanged"]);
    expect(planned.rows[0]?.notes.map(({ code }) => code)).toEqual(["collected"]);
  });

  it("never touches a game that has a result, and says so even where nothing differs", () => {
    for (const stored of [{ time: "10:00" }, {}, { homeId: "hawks", field: null }]) {
      const planned = plan([game({ ...stored, hasResult: true })], [line()]);
      expect(verdicts(planned)).toEqual(["unchanged"]);
      expect(planned.steps).toEqual([]);
      expect(planned.rows[0]?.notes.map(({ code }) => code)).toEqual(["finished"]);
    }
    const moved = plan([game({ date: "2026-09-06", hasResult: true })], [line()]);
    expect(fields(moved).flat()).not.toContain("is_archived");
    expect(moved.steps.map(({ act }) => act)).toEqual(["add"]);
  });

  describe("a round robin", () => {
    const propose = (stored: Partial<SheetGame>, decisions: Record<string, RowChoice> = {}) =>
      planSchedule({ ...LEAGUE, games: [game(stored)] }, [line()], {
        ...planning(decisions),
        pairsMeetOnce: true,
      });

    test.each<[string, Partial<SheetGame>]>([
      ["another day", { date: "2026-09-12", week: 2 }],
      ["another day of that week", { date: "2026-09-06" }],
      ["that day, the other way around", { visitorId: "hawks", homeId: "storm" }],
    ])("leaves out a pair that has a result on %s, until a person wants one more", (_, stored) => {
      const planned = propose({ ...stored, hasResult: true });
      expect(verdicts(planned)).toEqual(["left_out"]);
      expect(planned.steps).toEqual([]);
      const { question } = planned.rows[0] ?? {};
      expect(question).toMatchObject({
        code: "has_met",
        other: stored.date ?? "2026-09-05",
        choices: ["leave", "go"],
      });
      const more = propose({ ...stored, hasResult: true }, { [question?.key ?? ""]: "go" });
      expect(more.steps.map(({ act }) => act)).toEqual(["add"]);
    });

    test.each<[string, Partial<SheetGame>]>([
      ["a playoff", { hasResult: true, isPlayoff: true }],
      ["an archived game", { hasResult: true, isArchived: true }],
      ["a game without a result", {}],
    ])("does not take %s for the game of the pair", (_, stored) => {
      expect(verdicts(propose({ date: "2026-09-12", week: 2, ...stored }))).toEqual(["added"]);
    });
  });

  test.each<[string, string, SheetGame[], string[]]>([
    ["a new game of yesterday", "2026-09-06", [], ["past_day"]],
    ["a new game of today", "2026-09-05", [], []],
    ["a game that changes on a past day", "2026-09-06", [game({ time: null })], ["past_day"]],
    ["a game that is there already", "2026-09-06", [game()], []],
  ])("says that a day is past: %s", (_, today, stored, codes) => {
    const { rows } = planSchedule({ ...LEAGUE, games: stored }, [line()], { ...planning(), today });
    expect(rows[0]?.notes.map(({ code }) => code)).toEqual(codes);
  });

  test.each<[string, Partial<SheetGame>, string[]]>([
    ["swapped", { visitorId: "hawks", homeId: "storm" }, ["team_visitor_id", "team_home_id"]],
    ["moved", { date: "2026-09-06" }, ["game_date"]],
  ])("asks about a game that may be the same: %s", (code, stored, changed) => {
    const open = plan([game(stored)], [line()]);
    expect(verdicts(open)).toEqual(["unclear"]);
    expect(open.rows[0]?.question).toMatchObject({ code, choices: ["same", "go", "leave"] });
    const key = open.rows[0]?.question?.key ?? "";
    expect(fields(plan([game(stored)], [line()], { [key]: "same" }))).toEqual([changed]);
    expect(verdicts(plan([game(stored)], [line()], { [key]: "go" }))).toEqual(["added"]);
    expect(verdicts(plan([game(stored)], [line()], { [key]: "leave" }))).toEqual(["left_out"]);
  });

  it("tells the two games of a double-header apart by time, and asks where it cannot", () => {
    const double = [game(), game({ id: "second", time: "11:00" })];
    expect(verdicts(plan(double, [line(), line({ row: 3, time: "11:00" })]))).toEqual([
      "unchanged",
      "unchanged",
    ]);
    expect(verdicts(plan(double, [line({ time: "15:00" })]))).toEqual(["unclear"]);
    expect(verdicts(plan([game()], [line(), line({ row: 3, time: "11:00" })]))).toEqual([
      "unchanged",
      "added",
    ]);
    expect(verdicts(plan([], [line(), line({ row: 3 })]))).toEqual(["added", "unchanged"]);
  });

  it("names row and column of a team that the league has not, and whom it may mean", () => {
    const { problems, rows } = plan(
      [],
      [line({ visitor: "Strom" }), line({ row: 3, home: "Storm" })],
    );
    expect(rows).toEqual([]);
    expect(problems).toEqual([
      { code: "unknown_team", row: 2, column: "Visitor", value: "Strom" },
      { code: "same_team", row: 3, column: null, value: "Storm" },
    ]);
    expect(plan([], [line({ visitor: "Stormm" })]).problems[0]?.other).toBe("Storm");
  });

  it("says a team or a field twice at one time and a day outside the season, and refuses none", () => {
    const planned = planSchedule(
      {
        ...LEAGUE,
        games: [game({ id: "kept", visitorId: "kites", homeId: "storm", field: "Field 9" })],
        otherGames: [{ date: "2026-09-05", time: "09:00", field: "FIELD 1" }],
      },
      [line(), line({ row: 3, date: "2026-12-05", field: null })],
      planning(),
    );
    expect(verdicts(planned)).toEqual(["added", "added"]);
    expect(planned.rows.map(({ notes }) => notes)).toEqual([
      [
        { code: "team_busy", value: "Storm" },
        { code: "field_busy", value: "Field 1" },
      ],
      [{ code: "outside_season", value: "2026-12-05" }],
    ]);
  });
});

const lines: fc.Arbitrary<ScheduleLine[]> = fc
  .array(
    fc.record({
      date: fc.constantFrom("2026-09-05", "2026-09-06"),
      time: fc.option(fc.constantFrom("09:00", "10:00")),
      sides: fc.constantFrom(["Storm", "Hawks"], ["Hawks", "Storm"], ["Kites", "Storm"]),
      field: fc.option(fc.constantFrom("Field 1", "Field 2")),
      week: fc.option(fc.constantFrom(1, 2)),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ sides: [visitor = "", home = ""], ...rest }, index) =>
      line({ ...rest, visitor, home, row: index + 2 }),
    ),
  );

describe("whatever stands in a sheet of games", () => {
  it("the same sheet again changes nothing, and each game is named once", () => {
    fc.assert(
      fc.property(lines, lines, (before, sheet) => {
        const league = importInto(LEAGUE, planSchedule(LEAGUE, before, planning()));
        const first = planSchedule(league, sheet, planning());
        const ids = first.steps.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(planSchedule(importInto(league, first), sheet, planning()).steps).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
