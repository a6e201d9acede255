import { zeroCounts } from "../../../src/domain/game/stat-catalogue.ts";
import type { PlayerFigures, PlayerSeason } from "../../../src/domain/standings/player-season.ts";
import type { TeamFigures, TeamSeason } from "../../../src/domain/standings/team-season.ts";

import { makeStanding } from "./make-standing.ts";

/** What all lines of a test's season share. */
const SEASON = {
  seasonId: "season",
  seasonName: "Fall 2026",
  forfeitedSeason: false,
  divisionName: null,
  leagueId: "league",
  leagueName: "Coed",
} as const;

/** Figures of a player's season; what is left out is 0. */
export function playerFigures(
  over: Partial<PlayerFigures["counts"]> = {},
  gamesPlayed = 1,
  total = 0,
): PlayerFigures {
  return {
    gamesPlayed,
    points: { total, offensive: 0, defensive: total },
    counts: { ...zeroCounts(), ...over },
  };
}

/** A player's line; its id is the name unless the test says otherwise. */
export function playerSeason(
  playerName: string,
  all: PlayerFigures = playerFigures(),
  over: Partial<PlayerSeason> = {},
): PlayerSeason {
  return {
    ...SEASON,
    playerId: playerName,
    playerName,
    jerseyNumber: null,
    isActive: true,
    isIr: false,
    teamId: "team",
    teamName: "Falcons",
    all,
    playoffs: playerFigures({}, 0),
    ...over,
  };
}

/** Figures of a team's season; what is left out is 0. */
export function teamFigures(over: Partial<TeamFigures["counts"]> = {}): TeamFigures {
  const { receivingYards: _, rushingYards: __, ...counts } = zeroCounts();
  return { counts: { ...counts, ...over }, sacksAllowed: 0, totalTouchdowns: 0 };
}

/** A team's line; its id is the name unless the test says otherwise. */
export function teamSeason(teamName: string, over: Partial<TeamSeason> = {}): TeamSeason {
  return {
    ...makeStanding(teamName),
    ...SEASON,
    playoffGamesPlayed: 0,
    all: teamFigures(),
    playoffs: teamFigures(),
    ...over,
  };
}
