import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { cleanCell } from "./clean-cell.ts";
import { markedSheet } from "./marked-sheet.ts";
import { readRosters } from "./read-rosters.ts";
import { readSchedule } from "./read-schedule.ts";
import { ROSTER_COLUMNS, SCHEDULE_COLUMNS } from "./sheet-columns.ts";

const READING = { slashes: "month_first", plainTimes: "ask" } as const;

describe("a cell", () => {
  test.each([
    ["\uFEFFTeam ", "Team"],
    ["Ada\u00a0 Reyes", "Ada Reyes"],
    ["Field 1\nNorth side", "Field 1 North side"],
    ["A\u202eda\u200b", "Ada"],
    ["'=1+1", "=1+1"],
    ["O'Connor", "O'Connor"],
    ["'n Sync", "'n Sync"],
  ])("%j says %j", (cell, text) => {
    expect(cleanCell(cell)).toBe(text);
  });
});

describe("a sheet of rosters", () => {
  const ada = {
    row: 2,
    team: "Falcons",
    player: "Ada Reyes",
    number: "7",
    division: null,
    captain: null,
    captainEmail: null,
  };

  it("has its columns in any order and case, with the usual other names", () => {
    const heads = [
      [
        ["Team", "Falcons"],
        ["Player", "Ada Reyes"],
        ["Number", "7"],
      ],
      [
        ["TEAM NAME", "Falcons"],
        ["player_name", "Ada Reyes"],
        ["Jersey #", "7"],
      ],
      [
        ["Squad", "Falcons"],
        ["Full name", "Ada Reyes"],
        ["#", "#7"],
      ],
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...heads), fc.infiniteStream(fc.nat(5)), (columns, places) => {
        const order = columns.map((column) => ({ column, at: places.next().value ?? 0 }));
        const sorted = order.sort((a, b) => a.at - b.at).map(({ column }) => column);
        const cells = [sorted.map(([head]) => head), sorted.map(([, cell]) => cell)];
        expect(readRosters(cells)).toEqual({ lines: [ada], ignored: [], problems: [] });
      }),
    );
  });

  it("joins first and last name, names the columns it does not know, skips empty rows", () => {
    const sheet = readRosters([
      ["Team", "Last Name", "First Name", "T-Shirt", "Waiver"],
      ["", "", "", "", ""],
      ["Falcons", "Reyes", "Ada", "M", "yes"],
    ]);
    expect(sheet.ignored).toEqual(["T-Shirt", "Waiver"]);
    expect(sheet.lines).toEqual([{ ...ada, row: 3, number: null }]);
  });

  it("takes a captain by name or by a mark, and an address only where it is the captain's", () => {
    const marked = readRosters([
      ["Team", "Player", "Captain", "Email"],
      ["Falcons", "Ada Reyes", "x", "ada@club.example"],
      ["Falcons", "Zoë Brandt", "", "zoe@club.example"],
    ]);
    expect(marked.lines.map(({ captain }) => captain)).toEqual(["Ada Reyes", null]);
    expect(marked.lines.map((line) => line.captainEmail)).toEqual(["ada@club.example", null]);
    const named = readRosters([
      ["Team", "Captain", "Captain Email"],
      ["Falcons", "Ada Reyes", "ada@club.example"],
    ]);
    expect(named.lines).toMatchObject([
      { player: null, captain: "Ada Reyes", captainEmail: "ada@club.example" },
    ]);
  });

  test.each([
    [[["Wins"], ["3"]], { code: "no_header", row: 1, column: null, value: "" }],
    [[], { code: "empty", row: null, column: null, value: "" }],
    [[["Team"]], { code: "empty", row: null, column: null, value: "" }],
    [[["Player"], ["Ada"]], { code: "column_missing", row: 1, column: null, value: "team" }],
    [
      [
        ["Team", "Club"],
        ["Falcons", "Hawks"],
      ],
      { code: "column_twice", row: 1, column: null, value: "Club", other: "Team" },
    ],
    [
      [
        ["Team", "Player"],
        ["", "Ada"],
      ],
      { code: "required", row: 2, column: "Team", value: "" },
    ],
    [
      [
        ["Team", "Player", "No."],
        ["Falcons", "Ada", "123"],
      ],
      { code: "jersey", row: 2, column: "No.", value: "123" },
    ],
    [
      [
        ["Team", "Player"],
        ["Falcons", '=HYPERLINK("http://x")'],
      ],
      { code: "formula", row: 2, column: "Player", value: '=HYPERLINK("http://x")' },
    ],
    [
      [
        ["Team", "Captain Email"],
        ["Falcons", "ada"],
      ],
      { code: "email", row: 2, column: "Captain Email", value: "ada" },
    ],
    [
      [
        ["Team", "Division"],
        ["Falcons", "A"],
        ["falcons", "B"],
      ],
      { code: "contradicts", row: 3, column: "Division", value: "B", other: "2" },
    ],
  ])("names row and column of what it cannot read: %j", (cells, problem) => {
    expect(readRosters(cells as string[][]).problems).toContainEqual(problem);
  });

  it("refuses more rows than any season has", () => {
    const cells = Array.from({ length: 10_002 }, (_, row) => [row === 0 ? "Team" : `Team ${row}`]);
    const { problems } = readRosters(cells);
    expect(problems).toMatchObject([{ code: "too_many_rows", value: "10001" }]);
    expect(markedSheet(cells, problems, ROSTER_COLUMNS).rows).toEqual([]);
  });
});

