import * as v from "valibot";
import type { PlayerFigures, PlayerSeason } from "../../domain/standings/player-season.ts";
import { columnsOf } from "./columns-of.ts";
import { count, seasonTeamEntries, teamOfRow } from "./season-team.ts";

/** Each figure stands twice: of all games, and the playoffs' part of it. */
const ALL = [
  "total_fantasy_points",
  "total_offensive_points",
  "total_defensive_points",
  "total_pass_td",
  "total_rush_td",
  "total_receiving_td",
  "total_extra_points",
  "total_receiving_yards",
  "total_rushing_yards",
  "total_tackles",
  "total_interceptions",
  "total_sacks",
  "total_safeties",
  "total_returned_conversions",
  "total_defensive_td",
  "total_fumbles",
] as const;
type AllColumn = (typeof ALL)[number];
type FigureName = AllColumn extends `total_${infer Name}` ? Name : never;
type PlayoffColumn = `playoff_${FigureName}`;

const NAMES = ALL.map((column) => column.slice("total_".length) as FigureName);
const PLAYOFFS = NAMES.map((name): PlayoffColumn => `playoff_${name}`);

export const PLAYER_SEASON_COLUMNS = columnsOf(
  "player_season_stats",
  "season_id",
  "season_name",
  "player_id",
  "player_name",
  "jersey_number",
  "is_active",
  "is_ir",
  "team_id",
  "team_name",
  "forfeited_season",
  "division_name",
  "league_id",
  "league_name",
  "games_played",
  ...ALL,
  "playoff_games_played",
  ...PLAYOFFS,
);

type Entries = Readonly<Record<AllColumn | PlayoffColumn, typeof count>>;
const figureEntries = Object.fromEntries(
  [...ALL, ...PLAYOFFS].map((column) => [column, count]),
) as Entries;

function figuresOf(gamesPlayed: number, figure: (name: FigureName) => number): PlayerFigures {
  return {
    gamesPlayed,
    points: {
      total: figure("fantasy_points"),
      offensive: figure("offensive_points"),
      defensive: figure("defensive_points"),
    },
    counts: {
      passTouchdowns: figure("pass_td"),
      rushTouchdowns: figure("rush_td"),
      receivingTouchdowns: figure("receiving_td"),
      extraPoints: figure("extra_points"),
      receivingYards: figure("receiving_yards"),
      rushingYards: figure("rushing_yards"),
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

export const playerSeasonRowSchema = v.pipe(
  v.object({
    season_id: v.string(),
    season_name: v.string(),
    player_id: v.string(),
    player_name: v.string(),
    jersey_number: v.nullable(v.string()),
    is_active: v.boolean(),
    is_ir: v.boolean(),
    ...seasonTeamEntries,
    games_played: count,
    playoff_games_played: count,
    ...figureEntries,
  }),
  v.transform(
    (row): PlayerSeason => ({
      seasonId: row.season_id,
      seasonName: row.season_name,
      playerId: row.player_id,
      playerName: row.player_name,
      jerseyNumber: row.jersey_number,
      isActive: row.is_active,
      isIr: row.is_ir,
      ...teamOfRow(row),
      all: figuresOf(row.games_played, (name) => row[`total_${name}`]),
      playoffs: figuresOf(row.playoff_games_played, (name) => row[`playoff_${name}`]),
    }),
  ),
);
