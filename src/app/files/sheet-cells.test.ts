import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readRosters } from "../../domain/season/sheet/read-rosters.ts";
import { ROSTER_SAMPLE } from "../../domain/season/sheet/sheet-samples.ts";
import { decodeSheet, sheetCells } from "./sheet-cells.ts";
import { csvFile } from "./spreadsheet-text.ts";

const SHEET = [
  ["Team", "Player"],
  ["Falcons", "Ada Reyes"],
];

describe("the cells of a sheet", () => {
  test.each([
    ["tabs", "Team\tPlayer\nFalcons\tAda Reyes"],
    ["commas", "Team,Player\r\nFalcons,Ada Reyes"],
    ["semicolons", "Team;Player\nFalcons;Ada Reyes"],
    ["a byte order mark", "\uFEFFTeam,Player\nFalcons,Ada Reyes"],
    ["Excel's first line", "sep=;\nTeam;Player\nFalcons;Ada Reyes"],
    ["quotes", '"Team","Player"\n"Falcons","Ada Reyes"'],
  ])("with %s", (_, text) => {
    expect(sheetCells(text)).toEqual({ cells: SHEET, openQuoteRow: null });
  });

  it("keeps quoted line breaks, delimiters and doubled quotes in one cell", () => {
    const { cells } = sheetCells('Team,Player\n"Saint-Étienne,\nBombers","Ada ""Ace"" Reyes"\n');
    expect(cells[1]).toEqual(["Saint-Étienne,\nBombers", 'Ada "Ace" Reyes']);
  });

  it("counts empty rows, so that a row has the number that the spreadsheet shows", () => {
    const { cells } = sheetCells("Team,Player\n\nFalcons,Ada");
    expect(readRosters(cells).lines[0]?.row).toBe(3);
  });

  it("says in which row a quote is never closed", () => {
    expect(sheetCells('Team,Player\nFalcons,"Ada\nHawks,Bo').openQuoteRow).toBe(2);
  });

  it("gives back what an export wrote, guarded formulas too (D63)", () => {
    const name = fc
      .string({ unit: "grapheme-ascii", minLength: 1 })
      .filter((text) => /^[\w"';,-]+$/.test(text));
    fc.assert(
      fc.property(name, name, (team, player) => {
        const table = {
          columns: ["Team", "Player"],
          rows: [{ Team: `T${team}`, Player: `-${player}` }],
        };
        const { lines } = readRosters(sheetCells(csvFile(table)).cells);
        expect(lines).toMatchObject([{ team: `T${team}`, player: `-${player}` }]);
      }),
    );
  });

  it("reads the sample that is offered", () => {
    const { lines, problems } = readRosters(sheetCells(csvFile(ROSTER_SAMPLE)).cells);
    expect(problems).toEqual([]);
    expect(lines).toHaveLength(4);
  });
});

describe("the bytes of a file", () => {
  test.each([
    ["UTF-8", [0x5a, 0x6f, 0xc3, 0xab]],
    ["an old code page", [0x5a, 0x6f, 0xeb]],
    ["UTF-16", [0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]],
  ])("in %s", (_, bytes) => {
    expect(decodeSheet(new Uint8Array(bytes)).replace("\uFEFF", "")).toBe("Zoë");
  });
});
