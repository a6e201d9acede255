import type { Team } from "../../../src/domain/season/team.ts";

/** An active team of one league; `overrides` says what the test is about. */
export function makeTeam(overrides: Partial<Team> = {}): Team {
  return {
    id: "team",
    leagueId: "league",
    name: "Falcons",
    divisionName: null,
    isActive: true,
    captainName: null,
    maxPlayers: 20,
    maxIrSlots: 2,
    forfeitedSeason: false,
    ...overrides,
  };
}
