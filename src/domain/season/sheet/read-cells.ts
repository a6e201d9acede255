import { cleanCell, looksLikeFormula } from "./clean-cell.ts";
import type { SheetTable, SheetTableLine } from "./sheet-columns.ts";
import type { SheetProblem, SheetProblemCode } from "./sheet-problem.ts";

const LONGEST = 200;

/** Reads the cells of a row, and keeps what is wrong with them. */
export interface CellReader<Field extends string> {
  readonly row: number;
  /** Returns the text of a cell; null when the column is missing or the cell is empty. */
  text(field: Field): string | null;
  /** Like `text`, and a problem when there is none. */
  required(field: Field): string;
  complain(field: Field, code: SheetProblemCode, value: string, other?: string): void;
}

export function cellReader<Field extends string>(
  { columns }: SheetTable<Field>,
  { row, cells }: SheetTableLine,
  problems: SheetProblem[],
): CellReader<Field> {
  function complain(field: Field, code: SheetProblemCode, value: string, other?: string) {
    const column = columns[field]?.head ?? field;
    problems.push({ code, row, column, value, ...(other === undefined ? {} : { other }) });
  }
  function text(field: Field): string | null {
    const column = columns[field];
    const value = column === undefined ? "" : cleanCell(cells[column.index] ?? "");
    if (value === "") return null;
    if (looksLikeFormula(value)) complain(field, "formula", value.slice(0, 40));
    else if (value.length > LONGEST) complain(field, "too_long", `${value.slice(0, 40)}…`);
    else return value;
    return null;
  }
  return {
    row,
    complain,
    text,
    required(field) {
      const before = problems.length;
      const value = text(field);
      if (value === null && problems.length === before) complain(field, "required", "");
      return value ?? "";
    },
  };
}

const YES = new Set(["yes", "y", "x", "true", "1", "✓", "✔"]);
const NO = new Set(["no", "n", "false", "0", "-"]);

/** Returns what a mark says; null when it is none of the usual ones. */
export function readMark(text: string): boolean | null {
  const mark = text.toLowerCase();
  if (YES.has(mark)) return true;
  return NO.has(mark) ? false : null;
}
