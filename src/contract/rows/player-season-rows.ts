import * as v from "valibot";
import { STAT_KEYS, STATS } from "../../domain/game/stat-catalogue.ts";
import type { MvpLeader } from "../../domain/standings/leaders/mvp-leader.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import { column, count, optionalText, text } from "./row-shape.ts";
import { counts, seasonTeam } from "./shared-columns.ts";
import { type TableRow, tableRow } from "./table-row.ts";

const seasonPlayer = {
  seasonId: text,
  seasonName: text,
  playerId: text,
  playerName: text,
  jerseyNumber: optionalText,
  ...seasonTeam,
};

function figuresOf<Part extends "total" | "playoff">(part: Part) {
  return {
    points: {
      total: column(`${part}_fantasy_points`, count),
      offensive: column(`${part}_offensive_points`, count),
      defensive: column(`${part}_defensive_points`, count),
    },
    counts: counts(STAT_KEYS, (key) => `${part}_${STATS[key].short}` as const),
  };
}

export const PLAYER_SEASONS: TableRow<PlayerSeason> = tableRow("player_season_stats", "player_id", {
  ...seasonPlayer,
  isActive: v.boolean(),
  isIr: v.boolean(),
  all: { gamesPlayed: count, ...figuresOf("total") },
  playoffs: { gamesPlayed: column("playoff_games_played", count), ...figuresOf("playoff") },
});

/** `defensive_mvp_leaders` has the same columns. */
export const MVP_LEADERS: TableRow<MvpLeader> = tableRow("offensive_mvp_leaders", "player_id", {
  ...seasonPlayer,
  points: column("fantasy_points", count),
  gamesPlayed: count,
});
