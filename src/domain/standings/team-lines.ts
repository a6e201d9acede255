import { foldText } from "../shared/search-text.ts";
import { rankTeams } from "./rank-teams.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";
import type { TeamFigures, TeamSeason } from "./team-season.ts";

/** A team with its place in the standings and the statistics of one stage. */
export interface TeamLine {
  readonly rank: number;
  readonly team: TeamSeason;
  readonly figures: TeamFigures;
}

/** In: the teams that are shown together. Out: a line each, in the order of the standings (D46). */
export function teamLines(teams: readonly TeamSeason[], stage: SeasonStage): TeamLine[] {
  return rankTeams(teams).map(({ rank, team }) => ({
    rank,
    team,
    figures: figuresOfStage(team, stage),
  }));
}

/** The teams whose name has the typed text in it (A §5); they keep their place. */
export function findTeams(lines: readonly TeamLine[], typed: string): readonly TeamLine[] {
  const wanted = foldText(typed);
  return wanted === ""
    ? lines
    : lines.filter(({ team }) => foldText(team.teamName).includes(wanted));
}
