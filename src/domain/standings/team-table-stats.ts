import { STATS, TEAM_STAT_KEYS, type TeamStatKey } from "../game/stat-catalogue.ts";

type Table = NonNullable<(typeof STATS)[TeamStatKey]["teams"]["table"]>;

/** A figure that is a column of the table of teams and of their CSV. */
export interface TeamTableStat {
  readonly key: TeamStatKey;
  readonly column: Table["column"];
  readonly head: string;
  readonly hint: string | null;
  readonly csv: string;
}

/** Listed in the order of the columns. */
export const TEAM_TABLE_STATS: readonly TeamTableStat[] = TEAM_STAT_KEYS.flatMap((key) => {
  const { table } = STATS[key].teams;
  return table === null ? [] : [{ key, ...table }];
});
