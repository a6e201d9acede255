import { counted } from "../../domain/shared/counted.ts";
import type { PlayerStat } from "../../domain/standings/player-stat.ts";
import { TEAM_TABLE_COLUMNS, type TeamColumn } from "../../domain/standings/team-columns.ts";
import { TEAM_TABLE_STATS, type TeamTableStat } from "../../domain/standings/team-table-stats.ts";
import { PLAYER_STAT_LABELS, TIES_NOTE } from "../../parts/stats/player-stat-messages.ts";
import { STAGE_LABELS } from "../../parts/stats/stage-messages.ts";

const columns = {
  rank: "Rank",
  team: "Team",
  division: "Division",
  record: "Record",
  points_scored: "PF",
  points_allowed: "PA",
  differential: "Diff",
  sacks_allowed: "Sacks Allowed",
  ...Object.fromEntries(TEAM_TABLE_STATS.map(({ column, head }) => [column, head])),
} satisfies Readonly<Record<Exclude<TeamColumn, TeamTableStat["column"]>, string>> as Readonly<
  Record<TeamColumn, string>
>;

/** Explains the short heads: to a pointer that rests on one, and to a phone in a line below. */
const columnHints: Readonly<Partial<Record<TeamColumn, string>>> = {
  points_scored: "Points for",
  points_allowed: "Points against",
  differential: "Point difference",
  ...Object.fromEntries(
    TEAM_TABLE_STATS.flatMap(({ column, hint }) => (hint === null ? [] : [[column, hint]])),
  ),
};

const rowWords = { players: "player", teams: "team" } as const;

export const statsMessages = {
  title: "Comprehensive Stats",
  back: "Back to Admin",
  loading: "Loading comprehensive stats...",
  failed: "Failed to load statistics",
  failedWith: (message: string) => `Error: ${message}`,
  view: "View",
  filters: "Filters",
  views: { players: "Players", teams: "Teams" },
  league: "League",
  allLeagues: "All Leagues",
  division: "Division",
  allDivisions: "All Divisions",
  stage: "Games",
  stages: STAGE_LABELS,
  sortBy: "Sort by",
  stats: PLAYER_STAT_LABELS,
  search: { players: "Search players", teams: "Search teams" },
  searchHint: { players: "Name, team", teams: "Team" },
  noDivision: "N/A",
  showAll: "Show All",
  showTop: "Show Top 20",
  playersTitle: (stat: PlayerStat, part: string | null) =>
    `${PLAYER_STAT_LABELS[stat]} Leaders${part === null ? "" : ` - ${part}`}`,
  teamsTitle: (part: string | null) => `Team Standings${part === null ? "" : ` - ${part}`}`,
  playersCount: (shown: number, found: number) => `Showing ${shown} of ${found} players`,
  ties: TIES_NOTE,
  teamsCount: (shown: number) => `Showing ${shown} teams`,
  empty: {
    players: "No players found matching your criteria",
    teams: "No teams found matching your criteria",
  },
  emptyText: "Other letters, another division or another part of the season may have some.",
  clear: "Clear Filters",
  emptySeason: {
    players: "As soon as this season has players, they show here.",
    teams: "As soon as this season has teams, they show here.",
  },
  toGames: "See the Games",
  player: {
    rank: "Rank",
    player: "Player",
    team: "Team",
    division: "Division",
    games: "Games",
    points: "Fantasy Pts",
    gamesLine: (games: number) => counted(games, "game"),
    pointsLine: (points: number) => `${points} FP`,
  },
  columns,
  columnHints,
  headsNote: TEAM_TABLE_COLUMNS.filter((column) => columnHints[column] !== undefined)
    .map((column) => `${columns[column]}: ${columnHints[column]}`)
    .join(" · "),
  teamsScroll: "Table of teams, scrolls sideways",
  moreColumns: "More Columns",
  /** A stage applies to the statistics, but the record follows the standings. */
  recordNote: "Record, PF, PA and Diff count completed regular-season games, as in the standings.",
  forfeitNote: "* In a record: won or lost by forfeit.",
  teamNote: "* At a team: forfeited season.",
  exportCsv: "Export CSV",
  exportWaits: "Newest figures…",
  copy: "Copy",
  copyHint: "Copies the table for a spreadsheet",
  exportHint: (rows: number, kind: "players" | "teams") =>
    `Export and copy take ${rows === 1 ? "the" : `all ${rows}`} ${rowWords[kind]}${rows === 1 ? "" : "s"} found, in this order.`,
  /** `asOf` is null for figures that the server has just confirmed. */
  saved: (rows: number, kind: "players" | "teams", file: string, asOf: string | null) =>
    `${counted(rows, rowWords[kind])} saved as ${file}${asOf === null ? "" : `, with figures as of ${asOf}`}`,
  copied: (rows: number, kind: "players" | "teams", asOf: string | null) =>
    `${counted(rows, rowWords[kind])} copied${asOf === null ? "" : `, with figures as of ${asOf}`}. Paste them into a spreadsheet.`,
  notCopied: "The browser did not allow copying. Export CSV saves the same table as a file.",
} as const;
