import type { PlayerStat } from "../../domain/standings/player-stat.ts";

/** What players are ranked by, as every list, selector and title names it (P §2, A §2). */
export const PLAYER_STAT_LABELS: Readonly<Record<PlayerStat, string>> = {
  fantasy_points: "Fantasy Points",
  pass_td: "Passing TDs",
  rush_td: "Rushing TDs",
  receiving_td: "Receiving TDs",
  extra_points: "Extra Points",
  defensive_td: "Defensive TDs",
  tackles: "Tackles",
  interceptions: "Interceptions",
  sacks: "Sacks",
  safeties: "Safeties",
};
