import type { Score } from "./events.ts";
import type { PlayRow } from "./timeline.ts";

/** One step of the score chart. */
export interface ScoreStep {
  /**
   * Number of plays so far, from 0: the chart's x axis, because the order is reliable and clocks
   * are not.
   */
  readonly play: number;
  readonly score: Score;
  /** The scoring entry; null for the start. */
  readonly entryId: string | null;
}

/**
 * Returns the start at 0–0, a step for every entry that scored, and a last step when plays followed
 * the last score, so that the line reaches the chart's edge.
 */
export function scoreProgression(plays: readonly PlayRow[]): ScoreStep[] {
  const steps: ScoreStep[] = [{ play: 0, score: { visitor: 0, home: 0 }, entryId: null }];
  plays.forEach(({ score, entry }, index) => {
    const before = steps.at(-1)?.score;
    if (score.visitor === before?.visitor && score.home === before.home) return;
    steps.push({ play: index + 1, score, entryId: entry.entryId });
  });
  const last = steps.at(-1);
  if (last !== undefined && last.play < plays.length) {
    steps.push({ play: plays.length, score: last.score, entryId: null });
  }
  return steps;
}
