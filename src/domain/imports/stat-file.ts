import type { StatKey } from "../game/stat-catalogue.ts";
import type { StatColumn } from "./stat-columns.ts";

/** A weekly stat file of one team, as it was read (A §5). Rows count from 1, as a spreadsheet's do. */
export interface StatFile {
  /** What the file calls the team, without "Team:"; null when it names none. */
  readonly team: string | null;
  readonly headRow: number;
  readonly columns: readonly StatColumn[];
  readonly rows: readonly StatRow[];
  /** Rows that hold something but no name; they are not imported (A §5). */
  readonly nameless: readonly number[];
  /** Where the players end, and how many rows with content stand behind it. */
  readonly end: { readonly row: number; readonly by: EndOfPlayers; readonly left: number } | null;
}

export type EndOfPlayers = "blank" | "team_totals" | "two_commas";

export interface StatRow {
  readonly row: number;
  readonly name: string;
  /** As it is written: "0" and "00" are two numbers. */
  readonly jersey: string | null;
  /** Figures other than 0. A doubtful cell is not among them. */
  readonly counts: Readonly<Partial<Record<StatKey, number>>>;
  readonly notes: readonly RowNote[];
}

export type RowNote =
  /** The row says no number: "No jersey number" (A §5). */
  | { readonly code: "no_jersey" }
  /** Words in a stat column, which count 0. */
  | { readonly code: "text"; readonly stat: StatKey; readonly head: string; readonly said: string }
  | DoubtfulNote;

/** A row with such a note waits until a person has decided. */
export type DoubtfulNote =
  | {
      readonly code: "doubtful";
      readonly stat: StatKey;
      readonly head: string;
      readonly said: string;
    }
  /** The number is no jersey number, so the columns of the row may be shifted. */
  | { readonly code: "bad_jersey"; readonly said: string }
  /** The row is longer than the head: a comma within a name shifts all columns. */
  | { readonly code: "too_long"; readonly said: string }
  /** Most rows of the file have another number of cells, so a comma is lost or one too many. */
  | { readonly code: "uneven"; readonly cells: number; readonly usual: number }
  /** The head has another number of cells, so a comma is lost or one too many in one of the two. */
  | { readonly code: "uneven_head"; readonly cells: number; readonly heads: number };

export function isDoubtful(note: RowNote): note is DoubtfulNote {
  return note.code !== "no_jersey" && note.code !== "text";
}

export type StatFileProblem = "empty" | "no_header" | "no_players" | "too_many_rows" | "open_quote";

export type StatFileReading =
  | { readonly ok: true; readonly file: StatFile }
  | { readonly ok: false; readonly problem: StatFileProblem; readonly row: number | null };
