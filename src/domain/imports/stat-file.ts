import type { StatKey } from "../game/stat-catalogue.ts";
import type { StatColumn } from "./stat-columns.ts";

/** One team's weekly stat file after reading (A §5). Rows count from 1, as in a spreadsheet. */
export interface StatFile {
  /** The file's name for the team, without "Team:"; null if it has none. */
  readonly team: string | null;
  readonly headRow: number;
  readonly columns: readonly StatColumn[];
  readonly rows: readonly StatRow[];
  /** Rows with content but without a name; they are not imported (A §5). */
  readonly nameless: readonly number[];
  /** The row where the players end, and how many rows with content follow it. */
  readonly end: { readonly row: number; readonly by: EndOfPlayers; readonly left: number } | null;
}

export type EndOfPlayers = "blank" | "team_totals" | "two_commas";

export interface StatRow {
  readonly row: number;
  readonly name: string;
  /** Kept as it is written, because "0" and "00" are different numbers. */
  readonly jersey: string | null;
  /** Holds figures other than 0 and leaves out doubtful cells. */
  readonly counts: Readonly<Partial<Record<StatKey, number>>>;
  readonly notes: readonly RowNote[];
}

export type RowNote =
  /** The row has no number: "No jersey number" (A §5). */
  | { readonly code: "no_jersey" }
  /** A stat column holds words, which count as 0. */
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
  /** The number is not a jersey number, so the row's columns may be shifted. */
  | { readonly code: "bad_jersey"; readonly said: string }
  /** The row is longer than the head, because a comma within a name shifts all columns. */
  | { readonly code: "too_long"; readonly said: string }
  /** Most rows have another number of cells, so a comma is missing or one too many. */
  | { readonly code: "uneven"; readonly cells: number; readonly usual: number }
  /** The head has another number of cells, so a comma is missing or too many in row or head. */
  | { readonly code: "uneven_head"; readonly cells: number; readonly heads: number };

export function isDoubtful(note: RowNote): note is DoubtfulNote {
  return note.code !== "no_jersey" && note.code !== "text";
}

export type StatFileProblem = "empty" | "no_header" | "no_players" | "too_many_rows" | "open_quote";

export type StatFileReading =
  | { readonly ok: true; readonly file: StatFile }
  | { readonly ok: false; readonly problem: StatFileProblem; readonly row: number | null };
