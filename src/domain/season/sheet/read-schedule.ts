import type { PlainDate } from "../../shared/plain-date.ts";
import { type CellReader, cellReader, readMark } from "./read-cells.ts";
import { type PlainTimes, readClock, shows24Hours } from "./read-clock.ts";
import { readDay, type SlashDates } from "./read-day.ts";
import { readTable, SCHEDULE_COLUMNS, type SheetTable } from "./sheet-columns.ts";
import type { SheetProblem, SheetRow } from "./sheet-problem.ts";

/** One game of a sheet with its teams by name; null changes nothing. */
export interface ScheduleLine {
  readonly row: SheetRow;
  readonly date: PlainDate;
  readonly time: string | null;
  readonly visitor: string;
  readonly home: string;
  readonly field: string | null;
  readonly week: number | null;
  readonly isPlayoff: boolean | null;
}

interface ScheduleSheet {
  readonly lines: readonly ScheduleLine[];
  readonly ignored: readonly string[];
  readonly problems: readonly SheetProblem[];
  /** Whether a date with slashes needs a person's choice of order. */
  readonly hasSlashDates: boolean;
}

interface ScheduleReading {
  readonly slashes: SlashDates;
  readonly plainTimes: PlainTimes;
}

type Field = keyof typeof SCHEDULE_COLUMNS;

export function readSchedule(
  cells: readonly (readonly string[])[],
  reading: ScheduleReading,
): ScheduleSheet {
  const { table, problems } = readTable(cells, SCHEDULE_COLUMNS, ["date", "visitor", "home"]);
  const { ignored } = table;
  const hasSlashDates = column(table, "date").some(
    (text) => /\d[/-]\d{1,2}[/-]\d/.test(text) && !/^\d{4}/.test(text),
  );
  if (problems.length > 0) return { lines: [], ignored, problems, hasSlashDates };
  const is24Hours = column(table, "time").some((text) => shows24Hours(text));
  const plainTimes = is24Hours ? "as_written" : reading.plainTimes;
  const lines = table.lines.flatMap((line) => {
    const before = problems.length;
    const game = readGame(cellReader(table, line, problems), { ...reading, plainTimes });
    return problems.length === before ? [game] : [];
  });
  return { lines, ignored, problems, hasSlashDates };
}

function column(table: SheetTable<Field>, field: Field): string[] {
  const index = table.columns[field]?.index;
  return index === undefined ? [] : table.lines.map(({ cells }) => (cells[index] ?? "").trim());
}

function readGame(cells: CellReader<Field>, reading: ScheduleReading): ScheduleLine {
  return {
    row: cells.row,
    date: dateOf(cells, reading.slashes),
    time: timeOf(cells, reading.plainTimes),
    visitor: cells.required("visitor"),
    home: cells.required("home"),
    field: cells.text("field"),
    week: weekOf(cells),
    isPlayoff: playoffOf(cells),
  };
}

function dateOf(cells: CellReader<Field>, slashes: SlashDates): PlainDate {
  const text = cells.required("date");
  if (text === "") return "";
  const read = readDay(text, slashes);
  if ("day" in read) return read.day;
  cells.complain("date", read.problem, text);
  return "";
}

function timeOf(cells: CellReader<Field>, plainTimes: PlainTimes): string | null {
  const text = cells.text("time");
  if (text === null) return null;
  const read = readClock(text, plainTimes);
  if ("time" in read) return read.time;
  cells.complain("time", read.problem, text);
  return null;
}

function weekOf(cells: CellReader<Field>): number | null {
  const text = cells.text("week");
  if (text === null) return null;
  const [, digits] = /^(?:week|round|wk)? ?#?(\d{1,2})$/i.exec(text) ?? [];
  if (digits !== undefined && Number(digits) > 0) return Number(digits);
  cells.complain("week", "week", text);
  return null;
}

const PLAYOFFS =
  /^(playoffs?|final|finals|semi-?finals?|quarter-?finals?|championship|postseason)$/i;
const REGULAR = /^(regular|regular season|league|season)$/i;

function playoffOf(cells: CellReader<Field>): boolean | null {
  const text = cells.text("playoff");
  if (text === null) return null;
  if (PLAYOFFS.test(text)) return true;
  if (REGULAR.test(text)) return false;
  const mark = readMark(text);
  if (mark === null) cells.complain("playoff", "yes_no", text);
  return mark;
}
