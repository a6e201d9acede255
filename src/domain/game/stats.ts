/** The kinds of act a scorekeeper records (P §3 "Stat types", D26). */
export const STAT_TYPES = [
  "touchdown",
  "extra_point",
  "tackle",
  "interception",
  "sack",
  "safety",
  "defensive_touchdown",
  "returned_conversion",
  "fumble",
] as const;
export type StatType = (typeof STAT_TYPES)[number];

/** How a touchdown was made; a reception is the other half of a pass (D27). */
export type TouchdownKind = "pass" | "rush";

export const EXTRA_POINT_TYPES = ["5_yard", "10_yard", "20_yard"] as const;
export type ExtraPointType = (typeof EXTRA_POINT_TYPES)[number];

/** The counted figures of one player's line, in the order of the stat catalogue (P §3, D37). */
export const STAT_KEYS = [
  "passTouchdowns",
  "rushTouchdowns",
  "receivingTouchdowns",
  "extraPoints",
  "receivingYards",
  "rushingYards",
  "tackles",
  "interceptions",
  "sacks",
  "safeties",
  "returnedConversions",
  "defensiveTouchdowns",
  "fumbles",
] as const;
export type StatKey = (typeof STAT_KEYS)[number];

/** Whole numbers per figure; `extraPoints` is the points value, not a number of kicks (D45). */
export type StatCounts = Record<StatKey, number>;

export function zeroCounts(): StatCounts {
  return {
    passTouchdowns: 0,
    rushTouchdowns: 0,
    receivingTouchdowns: 0,
    extraPoints: 0,
    receivingYards: 0,
    rushingYards: 0,
    tackles: 0,
    interceptions: 0,
    sacks: 0,
    safeties: 0,
    returnedConversions: 0,
    defensiveTouchdowns: 0,
    fumbles: 0,
  };
}
