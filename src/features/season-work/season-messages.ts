/** The texts that the specification gives are exact (A §2, A §8). */
export const seasonWorkMessages = {
  title: "Season Management",
  lead: "",
  deniedText: "You need admin privileges to manage seasons.",
  loading: "Loading the season...",
  failedTitle: "Failed to load the season",
  offlineText: "A season can be managed only with a network connection.",
  offlineNote: "No network: this is as it was last read, and nothing can be changed now.",
  info: "Season",
  year: "Year",
  type: "Type",
  scoring: "Scoring profile",
  ways: "Enter and edit",
  teams: "Teams & Players",
  teamsText: "Captains, places, numbers, injured reserve",
  games: "Games & Schedule",
  gamesText: "Days, times, fields, results without stats",
  providerId: "League provider id",
  live: "Live on Stats Widget",
  yes: "Yes",
  no: "No",
  nowLive: (name: string) => `${name} is now live on the stats widget.`,
  nowNone: "No season is live on the stats widget now.",
  edit: "Edit Season",
  archive: "Archive Season",
  archiveQuestion: (name: string) =>
    `Archive ${name}?\n\nIt leaves the season selector and every list to choose from. Its link still shows it, and it can be restored at any time.`,
  archived: (name: string) => `${name} is archived.`,
  archivedNote: "This season is archived: no list offers it, its link still shows it.",
  deletedNote: "This season is deleted: nobody but admins can see it, until it is restored.",
  restore: "Restore Season",
  counts: "In this season",
  leaguesCount: "Leagues",
  teamsCount: "Teams",
  playersCount: "Active players",
  gamesCount: "Games",
  completedCount: "Completed",
  importSheet: "Import Teams and Games",
  importText: "From a spreadsheet, or a round robin",
  copySeason: "Copy Season",
  copyText: "A new season with its leagues, and the teams you choose",
} as const;

export const seasonFormMessages = {
  title: "Edit Season",
  save: "Save Season",
  saving: "Saving...",
  saved: "Season saved.",
  name: "Name",
  nameHint: "Like Fall 2026 - Metro Coed",
  nameMissing: "Enter a name.",
  nameLong: "Enter a name of at most 200 characters.",
  type: "Type",
  year: "Year",
  yearWrong: "Enter a year from 1900 to 2200.",
  start: "First day",
  end: "Last day",
  dayWrong: "Write the year with four digits, such as 2026.",
  datesReversed: "The last day comes before the first.",
  status: "Status",
  statusHint:
    "In Progress and Upcoming make a season active. Everybody sees the newest active one first, one in progress before one to come.",
  statusFollows: "Follows the status of its leagues.",
  noStatus: "No status (its dates decide)",
  scoring: "Scoring profile",
  scoringHint: "How many fantasy points each play counts.",
  recount: (games: number) =>
    games === 1
      ? "Saving counts 1 game of this season anew."
      : `Saving counts ${games} games of this season anew.`,
} as const;

/** A recount after a change of scoring profile uses these texts. */
export const recountMessages = {
  counting: (left: number) =>
    `Counting fantasy points anew: ${gamesLeft(left)}. Until then the season's figures are of two scoring profiles, and its screens say so.`,
  stopped: (left: number, why: string) =>
    `${why} Counting fantasy points anew has stopped: ${gamesLeft(left)}.`,
  progress: "Games counted anew",
  goOn: "Continue",
  done: "All games are counted under the scoring profile.",
} as const;

function gamesLeft(left: number): string {
  return left === 1 ? "1 game left" : `${left} games left`;
}

/** A new season by hand uses these texts. */
export const newSeasonMessages = {
  form: "Without the provider",
  lead: "Its leagues, teams and games follow on the next page.",
  loading: "Loading...",
  failedTitle: "Failed to load the form",
  offlineText: "A season can be created only with a network connection.",
  offlineNote: "No network: a season cannot be created now.",
  create: "Create by Hand",
  creating: "Creating Season...",
  created: (name: string) => `${name} is created.`,
} as const;
