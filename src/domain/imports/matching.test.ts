import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFileName } from "./file-name.ts";
import { type ImportGame, matchGame } from "./match-game.ts";
import { decisionKey, type ImportPlayer, playerMatcher } from "./match-players.ts";
import { matchTeam } from "./match-team.ts";
import { mergeFiles } from "./merge-files.ts";
import { phoneticCode } from "./phonetic-code.ts";
import { likenessOf, readyName } from "./player-likeness.ts";

describe("two names", () => {
  test.each([
    ["Ada Ng", "ada  ng", "exact"],
    ["O'Neil", "O’Neil", "exact"],
    ["José Silva", "Jose Silva", "exact"],
    ["J.R. Smith", "JR Smith", "exact"],
    ["Dwayne Carter Jr", "Dwayne Carter", "letters"],
    ["Mary-Ann Lee", "Mary Ann Lee", "letters"],
    ["Al", "Alan Alvarez", "letters"],
    ["John Smith", "John Smyth", "last_name"],
    ["Ana Rodriguez", "Ana Rodrigues", "last_name"],
    ["Jon Smyth", "John Smith", "sound"],
    ["John Smith", "John Miller", null],
    ["J. Okafor", "Jide Okafor", "initial"],
    ["J. Okafor", "Ada Okafor", null],
    ["John Smith", "Jane Miller", null],
    ["John", "Jane Miller", null],
    ["李雷", "王伟", null],
    ["李雷", "李雷", "exact"],
    ["12", "34", null],
    ["__proto__", "Ada Ng", null],
  ])("%s and %s: %s", (one, other, likeness) => {
    expect(likenessOf(readyName(one), readyName(other))).toBe(likeness);
    expect(likenessOf(readyName(other), readyName(one))).toBe(likeness);
  });

  test.each([
    ["Robert", "R163"],
    ["Rupert", "R163"],
    ["Ashcraft", "A261"],
    ["Tymczak", "T522"],
    ["Pfister", "P236"],
    ["Honeyman", "H555"],
    ["Lee", "L000"],
    ["李", "0000"],
    ["", "0000"],
  ])("%s sounds as %s", (name, code) => {
    expect(phoneticCode(name)).toBe(code);
  });
});

describe("a name in a file", () => {
  const HOME = "team-home";
  function player(id: string, name: string, changes: Partial<ImportPlayer> = {}): ImportPlayer {
    return { id, name, teamId: HOME, isActive: true, mergedInto: null, ...changes };
  }
  function match(name: string, players: ImportPlayer[], decisions = new Map()) {
    return playerMatcher(HOME, players, decisions)(name);
  }

  test("that is exactly one active player's is taken", () => {
    expect(match("ada ng", [player("a", "Ada Ng"), player("b", "Ada Nguyen")])).toEqual({
      state: "taken",
      playerId: "a",
      by: "exact",
    });
  });

  test("that is like one player's waits for a tap", () => {
    expect(match("Jon Smyth", [player("a", "John Smith"), player("b", "Bo Li")])).toEqual({
      state: "proposed",
      candidate: { playerId: "a", by: "sound", isInactive: false, isOfOtherTeam: false },
    });
  });

  test("that two players have is asked", () => {
    const found = match("Ada Ng", [player("a", "Ada Ng"), player("b", "Ada Ng")]);
    expect(found).toMatchObject({
      state: "several",
      candidates: [{ playerId: "a" }, { playerId: "b" }],
    });
  });

  test("is told apart by its accent", () => {
    const players = [player("a", "José Silva"), player("b", "Jose Silva")];
    expect(match("José Silva", players)).toMatchObject({ state: "taken", playerId: "a" });
    expect(match("JOSE SILVA", players)).toMatchObject({ state: "several" });
  });

  test("of a merged player counts for whom it was merged into", () => {
    const players = [
      player("old", "Ada Ng", { mergedInto: "mid", isActive: false }),
      player("mid", "Ada N.", { mergedInto: "new", isActive: false }),
      player("new", "Adeline Ngo"),
    ];
    expect(match("Ada Ng", players)).toMatchObject({ state: "taken", playerId: "new" });
  });

  test("of a ring of merges ends", () => {
    const players = [
      player("a", "Ada Ng", { mergedInto: "b" }),
      player("b", "Bo Li", { mergedInto: "a" }),
    ];
    expect(match("Ada Ng", players).state).toBe("taken");
  });

  test("of an inactive player, or of one of the other team, waits for a tap", () => {
    const players = [
      player("gone", "Ada Ng", { isActive: false }),
      player("them", "Bo Li", { teamId: "other" }),
    ];
    expect(match("Ada Ng", players)).toMatchObject({
      state: "proposed",
      candidate: { playerId: "gone", isInactive: true },
    });
    expect(match("Bo Li", players)).toMatchObject({
      state: "proposed",
      candidate: { playerId: "them", isOfOtherTeam: true },
    });
    expect(match("Bo Lee", players)).toEqual({ state: "not_found" });
  });

  test("follows a decision, also for a player who was merged since", () => {
    const decisions = new Map<string, "leave_out" | { playerId: string }>([
      [decisionKey(HOME, "Dee Jay"), { playerId: "old" }],
      [decisionKey(HOME, "GUEST"), "leave_out"],
    ]);
    const players = [player("old", "Ada Ng", { mergedInto: "new" }), player("new", "Adeline Ngo")];
    expect(match("dee jay", players, decisions)).toMatchObject({ playerId: "new", by: "decision" });
    expect(match("Guest", players, decisions)).toEqual({ state: "left_out" });
  });

  test("is never taken from a player of another name", () => {
    const name = fc.string({ unit: fc.constantFrom(..."abCDé’'. -12_"), maxLength: 12 });
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 6 }), (said, names) => {
        const players = names.map((each, index) => player(`${index}`, each));
        const found = match(said, players);
        if (found.state !== "taken") return;
        const taken = players.find(({ id }) => id === found.playerId);
        expect(readyName(taken?.name ?? "").written).toBe(readyName(said).written);
      }),
    );
  });
});

