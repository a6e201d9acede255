import { cleanCell, looksLikeFormula } from "./clean-cell.ts";
import type { SheetTable, SheetTableLine } from "./sheet-columns.ts";
import type { SheetProblem, SheetProblemCode } from "./sheet-problem.ts";

const LONGEST = 200;

/** Reads the cells of a row and collects their problems. */
export interface CellReader<Field extends string> {
  readonly row: number;
  /** Returns a cell's text, or null if the column is missing or the cell is empty. */
  text(field: Field): string | null;
  /** Works like `text` and reports an empty cell as a problem. */
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

/** Returns the meaning of a mark, or null if it is not a usual one. */
export function readMark(text: string): boolean | null {
  const mark = text.toLowerCase();
  if (YES.has(mark)) return true;
  return NO.has(mark) ? false : null;
}
