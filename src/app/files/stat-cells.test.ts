import { describe, expect, test } from "vitest";
import { statCells } from "./stat-cells.ts";

const LINE = "Player Name;Number\r\nJosé Peña;7";
const CELLS = [
  ["Player Name", "Number"],
  ["José Peña", "7"],
];

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (const [index, letter] of [...text].entries()) bytes[2 + index * 2] = letter.charCodeAt(0);
  return bytes;
}

describe("a stat file", () => {
  test.each([
    ["UTF-8", new TextEncoder().encode(LINE)],
    ["UTF-8 with a byte order mark", new TextEncoder().encode(`\uFEFF${LINE}`)],
    ["UTF-16", utf16(LINE)],
    ["Windows-1252", Uint8Array.from(LINE, (letter) => letter.charCodeAt(0))],
    ["tabs", new TextEncoder().encode(LINE.replaceAll(";", "\t"))],
    ["commas and quotes", new TextEncoder().encode('"Player Name",Number\n"José Peña",7')],
  ])("is read from %s", (_, bytes) => {
    expect(statCells(bytes as Uint8Array<ArrayBuffer>)).toEqual({ ok: true, cells: CELLS });
  });

  test.each(["\n", "a,b\n", '"a",b\n'])(
    "of 400,000 lines %j is read so far that the page stays usable with what it gets",
    (line) => {
      const read = statCells(new TextEncoder().encode(line.repeat(400_000)));
      expect(read.ok && read.cells.length).toBe(10_000);
    },
  );

  test("that is binary or whose quote never ends says so", () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]);
    expect(statCells(png)).toEqual({ ok: false, code: "binary", row: null });
    expect(statCells(new TextEncoder().encode('a,b\n"c,d'))).toMatchObject({ code: "open_quote" });
  });
});
