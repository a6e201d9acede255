import type { Likeness } from "../../domain/imports/player-likeness.ts";
import type { EndOfPlayers, StatFileProblem } from "../../domain/imports/stat-file.ts";
import { counted } from "../../domain/shared/counted.ts";

/** The texts that the specification gives are exact (A §2, §5, §8). */
export const statImportMessages = {
  title: "Import Weekly Team Stats",
  lead: "The figures of one team in one game, from a CSV file. You see every row before anything is imported.",
  deniedText: "You need admin privileges to import stats.",
  loading: "Loading teams and games...",
  failedTitle: "Failed to load teams and games",
  offlineText: "An import needs a network connection.",
  offlineNote:
    "No network: these are teams and games as they were last read, and nothing can be imported now.",
  firstSeasonTitle: "No season yet",
  firstSeasonText: "Stats belong to the games of a season, so a season comes first.",
  createSeason: "Create New Season",
  noSeasonTitle: "No season selected",
  noSeasonText: "Choose the season whose stats you want to import.",
  steps: ["Select team and game", "Upload CSV", "Preview", "Importing", "Complete"],
  stepsLabel: "Steps of the import",

  team: "Team",
  chooseTeam: "Choose…",
  game: "Game",
  chooseGame: "Choose a game",
  gameHint: "The newest game comes first, games still to be played come last.",
  teamNeeded: "Choose the team first.",
  gameNeeded: "Choose the game to go on.",
  noTeams: "This season has no team in use.",
  noGames: "This team has no game in this season.",
  gameName: (visitor: string, home: string) => `${visitor} at ${home}`,
  week: (week: number) => `Week ${week}`,
  completed: "completed",
  next: "Next",
  back: "Back",

  file: "Choose a CSV File",
  drop: "Drop a CSV file here, or choose one.",
  fileHint:
    "A row with “Player Name” and “Number”, then one row for each player. Commas, semicolons or tabs.",
  reading: "Reading the file...",
  sample: "Download a Sample",
  sampleFile: "sample-stats.csv",
  problems: {
    not_csv: "Please upload a CSV file",
    too_large: "Failed to parse CSV file: it is larger than 3 MB.",
    unreadable: "Failed to parse CSV file",
    several: "One file at a time. Bulk Stats Import takes many.",
    binary: "Failed to parse CSV file: this is no text. Save it as CSV in your spreadsheet.",
    open_quote: "Parsing errors: a quotation mark is never closed.",
    empty: "Parsing errors: the file is empty.",
    no_header: 'Could not find header row with "Player Name" and "Number"',
    no_players: "Parsing errors: no player stands below the header row.",
    too_many_rows: "Parsing errors: more than 1,000 players.",
  } satisfies Record<
    StatFileProblem | "not_csv" | "too_large" | "unreadable" | "binary" | "several",
    string
  >,
  noFigures: "Parsing errors: no column with stats was found.",
  noFiguresHint: "Say below which figure each column holds.",
  atRow: (row: number) => ` Row ${row}.`,

  otherTeam: (said: string, team: string) =>
    `The file is of “${said}”, and you chose ${team}. Check that it is the right file.`,
  rows: "Players in the file",
  number: "Number",
  playerName: "Player Name",
  matchedPlayer: "Matched player",
  noJersey: "No jersey number",
  notFound: "Player not found in database",
  countsZero: (head: string, said: string) => `${head}: “${said}” counts 0`,
  doubtful: (head: string, said: string) => `${head}: “${said}” is not clear`,
  badJersey: (said: string) => `“${said}” is no jersey number: the columns may be shifted`,
  tooLong: (said: string) => `“${said}” stands beyond the last column: the columns may be shifted`,
  uneven: (cells: number, usual: number) =>
    `The row has ${cells} cells and most have ${usual}: the columns may be shifted`,
  unevenHead: (cells: number, heads: number) =>
    `The row has ${cells} cells and the head row has ${heads}: the columns may be shifted`,
  open: (count: number, of: number) => `${count} of ${counted(of, "row")} to check`,
  zeroed: (count: number) => `${counted(count, "row")} with a cell that counts 0`,
  waits: "Check",
  inPlace: "The figures are right",
  allInPlace: (count: number) => `The figures of all ${count} rows are right`,
  leaveOut: "Leave Out",
  takeBack: "Take Back In",
  leftOut: "Left out",
  meant: (head: string, name: string) => `${head} of ${name}`,
  askPlayer: (name: string) => `Player for ${name}`,
  undecided: "Undecided",
  proposed: (name: string, why: string) => `${name}? (${why})`,
  take: (name: string) => `Take ${name}`,
  notThisOne: "Not this one",
  because: {
    exact: "same name",
    letters: "same letters",
    last_name: "similar last name",
    sound: "sounds alike",
    initial: "initial",
  } satisfies Record<Likeness, string>,
  inactive: "not active",
  ofOtherTeam: (team: string) => `of ${team}`,
  nobody: "Nobody: do not import",
  createPlayer: (name: string) => `New player ${name}`,
  creating: "Adding the player...",
  others: "Other players",
  acceptAll: (count: number) => (count === 1 ? "Take the Proposal" : `Take All ${count} Proposals`),

  columns: (used: number, unused: number) =>
    `Columns: ${used} used${unused === 0 ? "" : `, ${unused} not imported`}`,
  columnsText: "Which figure each column holds. What you choose is remembered for this season.",
  unused: "Not imported",
  xpNote: "XP counts points, not attempts.",
  forget: "Forget What Was Chosen",
  forgotten: "What was chosen in this season is forgotten.",
  nameless: (rows: string) => `Rows without a name are skipped: ${rows}.`,
  ended: {
    blank: (row: number, left: number) =>
      `Row ${row} is blank: ${counted(left, "row")} below it are not read.`,
    team_totals: (row: number, left: number) =>
      `The totals in row ${row} end the players: ${counted(left, "row")} below are not read.`,
    two_commas: (row: number, left: number) =>
      `Row ${row} starts with two empty cells and ends the players: ${counted(left, "row")} below are not read.`,
  } satisfies Record<EndOfPlayers, (row: number, left: number) => string>,
  summed: (names: string) => `More than one row, added up: ${names}.`,

  matched: (count: number, of: number) => `${count} of ${counted(of, "player")} matched.`,
  figures: (count: number) => `${counted(count, "figure")}.`,
  asked: (count: number) =>
    count === 1
      ? "1 row waits for you and is left out."
      : `${count} rows wait for you and are left out.`,
  replaces: "Importing replaces this team's stats for this game.",
  replacesImport: (file: string, when: string) =>
    `It takes the place of ${file}, imported ${when}.`,
  dropped: (count: number) =>
    count === 1
      ? "1 player of that import is not in this file and will lose the stats from it."
      : `${count} players of that import are not in this file and will lose the stats from it.`,
  rosterAdded: (count: number) => `${counted(count, "roster place")} will be added.`,
  suspended: (count: number) =>
    `${counted(count, "of them is", "of them are")} suspended on that day; Penalty Management and the game's history will say that the file checked them in.`,
  unchangedPlan: "These figures are imported already. Importing again changes nothing.",
  collectedTitle: "Plays were collected in this game",
  collectedChoice: "What counts",
  keep: "Keep what was collected",
  keptWhy:
    "Nothing is imported, because plays were collected. Choose the file's figures to import.",
  correct: "Use the file's figures",
  keepText: "Nothing is imported: the collected plays stay as they are.",
  correctText: (count: number) =>
    `${counted(count, "correction")} lead from the collected figures to the file's. The plays stay in the log; the score stays.`,
  finalGame: "The game is completed. Its score stays.",
  archivedGame: "The game is archived: its figures count nowhere until it is restored.",
  importButton: (count: number) => `Import ${counted(count, "Player")}`,
  importing: (count: number) => `Importing ${counted(count, "player")}...`,
  failed: "Failed to import stats",
  unanswered:
    "The server did not answer, so it is not known yet whether this was imported. It came as a whole or not at all. Import again when the server is back: nothing is imported twice.",
  refusals: {
    id_reused: "This import was already made with other figures. Choose the file again.",
    unknown_game: "This game is not there any more, or its season is deleted.",
    unknown_team: "This team does not play in this game any more.",
    unknown_player: "A player of the file is not in this season any more. Choose again.",
  },

  doneTitle: "Import complete",
  doneText: (players: number, figures: number) =>
    `${counted(players, "player")} with ${counted(figures, "figure")} imported`,
  doneNothing: "Nothing had to be changed",
  doneFigures: { players: "Players", figures: "Figures", left: "Rows left out" },
  more: "Import More Stats",
  viewGames: "View Games",
  noResult: "This game has no result yet.",
  finalScore: "Enter the Final Score",

  past: "Imports of this season",
  pastEmpty: "No stats were imported into this season yet.",
  states: {
    standing: "Counts",
    replaced: "Replaced",
    undone: "Undone",
    reset: "Game reset",
  },
  noFile: "no file name",
  undo: "Undo",
  undoing: "Undoing...",
  undoLabel: (file: string) => `Undo the import of ${file}`,
  undoQuestion: (what: string) =>
    `Undo this import?\n\n${what}. What stood before it counts again: the earlier import of the same game and team, or nothing.`,
  undoConfirm: "Undo Import",
  undone: "The import is undone.",
  undoRefusals: {
    unknown_import: "This import is not there any more.",
    replaced: "A later import of the same game and team counts. Undo that one first.",
    reset: "The game was reset since, so this import counts nowhere.",
  },
} as const;
