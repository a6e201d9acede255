import type { DemoLeague, DemoPlayer, DemoTeam } from "../demo-teams.ts";
import { createChance, demoId } from "../random.ts";
import {
  DIVISION_NAMES,
  jerseyNumber,
  LEAGUE_NAMES,
  largePlayerName,
  teamName,
} from "./large-names.ts";

export const LARGE_SEASON_ID = demoId("large season");

/** 8 leagues of 50 teams: 400 teams, 5,000 players. */
export const TEAMS_A_LEAGUE = 50;
const TEAMS_A_DIVISION = TEAMS_A_LEAGUE / DIVISION_NAMES.length;
/** 12 and 13 players in turn. */
const playersOn = (team: number) => 12 + (team % 2);

/** Leagues, divisions, teams and players of the large season, always the same. */
export function largeLeagues(): DemoLeague[] {
  return LEAGUE_NAMES.map((name, league) => {
    const id = demoId(`large league ${league}`);
    return {
      id,
      seasonId: LARGE_SEASON_ID,
      name,
      format: "7 on 7",
      playoffMinGames: null,
      hasClock: false,
      divisions: DIVISION_NAMES.map((division) => ({
        id: demoId(`large division ${league} ${division}`),
        name: division,
      })),
      teams: Array.from({ length: TEAMS_A_LEAGUE }, (_, place) =>
        toTeam(id, league * TEAMS_A_LEAGUE + place, place),
      ),
    };
  });
}

/** Every third team has no colour. */
const COLORS = ["red", "teal", null, "orange", "navy", null, "pink", "black", null];

function toTeam(leagueId: string, index: number, place: number): DemoTeam {
  const players = Array.from({ length: playersOn(index) }, (_, n) => toPlayer(index, n));
  return {
    id: demoId(`large team ${index}`),
    name: teamName(index),
    leagueId,
    color: COLORS[index % COLORS.length] ?? null,
    crest: null,
    divisionName: DIVISION_NAMES[Math.floor(place / TEAMS_A_DIVISION)] ?? DIVISION_NAMES[0],
    captainName: players[0]?.name ?? "",
    captainEmail: `captain.${index}@demo.test`,
    players,
  };
}

function toPlayer(team: number, place: number): DemoPlayer {
  const chance = createChance(`large player ${team} ${place}`);
  return {
    id: demoId(`large player ${team} ${place}`),
    // The hostile names fill the first two teams.
    name: largePlayerName(team * 12 + place, chance),
    jerseyNumber: jerseyNumber(place, chance),
    isIr: place === 11,
  };
}
