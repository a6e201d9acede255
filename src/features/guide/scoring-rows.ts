import { EXTRA_POINT_VALUES, GAME_POINTS } from "../../domain/scoring/game-points.ts";
import { SCORING_PROFILES } from "../../domain/scoring/scoring-profile.ts";
import { statMessages } from "../../parts/stats/stat-messages.ts";
import { guideMessages } from "./guide-messages.ts";

export interface ScoringRow {
  readonly play: string;
  /** On the scoreboard. */
  readonly score: number;
  readonly fantasy: string;
}

const { guide } = SCORING_PROFILES;
const { scoring } = guideMessages;
const play = (name: string, kind: string) => `${name} · ${kind}`;

/** What each play counts, by the tables that the screens count with (D40, D41, D42). */
export const SCORING_ROWS: readonly ScoringRow[] = [
  {
    play: statMessages.passTouchdown,
    score: GAME_POINTS.touchdown,
    fantasy: `${scoring.passer(guide.passingTouchdown)}, ${scoring.receiver(guide.receivingTouchdown)}`,
  },
  row(statMessages.rushTouchdown, GAME_POINTS.touchdown, guide.rushingTouchdown),
  ...(["5_yard", "10_yard", "20_yard"] as const).map((type) =>
    row(
      play(statMessages.extraPoint, statMessages.extraPoints[type]),
      EXTRA_POINT_VALUES[type],
      EXTRA_POINT_VALUES[type] * guide.extraPointFactor,
    ),
  ),
  row(statMessages.tackle, GAME_POINTS.tackle, guide.tackle),
  row(statMessages.interception, GAME_POINTS.interception, guide.interception),
  {
    // D25: a sack brings its tackle along.
    play: statMessages.sack,
    score: GAME_POINTS.sack,
    fantasy: scoring.withTackle(guide.sack + guide.tackle),
  },
  row(statMessages.safety, GAME_POINTS.safety, guide.safety),
  // D26: a return is two entries in one act.
  row(
    play(statMessages.defensiveTouchdown, scoring.returns.interception),
    GAME_POINTS.defensive_touchdown,
    guide.interception + guide.defensiveTouchdown,
  ),
  row(
    play(statMessages.defensiveTouchdown, scoring.returns.fumble),
    GAME_POINTS.defensive_touchdown,
    guide.fumble + guide.defensiveTouchdown,
  ),
  row(
    play(statMessages.defensiveTouchdown, scoring.returns.conversion),
    GAME_POINTS.returned_conversion,
    guide.returnedConversion,
  ),
];

function row(name: string, score: number, fantasy: number): ScoringRow {
  return { play: name, score, fantasy: String(fantasy) };
}
