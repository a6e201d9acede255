import { STAT_KEYS, type StatCounts, type StatKey } from "../../domain/game/stats.ts";

/** The figures of a player's line (P §3 "Player stat catalogue", D37). */
export const STAT_LABELS: Readonly<Record<StatKey, string>> = {
  passTouchdowns: "Pass TD",
  rushTouchdowns: "Rush TD",
  receivingTouchdowns: "Rec TD",
  extraPoints: "Extra Points",
  receivingYards: "Receiving Yards",
  rushingYards: "Rushing Yards",
  tackles: "Tackles",
  interceptions: "Interceptions",
  sacks: "Sacks",
  safeties: "Safeties",
  returnedConversions: "Returned Conversions",
  defensiveTouchdowns: "Defensive TDs",
  fumbles: "Fumbles",
};

/** ["Rush TD 2", "Tackles 4"]: what is not 0; label first, so that no plural can be wrong. */
export function statParts(counts: Partial<StatCounts>): string[] {
  return STAT_KEYS.filter((key) => (counts[key] ?? 0) !== 0).map(
    (key) => `${STAT_LABELS[key]} ${counts[key]}`,
  );
}