test.each([
  ["Flag Hawks", ["flag hawks", "Flag Hawks Two"], "exact", "flag hawks"],
  ["Flag Hawks", ["Red Flag Hawks", "Bears"], "contains", "Red Flag Hawks"],
  ["The Flag Hawks United", ["Flag Hawks", "Bears"], "contains", "Flag Hawks"],
  ["O’Neils", ["O'Neils"], "exact", "O'Neils"],
])("the team %j among %j is found by %s", (said, names, by, name) => {
  const teams = names.map((each) => ({ name: each }));
  expect(matchTeam(said, teams)).toEqual({ state: "found", by, team: { name } });
});

test.each([
  ["Owl", ["Owls", "Bears"], "not_found"],
  ["Owls", ["Owl"], "not_found"],
  ["Hawks", ["Red Hawks", "Blue Hawks"], "several"],
  ["", ["Hawks"], "not_found"],
  ["constructor", ["Hawks"], "not_found"],
])("the team %j among %j: %s", (said, names, state) => {
  expect(
    matchTeam(
      said,
      names.map((name) => ({ name })),
    ).state,
  ).toBe(state);
});

test.each([
  ["Team_ Flag Hawks A Red-September-14.csv", "Flag Hawks A Red", { month: 9, day: 14 }, null],
  ["Team_ Hawks B Blue-Sept-7 (1).csv", "Hawks B Blue", { month: 9, day: 7 }, null],
  ["Team_ Hawks-9-14.csv", "Hawks", { month: 9, day: 14 }, null],
  ["Team_ Hawks Week 3.csv", "Hawks", null, 3],
  ["team_hawks_week03-10-5.csv", "hawks", { month: 10, day: 5 }, 3],
  ["C:\\stats\\Team_ Hawks A Red-May-1 copy.csv", "Hawks A Red", { month: 5, day: 1 }, null],
  ["Team_ Hawks-13-14.csv", "Hawks 13 14", null, null],
  ["stats.csv", null, null, null],
  ["Weekend.csv", null, null, null],
])("the file name %j", (name, words, day, week) => {
  expect(readFileName(name)).toEqual({ words, day, week });
});

describe("the game of a file", () => {
  function game(id: string, date: string | null, week: number | null = null): ImportGame {
    return { id, date, week, visitorTeamId: "hawks", homeTeamId: "bears" };
  }
  const OTHERS = { ...game("others", "2026-09-14"), visitorTeamId: "owls", homeTeamId: "cats" };
  const games = [game("one", "2026-09-14", 1), game("two", "2026-09-21", 2), OTHERS];

  test.each([
    ["Team_ x-9-14.csv", { state: "found", gameId: "one", by: "day" }],
    ["Team_ x week 2.csv", { state: "found", gameId: "two", by: "week" }],
    ["Team_ x week 2-10-1.csv", { state: "found", gameId: "two", by: "week" }],
    ["Team_ x-10-1.csv", { state: "not_found" }],
    ["x.csv", { state: "not_found" }],
  ])("%s", (name, found) => {
    expect(matchGame("bears", readFileName(name), games)).toEqual(found);
  });

  test("of a doubleheader is asked, unless the week tells", () => {
    const twice = [game("a", "2026-09-14", 1), game("b", "2026-09-14", 2)];
    expect(matchGame("hawks", readFileName("Team_ x-9-14.csv"), twice)).toEqual({
      state: "several",
      gameIds: ["a", "b"],
    });
    expect(matchGame("hawks", readFileName("Team_ x week 2-9-14.csv"), twice)).toMatchObject({
      gameId: "b",
    });
  });
});

test("different files of one game and team are summed, the same content counts once", () => {
  const file = (fileId: string, contentHash: string, tackles: number) => ({
    fileId,
    contentHash,
    gameId: "g",
    teamId: "t",
    lines: [
      { playerId: "a", counts: { tackles } },
      { playerId: "a", counts: { sacks: 1 } },
      { playerId: "b", counts: {} },
    ],
  });
  expect(mergeFiles([file("1", "x", 2), file("2", "x", 2), file("3", "y", 5)])).toEqual([
    {
      gameId: "g",
      teamId: "t",
      fileIds: ["1", "3"],
      contentHash: "x",
      repeatedIds: ["2"],
      lines: [
        { playerId: "a", counts: { tackles: 7, sacks: 2 } },
        { playerId: "b", counts: {} },
      ],
    },
  ]);
});
