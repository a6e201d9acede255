import type { StatKey } from "../game/stats.ts";
import { listedDefensiveTds, type PlayerFigures } from "./player-season.ts";

/** What players can be ranked by, in the order of the selector (A §2 "Comprehensive Stats"). */
export const PLAYER_STATS = [
  "fantasy_points",
  "pass_td",
  "rush_td",
  "receiving_td",
  "extra_points",
  "defensive_td",
  "tackles",
  "interceptions",
  "sacks",
  "safeties",
] as const;
export type PlayerStat = (typeof PLAYER_STATS)[number];

const COUNTED = {
  pass_td: "passTouchdowns",
  rush_td: "rushTouchdowns",
  receiving_td: "receivingTouchdowns",
  extra_points: "extraPoints",
  tackles: "tackles",
  interceptions: "interceptions",
  sacks: "sacks",
  safeties: "safeties",
} as const satisfies Partial<Record<PlayerStat, StatKey>>;

/** A player's figure of a stat; "Defensive TDs" as the lists count them (D45). */
export function playerStat({ points, counts }: PlayerFigures, stat: PlayerStat): number {
  if (stat === "fantasy_points") return points.total;
  return stat === "defensive_td" ? listedDefensiveTds(counts) : counts[COUNTED[stat]];
}
