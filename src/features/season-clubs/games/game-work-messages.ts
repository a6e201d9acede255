import type { GameStanding } from "../../../domain/season/clubs/managed-game.ts";

const standings: Readonly<Record<GameStanding, string>> = {
  scheduled: "Scheduled",
  in_progress: "In progress",
  /** A result by hand and one of the provider are among them, so it is no "Final" (D31a). */
  final: "Completed",
  forfeit: "Forfeit",
  cancelled: "Cancelled",
  postponed: "Postponed",
};

export const gameWorkMessages = {
  page: {
    title: "Games & Schedule",
    lead: "Enter games and their results. Days and times are those of the league.",
    loading: "Loading games...",
    failedTitle: "Failed to load games",
  },
  list: {
    title: "Games",
    count: (shown: number, all: number) => `${shown} of ${all}`,
    add: "Add Game",
    search: { label: "Search games", placeholder: "Team or field" },
    parts: { coming: "Today and to come", past: "Past games, newest first" },
    columns: ["Day", "Visitor", "Home", "Field", "Score", "Status"],
    actions: "Actions",
    emptyTitle: "No games yet",
    emptyText: "Add the first game of the season.",
    noTeamsTitle: "No teams to play",
    noTeamsText: "A game needs two teams of one league. Add them first.",
    toTeams: "Open Teams & Players",
    result: "Result",
    passes: "Passes",
    passesOfDay: "Passes of a Day",
    unfold: (games: number) => `Show ${games} Older Games`,
    withoutResult: "Past games without a result",
    zoneUnread:
      "The league's time zone could not be read, so which games are past is told by this device's clock.",
    zoneUnknown: (zone: string) =>
      `This browser does not know the league's time zone (${zone}), so which games are past is told by this device's clock.`,
    none: "–",
    playoff: "Playoff",
    week: (week: number) => `Week ${week}`,
    editOf: (game: string) => `Edit ${game}`,
    resultOf: (game: string) => `Result of ${game}`,
    passesOf: (game: string) => `Game passes of ${game}`,
    archiveOf: (game: string) => `Archive ${game}`,
    restoreOf: (game: string) => `Restore ${game}`,
    game: (visitor: string, home: string) => `${visitor} at ${home}`,
    gameOn: (visitor: string, home: string, day: string) => `${visitor} at ${home}, ${day}`,
    unknownTeam: "Unknown team",
    wonBy: (team: string) => `${team} won by forfeit`,
  },
  standings,
  form: {
    addTitle: "Add Game",
    editTitle: "Edit Game",
    lead: "Day and time as the league's clock shows them.",
    visitor: "Visitor",
    home: "Home",
    choose: "Choose a team",
    leagueFirst: "Choose the league first",
    teamMissing: "Choose a team.",
    sameTeam: "A team cannot play against itself.",
    teamsFixed: "Stats were collected, so the teams stay as they are.",
    date: "Day",
    dateMissing: "Enter the day of the game, its year with four digits.",
    time: "Time",
    field: "Field",
    week: "Week",
    weekHint: (week: number) => `Week ${week} by the day`,
    weekWrong: "Enter a whole number from 0 to 999.",
    playoff: "Playoff game",
    playoffHint: "Playoffs count in no standings.",
  },
  result: {
    title: "Result",
    label: "What became of the game",
    outcomes: {
      score: {
        label: "Final score",
        text: "Counts at once in standings and on every page, without a roster.",
      },
      forfeit: { label: "Forfeit", text: "Counts as a forfeit win and loss, without points." },
      cancelled: { label: "Cancelled", text: "Counts for nobody." },
      postponed: { label: "Postponed", text: "Is still to be played; give it a new day." },
      normal: {
        label: "To be played",
        text: "As if nothing had been marked.",
      },
    },
    collectedOutcomes: {
      final: {
        label: (score: string) => `As played, ${score}`,
        text: "The score that was recorded counts.",
      },
      running: {
        label: (score: string) => `Being played, ${score} so far`,
        text: "The score counts once the game is final.",
      },
    },
    scoreOf: (team: string) => `Score of ${team}`,
    scoreWrong: "Enter a whole number from 0 to 999.",
    winner: "Winner",
    winnerMissing: "Choose the winner.",
    collected:
      "A score or stats were recorded for this game. Its score is changed in the review, where Re-open is, too.",
    openReview: "Open the Review",
    although: (game: string, outcome: string) =>
      `A score or stats were recorded for ${game}.\n\nMark it as ${outcome} although? Plays and score stay, but the result counts as marked.`,
    yes: "Mark It",
    saved: "Result saved",
    waiting:
      "The score is saved on this device. It counts everywhere as soon as the server has it.",
    failed: "The score could not be saved. Please try again.",
  },
  saved: "Game saved",
  archiveQuestion: (game: string) =>
    `Archive ${game}?\n\nThe game leaves every list and all figures. What was collected stays, and Restore brings it back.`,
  archived: "Game archived",
  restored: "Game restored",
} as const;
