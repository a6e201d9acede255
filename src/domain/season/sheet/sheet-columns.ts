import { foldText } from "../../shared/search-text.ts";
import { cleanCell } from "./clean-cell.ts";
import type { SheetProblem } from "./sheet-problem.ts";

/** Names are written as `headKey` returns them. Samples and messages use the first one. */
export const ROSTER_COLUMNS = {
  team: ["team", "teamname", "club", "squad"],
  player: ["player", "playername", "name", "fullname", "participant"],
  firstName: ["firstname", "first", "givenname"],
  lastName: ["lastname", "last", "surname", "familyname"],
  number: [
    "number",
    "no",
    "nr",
    "num",
    "#",
    "jersey",
    "jerseynumber",
    "jersey#",
    "jerseyno",
    "shirt",
    "shirtnumber",
    "player#",
    "playernumber",
  ],
  division: ["division", "div", "divisionname", "group", "conference"],
  captain: ["captain", "captainname", "teamcaptain", "iscaptain", "manager"],
  captainEmail: [
    "captainemail",
    "captainsemail",
    "captainemailaddress",
    "teamemail",
    "contactemail",
  ],
  email: ["email", "emailaddress", "mail", "playeremail"],
} as const;

export const SCHEDULE_COLUMNS = {
  date: ["date", "gamedate"],
  time: ["time", "gametime", "start", "starttime", "kickoff"],
  visitor: [
    "visitor",
    "visitors",
    "visitorteam",
    "visitingteam",
    "away",
    "awayteam",
    "guest",
    "guests",
  ],
  home: ["home", "hometeam"],
  field: ["field", "location", "fieldlocation", "venue", "place", "pitch", "site", "court"],
  week: ["week", "week#", "weekno", "weeknumber", "round", "gameweek", "matchday"],
  playoff: ["playoff", "playoffs", "isplayoff", "gametype", "type", "stage"],
} as const;

export type Synonyms = Readonly<Record<string, readonly string[]>>;

interface SheetColumn {
  readonly index: number;
  readonly head: string;
}

export interface SheetTable<Field extends string> {
  readonly columns: Readonly<Partial<Record<Field, SheetColumn>>>;
  readonly ignored: readonly string[];
  readonly lines: readonly SheetTableLine[];
}

export interface SheetTableLine {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A season of 5,000 players fits; a file of a million rows would stop the browser. */
const MOST_SHEET_ROWS = 10_000;

/** Finds columns by name in any order and case, and the rows with content. */
export function readTable<Names extends Synonyms>(
  cells: readonly (readonly string[])[],
  names: Names,
  required: readonly (keyof Names & string)[],
): { table: SheetTable<keyof Names & string>; problems: SheetProblem[] } {
  type Field = keyof Names & string;
  const said = cells
    .map((line, index) => ({ row: index + 1, cells: line }))
    .filter(({ cells: line }) => line.some((cell) => cleanCell(cell) !== ""));
  const [header, ...lines] = said;
  const columns: Partial<Record<Field, SheetColumn>> = {};
  const ignored: string[] = [];
  const problems: SheetProblem[] = [];
  for (const [index, cell] of (header?.cells ?? []).entries()) {
    const head = cleanCell(cell);
    const field = fieldOf(head, names);
    const other = field && columns[field];
    if (field === undefined) {
      if (head !== "") ignored.push(head);
    } else if (other !== undefined) {
      problems.push(atHead("column_twice", header?.row, head, other.head));
    } else {
      columns[field] = { index, head };
    }
  }
  if (header === undefined) problems.push(atHead("empty", undefined, ""));
  else if (Object.keys(columns).length === 0) problems.push(atHead("no_header", header.row, ""));
  else {
    for (const field of required) {
      if (columns[field] === undefined) problems.push(atHead("column_missing", header.row, field));
    }
    if (lines.length === 0) problems.push(atHead("empty", undefined, ""));
  }
  if (lines.length > MOST_SHEET_ROWS) {
    problems.push(atHead("too_many_rows", undefined, `${lines.length}`));
  }
  return { table: { columns, ignored, lines }, problems };
}

function atHead(
  code: SheetProblem["code"],
  row: number | undefined,
  value: string,
  other?: string,
) {
  return {
    code,
    row: row ?? null,
    column: null,
    value,
    ...(other === undefined ? {} : { other }),
  } satisfies SheetProblem;
}

/** Returns the field that a column's head names in any spelling. */
export function fieldOf<Names extends Synonyms>(
  head: string,
  names: Names,
): (keyof Names & string) | undefined {
  const key = headKey(head);
  return Object.keys(names).find((name) => names[name]?.includes(key));
}

/** Turns "Jersey No." into "jerseyno"; a number sign stays, because it can be a whole head. */
function headKey(head: string): string {
  return foldText(head).replace(/[^\p{L}\p{N}#]/gu, "");
}
