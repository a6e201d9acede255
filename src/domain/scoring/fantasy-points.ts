import { STAT_KEYS, STATS, type StatCounts } from "../game/stat-catalogue.ts";
import type { ScoringProfile } from "./scoring-profile.ts";

export interface FantasyPoints {
  readonly total: number;
  /** Points for passing, rushing and receiving touchdowns and extra points (D41). */
  readonly offensive: number;
  readonly defensive: number;
}

/** Returns the fantasy points of figures that are already clamped (D41, D42). */
export function fantasyPointsOf(counts: StatCounts, profile: ScoringProfile): FantasyPoints {
  const points = { offense: 0, defense: 0 };
  for (const key of STAT_KEYS) {
    const { side, fantasy } = STATS[key];
    if (fantasy !== null) points[side] += counts[key] * profile[fantasy.profileKey];
  }
  const { offense, defense } = points;
  return { total: offense + defense, offensive: offense, defensive: defense };
}
