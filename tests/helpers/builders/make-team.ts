import type { CalledTeam } from "../../../src/domain/season/team.ts";

/** An active team of one league; `overrides` says what the test is about. */
export function makeTeam(overrides: Partial<CalledTeam> = {}): CalledTeam {
  return {
    id: "team",
    leagueId: "league",
    name: "Falcons",
    shortName: "Falcons",
    code: "FAL",
    color: null,
    crest: null,
    divisionName: null,
    isActive: true,
    captainName: null,
    maxPlayers: 20,
    maxIrSlots: 2,
    forfeitedSeason: false,
    ...overrides,
  };
}
