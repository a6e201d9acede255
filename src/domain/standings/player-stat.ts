import { STAT_KEYS, STATS, type StatKey } from "../game/stat-catalogue.ts";
import { listedDefensiveTds, type PlayerFigures } from "./player-season.ts";

type Listed = {
  [Key in StatKey]: (typeof STATS)[Key]["players"] extends null
    ? never
    : (typeof STATS)[Key]["short"];
}[StatKey];

export type PlayerStat = "fantasy_points" | Listed;

export const OFFENSE_LISTS: readonly PlayerStat[] = ["fantasy_points", ...listsOf("offense")];

export const DEFENSE_LISTS: readonly PlayerStat[] = listsOf("defense");

/** Listed in the order of the selector (A §2 "Comprehensive Stats"). */
export const PLAYER_STATS: readonly PlayerStat[] = [...OFFENSE_LISTS, ...DEFENSE_LISTS];

function listsOf(tab: "offense" | "defense"): Listed[] {
  return STAT_KEYS.flatMap((key) => {
    const { short, players } = STATS[key];
    return players?.tab === tab ? [short as Listed] : [];
  });
}

const KEYS = new Map<string, StatKey>(STAT_KEYS.map((key) => [STATS[key].short, key]));

/** Returns a player's figure of a stat; "Defensive TDs" counts as in the lists (D45). */
export function playerStat({ points, counts }: PlayerFigures, stat: PlayerStat): number {
  if (stat === "defensive_td") return listedDefensiveTds(counts);
  const key = KEYS.get(stat);
  return key === undefined ? points.total : counts[key];
}
