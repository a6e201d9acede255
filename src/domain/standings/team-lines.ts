import { foldText } from "../shared/search-text.ts";
import { rankTeams } from "./rank-teams.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";
import type { TeamFigures, TeamSeason } from "./team-season.ts";

export interface TeamLine {
  readonly rank: number;
  readonly team: TeamSeason;
  readonly figures: TeamFigures;
}

export function teamLines(teams: readonly TeamSeason[], stage: SeasonStage): TeamLine[] {
  return rankTeams(teams).map(({ rank, team }) => ({
    rank,
    team,
    figures: figuresOfStage(team, stage),
  }));
}

export function findTeams(lines: readonly TeamLine[], typed: string): readonly TeamLine[] {
  const wanted = foldText(typed);
  return wanted === ""
    ? lines
    : lines.filter(({ team }) => foldText(team.teamName).includes(wanted));
}
