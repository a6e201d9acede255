import * as fc from "fast-check";
import { parse } from "papaparse";
import { describe, expect, it } from "vitest";
import { type ExportColumn, exportTable } from "../../domain/exports/export-table.ts";
import { clipboardText, csvFile } from "./spreadsheet-text.ts";

interface Line {
  readonly name: string;
  readonly points: number;
}
const COLUMNS: readonly ExportColumn<Line>[] = [
  { name: "Name", value: ({ name }) => name },
  { name: "Points", value: ({ points }) => points },
];
const table = (...lines: Line[]) => exportTable(COLUMNS, lines);

describe("D63: a CSV file that people and spreadsheets read", () => {
  it("leaves plain names byte for byte, quotes only what needs it, and ends lines in CRLF", () => {
    const names = ["Zoë O'Connor", "Reyes, Ada", 'Sam "Sack" Lee', "=1+1", "-3", " Ada"];
    const text = csvFile(table(...names.map((name, index) => ({ name, points: -index }))));
    expect(text).toBe(
      '\uFEFFName,Points\r\nZoë O\'Connor,0\r\n"Reyes, Ada",-1\r\n"Sam ""Sack"" Lee",-2\r\n\'=1+1,-3\r\n\'-3,-4\r\n" Ada",-5',
    );
  });

  it("is copied in columns, with the same guard", () => {
    expect(clipboardText(table({ name: "@SUM(A1), Ada", points: 2 }))).toBe(
      "Name\tPoints\r\n'@SUM(A1), Ada\t2",
    );
  });

  const hostile = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc
      .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r"), fc.string())
      .map(([mark, rest]) => mark + rest),
    fc.constantFrom('a"b', "a,b", "a\tb", "a\r\nb", " padded ", "<b>x</b>", "'quoted'", ""),
  );
  const lines = fc.array(fc.record({ name: hostile, points: fc.integer() }), { maxLength: 8 });
  /** Runs as a formula in spreadsheets. */
  const isFormula = (text: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(text);

  it.each([
    ["the file", csvFile, ","],
    ["the clipboard", clipboardText, "\t"],
  ] as const)("%s gives back every value once its guard is taken off", (_, write, delimiter) => {
    return fc.assert(
      fc.property(lines, (written) => {
        const { data } = parse<string[]>(write(table(...written)), { delimiter, newline: "\r\n" });
        const [head, ...rows] = data;
        expect(head).toEqual(["Name", "Points"]);
        expect(rows.some(([name = ""]) => isFormula(name))).toBe(false);
        expect(
          rows.map(([name = "", points], index) => ({
            name: isFormula(written[index]?.name ?? "") ? name.slice(1) : name,
            points: Number(points),
          })),
        ).toEqual(written.map((line) => ({ ...line, points: line.points + 0 })));
      }),
    );
  });
});
