import type { GameState } from "../../../domain/game/game-state.ts";
import { type ScoreStep, scoreProgression } from "../../../domain/game/score-progression.ts";
import { type PlayRow, playsOf } from "../../../domain/game/timeline.ts";

/** A touchdown or safety: it gets a dot, an extra point does not. */
export interface ScoringDot {
  readonly play: number;
  readonly side: "visitor" | "home";
  readonly points: number;
}

export interface ChartData {
  readonly steps: readonly ScoreStep[];
  readonly plays: readonly PlayRow[];
  readonly dots: readonly ScoringDot[];
  readonly highest: number;
}

const DOTTED = new Set(["touchdown", "defensive_touchdown", "safety"]);

/** In: a folded game. Out: what the chart draws; null where nobody scored. */
export function chartData(state: GameState): ChartData | null {
  const plays = playsOf(state);
  const steps = scoreProgression(state);
  const end = steps.at(-1)?.score ?? { visitor: 0, home: 0 };
  if (end.visitor === 0 && end.home === 0) return null;
  const dots = plays.flatMap(({ entry, score }, index): ScoringDot[] => {
    const { statType, teamId } = entry.fields;
    if (!DOTTED.has(statType)) return [];
    const play = index + 1;
    if (teamId === state.teams.visitorTeamId)
      return [{ play, side: "visitor", points: score.visitor }];
    if (teamId === state.teams.homeTeamId) return [{ play, side: "home", points: score.home }];
    return [];
  });
  return { steps, plays, dots, highest: Math.max(end.visitor, end.home) };
}
