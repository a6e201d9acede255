import type { Score } from "../../../domain/game/events.ts";
import { type ScoreStep, scoreProgression } from "../../../domain/game/score-progression.ts";
import type { PlayRow } from "../../../domain/game/timeline.ts";
import { type GameReview, recordedScore } from "../../../domain/review/game-review.ts";

/** A touchdown or safety gets a dot, and an extra point does not. */
interface ScoringDot {
  readonly play: number;
  readonly side: "visitor" | "home";
  readonly score: Score;
}

export interface ChartData {
  readonly steps: readonly ScoreStep[];
  readonly plays: readonly PlayRow[];
  readonly dots: readonly ScoringDot[];
  readonly highest: number;
}

const DOTTED = new Set(["touchdown", "defensive_touchdown", "safety"]);

/** Null if nobody scored. */
export function chartData(review: GameReview): ChartData | null {
  const { plays, visitor, home } = review;
  const end = recordedScore(review);
  if (end.visitor === 0 && end.home === 0) return null;
  const dots = plays.flatMap(({ entry, score }, index): ScoringDot[] => {
    const { statType, teamId } = entry.fields;
    if (!DOTTED.has(statType)) return [];
    const play = index + 1;
    if (teamId === visitor.teamId) return [{ play, side: "visitor", score }];
    if (teamId === home.teamId) return [{ play, side: "home", score }];
    return [];
  });
  const steps = scoreProgression(plays);
  return { steps, plays, dots, highest: Math.max(end.visitor, end.home) };
}
