import type { Score } from "./events.ts";
import type { PlayRow } from "./timeline.ts";

export interface ScoreStep {
  /** Plays so far, from 0: the chart's x axis, because clocks are not reliable. */
  readonly play: number;
  readonly score: Score;
  /** The scoring entry; null for the start. */
  readonly entryId: string | null;
}

/** Returns 0–0, each entry that scored, and a last step that takes the line to the chart's edge. */
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
