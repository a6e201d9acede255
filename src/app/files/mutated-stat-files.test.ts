import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../../tests/helpers/seeded-random.ts";
import { STAT_KEYS } from "../../domain/game/stat-catalogue.ts";
import { playerMatcher } from "../../domain/imports/match-players.ts";
import { planStatImport } from "../../domain/imports/plan-stat-import.ts";
import { readStatFile } from "../../domain/imports/read-stat-file.ts";
import { isDoubtful, type StatFile } from "../../domain/imports/stat-file.ts";
import { statCells } from "./stat-cells.ts";

/** MUTATED_FILES makes it long, MUTATED_SEED tries others. */
const FILES = Number(process.env.MUTATED_FILES ?? "4000");
const SEED = Number(process.env.MUTATED_SEED ?? "14");
const HEAD = ["Player Name", "Number", "Pass TD", "Rush TD", "Rec TD", "XP", "Tackles", "INT"];
/** The head stands below six lines and the team. */
const HEAD_AT = 7;
const NAMES = ["Ada Ng", "Zoë Brandt", "Sam O'Neil", "José Peña", "Bo Li", "Carter, Dwayne"];
/** One in three is nobody's. */
const PLAYERS = NAMES.filter((_, index) => index % 3 < 2).map((name, index) => ({
  id: `player-${index}`,
  name,
  teamId: "hawks",
  isActive: true,
  mergedInto: null,
}));
const CELLS = ["-1", "1.5", "1e9", "3*", "٣", "=1+2", "n/a", "1,000", "", "7", "'=A1", "__proto__"];
const LETTERS = [..."\",;\t\n\r\0'=0٣½*-x\u202e\uFEFF\u00a0🏈"];

type Sheet = readonly (readonly string[])[];

/** Six players whose figures are all different, below seven lines with the team in the last one. */
function someSheet(random: SeededRandom): string[][] {
  const blank = HEAD.map(() => "");
  const line = (...cells: string[]) => [...cells, ...blank].slice(0, HEAD.length);
  return [
    ...Array.from({ length: 6 }, (_, index) => line(`League ${index}`)),
    line("Team: Flag Hawks Red"),
    HEAD,
    ...NAMES.map((name, row) =>
      HEAD.map((_, column) => {
        if (column === 0) return name;
        return column > 1 && random.chance(0.3) ? "" : String(column * 10 + row);
      }),
    ),
    line("Team Totals", "", "99"),
    line("Printed on Sunday"),
  ];
}

function textOf(sheet: Sheet, delimiter: string, newline: string): string {
  const quoted = (cell: string) =>
    /[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return sheet.map((cells) => cells.map(quoted).join(delimiter)).join(newline);
}

function bytesOf(text: string, random: SeededRandom): Uint8Array<ArrayBuffer> {
  switch (random.below(4)) {
    case 0:
      return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
    case 1:
      return Uint8Array.from([
        0xff,
        0xfe,
        ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer),
      ]);
    case 2:
      return new TextEncoder().encode(`\uFEFF${text}`);
    default:
      return new TextEncoder().encode(text);
  }
}

/** Cuts, doubles, moves and writes over whatever stands there. */
function mutateText(text: string, random: SeededRandom): string {
  const at = random.below(text.length + 1);
  const to = Math.min(text.length, at + random.below(12));
  const part = text.slice(at, to);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at) + random.pick(LETTERS) + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(to);
    case 2:
      return text.slice(0, at) + part + part + text.slice(to);
    case 3:
      return text.slice(0, at) + random.pick(CELLS) + text.slice(to);
    default:
      return random.chance(0.2) ? text.slice(0, at) : text + part;
  }
}

function mutateBytes(bytes: Uint8Array<ArrayBuffer>, random: SeededRandom): void {
  for (let count = random.below(4); count > 0; count -= 1) {
    if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
  }
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => !/[^\s\p{C}]/u.test(cell));

/** What is wrong unless every line below the head is imported or said, once. */
function wrongLines({ headRow, rows, nameless, end }: StatFile, cells: Sheet): string[] {
  const told = rows.length + nameless.length + (end?.left ?? 0);
  const ending = end === null || end.by === "blank" ? 0 : 1;
  const below = cells.slice(headRow).filter((line) => !isBlank(line)).length;
  const places = new Set([...rows.map(({ row }) => row), ...nameless]);
  return [
    ...(told + ending === below ? [] : [`${told + ending} of ${below} lines are said`]),
    ...(places.size === rows.length + nameless.length ? [] : ["a line is said twice"]),
  ];
}

