import { STATS, TEAM_STAT_KEYS, type TeamStatKey } from "../../domain/game/stat-catalogue.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import { column, count, text } from "./row-shape.ts";
import { counts, seasonTeam } from "./shared-columns.ts";
import { type TableRow, tableRow } from "./table-row.ts";

const standing = {
  seasonId: text,
  ...seasonTeam,
  wins: count,
  losses: count,
  draws: count,
  forfeitWins: count,
  forfeitLosses: count,
  pointsScored: count,
  pointsAllowed: count,
  gamesPlayed: count,
};

export const STANDINGS: TableRow<Standing> = tableRow("standings", "team_id", standing);

/** Each figure covers the season or its playoffs; sacks say in their name whose they are (P §3). */
function totalColumn(key: TeamStatKey) {
  const { short } = STATS[key];
  return short === "sacks" ? "defensive_sacks" : (`total_${short}` as const);
}

function playoffColumn(key: TeamStatKey) {
  const { short } = STATS[key];
  return short === "sacks" ? "playoff_defensive_sacks" : (`playoff_${short}` as const);
}

export const TEAM_SEASONS: TableRow<TeamSeason> = tableRow("team_season_stats", "team_id", {
  seasonName: text,
  ...standing,
  playoffGamesPlayed: count,
  all: {
    totalTouchdowns: count,
    sacksAllowed: column("offensive_sacks_allowed", count),
    counts: counts(TEAM_STAT_KEYS, totalColumn),
  },
  playoffs: {
    totalTouchdowns: column("playoff_touchdowns", count),
    sacksAllowed: column("playoff_offensive_sacks_allowed", count),
    counts: counts(TEAM_STAT_KEYS, playoffColumn),
  },
});
