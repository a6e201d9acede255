import type { PlayerSeason } from "../player-season.ts";
import type { PlayerStat } from "../player-stat.ts";
import { playersAt, type SeasonFigures, type TeamAtStage, teamsAt } from "../season-figures.ts";
import type { SeasonStage } from "../season-stage.ts";
import type { TeamSeason } from "../team-season.ts";
import type { LeaderLine } from "./leader-line.ts";
import { topPlayers } from "./player-lists.ts";
import { topTeams, withoutForfeited } from "./team-lists.ts";

export type HighlightId = "fantasy_leader" | "top_offense" | "best_defense" | "tackle_leader";

export type Highlight = { readonly id: HighlightId } & (
  | {
      readonly state: "player";
      readonly player: PlayerSeason;
      readonly value: number;
      /** Share the lead, because only the name separates them (D46). */
      readonly others: readonly PlayerSeason[];
    }
  | {
      readonly state: "team";
      readonly team: TeamSeason;
      readonly value: number;
      readonly perGame: number;
      readonly others: readonly TeamSeason[];
    }
  /** Nobody has played, or everybody has 0. */
  | { readonly state: "no_data" }
  /** The playoffs count no points (D46). */
  | { readonly state: "regular_season_only" }
);

export function highlightsOf(season: SeasonFigures, stage: SeasonStage): readonly Highlight[] {
  const teams = teamsAt(season.teams, stage);
  return [
    ofPlayers("fantasy_leader", season, stage, "fantasy_points"),
    ofTeams("top_offense", teams, stage, "most", (team) => team.pointsScored),
    ofTeams("best_defense", withoutForfeited(teams), stage, "fewest", (team) => team.pointsAllowed),
    ofPlayers("tackle_leader", season, stage, "tackles"),
  ];
}

function ofPlayers(
  id: HighlightId,
  { players }: SeasonFigures,
  stage: SeasonStage,
  stat: PlayerStat,
): Highlight {
  const [first, ...others] = leadersAmong(topPlayers(playersAt(players, stage), stat, Infinity));
  if (first === undefined) return { id, state: "no_data" };
  const { row: player, value } = first;
  return { id, state: "player", player, value, others: others.map(({ row }) => row) };
}

function ofTeams(
  id: HighlightId,
  teams: readonly TeamAtStage[],
  stage: SeasonStage,
  leads: "most" | "fewest",
  value: (team: TeamSeason) => number,
): Highlight {
  if (stage === "playoffs") return { id, state: "regular_season_only" };
  const [first, ...others] = leadersAmong(
    topTeams(teams, { value: ({ team }) => value(team), leads }, Infinity),
  );
  if (first === undefined) return { id, state: "no_data" };
  const { team } = first.row;
  return {
    id,
    state: "team",
    team,
    value: first.value,
    perGame: first.value / team.gamesPlayed,
    others: others.map(({ row }) => row.team),
  };
}

function leadersAmong<Row>(lines: readonly LeaderLine<Row>[]): readonly LeaderLine<Row>[] {
  return lines.filter(({ rank }) => rank === 1);
}
