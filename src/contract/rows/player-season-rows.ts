import * as v from "valibot";
import { STAT_KEYS, STATS, type StatKey } from "../../domain/game/stat-catalogue.ts";
import type { PlayerFigures, PlayerSeason } from "../../domain/standings/player-season.ts";
import { columnsOf } from "./columns-of.ts";
import { countEntries, countsOf } from "./game-counts.ts";
import { count, seasonTeamEntries, teamOfRow } from "./season-team.ts";

const POINTS = ["fantasy_points", "offensive_points", "defensive_points"] as const;
type FigureName = (typeof POINTS)[number] | (typeof STATS)[StatKey]["short"];
type Part = "total" | "playoff";

/** The view has each figure twice: for all games and for the playoffs alone. */
const FIGURES: readonly FigureName[] = [...POINTS, ...STAT_KEYS.map((key) => STATS[key].short)];
const columnsIn = <P extends Part>(part: P) =>
  FIGURES.map((name): `${P}_${FigureName}` => `${part}_${name}`);

const entries = {
  season_id: v.string(),
  season_name: v.string(),
  player_id: v.string(),
  player_name: v.string(),
  jersey_number: v.nullable(v.string()),
  is_active: v.boolean(),
  is_ir: v.boolean(),
  ...seasonTeamEntries,
  games_played: count,
  ...countEntries(columnsIn("total")),
  playoff_games_played: count,
  ...countEntries(columnsIn("playoff")),
};

function figuresOf(gamesPlayed: number, figure: (name: FigureName) => number): PlayerFigures {
  return {
    gamesPlayed,
    points: {
      total: figure("fantasy_points"),
      offensive: figure("offensive_points"),
      defensive: figure("defensive_points"),
    },
    counts: countsOf(STAT_KEYS, (key) => figure(STATS[key].short)),
  };
}

export const playerSeasonRowSchema = v.pipe(
  v.object(entries),
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

export const PLAYER_SEASON_COLUMNS = columnsOf("player_season_stats", playerSeasonRowSchema);
