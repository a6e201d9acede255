import type {
  FieldChange,
  ImportedThing,
  PlanNote,
  QuestionCode,
  RowChoice,
  RowQuestion,
} from "../../domain/season/sheet/import-plan.ts";
import type { SheetProblem, SheetProblemCode } from "../../domain/season/sheet/sheet-problem.ts";
import { twelveHourTime } from "../../domain/shared/clock-time.ts";
import { isolated } from "../../domain/shared/isolated.ts";
import { dayText } from "../../parts/page/day-text.ts";

const PROBLEMS: Readonly<Record<SheetProblemCode, (problem: SheetProblem) => string>> = {
  empty: () => "There are no rows under the column names.",
  too_many_rows: ({ value }) => `${value} rows are too many; one import takes 10,000.`,
  no_header: () =>
    "The first row must name the columns, such as Team and Player, or for games Date, Visitor and Home.",
  column_missing: ({ value }) => `The column ${COLUMN_NAMES[value] ?? value} is missing.`,
  column_twice: ({ value, other }) => `The columns ${other} and ${value} mean the same. Keep one.`,
  unclosed_quote: () => "A quotation mark is opened here and never closed.",
  required: () => "This cell is needed.",
  too_long: ({ value }) => `"${value}" has more than 200 characters.`,
  formula: ({ value }) => `"${value}" is a formula. Paste its result.`,
  jersey: ({ value }) => `"${value}" is not a number from 0 to 99.`,
  email: ({ value }) => `"${value}" is not an email address.`,
  date: ({ value }) => `"${value}" is not a date. Write 2026-09-05 or 9/5/2026.`,
  date_without_year: ({ value }) => `"${value}" has no year.`,
  date_as_number: ({ value }) =>
    `"${value}" is a spreadsheet's inner number. Format the column as a date.`,
  time: ({ value }) => `"${value}" is not a time. Write 6:30 PM or 18:30.`,
  time_unclear: ({ value }) => `"${value}" may be AM or PM. Write 6:30 PM or 18:30.`,
  week: ({ value }) => `"${value}" is not a week from 1 to 99.`,
  yes_no: ({ value }) => `"${value}" is neither yes nor no.`,
  contradicts: ({ value, other }) => `"${value}" contradicts row ${other} of the same team.`,
  unknown_team: ({ value, other }) =>
    other === undefined
      ? `This league has no team "${value}".`
      : `This league has no team "${value}". Is it ${other}?`,
  team_twice: ({ value }) => `This league has two teams named "${value}".`,
  same_team: ({ value }) => `${value} cannot play itself.`,
};

const COLUMN_NAMES: Readonly<Record<string, string>> = {
  team: "Team",
  date: "Date",
  visitor: "Visitor",
  home: "Home",
  player: "Player",
};

/** Returns "Row 7, Number: …". */
export function problemWords(problem: SheetProblem): string {
  const column =
    problem.column === null ? "" : `, ${COLUMN_NAMES[problem.column] ?? problem.column}`;
  const place = problem.row === null ? "" : `Row ${problem.row}${column}: `;
  return place + problemText(problem);
}

export function problemText(problem: SheetProblem): string {
  return PROBLEMS[problem.code](problem);
}

const QUESTIONS: Readonly<Record<QuestionCode, (other: string, title: string) => string>> = {
  like_team: (other) => `There is a team ${other}.`,
  same_team_twice: (other) => `There are two teams ${other}. Rename one first.`,
  other_league: (league, team) => `${team} plays in ${league}.`,
  like_player: (other) => `The team has ${other}.`,
  same_name: (other) => `The team has ${other} already.`,
  number_taken: (other) => `${other} has this number.`,
  plays_elsewhere: (other) => `${other} is in another team of this league.`,
  swapped: () => "These two play on this day the other way around.",
  moved: (other) => `These two play this week on ${dayText(other, "weekday")}.`,
  has_met: (other) => `These two played on ${dayText(other, "weekday")}.`,
  which_game: () => "These two play several games on this day.",
};

/** `title` is the name that the row shows. */
export function questionWords({ code, other }: RowQuestion, title: string): string {
  return QUESTIONS[code](isolated(other), isolated(title));
}

