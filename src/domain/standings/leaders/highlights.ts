import type { PlayerSeason } from "../player-season.ts";
import type { PlayerStat } from "../player-stat.ts";
import { playersAt, type SeasonFigures, teamsAt } from "../season-figures.ts";
import type { SeasonStage } from "../season-stage.ts";
import type { TeamSeason } from "../team-season.ts";
import { topPlayers } from "./player-lists.ts";
import { topTeams } from "./team-lists.ts";

export type HighlightId = "fantasy_leader" | "top_offense" | "best_defense" | "tackle_leader";

export type Highlight = { readonly id: HighlightId } & (
  | { readonly state: "player"; readonly player: PlayerSeason; readonly value: number }
  | {
      readonly state: "team";
      readonly team: TeamSeason;
      readonly value: number;
      readonly perGame: number;
    }
  /** Nobody has played, or everybody has 0. */
  | { readonly state: "no_data" }
  /** The playoffs count no points (D46). */
  | { readonly state: "regular_season_only" }
);

export function highlightsOf(season: SeasonFigures, stage: SeasonStage): readonly Highlight[] {
  return [
    ofPlayers("fantasy_leader", season, stage, "fantasy_points"),
    ofTeams("top_offense", season, stage, "most", ({ pointsScored }) => pointsScored),
    ofTeams(
      "best_defense",
      withoutForfeited(season),
      stage,
      "fewest",
      (team) => team.pointsAllowed,
    ),
    ofPlayers("tackle_leader", season, stage, "tackles"),
  ];
}

/** A team that gave its season up allowed few points only because it did not play (D49). */
function withoutForfeited({ teams, players }: SeasonFigures): SeasonFigures {
  return { players, teams: teams.filter(({ forfeitedSeason }) => !forfeitedSeason) };
}

function ofPlayers(
  id: HighlightId,
  { players }: SeasonFigures,
  stage: SeasonStage,
  stat: PlayerStat,
): Highlight {
  const [first] = topPlayers(playersAt(players, stage), stat, 1);
  if (first === undefined) return { id, state: "no_data" };
  return { id, state: "player", player: first.row, value: first.value };
}

function ofTeams(
  id: HighlightId,
  { teams }: SeasonFigures,
  stage: SeasonStage,
  leads: "most" | "fewest",
  value: (team: TeamSeason) => number,
): Highlight {
  if (stage === "playoffs") return { id, state: "regular_season_only" };
  const [first] = topTeams(teamsAt(teams, stage), { value: ({ team }) => value(team), leads }, 1);
  if (first === undefined) return { id, state: "no_data" };
  const { team } = first.row;
  return { id, state: "team", team, value: first.value, perGame: first.value / team.gamesPlayed };
}
