import { isolated } from "../../domain/shared/isolated.ts";
import type { SideResult } from "../../domain/standings/logged-game.ts";
import { gameMessages } from "../../parts/games/game-messages.ts";

const games = (count: number) => (count === 1 ? "1 game" : `${count} games`);

const ORDINALS: readonly (string | undefined)[] = ["th", "st", "nd", "rd"];

/** 11, 12 and 13 are exceptions: "11th". */
const lastDigits = (rank: number) => (rank % 100 > 10 && rank % 100 < 14 ? rank % 100 : rank % 10);

export const peopleMessages = {
  player: {
    title: "Player",
    loading: "Loading player...",
    failed: "Failed to load player",
    notFoundTitle: "Player not found",
    notFoundText:
      "Nobody has this address. The season may have been removed, or it is not open to visitors.",
    toStats: "To the Stats",
    toGames: "Back to Games",
    backTo: (team: string) => `Back to ${isolated(team)}`,
    jersey: (number: string | null) => (number === null ? "No jersey number" : `Number ${number}`),
    injured: (day: string | null) =>
      day === null ? "INJURED RESERVE" : `INJURED RESERVE since ${day}`,
    inactive: "Not on a roster any more",
    fantasyPoints: "Fantasy Points",
    logCaption: "fantasy points",
    perGame: "Per game",
    gamesPlayed: "Games",
    offense: "Offense",
    defense: "Defense",
    form: "Form",
    formCaption: "fantasy points per game",
    formLabel: (count: number, least: number, most: number, average: string) =>
      `Fantasy points per game over ${games(count)}: from ${least} to ${most}, ${average} on average`,
    formAverage: "average",
    totalsOf: (side: string) => `Season totals: ${side}`,
    stat: "Stat",
    total: "Total",
    ranks: "Rank in the league",
    rankedAmong: (players: number) =>
      players === 1 ? "The league's only player so far" : `of ${players} players in the league`,
    /** Stands before the stat: "1st". */
    place: (rank: number) => `${rank}${ORDINALS[lastDigits(rank)] ?? "th"}`,
    recent: (games: number) => `Last ${games} games`,
    /** Stands beside the average of the last games. */
    trend: (difference: string) => {
      if (Number(difference) === 0) return "as in all games";
      return Number(difference) > 0
        ? `${difference} above the average`
        : `${difference.slice(1)} below the average`;
    },
    log: "Game log",
    noGames: "No games yet",
    noGamesText: "Games show here from the first roster place or stat on.",
    gamesNotHere: "Game by game and earlier seasons show here once there is a network.",
    teamUpcoming: (team: string) => `Upcoming for ${isolated(team)}`,
    noGamesOfStage: "No games in this part of the season.",
    rostered: "On the roster, no stats",
    points: (points: number) => `${points} fantasy points`,
    numberWaiting: "The number waits on this device to be sent.",
    otherTeam: (team: string) => `for ${team}`,
    unknownTeam: "for another team",
    season: "Season",
    career: "Career",
    careerCaption: (seasons: number) => (seasons === 1 ? "1 season" : `${seasons} seasons`),
  },
  team: {
    backToTeams: "Back to Teams",
    title: "Team",
    loading: "Loading team...",
    failed: "Failed to load team data",
    notFoundTitle: "Team not found",
    notFoundText:
      "No team has this address. The season may have been removed, or it is not open to visitors.",
    toStandings: "To the Standings",
    toGames: "Back to Games",
    forfeited: "Forfeited season",
    inactive: "Not in the league any more",
    captain: (name: string | null) => (name === null ? "Captain:" : `Captain: ${name}`),
    record: "Record",
    winPercentage: "Win %",
    pointsFor: "Points For",
    pointsAgainst: "Points Against",
    difference: "Diff",
    gamesPlayed: "Games",
    standing: "Standing",
    standingCaption: "regular season",
    form: "Form",
    formCaption: "point difference per game",
    formLabel: (count: number, won: number, lost: number, tied: number) =>
      `Point difference over ${games(count)}: ${won} won, ${lost} lost, ${tied} tied`,
    results: "Results",
    resultsCaption: "point difference",
    noResults: "No results yet",
    schedule: "Schedule",
    missed: gameMessages.groups.pastOpen,
    checkIn: "Check In",
    checkInLink: "Check-In Link",
    passes: "Game Passes",
    checkInLead: (team: string) =>
      `Whoever scans this ticks who is here for ${isolated(team)}, and can do nothing else.`,
    noUpcoming: "Nothing more is scheduled.",
    roster: "Roster",
    rosterCaption: "fantasy points",
    noRoster: "Nobody is on the roster yet.",
    injured: "Injured Reserve",
    injuredSince: (day: string | null) => (day === null ? "IR" : `IR since ${day}`),
    gamesOf: (played: number, demanded: number) =>
      `${played} of ${demanded} games for the playoffs`,
    totals: "Team totals",
    touchdowns: "Touchdowns",
    sacksAllowed: "Sacks Allowed",
    players: (count: number) => (count === 1 ? "1 player" : `${count} players`),
  },
  showTable: "Show table",
  showChart: "Show chart",
  date: "Date",
  opponent: "Opponent",
  result: "Result",
  stage: "Part of the season",
  versus: (opponent: string, isHome: boolean) => `${isHome ? "vs" : "at"} ${opponent}`,
  at: "at",
  vs: "vs",
  /** W, L and T stand beside the score, with an asterisk for a forfeit (D46a). */
  marks: {
    win: "W",
    loss: "L",
    draw: "T",
    forfeit_win: "W*",
    forfeit_loss: "L*",
  } satisfies Record<SideResult, string>,
  resultWords: {
    win: "Won",
    loss: "Lost",
    draw: "Tied",
    forfeit_win: "Won by forfeit",
    forfeit_loss: "Lost by forfeit",
  } satisfies Record<SideResult, string>,
  forfeit: "forfeit",
  review: (words: string) => `${words}: review the game`,
  score: (own: number, other: number) => `${own}–${other}`,
  scoreWords: (own: number, other: number) => `${own} to ${other}`,
  live: "LIVE",
  liveWords: "In progress",
  notPlayed: { forfeit: "Forfeit", cancelled: "Cancelled", postponed: "Postponed" },
  /** Shown when a game's day is over and nothing was recorded. */
  missed: "No result",
  toBeAnnounced: "Time to come",
  games,
} as const;
