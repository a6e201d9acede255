/** Point values of one scoring profile (D42); the database holds the same table. */
export interface ScoringProfile {
  readonly name: ScoringProfileName;
  readonly passingTouchdown: number;
  readonly rushingTouchdown: number;
  readonly receivingTouchdown: number;
  /** Multiplies the points value of extra points (D45). */
  readonly extraPointFactor: number;
  readonly tackle: number;
  readonly interception: number;
  readonly fumble: number;
  readonly sack: number;
  readonly defensiveTouchdown: number;
  readonly safety: number;
  readonly returnedConversion: number;
}

export type ScoringProfileName = "guide" | "review_beta";

/** D41 (`guide`) and the specification's review variant (`review_beta`, P §9). */
export const SCORING_PROFILES: Readonly<Record<ScoringProfileName, ScoringProfile>> = {
  guide: {
    name: "guide",
    passingTouchdown: 4,
    rushingTouchdown: 6,
    receivingTouchdown: 6,
    extraPointFactor: 1,
    tackle: 1,
    interception: 2,
    fumble: 2,
    sack: 2,
    defensiveTouchdown: 6,
    safety: 6,
    returnedConversion: 2,
  },
  review_beta: {
    name: "review_beta",
    passingTouchdown: 6,
    rushingTouchdown: 6,
    receivingTouchdown: 6,
    extraPointFactor: 1,
    tackle: 0,
    interception: 0,
    fumble: 0,
    sack: 0,
    defensiveTouchdown: 0,
    safety: 2,
    returnedConversion: 3,
  },
};
