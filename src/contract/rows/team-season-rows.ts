import * as v from "valibot";
import type { TeamFigures, TeamSeason } from "../../domain/standings/team-season.ts";
import { columnsOf } from "./columns-of.ts";
import { count } from "./season-team.ts";
import { standingColumns, standingEntries, standingOfRow } from "./standing-rows.ts";

/** Each column of all games beside the playoffs' part of it. */
const FIGURES = {
  touchdowns: ["total_touchdowns", "playoff_touchdowns"],
  pass_td: ["total_pass_td", "playoff_pass_td"],
  rush_td: ["total_rush_td", "playoff_rush_td"],
  receiving_td: ["total_receiving_td", "playoff_receiving_td"],
  extra_points: ["total_extra_points", "playoff_extra_points"],
  tackles: ["total_tackles", "playoff_tackles"],
  interceptions: ["total_interceptions", "playoff_interceptions"],
  sacks: ["defensive_sacks", "playoff_defensive_sacks"],
  sacks_allowed: ["offensive_sacks_allowed", "playoff_offensive_sacks_allowed"],
  defensive_td: ["total_defensive_td", "playoff_defensive_td"],
  returned_conversions: ["total_returned_conversions", "playoff_returned_conversions"],
  safeties: ["total_safeties", "playoff_safeties"],
  fumbles: ["total_fumbles", "playoff_fumbles"],
} as const;
type FigureName = keyof typeof FIGURES;
type FigureColumn = (typeof FIGURES)[FigureName][number];

const FIGURE_COLUMNS: readonly FigureColumn[] = Object.values(FIGURES).flat();

export const TEAM_SEASON_COLUMNS = columnsOf(
  "team_season_stats",
  "season_name",
  ...standingColumns,
  "playoff_games_played",
  ...FIGURE_COLUMNS,
);

const figureEntries = Object.fromEntries(
  FIGURE_COLUMNS.map((column) => [column, count]),
) as Readonly<Record<FigureColumn, typeof count>>;

function figuresOf(figure: (name: FigureName) => number): TeamFigures {
  return {
    totalTouchdowns: figure("touchdowns"),
    sacksAllowed: figure("sacks_allowed"),
    counts: {
      passTouchdowns: figure("pass_td"),
      rushTouchdowns: figure("rush_td"),
      receivingTouchdowns: figure("receiving_td"),
      extraPoints: figure("extra_points"),
      tackles: figure("tackles"),
      interceptions: figure("interceptions"),
      sacks: figure("sacks"),
      safeties: figure("safeties"),
      returnedConversions: figure("returned_conversions"),
      defensiveTouchdowns: figure("defensive_td"),
      fumbles: figure("fumbles"),
    },
  };
}

export const teamSeasonRowSchema = v.pipe(
  v.object({
    season_name: v.string(),
    playoff_games_played: count,
    ...standingEntries,
    ...figureEntries,
  }),
  v.transform(
    (row): TeamSeason => ({
      seasonName: row.season_name,
      ...standingOfRow(row),
      playoffGamesPlayed: row.playoff_games_played,
      all: figuresOf((name) => row[FIGURES[name][0]]),
      playoffs: figuresOf((name) => row[FIGURES[name][1]]),
    }),
  ),
);
