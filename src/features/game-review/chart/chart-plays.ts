import type { Score } from "../../../domain/game/events.ts";
import { SIDES, type Side } from "../../../domain/game/fold/fold-timeouts.ts";
import { PLAYS } from "../../../domain/game/plays.ts";
import { type ScoreStep, scoreProgression } from "../../../domain/game/score-progression.ts";
import type { PlayRow } from "../../../domain/game/timeline.ts";
import { type GameReview, recordedScore } from "../../../domain/review/game-review.ts";

/** Touchdowns and safeties get a dot. */
interface ScoringDot {
  readonly play: number;
  readonly side: Side;
  readonly score: Score;
  readonly isAhead: boolean;
  readonly tookLead: boolean;
}

export interface ChartData {
  readonly steps: readonly ScoreStep[];
  readonly plays: readonly PlayRow[];
  readonly dots: readonly ScoringDot[];
  readonly highest: number;
}

/** Plays with a button and points of their own; conversions add to a touchdown. */
const DOTTED = new Set<string>(
  Object.values(PLAYS)
    .filter(({ button, points }) => button !== null && typeof points === "number" && points > 0)
    .map(({ statType }) => statType),
);

/** Null if nobody scored. */
export function chartData(review: GameReview): ChartData | null {
  const { plays } = review;
  const end = recordedScore(review);
  if (end.visitor === 0 && end.home === 0) return null;
  const dots = plays.flatMap(({ entry, score }, index): ScoringDot[] => {
    const { statType, teamId } = entry.fields;
    if (!DOTTED.has(statType)) return [];
    const side = SIDES.find((each) => teamId === review[each].teamId);
    if (side === undefined) return [];
    const other = side === "visitor" ? "home" : "visitor";
    const before = plays[index - 1]?.score ?? { visitor: 0, home: 0 };
    const isAhead = score[side] > score[other];
    const tookLead = isAhead && before[side] <= before[other];
    return [{ play: index + 1, side, score, isAhead, tookLead }];
  });
  const steps = scoreProgression(plays);
  return { steps, plays, dots, highest: Math.max(end.visitor, end.home) };
}
