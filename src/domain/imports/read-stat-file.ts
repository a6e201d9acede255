import type { StatKey } from "../game/stat-catalogue.ts";
import { cleanCell } from "../season/sheet/clean-cell.ts";
import { groupBy } from "../shared/group-by.ts";
import { foldText } from "../shared/search-text.ts";
import { readFigure } from "./read-figure.ts";
import { type ColumnChoices, type StatColumn, statColumns } from "./stat-columns.ts";
import type { EndOfPlayers, RowNote, StatFile, StatFileReading, StatRow } from "./stat-file.ts";
import { type ImportWay, teamOfLines } from "./team-line.ts";

/** No team has a thousand players, and a file of a million rows would stop the browser. */
const MOST_STAT_ROWS = 1_000;

type Cells = readonly string[];

interface Head {
  readonly at: number;
  readonly name: number;
  readonly number: number;
}

/**
 * Reads the cells of a stat file: finds the row with "Player Name" and "Number", the columns and
 * the players until a blank line, a "team totals" line or a line that starts with two commas (A §5).
 */
export function readStatFile(
  cells: readonly Cells[],
  way: ImportWay,
  choices: ColumnChoices,
): StatFileReading {
  if (cells.every(isBlank)) return { ok: false, problem: "empty", row: null };
  const head = findHead(cells);
  if (head === null) return { ok: false, problem: "no_header", row: null };
  const heads = cells[head.at] ?? [];
  const columns = statColumns(heads, new Set([head.name, head.number]), choices);
  const { lines, end } = linesOfPlayers(cells, head.at);
  if (lines.length > MOST_STAT_ROWS) {
    return { ok: false, problem: "too_many_rows", row: head.at + MOST_STAT_ROWS + 2 };
  }
  const width = heads.findLastIndex((cell) => cleanCell(cell) !== "") + 1;
  const shape = { columns, width, heads: heads.length, usual: usualLength(lines) };
  const named = lines.filter(({ cells: line }) => cleanCell(line[head.name] ?? "") !== "");
  if (named.length === 0) return { ok: false, problem: "no_players", row: head.at + 1 };
  const file: StatFile = {
    team: teamOfLines(cells.slice(0, head.at), way),
    headRow: head.at + 1,
    columns,
    rows: named.map((line) => readRow(line, head, shape)),
    nameless: lines.filter((line) => !named.includes(line)).map(({ row }) => row),
    end,
  };
  return { ok: true, file };
}

/** The head has one cell with "player name" and another with "number" (A §5). */
function findHead(cells: readonly Cells[]): Head | null {
  for (const [at, line] of cells.entries()) {
    const words = line.map((cell) => foldText(cleanCell(cell)));
    const name = placeOf(words, "player name", -1);
    const number = placeOf(words, "number", name);
    if (name >= 0 && number >= 0) return { at, name, number };
  }
  return null;
}

/** A cell that equals the words wins over a cell that contains them. */
function placeOf(words: readonly string[], wanted: string, except: number): number {
  const exact = words.findIndex((word, index) => index !== except && word === wanted);
  if (exact >= 0) return exact;
  return words.findIndex((word, index) => index !== except && word.includes(wanted));
}

interface PlayerLine {
  readonly row: number;
  readonly cells: Cells;
}

function linesOfPlayers(
  cells: readonly Cells[],
  headAt: number,
): { lines: PlayerLine[]; end: StatFile["end"] } {
  const lines: PlayerLine[] = [];
  for (const [offset, line] of cells.slice(headAt + 1).entries()) {
    const row = headAt + offset + 2;
    const by = endOf(line);
    if (by !== null) {
      const left = cells.slice(row).filter((rest) => !isBlank(rest)).length;
      return { lines, end: { row, by, left } };
    }
    lines.push({ row, cells: line });
  }
  return { lines, end: null };
}

function endOf(line: Cells): EndOfPlayers | null {
  if (isBlank(line)) return "blank";
  const first = line.map(cleanCell).find((cell) => cell !== "") ?? "";
  if (foldText(first).replace(/\s+/g, " ").startsWith("team total")) return "team_totals";
  const startsWithTwoCommas = line.length > 2 && line[0] === "" && line[1] === "";
  return startsWithTwoCommas ? "two_commas" : null;
}

interface Shape {
  readonly columns: readonly StatColumn[];
  /** Counts the head's cells up to the last one with text. */
  readonly width: number;
  /** Counts all cells of the head, including blank ones. */
  readonly heads: number;
  readonly usual: number | null;
}

/** Returns the length that most lines have, or null if no length is that common. */
function usualLength(lines: readonly PlayerLine[]): number | null {
  const groups = groupBy(lines, ({ cells }) => cells.length);
  const usual = [...groups].find(([, group]) => group.length * 2 > lines.length);
  return usual === undefined || lines.length < 3 ? null : usual[0];
}

function readRow({ row, cells: line }: PlayerLine, head: Head, shape: Shape): StatRow {
  const { columns, width, heads, usual } = shape;
  const notes: RowNote[] = [];
  const beyond = line
    .slice(width)
    .map(cleanCell)
    .find((cell) => cell !== "");
  if (beyond !== undefined) notes.push({ code: "too_long", said: beyond.slice(0, 40) });
  else if (usual !== null && line.length !== usual) {
    notes.push({ code: "uneven", cells: line.length, usual });
  } else if (line.length !== heads) {
    notes.push({ code: "uneven_head", cells: line.length, heads });
  }
  const jersey = readJersey(cleanCell(line[head.number] ?? ""), notes);
  const counts: Partial<Record<StatKey, number>> = {};
  for (const { index, head: name, stat } of columns) {
    if (stat === null) continue;
    const reading = readFigure(line[index] ?? "");
    if (reading.kind !== "count") {
      notes.push({ code: reading.kind, stat, head: name, said: reading.said });
    } else if (reading.count > 0) counts[stat] = reading.count;
  }
  return { row, name: cleanCell(line[head.name] ?? ""), jersey, counts, notes };
}

function readJersey(said: string, notes: RowNote[]): string | null {
  const number = said.replace(/^# ?/, "");
  if (number === "" || /^[-–—]+$/u.test(number)) notes.push({ code: "no_jersey" });
  else if (/^\d{1,3}$/.test(number)) return number;
  else notes.push({ code: "bad_jersey", said: said.slice(0, 40) });
  return null;
}

function isBlank(line: Cells): boolean {
  return line.every((cell) => cleanCell(cell) === "");
}
