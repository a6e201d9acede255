import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  planStatImport,
  rowsBesideHead,
  type StatRowDecision,
  withDecisions,
} from "./plan-stat-import.ts";
import { readFigure } from "./read-figure.ts";
import { readStatFile } from "./read-stat-file.ts";
import { columnKey, statColumns } from "./stat-columns.ts";
import type { StatFile } from "./stat-file.ts";
import { teamOfLines } from "./team-line.ts";

const HEAD = "Player Name,Number,Pass TD,Rush TD,Rec TD,XP,Tackles,INT,Sacks";
const NO_CHOICES = new Map();

function cellsOf(text: string): string[][] {
  return text.split("\n").map((line) => line.split(","));
}

function read(text: string, choices = NO_CHOICES): StatFile {
  const reading = readStatFile(cellsOf(text), "single", choices);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.file;
}

describe("a cell", () => {
  test.each([
    ["", 0],
    ["  ", 0],
    ["-", 0],
    ["—", 0],
    ["0", 0],
    ["7", 7],
    [" 12 ", 12],
    ["03", 3],
    ["3.0", 3],
    ["\u00a04", 4],
  ])("%j is %i", (cell, count) => {
    expect(readFigure(cell)).toEqual({ kind: "count", count });
  });

  test.each(["n/a", "none", "DNP", "x", "?"])("%j is words, which count 0", (said) => {
    expect(readFigure(said)).toEqual({ kind: "text", said });
  });

  test.each(["-1", "1.5", "1e9", "3*", "٣", "=1+2", "+4", "1,000", "1000", "½", "3 (1)", "0x1"])(
    "%j is doubtful",
    (said) => {
      expect(readFigure(said)).toEqual({ kind: "doubtful", said });
    },
  );

  test("digits with something invisible between them are doubtful", () => {
    expect(readFigure("7\u202e5")).toEqual({ kind: "doubtful", said: "75" });
    expect(readFigure("\u200e75\u200e")).toEqual({ kind: "count", count: 75 });
  });

  test("a formula behind an apostrophe is doubtful too", () => {
    expect(readFigure("'=A1")).toEqual({ kind: "doubtful", said: "=A1" });
  });
});

describe("the columns", () => {
  test.each([
    ["Pass TD", "passTouchdowns"],
    ["Passing Touchdowns", "passTouchdowns"],
    ["QB", "passTouchdowns"],
    ["Rush TDs", "rushTouchdowns"],
    ["Rec. TD", "receivingTouchdowns"],
    ["Receiving", "receivingTouchdowns"],
    ["XP", "extraPoints"],
    ["Extra Points", "extraPoints"],
    ["Tackles", "tackles"],
    ["Total Tackles", "tackles"],
    ["Flag Pulls", "tackles"],
    ["INT", "interceptions"],
    ["Interceptions", "interceptions"],
    ["Sacks", "sacks"],
    ["Safeties", "safeties"],
    ["Fumble Recoveries", "fumbles"],
    ["Defensive TD", "defensiveTouchdowns"],
    ["Conversion Returns", "returnedConversions"],
    ["Rec Yards", "receivingYards"],
    ["Rushing Yds", "rushingYards"],
    ["Pass Yards", null],
    ["Pass INT", null],
    ["Pass Attempts", null],
    ["Receptions", null],
    ["Sacks Allowed", null],
    ["Total", null],
    ["Notes", null],
    ["__proto__", null],
    ["constructor", null],
  ])("%s holds %s", (head, stat) => {
    expect(statColumns([head], new Set(), NO_CHOICES)).toEqual([{ index: 0, head, stat }]);
  });

  test("a second column of one figure takes none until a person says so", () => {
    const heads = ["Pass TD", "Passing TDs"];
    const stats = statColumns(heads, new Set(), NO_CHOICES).map(({ stat }) => stat);
    expect(stats).toEqual(["passTouchdowns", null]);
    const choices = new Map([[columnKey("passing tds"), "passTouchdowns" as const]]);
    expect(statColumns(heads, new Set(), choices).map(({ stat }) => stat)).toEqual([
      null,
      "passTouchdowns",
    ]);
  });

  test("a person may say that a column holds nothing", () => {
    const choices = new Map([[columnKey("XP"), null]]);
    expect(statColumns(["xp"], new Set(), choices)[0]?.stat).toBeNull();
  });
});