/** What is wrong unless every figure stands in its own cell, and every other cell is said. */
function wrongCells({ rows, columns }: StatFile, cells: Sheet): string[] {
  const isRight = (row: StatFile["rows"][number], { index, stat }: StatFile["columns"][number]) => {
    if (stat === null) return true;
    const cell = (cells[row.row - 1]?.[index] ?? "").replace(/^[\s\p{C}]+|[\s\p{C}]+$/gu, "");
    const count = row.counts[stat];
    if (row.notes.some((note) => "stat" in note && note.stat === stat)) return count === undefined;
    if (/^\d+(\.0+)?$/.test(cell)) return cell.length < 60 && (count ?? 0) === Number(cell);
    return count === undefined && /^[-–—]*$/u.test(cell);
  };
  return rows.flatMap((row) => {
    const isOfNoColumn = Object.keys(row.counts).some(
      (stat) => !columns.some((column) => column.stat === stat),
    );
    const wrong = columns.filter((column) => !isRight(row, column)).map(({ head }) => head);
    return isOfNoColumn || wrong.length > 0 ? [`row ${row.row}: ${wrong}`] : [];
  });
}

/** What is wrong unless all that is read is imported, asked or left out, and nothing else. */
function wrongPlan(file: StatFile): string[] {
  const plan = planStatImport(file, playerMatcher("hawks", PLAYERS, new Map()), new Map());
  const ready = plan.rows.filter(({ state }) => state === "ready");
  const others = plan.asked + plan.notFound + plan.leftOut;
  const sum = (all: readonly { readonly counts: StatFile["rows"][number]["counts"] }[]) =>
    STAT_KEYS.map((stat) => all.reduce((total, { counts }) => total + (counts[stat] ?? 0), 0));
  return [
    ...(ready.length + others === file.rows.length ? [] : ["rows in are not rows out"]),
    ...(ready.some(({ source }) => source.notes.some(isDoubtful)) ? ["a doubt is imported"] : []),
    ...(`${sum(plan.lines)}` === `${sum(ready)}` ? [] : ["figures in are not figures out"]),
    ...(new Set(plan.lines.map(({ playerId }) => playerId)).size === plan.lines.length
      ? []
      : ["a player stands in two lines"]),
  ];
}

function readSheet(bytes: Uint8Array<ArrayBuffer>, random: SeededRandom): StatFile | string {
  const read = statCells(bytes);
  if (!read.ok) return read.code;
  const reading = readStatFile(read.cells, random.pick(["single", "bulk"]), new Map());
  if (!reading.ok) return reading.problem;
  const { file } = reading;
  const wrong = [
    ...wrongLines(file, read.cells),
    ...wrongCells(file, read.cells),
    ...wrongPlan(file),
  ];
  if (wrong.length > 0) throw new Error(`${wrong}: ${JSON.stringify(read.cells)}`);
  return file;
}

describe("mutated stat files", () => {
  test(`${FILES} files: nothing throws, and each line is imported or said`, () => {
    const random = new SeededRandom(SEED);
    const outcomes = new Map<string, number>();
    for (let count = 0; count < FILES; count += 1) {
      let text = textOf(
        someSheet(random),
        random.pick([",", ";", "\t"]),
        random.pick(["\n", "\r\n"]),
      );
      for (let more = random.below(4); more >= 0; more -= 1) text = mutateText(text, random);
      const bytes = bytesOf(text, random);
      if (random.chance(0.4)) mutateBytes(bytes, random);
      const read = readSheet(bytes, random);
      const outcome = typeof read === "string" ? read : "read";
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    // A mutation that spoiled every file, or none, would prove nothing.
    expect(outcomes.get("read")).toBeGreaterThan(FILES / 2);
    expect([...outcomes.keys()].toSorted()).toEqual(
      expect.arrayContaining(["binary", "no_header", "no_players", "open_quote"]),
    );
  });

  test("a comma that is lost or one too many, in a row or the head, shifts no figure of a row that is imported", () => {
    const random = new SeededRandom(SEED);
    let imported = 0;
    for (let count = 0; count < FILES / 10; count += 1) {
      const players = 1 + random.below(NAMES.length);
      const sheet = someSheet(random).filter((_, row) => row < HEAD_AT + 1 + players);
      const bytes = (changed: Sheet) => new TextEncoder().encode(textOf(changed, ",", "\n"));
      const before = readSheet(bytes(sheet), random);
      const at = HEAD_AT + random.below(players + 1);
      const line = [...(sheet[at] ?? [])];
      const column = random.below(HEAD.length - 1);
      if (random.chance(0.5)) line.splice(column, 0, "");
      else line.splice(column, 2, `${line[column]}${line[column + 1] ?? ""}`);
      const after = readSheet(bytes(sheet.with(at, line)), random);
      if (typeof before === "string") throw new Error(before);
      if (typeof after === "string") continue;
      for (const row of after.rows.filter(({ notes }) => !notes.some(isDoubtful))) {
        expect(row).toEqual(before.rows.find((one) => one.row === row.row));
        expect(at).not.toBe(HEAD_AT);
        imported += 1;
      }
    }
    expect(imported).toBeGreaterThan(FILES / 10);
  });
});
