import { ROSTER_MIN } from "../../../domain/roster/roster-rules.ts";

/** The narrowest phone fits this many jerseys of 44 px side by side. */
const RAIL_ROW = 7;
/** A phone on its side fits this many, and no cell switches the team. */
const LYING_ROW = 8;

/** Counts the larger team's rows beside the switching cell; they stay when the team changes. */
function rowsFor(largest: number): number {
  return Math.ceil((largest + 1) / RAIL_ROW);
}

/** Returns the rows of one team, at most three. */
export function railRows(largest: number): number {
  return Math.min(3, rowsFor(largest));
}

/** Returns how many rows both teams need together, from 2 to 6 (live-high.css). */
export function rowsOfBoth(visitors: number, homePlayers: number): number {
  return ownRows(visitors) + ownRows(homePlayers);
}

/** Returns the columns of a team that has its rows for itself, filled evenly. */
export function columnsAcross(players: number): number {
  return Math.ceil(Math.max(players, ROSTER_MIN) / ownRows(players));
}

/** Returns an upright tablet's rows of a team: two at least, so that few numbers are large. */
export function tabletRows(players: number): number {
  return Math.max(2, ownRows(players));
}

function ownRows(players: number): number {
  return Math.max(1, Math.ceil(players / RAIL_ROW));
}

/** Returns columns that fill the rows evenly, so that each jersey is as wide as possible. */
export function railColumns(players: number, largest: number): { upright: number; lying: number } {
  const shown = Math.max(players, ROSTER_MIN);
  return {
    upright: Math.ceil((shown + 1) / rowsFor(largest)),
    lying: Math.ceil(shown / Math.ceil(Math.max(largest, ROSTER_MIN) / LYING_ROW)),
  };
}