describe("the players", () => {
  test("stand between the head and the first blank line", () => {
    const file = read(`League,Fall\n${HEAD}\nAda Ng,7,1,,2,,3,,\n\nBo Li,8,1,,,,,,`);
    expect(file.headRow).toBe(2);
    expect(file.rows).toEqual([
      {
        row: 3,
        name: "Ada Ng",
        jersey: "7",
        counts: { passTouchdowns: 1, receivingTouchdowns: 2, tackles: 3 },
        notes: [],
      },
    ]);
    expect(file.end).toEqual({ row: 4, by: "blank", left: 1 });
  });

  test.each([
    ["Team Totals,,4,,,,,,", "team_totals"],
    ["TEAM TOTAL", "team_totals"],
    [",,9,9,9,9,9,9,9", "two_commas"],
    [",,,,,,,,", "blank"],
  ])("%j ends them by %s", (line, by) => {
    const file = read(`${HEAD}\nAda Ng,7,1\n${line}\nBo Li,8,1`);
    expect(file.rows.map(({ name }) => name)).toEqual(["Ada Ng"]);
    expect(file.end?.by).toBe(by);
  });

  test("a row without a name is skipped and named", () => {
    const file = read(`${HEAD}\n,7,1\nBo Li,8,1`);
    expect(file.nameless).toEqual([2]);
    expect(file.rows.map(({ row }) => row)).toEqual([3]);
  });

  test.each([
    ["0", "0"],
    ["00", "00"],
    ["#12", "12"],
    ["", null],
  ])("the number %j is %j", (said, jersey) => {
    const [row] = read(`${HEAD}\nAda Ng,${said},1,,,,,,`).rows;
    expect(row?.jersey).toBe(jersey);
    expect(row?.notes).toEqual(jersey === null ? [{ code: "no_jersey" }] : []);
  });

  test("a comma within a name shifts no figure unseen", () => {
    const [row] = read(`${HEAD}\nCarter, Dwayne Jr.,12,1,0,0,0,4,0,0`).rows;
    expect(row?.notes.map(({ code }) => code)).toEqual(["too_long", "bad_jersey"]);
  });

  test("a row of another length than most is doubtful, however its last cells read", () => {
    const rows = [
      "Ada Ng,7,1,,,",
      "Bo Li,8,,1,,,",
      "Cy Day,9,1,,",
      "Di Fox,10,,,1,",
      "Ed Gil,11,,,,",
    ];
    const file = read(`Player Name,Number,Pass TD,Rush TD,Rec TD,XP\n${rows.join("\n")}`);
    expect(file.rows.map(({ notes }) => notes)).toEqual([
      [],
      [{ code: "uneven", cells: 7, usual: 6 }],
      [{ code: "uneven", cells: 5, usual: 6 }],
      [],
      [],
    ]);
  });

  const SHORT = "Player Name,Number,Rush TD,Tackles";
  test.each([
    ["the head lost a comma", "Player Name,Number,Rush TDTackles", ["Ada Ng,7,1,", "Bo Li,8,,"], 3],
    ["the head has one too many", "Player Name,Number,,Rush TD,Tackles", ["Ada Ng,7,1,2"], 5],
    ["the only row lost one", SHORT, ["Ada Ng,71,2"], 4],
    ["the only row ends early", SHORT, ["Ada Ng,7,1"], 4],
    ["the only row has one too many, before an empty cell", SHORT, ["Ada Ng,7,,1,"], 4],
    ["every row lost one", SHORT, ["Ada Ng,7,1", "Bo Li,8,2", "Cy Day,9,3"], 4],
    ["no length is usual", SHORT, ["Ada Ng,7,1", "Bo Li,8,,2,"], 4],
  ])("%s: each row is named and waits", (_, head, rows, heads) => {
    const file = read(`${head}\n${rows.join("\n")}`);
    expect(file.rows.map(({ notes }) => notes)).toEqual(
      rows.map((row) => [{ code: "uneven_head", cells: row.split(",").length, heads }]),
    );
    const plan = planStatImport(
      file,
      () => ({ state: "taken", by: "exact", playerId: "p" }),
      new Map(),
    );
    expect([plan.lines, plan.asked]).toEqual([[], rows.length]);
  });

  test("of two rows only the one that differs from the head waits; one answer takes all that do", () => {
    const file = read(`${SHORT}\nAda Ng,7,1,2\nBo Li,8,1\nCy Day,9,1,,\nDi Fox,10,3*`);
    const planned = (rows: ReadonlyMap<number, StatRowDecision>) =>
      planStatImport(file, (name) => ({ state: "taken", by: "exact", playerId: name }), rows);
    const before = planned(new Map());
    expect(before.lines.map(({ playerId }) => playerId)).toEqual(["Ada Ng"]);
    const beside = rowsBesideHead(before.rows);
    expect(beside).toEqual([3, 4]);
    const right = { cells: {}, isInPlace: true };
    const all = withDecisions(
      new Map(),
      beside.map((row) => [row, right]),
    );
    expect(planned(all).lines.map(({ playerId }) => playerId)).toEqual([
      "Ada Ng",
      "Bo Li",
      "Cy Day",
    ]);
    expect(planned(withDecisions(all, [[3, null]])).asked).toBe(2);
  });

  test("a doubtful cell and words name the row's field", () => {
    const [row] = read(`${HEAD}\nAda Ng,7,1.5,DNP,,,,,`).rows;
    expect(row?.notes).toEqual([
      { code: "doubtful", stat: "passTouchdowns", head: "Pass TD", said: "1.5" },
      { code: "text", stat: "rushTouchdowns", head: "Rush TD", said: "DNP" },
    ]);
    expect(row?.counts).toEqual({});
  });

  test("the head's cells may stand anywhere and hold more words", () => {
    const file = read(`Jersey Number,PLAYER NAME (first last),Tackles\n7,Ada Ng,2`);
    expect(file.rows[0]).toMatchObject({ name: "Ada Ng", jersey: "7", counts: { tackles: 2 } });
  });
});

