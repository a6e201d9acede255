import type { StatCounts } from "../game/stats.ts";
import type { ScoringProfile } from "./scoring-profile.ts";

export interface FantasyPoints {
  readonly total: number;
  /** Passing, rushing and receiving touchdowns and extra points (D41). */
  readonly offensive: number;
  /** Everything else (D41). */
  readonly defensive: number;
}

/** In: figures that are already clamped, and the season's profile. Out: points (D41, D42). */
export function fantasyPointsOf(counts: StatCounts, profile: ScoringProfile): FantasyPoints {
  const offensive =
    counts.passTouchdowns * profile.passingTouchdown +
    counts.rushTouchdowns * profile.rushingTouchdown +
    counts.receivingTouchdowns * profile.receivingTouchdown +
    counts.extraPoints * profile.extraPointFactor;
  const defensive =
    counts.tackles * profile.tackle +
    counts.interceptions * profile.interception +
    counts.fumbles * profile.fumble +
    counts.sacks * profile.sack +
    counts.defensiveTouchdowns * profile.defensiveTouchdown +
    counts.safeties * profile.safety +
    counts.returnedConversions * profile.returnedConversion;
  return { total: offensive + defensive, offensive, defensive };
}
