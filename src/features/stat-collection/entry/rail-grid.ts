import { ROSTER_MIN } from "../../../domain/roster/roster-rules.ts";

/** Jerseys of 44 px beside one another on the narrowest phone. */
const RAIL_ROW = 7;
/** The same on a phone that lies, where no cell switches the team. */
const LYING_ROW = 8;

/** Rows that the larger team needs beside the switching cell; its rows stay when the team changes. */
function rowsFor(largest: number): number {
  return Math.ceil((largest + 1) / RAIL_ROW);
}

/** 1 if both teams fit below one another on a tall phone; else the rows of one team, at most three. */
export function railRows(largest: number): number {
  return largest <= RAIL_ROW ? 1 : Math.min(3, rowsFor(largest));
}

/** Columns that fill the rows evenly, so that each jersey is as wide as the team allows. */
export function railColumns(players: number, largest: number): { upright: number; lying: number } {
  const shown = Math.max(players, ROSTER_MIN);
  return {
    upright: Math.ceil((shown + 1) / rowsFor(largest)),
    lying: Math.ceil(shown / Math.ceil(Math.max(largest, ROSTER_MIN) / LYING_ROW)),
  };
}
