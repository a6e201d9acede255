import { describe, expect, test } from "vitest";
import { providerSample } from "../../../../tests/helpers/provider/samples.ts";
import {
  gameRow,
  seasonRows,
  syncTeamRow,
} from "../../../../tests/helpers/provider/season-rows.ts";
import { readGameDays, readGames } from "../read/read-games.ts";
import { planGames } from "./plan-games.ts";
import type { PlannedChange, SyncDecisions } from "./planned-change.ts";
import type { SyncGameRow } from "./season-rows.ts";

const A = "team-1";
const B = "team-2";
const C = "team-3";
const TEAMS = [syncTeamRow("1"), syncTeamRow("2"), syncTeamRow("3")];
const DAY = "2026-10-04";

interface Said {
  readonly id: number;
  readonly date?: string;
  readonly time?: string | null;
  readonly teams?: readonly [number, number];
  readonly scores?: readonly [number | null, number | null];
  readonly winner?: number;
  readonly scored?: boolean;
  readonly field?: string | null;
}

function said({ id, date = DAY, time = "16:30:00", teams = [1, 2], ...own }: Said) {
  const [first = null, second = null] = own.scores ?? [];
  return {
    id,
    date,
    time,
    teams: [
      { id: teams[0], score: first },
      { id: teams[1], score: second },
    ],
    scored: own.scored ?? own.scores !== undefined,
    winning_team_id: own.winner ?? null,
    field: own.field === undefined ? { name: "Zilker 1" } : own.field,
  };
}

interface How {
  readonly decisions?: SyncDecisions;
  readonly firstTeamIs?: "visitor" | "home";
  readonly newTeamIds?: readonly string[];
}

function plan(games: readonly SyncGameRow[], answers: readonly unknown[], how: How = {}) {
  const answer = { games: answers };
  return planGames(
    seasonRows({ teams: TEAMS, games }),
    {
      reading: readGames(answer),
      days: readGameDays(answer),
      firstTeamIs: how.firstTeamIs ?? "visitor",
      newTeamIds: new Set(how.newTeamIds),
    },
    how.decisions ?? new Map(),
  );
}

const short = ({ action, providerId, rowId, before, after }: PlannedChange) =>
  [action, providerId, rowId, before, after] as const;
const changes = (...given: Parameters<typeof plan>) => plan(...given).changes.map(short);
const stored = (id: string, own: Partial<SyncGameRow> = {}) => gameRow(id, A, B, own);

describe("a game by its id", () => {
  test("that is as it was asks for nothing", () => {
    expect(changes([stored("9")], [said({ id: 9 })])).toEqual([]);
  });

  test.each([
    ["a day", { date: "2026-10-11" }, { game_date: DAY }, { game_date: "2026-10-11" }],
    ["a time", { time: "6:00 PM" }, { game_time: "16:30" }, { game_time: "18:00" }],
    [
      "a field",
      { field: "Krieg 4" },
      { field_location: "Zilker 1" },
      { field_location: "Krieg 4" },
    ],
    [
      "a result",
      { scores: [21, 6] as const },
      { provider_visitor_score: null, provider_home_score: null, provider_completed: false },
      { provider_visitor_score: 21, provider_home_score: 6, provider_completed: true },
    ],
    [
      "D46a: a forfeit",
      { winner: 2 },
      { provider_completed: false, outcome: "normal", winner_team_id: null },
      { provider_completed: true, outcome: "forfeit", winner_team_id: B },
    ],
  ])("with %s", (_, own, before, after) => {
    expect(changes([stored("9")], [said({ id: 9, ...own })])).toEqual([
      ["change", "9", "game-9", before, after],
    ]);
  });

  test("a time or field that is not said stays, unless the day changes", () => {
    expect(changes([stored("9")], [said({ id: 9, time: "", field: null })])).toEqual([]);
    const moved = said({ id: 9, date: "2026-10-11", time: "", field: null });
    expect(changes([stored("9")], [moved])[0]?.[4]).toEqual({
      game_date: "2026-10-11",
      game_time: null,
      field_location: null,
    });
  });

  test("a result that is taken back is taken back here, a forfeit too", () => {
    const row = stored("9", {
      provider_visitor_score: 21,
      provider_home_score: 6,
      provider_completed: true,
    });
    expect(changes([row], [said({ id: 9 })])[0]?.[4]).toEqual({
      provider_visitor_score: null,
      provider_home_score: null,
      provider_completed: false,
    });
    const forfeit = stored("9", {
      provider_completed: true,
      outcome: "forfeit",
      winner_team_id: B,
    });
    expect(changes([forfeit], [said({ id: 9, scores: [7, 6] })])[0]?.[4]).toMatchObject({
      outcome: "normal",
      winner_team_id: null,
    });
  });

  test("the setting says which team is the visitor", () => {
    const scores = [21, 6] as const;
    expect(changes([], [said({ id: 9, scores })], { firstTeamIs: "home" })[0]?.[4]).toMatchObject({
      team_visitor_id: B,
      team_home_id: A,
      provider_visitor_score: 6,
      provider_home_score: 21,
    });
  });

  test("other teams bring their own result", () => {
    const row = stored("9", {
      provider_visitor_score: 7,
      provider_home_score: 6,
      provider_completed: true,
    });
    const [change] = changes([row], [said({ id: 9, teams: [1, 3], scores: [7, 6] })]);
    expect(change?.[4]).toEqual({
      team_home_id: C,
      provider_visitor_score: 7,
      provider_home_score: 6,
      provider_completed: true,
      outcome: "normal",
      winner_team_id: null,
    });
  });

  test("a team that the plan makes is named by the provider's id", () => {
    const answer = [said({ id: 9, teams: [1, 4] })];
    expect(changes([], answer, { newTeamIds: ["4"] })[0]?.[4]).toMatchObject({
      team_visitor_id: A,
      team_home_id: "4",
    });
    const without = plan([], answer);
    expect(without.changes).toEqual([]);
    expect(without.problems.map(({ message }) => message)).toEqual([
      "Could not find team mapping for game 9",
    ]);
  });
});

