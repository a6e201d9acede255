import type { Verdict } from "../../domain/season/sheet/import-plan.ts";
import type { SheetKind } from "../../domain/season/sheet/sheet-import.ts";

export const importMessages = {
  title: "Import Teams and Games",
  lead: "From a spreadsheet, or a round robin. You see every row before anything is changed.",
  deniedText: "You need admin privileges to import into a season.",
  loading: "Loading the season...",
  failedTitle: "Failed to load the season",
  offlineText: "An import needs a network connection.",
  offlineNote:
    "No network: this is the season as it was last read, and nothing can be imported now.",
  noLeagueTitle: "No league yet",
  noLeagueText: "Add a league to this season first; teams and games belong to one.",
  toSeason: "Open the Season",
  steps: ["Choose", "Preview", "Complete"],
  stepsLabel: "Steps of the import",

  kind: "What to import",
  kinds: {
    rosters: "Teams and players",
    schedule: "Games",
    round_robin: "Round robin",
  } satisfies Record<SheetKind, string>,
  league: "League",
  chooseLeague: "Choose…",
  leagueFirst: "Choose the league first. What you import goes into it.",
  paste: "Paste from a spreadsheet",
  pasteHints: {
    rosters:
      "Columns: Team, Player, Number, Division, Captain, Captain Email. Only Team is needed.",
    schedule:
      "Columns: Date, Visitor, Home, Time, Field, Week, Playoff. The first three are needed.",
  },
  pasteNote: "The first row names the columns, in any order. An empty cell changes nothing.",
  file: "Choose a CSV File",
  sample: "Download a Sample",
  sampleFiles: { rosters: "sample-rosters.csv", schedule: "sample-schedule.csv" },
  fileProblems: {
    "too-large": "This file is too large. Split it into files of at most 10,000 rows.",
    workbook: "This is an Excel workbook. Save it as CSV, or copy its cells and paste them here.",
    unreadable: "This file cannot be read.",
  },
  preview: "Preview",
  clear: "Clear",
  slashes: "Dates such as 9/5/2026 are",
  slashChoices: { month_first: "September 5 (month first)", day_first: "May 9 (day first)" },
  plainTimes: "Times such as 6:30 without AM or PM are",
  plainTimeChoices: {
    ask: "Unclear: name the rows",
    as_written: "As written (6:30 AM)",
    afternoon: "Afternoon (6:30 PM)",
  },

  problems: (count: number) =>
    count === 1 ? "1 cell cannot be read" : `${count} cells cannot be read`,
  problemsText:
    "Nothing is imported until the sheet is right. Go back to it, correct what is named, and look again.",
  moreProblems: (count: number) => `And ${count} more.`,
  ignored: (heads: string) => `Columns without a meaning here: ${heads}.`,
  rows: "Rows",
  filter: "Which rows to show",
  all: "All",
  verdicts: {
    added: "Added",
    changed: "Changed",
    unchanged: "Unchanged",
    unclear: "Unclear",
    left_out: "Left out",
  } satisfies Record<Verdict, string>,
  columns: ["Row", "What", "Result", "Details"],
  rowColumn: "Row",
  row: (row: number) => `Row ${row}`,
  decide: (title: string) => `Decide about ${title}`,
  undecided: "Undecided",
  byes: (names: string) => `Sits out: ${names}.`,
  unplaced: (count: number) =>
    count === 1
      ? "1 game finds no place. Add a date, a time or a field."
      : `${count} games find no place. Add dates, times or fields.`,
  pastDays: (count: number) =>
    count === 1
      ? "1 of these games is on a day that is past. Go back to choose a later day, or import it as it is."
      : `${count} of these games are on days that are past. Go back to choose later days, or import them as they are.`,
  finished: (count: number) =>
    count === 1
      ? "1 game has a result already and stays as it is."
      : `${count} games have a result already and stay as they are.`,
  change: "Back",
  toSheet: "Back to the Sheet",
  importButton: (count: number) => (count === 1 ? "Import 1 Row" : `Import ${count} Rows`),
  importing: (count: number) => `Importing ${count} rows...`,
  unclearLeft: (count: number) =>
    count === 1
      ? "1 unclear row is left out until you decide."
      : `${count} unclear rows are left out until you decide.`,
  notYet: "Nothing is changed until you import.",
  nothing: "Everything in the sheet is here already.",
  noneTaken: "No row is imported as it stands.",
  failed: "Nothing was imported.",
  unanswered:
    "The server did not answer, so it is not known yet whether this was imported. It came as a whole or not at all. Import again when the server is back: nothing is imported twice.",
  conflictsTitle: "Somebody changed these rows meanwhile",
  conflictsText:
    "Nothing was imported. The preview below compares the sheet with the season as it is now.",

  doneTitle: "Import complete",
  doneText: (season: string) => `It stands in ${season}, for everybody.`,
  figures: {
    teams_added: "Teams added",
    players_added: "Players added",
    games_added: "Games added",
    teams_changed: "Teams changed",
    players_changed: "Players changed",
    games_changed: "Games changed",
  },
  gamesNext: "Import Its Games",
  more: "Import More",
  viewGames: "View Games",
  viewTeams: "View Teams",

  past: "Past imports",
  pastEmpty: "Nothing was imported into this season yet.",
  undo: "Undo",
  undoing: "Undoing...",
  undone: "Undone",
  undoneText: "The import is undone.",
  pasted: "Pasted",
  undoQuestion: (what: string) =>
    `Undo this import?\n\n${what}. What it added is taken out again, and what it changed gets back its earlier value. The same sheet can be imported again.`,
  undoConfirm: "Undo Import",
} as const;