describe("a sheet of games", () => {
  it("knows a clock of 24 hours by one time that only such a clock shows", () => {
    const cells = [
      ["Date", "Time", "Visitor", "Home"],
      ["2026-09-05", "9:30", "Storm", "Hawks"],
      ["2026-09-05", "13:00", "Storm", "Kites"],
    ];
    expect(readSchedule(cells, READING).lines.map(({ time }) => time)).toEqual(["09:30", "13:00"]);
    const { lines, problems } = readSchedule(cells.slice(0, 2), READING);
    expect(lines).toEqual([]);
    expect(problems).toEqual([{ code: "time_unclear", row: 2, column: "Time", value: "9:30" }]);
  });

  it("reads all its columns", () => {
    const sheet = readSchedule(
      [
        ["Week #", "Game Date", "Kick-off", "Away", "Home Team", "Location", "Type"],
        ["Week 3", "9/5/2026", "6:30 PM", "Storm", "Hawks", "Field\n2", "Playoffs"],
        ["4", "9/12/2026", "", "Hawks", "Storm", "", ""],
      ],
      READING,
    );
    expect(sheet).toEqual({
      ignored: [],
      problems: [],
      hasSlashDates: true,
      lines: [
        {
          row: 2,
          date: "2026-09-05",
          time: "18:30",
          visitor: "Storm",
          home: "Hawks",
          field: "Field 2",
          week: 3,
          isPlayoff: true,
        },
        {
          row: 3,
          date: "2026-09-12",
          time: null,
          visitor: "Hawks",
          home: "Storm",
          field: null,
          week: 4,
          isPlayoff: null,
        },
      ],
    });
  });

  it("leaves out no problem: each wrong cell is named", () => {
    const { problems } = readSchedule(
      [
        ["Date", "Time", "Visitor", "Home", "Week", "Playoff"],
        ["soon", "late", "", "Hawks", "x", "maybe"],
      ],
      READING,
    );
    expect(problems.map(({ code, row, column }) => [code, row, column])).toEqual([
      ["date", 2, "Date"],
      ["time", 2, "Time"],
      ["required", 2, "Visitor"],
      ["week", 2, "Week"],
      ["yes_no", 2, "Playoff"],
    ]);
  });
});

describe("a sheet with problems", () => {
  it("is shown as it was written, with every problem at its cell and the good rows between", () => {
    const cells = [
      ["Squad", "No.", "Player"],
      ["Falcons", "7", "Ada"],
      ["", "", ""],
      ["", "1000", "Bo"],
      ["Hawks", "8", ""],
    ];
    const { heads, rows } = markedSheet(cells, readRosters(cells).problems, ROSTER_COLUMNS);
    expect(heads).toEqual(["Squad", "No.", "Player"]);
    expect(
      rows.map(({ row, cells: marked }) => [
        row,
        marked.map(({ text, problems }) => [text, ...problems.map(({ code }) => code)].join(" ")),
      ]),
    ).toEqual([
      [2, ["Falcons", "7", "Ada"]],
      [4, [" required", "1000 jersey", "Bo"]],
      [5, ["Hawks", "8", " required"]],
    ]);
  });

  it("finds a column by its meaning, and marks the first cell where there is none", () => {
    const problem = { code: "unknown_team", row: 2, value: "Owls" } as const;
    const { rows } = markedSheet(
      [
        ["Date", "Away", "Home"],
        ["2026-09-05", "Owls", "Hawks"],
      ],
      [
        { ...problem, column: "Visitor" },
        { ...problem, code: "same_team", column: null },
      ],
      SCHEDULE_COLUMNS,
    );
    expect(rows[0]?.cells.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ["same_team"],
      ["unknown_team"],
      [],
    ]);
  });
});
