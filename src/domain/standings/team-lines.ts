import { foldText } from "../shared/search-text.ts";
import { divisionLabels } from "./divisions.ts";
import { rankTeams } from "./rank-teams.ts";
import { figuresOfStage, type SeasonStage } from "./season-stage.ts";
import type { TeamFigures, TeamSeason } from "./team-season.ts";

export interface TeamLine {
  /** Orders the lines; `place` is shown. */
  readonly rank: number;
  readonly place: number | null;
  readonly team: TeamSeason;
  /** The name that these teams use; null if there is none. */
  readonly division: string | null;
  readonly figures: TeamFigures;
}

export function teamLines(teams: readonly TeamSeason[], stage: SeasonStage): TeamLine[] {
  const divisionOf = divisionLabels(teams);
  return rankTeams(teams).map(({ rank, place, team }) => ({
    rank,
    place,
    team,
    division: divisionOf(team),
    figures: figuresOfStage(team, stage),
  }));
}

export function findTeams(lines: readonly TeamLine[], typed: string): readonly TeamLine[] {
  const wanted = foldText(typed);
  return wanted === ""
    ? lines
    : lines.filter(({ team }) => foldText(team.teamName).includes(wanted));
}
