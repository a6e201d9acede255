import { cleanCell } from "../season/sheet/clean-cell.ts";

/** The two kinds of import read the team line differently (A §5). */
export type ImportWay = "single" | "bulk";

/** The team line of a bulk file is row 7, counted from 1 (A §9). */
const BULK_ROW = 7;

/**
 * Returns the team's name from the lines above the head; null if they have none. A single import
 * reads the line that starts with "Team:" without its last word; a bulk import reads row 7 without
 * a last word of one letter, and in another layout the "Team:" line.
 */
export function teamOfLines(lines: readonly (readonly string[])[], way: ImportWay): string | null {
  const named = lines.map(teamOf).find((team) => team !== null) ?? null;
  if (way === "single") return named === null ? null : withoutLastWord(named, /\S+$/u);
  const seventh = lines[BULK_ROW - 1];
  const inSeventh = seventh === undefined ? null : (teamOf(seventh) ?? firstCell(seventh));
  const team = inSeventh ?? named;
  return team === null ? null : withoutLastWord(team, /\p{L}$/u);
}

function teamOf(line: readonly string[]): string | null {
  const [first = "", ...others] = line.map(cleanCell);
  const said = /^team\s*:\s*(.*)$/iu.exec(first);
  if (said === null) return null;
  const name = said[1] || others.find((cell) => cell !== "");
  return name === undefined || name === "" ? null : name;
}

function firstCell(line: readonly string[]): string | null {
  return line.map(cleanCell).find((cell) => cell !== "") ?? null;
}

/** A name of one word keeps it. */
function withoutLastWord(name: string, word: RegExp): string {
  const shorter = name.replace(new RegExp(`\\s+${word.source}`, "u"), "");
  return shorter === "" ? name : shorter;
}