describe("A §4: a week is the rank of its day", () => {
  test("also of days whose games cannot be imported", () => {
    const answer = [
      said({ id: 1, date: "2026-10-04" }),
      { id: 2, date: "2026-10-11", teams: [{ id: null }, { id: null }] },
      said({ id: 3, date: "2026-10-18" }),
    ];
    expect(changes([], answer).map(([, id, , , after]) => [id, after.week_number])).toEqual([
      ["1", 1],
      ["3", 3],
    ]);
  });

  test("frozen once a game has a log", () => {
    const answer = [said({ id: 8, date: "2026-09-27", teams: [2, 3] }), said({ id: 9 })];
    expect(changes([stored("9")], answer)[1]?.[4]).toEqual({ week_number: 2 });
    expect(changes([stored("9", { is_collected: true })], answer)).toHaveLength(1);
  });
});

describe("D62: what a sync leaves alone", () => {
  test("of a collected game only the provider's result is written", () => {
    const row = stored("9", { is_collected: true });
    const answer = said({ id: 9, date: "2026-10-11", field: "x", scores: [21, 6] });
    expect(changes([row], [answer])).toEqual([
      [
        "change",
        "9",
        "game-9",
        { provider_visitor_score: null, provider_home_score: null, provider_completed: false },
        { provider_visitor_score: 21, provider_home_score: 6, provider_completed: true },
      ],
    ]);
    expect(changes([row], [said({ id: 9, winner: 1 })])[0]?.[4]).toEqual({
      provider_completed: true,
    });
  });

  test("a collected game keeps its sides, and the scores go to the teams", () => {
    const row = stored("9", { is_collected: true });
    expect(changes([row], [said({ id: 9, teams: [2, 1], scores: [6, 21] })])[0]?.[4]).toMatchObject(
      {
        provider_visitor_score: 21,
        provider_home_score: 6,
      },
    );
  });

  test("a collected game of other teams is reported", () => {
    const result = plan([stored("9", { is_collected: true })], [said({ id: 9, teams: [1, 3] })]);
    expect(result.changes).toEqual([]);
    expect(result.problems.map(({ message }) => message)).toEqual([
      "Game 9 is recorded here with other teams",
    ]);
  });

  test.each([
    ["game_date", { date: "2026-10-11" }],
    ["game_time", { time: "18:00" }],
    ["field_location", { field: "x" }],
    ["week_number", {}],
    ["outcome", { winner: 1 }],
  ])("%s by hand stays", (field, own) => {
    const row = stored("9", { set_by_hand: [field], week_number: field === "week_number" ? 7 : 1 });
    const written = changes([row], [said({ id: 9, ...own })]).flatMap(([, , , , after]) =>
      Object.keys(after),
    );
    expect(written).not.toContain(field);
    expect(written).not.toContain("winner_team_id");
  });

  test("teams by hand stay, and scores go to them", () => {
    const row = gameRow("9", B, A, { set_by_hand: ["team_visitor_id", "team_home_id"] });
    expect(changes([row], [said({ id: 9, scores: [21, 6] })])[0]?.[4]).toEqual({
      provider_visitor_score: 6,
      provider_home_score: 21,
      provider_completed: true,
    });
  });

  test("a cancelled or postponed game stays so", () => {
    const row = stored("9", { outcome: "postponed" });
    expect(changes([row], [said({ id: 9 })])).toEqual([]);
  });
});

