/** A row number as the spreadsheet shows it: the first row, with the column names, is 1. */
export type SheetRow = number;

export type SheetProblemCode =
  | "empty"
  | "too_many_rows"
  | "no_header"
  | "column_missing"
  | "column_twice"
  | "unclosed_quote"
  | "required"
  | "too_long"
  | "formula"
  | "jersey"
  | "email"
  | "date"
  | "date_without_year"
  | "date_as_number"
  | "time"
  | "time_unclear"
  | "week"
  | "yes_no"
  | "contradicts"
  | "unknown_team"
  | "team_twice"
  | "same_team";

/** Why a sheet cannot be read. Nothing is imported while a problem stands. */
export interface SheetProblem {
  readonly code: SheetProblemCode;
  /** null if the problem concerns the whole sheet. */
  readonly row: SheetRow | null;
  /** The column's head; null if the problem concerns the whole row. */
  readonly column: string | null;
  /** The cell's text, or what is missing. */
  readonly value: string;
  /** The row that contradicts this one, or the name that may be meant. */
  readonly other?: string;
}
