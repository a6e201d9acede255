import * as v from "valibot";
import { STATS, TEAM_STAT_KEYS, type TeamStatKey } from "../../domain/game/stat-catalogue.ts";
import type { TeamFigures, TeamSeason } from "../../domain/standings/team-season.ts";
import { columnsOf } from "./columns-of.ts";
import { countEntries, countsOf } from "./game-counts.ts";
import { count } from "./season-team.ts";
import { standingEntries, standingOfRow } from "./standing-rows.ts";

/**
 * Pairs of columns: for all games and for the playoffs. The names of sacks say whose they are
 * (P §3).
 */
const SACKS = ["defensive_sacks", "playoff_defensive_sacks"] as const;
const SACKS_ALLOWED = ["offensive_sacks_allowed", "playoff_offensive_sacks_allowed"] as const;
const TOUCHDOWNS = ["total_touchdowns", "playoff_touchdowns"] as const;

type OwnName = Exclude<(typeof STATS)[TeamStatKey]["short"], "sacks">;
type Column =
  | (typeof SACKS | typeof SACKS_ALLOWED | typeof TOUCHDOWNS)[number]
  | `${"total" | "playoff"}_${OwnName}`;

function columnOf(key: TeamStatKey, part: 0 | 1): Column {
  const { short } = STATS[key];
  if (short === "sacks") return SACKS[part];
  return part === 0 ? `total_${short}` : `playoff_${short}`;
}

const entries = {
  season_name: v.string(),
  ...standingEntries,
  playoff_games_played: count,
  ...countEntries<Column>([
    ...TOUCHDOWNS,
    ...SACKS_ALLOWED,
    ...TEAM_STAT_KEYS.flatMap((key) => [columnOf(key, 0), columnOf(key, 1)]),
  ]),
};

function figuresOf(row: Readonly<Record<Column, number>>, part: 0 | 1): TeamFigures {
  return {
    totalTouchdowns: row[TOUCHDOWNS[part]],
    sacksAllowed: row[SACKS_ALLOWED[part]],
    counts: countsOf(TEAM_STAT_KEYS, (key) => row[columnOf(key, part)]),
  };
}

export const teamSeasonRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): TeamSeason => ({
      seasonName: row.season_name,
      ...standingOfRow(row),
      playoffGamesPlayed: row.playoff_games_played,
      all: figuresOf(row, 0),
      playoffs: figuresOf(row, 1),
    }),
  ),
);

export const TEAM_SEASON_COLUMNS = columnsOf("team_season_stats", teamSeasonRowSchema);
