import { STAT_KEYS, STATS } from "../../domain/game/stat-catalogue.ts";
import type { PlayerStat } from "../../domain/standings/player-stat.ts";

/** Stands under a ranking in which equal figures have different ranks (D46). */
export const TIES_NOTE = "At equal figures, fewer games lead.";

/** Lists, selectors and titles share these names of ranking stats (P §2, A §2). */
export const PLAYER_STAT_LABELS = {
  fantasy_points: "Fantasy Points",
  ...Object.fromEntries(STAT_KEYS.map((key) => [STATS[key].short, STATS[key].players?.title])),
} as Readonly<Record<PlayerStat, string>>;