const SAME: Readonly<Partial<Record<QuestionCode, string>>> = {
  like_team: "The same team",
  like_player: "The same player: rename",
  plays_elsewhere: "Move to this team",
  swapped: "The same game: change sides",
  moved: "The same game: change the day",
};
const GO: Readonly<Partial<Record<QuestionCode, string>>> = {
  other_league: "Add here as another team",
  number_taken: "Import with this number",
  has_met: "Add one more game",
  which_game: "Add one more game",
};

export function rowChoiceWords(code: QuestionCode, choice: RowChoice): string {
  if (choice === "leave") return "Leave Out";
  if (choice === "same") return SAME[code] ?? "The same";
  return GO[code] ?? "Add as another";
}

const NOTES: Readonly<Record<PlanNote["code"], (value: string) => string>> = {
  repeats: (row) => `Row ${row} says the same.`,
  team_left_out: (team) => `${team} is left out.`,
  collected: () => "Something was recorded in this game, so it stays as it is.",
  finished: () => "This game has a result, so it stays as it is.",
  past_day: () => "This day is past.",
  outside_season: () => "This day is outside the season.",
  team_busy: (team) => `${team} plays twice at this time.`,
  field_busy: (field) => `${field} is taken twice at this time.`,
  too_many_teams: (most) => `The league has places for ${most} teams.`,
  too_many_players: (count) => {
    const [players, places] = count.split("/");
    return `${players} players for ${places} places.`;
  },
};

export function noteWords({ code, value }: PlanNote): string {
  return NOTES[code](isolated(value));
}

const FIELDS: Readonly<Record<string, string>> = {
  name: "Name",
  division_name: "Division",
  captain_name: "Captain",
  captain_email: "Captain email",
  team_id: "Team",
  jersey_number: "Number",
  team_visitor_id: "Visitor",
  team_home_id: "Home",
  game_date: "Day",
  game_time: "Time",
  field_location: "Field",
  week_number: "Week",
  is_playoff: "Playoff",
};

/** Returns "Number: 7 → 8"; a row that was archived says only that it comes back. */
export function fieldChangeWords(
  { field, before, after }: FieldChange,
  teamNames: ReadonlyMap<string, string>,
): string {
  if (field === "is_archived") return "Comes back";
  if (field === "is_active") return "Active again";
  const words = (value: FieldChange["before"]) => valueWords(value, teamNames);
  return `${FIELDS[field] ?? field}: ${words(before)} → ${words(after)}`;
}

function valueWords(value: FieldChange["before"], teamNames: ReadonlyMap<string, string>): string {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return isolated(teamNames.get(`${value}`) ?? placeWords(`${value}`));
}

/** Writes a stored day or time as people do and leaves other text as it is. */
export function placeWords(part: string): string {
  return twelveHourTime(/^\d\d:\d\d$/.test(part) ? part : null) ?? dayText(part, "full");
}

const THINGS: Readonly<Record<ImportedThing, readonly [string, string]>> = {
  team: ["team", "teams"],
  player: ["player", "players"],
  game: ["game", "games"],
};

/** Returns "8 teams and 96 players added, 3 players changed". */
export function countWords(counts: Readonly<Record<string, number>>): string {
  const parts = (["added", "changed"] as const).flatMap((act) => {
    const things = (["team", "player", "game"] as const).flatMap((thing) => {
      const count = counts[`${thing}s_${act}`] ?? 0;
      return count === 0 ? [] : [`${count} ${THINGS[thing][count === 1 ? 0 : 1]}`];
    });
    return things.length === 0 ? [] : [`${things.join(" and ")} ${act}`];
  });
  return parts.join(", ");
}

const CONFLICTS = {
  changed: "is not as it was when the sheet was compared.",
  collected: "has recorded plays.",
  finished: "has a result.",
  exists: "is there already.",
  no_team: "names a team that is not in the league any more.",
  in_use: "is used by players or games that came later.",
} as const;

export function conflictWords(conflict: {
  row: number;
  thing: ImportedThing;
  reason: keyof typeof CONFLICTS;
}): string {
  return `Row ${conflict.row}: the ${THINGS[conflict.thing][0]} ${CONFLICTS[conflict.reason]}`;
}

export const REFUSALS = {
  unknown_league: "This league is not there any more.",
  id_reused: "This import was used for another league. Please start again.",
  changed_meanwhile: "Nothing was imported, because somebody changed the season meanwhile.",
  unknown_import: "This import is not there any more.",
  collected:
    "This import cannot be undone: something was recorded in one of its games or for one of its players.",
  changed_since:
    "This import cannot be undone as a whole, because somebody changed its rows since:",
} as const;
