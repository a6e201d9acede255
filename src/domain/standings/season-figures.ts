import type { PlayerFigures, PlayerSeason } from "./player-season.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";
import type { TeamFigures, TeamSeason } from "./team-season.ts";

export interface SeasonFigures {
  readonly teams: readonly TeamSeason[];
  readonly players: readonly PlayerSeason[];
}

export interface PlayerAtStage {
  readonly player: PlayerSeason;
  readonly figures: PlayerFigures;
}

export interface TeamAtStage {
  readonly team: TeamSeason;
  readonly figures: TeamFigures;
  /** Counts the games of the stage; the whole season counts its regular games (D46). */
  readonly gamesPlayed: number;
}

export function playersAt(players: readonly PlayerSeason[], stage: SeasonStage): PlayerAtStage[] {
  return players.map((player) => ({ player, figures: figuresOfStage(player, stage) }));
}

export function teamsAt(teams: readonly TeamSeason[], stage: SeasonStage): TeamAtStage[] {
  return teams.map((team) => ({
    team,
    figures: figuresOfStage(team, stage),
    gamesPlayed: stage === "playoffs" ? team.playoffGamesPlayed : team.gamesPlayed,
  }));
}

/** Without a playoff game of any player there is no stage to choose. */
export function hasPlayoffs({ teams, players }: SeasonFigures): boolean {
  return (
    teams.some(({ playoffGamesPlayed }) => playoffGamesPlayed > 0) ||
    players.some(({ playoffs }) => playoffs.gamesPlayed > 0)
  );
}
