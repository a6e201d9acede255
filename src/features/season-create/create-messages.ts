/** The texts that the specification gives are exact (A §2, A §5). */
export const createMessages = {
  title: "Create New Season",
  lead: "Import leagues of the league provider, or enter a season by hand.",
  deniedText: "You need admin privileges to create seasons.",
  loading: "Loading...",
  failedTitle: "Failed to ask the server about the league provider",
  offlineText: "A season can be created only with a network connection.",
  offlineNote: "No network: a season cannot be created now.",
  tryAgain: "Try Again",
} as const;

export const discoverMessages = {
  title: "Auto-discover",
  lead: "Flag football leagues of the league provider that are In Progress or Upcoming.",
  discover: "Discover Leagues",
  discovering: "Discovering leagues...",
  none: "No leagues data found",
  noneText: "The league provider has no flag football league that is In Progress or Upcoming.",
  leagues: "Leagues",
  leagueId: (id: string) => `ID ${id}`,
  imported: "Already imported",
  idsUnknown:
    "Which leagues are imported already could not be read. The import itself refuses a league that is.",
  notRead: "Leagues that could not be read",
  unreadable: (count: number) =>
    count === 1 ? "1 league could not be read:" : `${count} leagues could not be read:`,
  into: "Selected leagues become",
  each: "One season each",
  one: "One season",
  name: "Name of the season",
  importSelected: (count: number) => `Import Selected (${count})`,
  seenFirst: (seasons: number) =>
    `Everybody sees ${seasons === 1 ? "the new season" : "one of the new seasons"} first from then on. The others stay in the season selector.`,
  selectOne: "Please select at least one league to import",
} as const;

export const manualMessages = {
  title: "By League ID",
  lead: "A league that is not in the list, or of another status. If it is In Progress, everybody sees its season first from then on.",
  leagueId: "League ID",
  placeholder: "e.g. 85770",
  missing: "Please enter a League ID",
  wrong: "A League ID is a number of at most 12 digits, like 85770.",
  create: "Create Season",
} as const;

export const creatingMessages = {
  asking: "Asking the league provider and creating the season...",
  reading: "Created. Reading teams, players, games and standings...",
  importing: (step: string, rows: number) => `Importing ${step}: ${rows} rows written...`,
  steps: {
    status: "the league",
    teams: "teams and players",
    games: "games",
    standings: "standings",
    divisions: "divisions",
  },
  several: (done: number, all: number) => `${done} of ${all} seasons are done.`,
  mayLeave:
    "This may take up to 2 minutes. It goes on when this page is closed, and this address shows how far it is.",
  lookAgain: "Look Again",
} as const;

export const doneMessages = {
  title: "Import complete",
  loading: "Reading what was imported...",
  unread: "What was imported could not be read.",
  offline: "This needs a network connection.",
  gone: "Season not found",
  year: "Year",
  type: "Type",
  status: "Status",
  noStatus: "No status",
  dates: "Dates",
  league: "League",
  leagueOf: (name: string, id: string) => `${name} (ID ${id})`,
  leagues: "Leagues",
  teams: "Teams",
  players: "Players",
  games: "Games",
  completed: "Completed games",
  steps: "Import",
  tryAgain: "Try Again",
  goOn: "Continue to Season Management",
  goOnWith: (name: string) => `Continue to Season Management of ${name}`,
  viewTeams: "View Teams",
  viewGames: "View Games",
  of: (name: string) => `of ${name}`,
  another: "Create Another Season",
} as const;

/** Imports that were left before their end use these texts. */
export const leftMessages = {
  title: "Imports that are not finished",
  goOn: (name: string) => `Go on with ${name}`,
  begun: (moment: string) => `(begun ${moment})`,
  failed: "Whether an import is unfinished could not be read.",
} as const;

/** A league whose season is deleted uses these texts. */
export const deletedMessages = {
  restore: "Restore the Deleted Season",
  restoreWhich: (name: string) => `Restore ${name}`,
  anew: "Import Anew",
  notRestored: "The season could not be restored.",
} as const;

export const problemMessages = { tryAgain: "Try Again" } as const;