test.each([
  ["", "empty"],
  ["\n ,\n", "empty"],
  ["Name,No,Tackles\nAda,7,1", "no_header"],
  ["Player Name and Number\nAda", "no_header"],
  [HEAD, "no_players"],
  [`${HEAD}\n\nAda Ng,7,1`, "no_players"],
])("%j cannot be read: %s", (text, problem) => {
  expect(readStatFile(cellsOf(text), "single", NO_CHOICES)).toMatchObject({ ok: false, problem });
});

describe("the team line", () => {
  test.each([
    ["single", [["Team: Flag Hawks Red"]], "Flag Hawks"],
    ["single", [["x"], ["TEAM:", "Flag Hawks Red"]], "Flag Hawks"],
    ["single", [["Team: Hawks"]], "Hawks"],
    ["single", [["Team:"]], null],
    ["single", [["Flag Hawks"]], null],
    ["bulk", [...Array(6).fill([""]), ["Team: Flag Hawks B"]], "Flag Hawks"],
    ["bulk", [...Array(6).fill([""]), ["Flag Hawks B"]], "Flag Hawks"],
    ["bulk", [...Array(6).fill([""]), ["Team: Flag Hawks"]], "Flag Hawks"],
    ["bulk", [["Team: Flag Hawks A"]], "Flag Hawks"],
    ["bulk", [...Array(6).fill([""]), [""]], null],
  ] as const)("%s: %j names %j", (way, lines, team) => {
    expect(teamOfLines(lines, way)).toBe(team);
  });
});

describe("any cells", () => {
  const line = fc.array(fc.oneof(fc.string(), fc.nat(2000).map(String)), { maxLength: 12 });
  const lines = fc.array(line, { maxLength: 12 });

  test("are read without a crash, and every figure comes from its own column", () => {
    fc.assert(
      fc.property(lines, (players) => {
        const cells = [HEAD.split(","), ...players];
        const reading = readStatFile(cells, "bulk", NO_CHOICES);
        for (const { row, counts } of reading.ok ? reading.file.rows : []) {
          for (const { index, stat } of reading.ok ? reading.file.columns : []) {
            const cell = readFigure(cells[row - 1]?.[index] ?? "");
            const count = stat === null ? undefined : counts[stat];
            expect(count ?? 0).toBe(cell.kind === "count" ? cell.count : 0);
          }
        }
      }),
    );
  });
});
