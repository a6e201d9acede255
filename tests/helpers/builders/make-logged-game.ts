import type { LoggedGame } from "../../../src/domain/standings/logged-game.ts";

/** A game of Falcons at Storm that nobody has touched; `overrides` says what the test is about. */
export function makeLoggedGame(overrides: Partial<LoggedGame> = {}): LoggedGame {
  return {
    id: "game",
    seasonId: "season",
    seasonName: "Fall 2026",
    leagueId: "league",
    weekNumber: 3,
    gameDate: "2026-11-21",
    gameTime: "10:30",
    fieldLocation: "Field 1",
    isPlayoff: false,
    isCompleted: false,
    liveEntries: 0,
    outcome: "normal",
    winnerTeamId: null,
    visitorTeamId: "falcons",
    visitorName: "Falcons",
    homeTeamId: "storm",
    homeName: "Storm",
    visitorScore: 0,
    homeScore: 0,
    ...overrides,
  };
}
