import { expect, test } from "vitest";
import type { PlayerMatch } from "./match-players.ts";
import { planStatImport, type StatRowDecision } from "./plan-stat-import.ts";
import { readStatFile } from "./read-stat-file.ts";
import type { ColumnChoices } from "./stat-columns.ts";

const HEAD = ["Player Name", "Number", "Tackles", "Sacks"];

function plan(lines: string[][], decisions: [number, StatRowDecision][] = []) {
  const reading = readStatFile([HEAD, ...lines], "single", new Map());
  if (!reading.ok) throw new Error(reading.problem);
  const found: Record<string, PlayerMatch> = {
    Ada: { state: "taken", playerId: "ada", by: "exact" },
    "Ada N.": { state: "taken", playerId: "ada", by: "decision" },
    Guest: { state: "left_out" },
    Like: {
      state: "proposed",
      candidate: { playerId: "bo", by: "sound", isInactive: false, isOfOtherTeam: false },
    },
  };
  const matchOf = (name: string) => found[name] ?? { state: "not_found" as const };
  return planStatImport(reading.file, matchOf, new Map(decisions));
}

test("a row is imported when its player is certain and no cell is doubtful", () => {
  const { rows, ...counts } = plan([
    ["Ada", "1", "2", "1"],
    ["Like", "2", "3", ""],
    ["Nobody", "3", "4", ""],
    ["Guest", "4", "4", ""],
    ["Ada", "5", "3*", ""],
  ]);
  expect(rows.map(({ state }) => state)).toEqual([
    "ready",
    "asks_player",
    "not_found",
    "left_out",
    "asks_figures",
  ]);
  expect(counts).toEqual({
    lines: [{ playerId: "ada", counts: { tackles: 2, sacks: 1 } }],
    figures: 2,
    asked: 2,
    notFound: 1,
    leftOut: 1,
    summed: [],
  });
});

test("a file without a column of figures imports nobody, until a person says what a column holds", () => {
  const cells = [
    ["Player Name", "Number", "Points"],
    ["Ada", "1", "2"],
  ];
  const linesWith = (choices: ColumnChoices) => {
    const reading = readStatFile(cells, "single", choices);
    if (!reading.ok) throw new Error(reading.problem);
    const isAda = (): PlayerMatch => ({ state: "taken", playerId: "ada", by: "exact" });
    return planStatImport(reading.file, isAda, new Map()).lines;
  };
  expect(linesWith(new Map())).toEqual([]);
  expect(linesWith(new Map([["points", "sacks"]]))).toEqual([
    { playerId: "ada", counts: { sacks: 2 } },
  ]);
});

test("a person says what a doubtful cell means, that the columns are right, or leaves the row out", () => {
  const lines = [
    ["Ada", "1", "3*", "x1"],
    ["Ada", "Jr.", "2", ""],
  ];
  const first = (cells: object): [number, StatRowDecision] => [2, { cells, isInPlace: false }];
  expect(plan(lines, [first({ tackles: 3 })]).asked).toBe(2);
  expect(plan(lines, [first({ tackles: 3, sacks: 0 })]).lines).toEqual([
    { playerId: "ada", counts: { tackles: 3, sacks: 0 } },
  ]);
  expect(plan(lines, [[3, { cells: {}, isInPlace: true }]]).lines).toEqual([
    { playerId: "ada", counts: { tackles: 2, sacks: 0 } },
  ]);
  expect(plan(lines, [[2, "leave_out"]])).toMatchObject({ leftOut: 1, asked: 1 });
});

test("a line says 0 for every column that is used, so that a collected figure can go to 0 (D64)", () => {
  const { lines, figures } = plan([["Ada", "1", "0", ""]]);
  expect([lines, figures]).toEqual([[{ playerId: "ada", counts: { tackles: 0, sacks: 0 } }], 0]);
});

test("two rows of one player are added up and named", () => {
  const { lines, summed } = plan([
    ["Ada", "1", "2", ""],
    ["Ada N.", "1", "1", "1"],
  ]);
  expect(lines).toEqual([{ playerId: "ada", counts: { tackles: 3, sacks: 1 } }]);
  expect(summed).toEqual(["ada"]);
});
