import { groupBy } from "../../shared/group-by.ts";
import { nameKey } from "./clean-cell.ts";
import { type CellReader, cellReader, readMark } from "./read-cells.ts";
import { ROSTER_COLUMNS, readTable } from "./sheet-columns.ts";
import type { SheetProblem, SheetRow } from "./sheet-problem.ts";

/** One row's team and player; null changes nothing. */
export interface RosterLine {
  readonly row: SheetRow;
  readonly team: string;
  readonly player: string | null;
  readonly number: string | null;
  readonly division: string | null;
  readonly captain: string | null;
  readonly captainEmail: string | null;
}

interface RosterSheet {
  readonly lines: readonly RosterLine[];
  readonly ignored: readonly string[];
  readonly problems: readonly SheetProblem[];
}

type Reader = CellReader<keyof typeof ROSTER_COLUMNS>;

/** Reads teams and players from a sheet's cells. A row without a player describes its team. */
export function readRosters(cells: readonly (readonly string[])[]): RosterSheet {
  const { table, problems } = readTable(cells, ROSTER_COLUMNS, ["team"]);
  const { ignored } = table;
  if (problems.length > 0) return { lines: [], ignored, problems };
  const lines = table.lines.map((line) => readLine(cellReader(table, line, problems)));
  problems.push(...contradictions(lines));
  return { lines, ignored, problems };
}

function readLine(cells: Reader): RosterLine {
  const player = playerOf(cells);
  const captain = cells.text("captain");
  const isCaptain = captain === null ? false : readMark(captain);
  return {
    row: cells.row,
    team: cells.required("team"),
    player,
    number: numberOf(cells, player),
    division: cells.text("division"),
    captain: isCaptain === null ? captain : isCaptain ? player : null,
    captainEmail: emailOf(cells, isCaptain === true),
  };
}

function playerOf(cells: Reader): string | null {
  const whole = cells.text("player");
  if (whole !== null) return whole;
  const parts = [cells.text("firstName"), cells.text("lastName")].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" ");
}

function numberOf(cells: Reader, player: string | null): string | null {
  const number = cells.text("number")?.replace(/^# ?/, "") ?? null;
  if (number === null) return null;
  if (!/^0?\d{1,2}$/.test(number)) cells.complain("number", "jersey", number);
  else if (player === null) cells.complain("player", "required", "");
  else return number;
  return null;
}

/** A player's address belongs to the team only if the player is marked as its captain. */
function emailOf(cells: Reader, isCaptain: boolean): string | null {
  const own = isCaptain ? cells.text("email") : null;
  const field = own === null ? "captainEmail" : "email";
  const email = own ?? cells.text("captainEmail");
  if (email === null || /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/.test(email)) return email;
  cells.complain(field, "email", email);
  return null;
}

const OF_THE_TEAM = ["division", "captain", "captainEmail"] as const;

/** Rows of one team may repeat the team's values but not contradict each other. */
function contradictions(lines: readonly RosterLine[]): SheetProblem[] {
  const teams = groupBy(lines, ({ team }) => nameKey(team));
  return [...teams.values()].flatMap((rows) =>
    OF_THE_TEAM.flatMap((field) => {
      const [first, ...others] = rows.filter((line) => line[field] !== null);
      return others
        .filter((line) => line[field] !== first?.[field])
        .map(({ row, ...line }) => ({
          code: "contradicts" as const,
          row,
          column: ROSTER_HEADS[field],
          value: line[field] ?? "",
          other: `${first?.row}`,
        }));
    }),
  );
}

/** The column names in samples and messages. */
const ROSTER_HEADS = {
  team: "Team",
  player: "Player",
  number: "Number",
  division: "Division",
  captain: "Captain",
  captainEmail: "Captain Email",
} as const;
