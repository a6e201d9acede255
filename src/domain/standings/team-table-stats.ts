import { STATS, TEAM_STAT_KEYS, type TeamStatKey } from "../game/stat-catalogue.ts";

type Table = NonNullable<(typeof STATS)[TeamStatKey]["teams"]["table"]>;

export interface TeamTableStat {
  readonly key: TeamStatKey;
  readonly column: Table["column"];
  readonly head: string;
  readonly hint: string | null;
  readonly csv: string;
}

export const TEAM_TABLE_STATS: readonly TeamTableStat[] = TEAM_STAT_KEYS.flatMap((key) => {
  const { table } = STATS[key].teams;
  return table === null ? [] : [{ key, ...table }];
});
