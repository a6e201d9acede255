import type { Standing } from "../../../src/domain/standings/standing.ts";

/** A team that has played nothing; `overrides` says what the test is about. */
export function makeStanding(teamName: string, overrides: Partial<Standing> = {}): Standing {
  return {
    seasonId: "season",
    teamId: teamName,
    teamName,
    forfeitedSeason: false,
    divisionName: null,
    leagueId: "league",
    leagueName: "Coed",
    wins: 0,
    losses: 0,
    draws: 0,
    forfeitWins: 0,
    forfeitLosses: 0,
    pointsScored: 0,
    pointsAllowed: 0,
    gamesPlayed: 0,
    ...overrides,
  };
}