describe("games that are gone", () => {
  test("are archived when nobody collected them, and come back with what changed", () => {
    const rows = [stored("9"), stored("8", { is_collected: true }), gameRow("7", A, C)];
    expect(changes(rows, [said({ id: 7, teams: [1, 3] })])).toEqual([
      ["archive", "9", "game-9", { archived_at: false }, { archived_at: true }],
    ]);
    const archived = stored("9", { archived_at: true });
    expect(changes([archived], [said({ id: 9, time: "18:00" })])).toEqual([
      [
        "restore",
        "9",
        "game-9",
        { archived_at: true, game_time: "16:30" },
        { archived_at: false, game_time: "18:00" },
      ],
    ]);
  });

  test.each(["archived_at", "outcome"])("stay with %s by hand", (field) => {
    const rows = [stored("9", { set_by_hand: [field] })];
    expect(changes(rows, [said({ id: 7, teams: [1, 3] })]).map(([action]) => action)).toEqual([
      "add",
    ]);
  });

  test("a game that a person has archived stays so", () => {
    const row = stored("9", { archived_at: true, set_by_hand: ["archived_at"] });
    expect(changes([row], [said({ id: 9, time: "18:00" })])).toEqual([]);
  });

  test.each([
    ["an empty list", { games: [] }],
    ["no list", "<html>"],
  ])("%s stops the step", (_, answer) => {
    const rows = seasonRows({ teams: TEAMS, games: [stored("9")] });
    const result = planGames(
      rows,
      { reading: readGames(answer), days: [], firstTeamIs: "visitor", newTeamIds: new Set() },
      new Map(),
    );
    expect(result).toMatchObject({ changes: [], isStopped: true });
    expect(result.problems.at(-1)?.message).toBe("No games found for League ID 85770");
  });

  test("with an entry that cannot be read nothing is gone", () => {
    expect(
      changes([stored("9")], [said({ id: 7, teams: [1, 3] }), null]).map(([act]) => act),
    ).toEqual(["add"]);
  });

  test("half a list is asked: more than three and more than 20 %", () => {
    const days = Array.from({ length: 10 }, (_, index) => `2026-10-${10 + index}`);
    const rows = days.map((day, index) => stored(String(index + 1), { game_date: day }));
    const some = (count: number) =>
      days.slice(0, count).map((date, index) => said({ id: index + 1, date }));
    expect(plan(rows, some(6)).question).toEqual({ thing: "games", gone: 4, of: 10 });
    expect(plan(rows, some(7)).question).toBeNull();
  });
});

describe("a game under a new id", () => {
  test("is found by day and teams, also when it was collected", () => {
    const renamed = ["change", "77", "game-9", { provider_id: "9" }, { provider_id: "77" }];
    expect(changes([stored("9")], [said({ id: 77 })])).toEqual([renamed]);
    expect(changes([stored("9")], [said({ id: 77, teams: [2, 1] })])[0]?.[2]).toBe("game-9");
    expect(changes([stored("9", { is_collected: true })], [said({ id: 77 })])).toEqual([renamed]);
  });

  test("of two games of a pair on one day the time decides, else their order", () => {
    const rows = [stored("8", { game_time: "10:00" }), stored("9", { game_time: "12:00" })];
    const both = [said({ id: 78, time: "12:00" }), said({ id: 79, time: "11:00" })];
    expect(changes(rows, both).map(([, id, row]) => [id, row])).toEqual([
      ["78", "game-9"],
      ["79", "game-8"],
    ]);
  });

  const LATER = "2026-10-18";
  test("on another day is asked, and nothing happens to either until then", () => {
    const answer = [said({ id: 77, date: LATER })];
    expect(plan([stored("9")], answer).changes).toMatchObject([
      {
        action: "ask",
        providerId: "77",
        rowId: "game-9",
        reason: "moved",
        before: { provider_id: "9", game_date: DAY },
        after: { provider_id: "77", game_date: LATER },
      },
    ]);
    const same = { decisions: new Map([["game 77", "same"]] as const) };
    expect(changes([stored("9")], answer, same).map(([action]) => action)).toEqual(["change"]);
    const different = { decisions: new Map([["game 77", "different"]] as const) };
    expect(changes([stored("9")], answer, different).map(([action]) => action)).toEqual([
      "add",
      "archive",
    ]);
  });

  test("with a game that a person has entered is asked", () => {
    const row = stored("x", { id: "own", provider_id: null });
    expect(plan([row], [said({ id: 77 })]).changes).toMatchObject([
      { action: "ask", rowId: "own", reason: "entered_by_hand" },
    ]);
    expect(changes([row], [said({ id: 77, date: LATER })]).map(([action]) => action)).toEqual([
      "add",
    ]);
  });
});

test("the sample: each bad game is named, the rest is planned", () => {
  const answer = providerSample("games_85770");
  const teams = ["1059849", "1059850", "1059851"].map((id) => syncTeamRow(id));
  const result = planGames(
    seasonRows({ teams }),
    {
      reading: readGames(answer),
      days: readGameDays(answer),
      firstTeamIs: "visitor",
      newTeamIds: new Set(),
    },
    new Map(),
  );
  expect(
    result.changes.map(({ providerId, after }) => [
      providerId,
      after.week_number,
      after.provider_visitor_score,
      after.outcome,
    ]),
  ).toEqual([
    ["991", 1, 21, "normal"],
    ["992", 2, undefined, "normal"],
    ["993", 3, undefined, "forfeit"],
    ["994", 4, 14, "normal"],
  ]);
  expect(result.problems.map(({ message }) => message)).toEqual([
    "Game 995 is a to-be-decided playoff matchup",
    "Game 996 does not have exactly 2 teams",
    "Could not find team mapping for game 997",
  ]);
});
