import {
  STAT_KEYS,
  STATS,
  type StatCounts,
  type StatKey,
  TEAM_STAT_KEYS,
  type TeamCounts,
  type TeamStatKey,
} from "../../domain/game/stat-catalogue.ts";
import { count } from "./season-team.ts";

type Row<Column extends string> = Readonly<Record<Column, number>>;
type PlayerColumn = (typeof STATS)[StatKey]["column"];
type TeamColumn = `total_${(typeof STATS)[TeamStatKey]["short"]}`;

/** Builds schema entries that read a whole number for each column. */
export function countEntries<Column extends string>(columns: readonly Column[]) {
  return Object.fromEntries(columns.map((column) => [column, count])) as Readonly<
    Record<Column, typeof count>
  >;
}

/** Builds counts by asking `figure` for each key. */
export function countsOf<Key extends StatKey>(
  keys: readonly Key[],
  figure: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, figure(key)])) as Record<Key, number>;
}

const playerColumn = (key: StatKey): PlayerColumn => STATS[key].column;
const teamColumn = (key: TeamStatKey): TeamColumn => `total_${STATS[key].short}`;

/** A player's figures of one game, in `game_stats` and `player_games`. */
export const playerCountEntries = countEntries(STAT_KEYS.map(playerColumn));

/** A team's figures of one game, in `team_game_stats` and `team_game_log`. */
export const teamCountEntries = countEntries(TEAM_STAT_KEYS.map(teamColumn));

export function playerCountsOf(row: Row<PlayerColumn>): StatCounts {
  return countsOf(STAT_KEYS, (key) => row[playerColumn(key)]);
}

export function teamCountsOf(row: Row<TeamColumn>): TeamCounts {
  return countsOf(TEAM_STAT_KEYS, (key) => row[teamColumn(key)]);
}
