import type { Score } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import type { GameState } from "../../../domain/game/game-state.ts";
import { computedScore, overrideDisagrees } from "../../../domain/game/live-score.ts";
import type { StatCounts } from "../../../domain/game/stats.ts";
import { teamStatsOf } from "../../../domain/game/team-stats.ts";
import { GAME_POINTS } from "../../../domain/scoring/game-points.ts";

/** What stands beside the score because another number exists (D31a, D37). */
export type ScoreRemark =
  | { readonly code: "overridden"; readonly computed: Score; readonly differs: boolean }
  | { readonly code: "provider"; readonly provider: Score; readonly computed: Score | null }
  | { readonly code: "players"; readonly sum: Score };

const equal = (a: Score, b: Score) => a.visitor === b.visitor && a.home === b.home;

/**
 * In: the game as shown and its fold. Out: the remarks. An override names the score of the log.
 * A provider's score is named where it is not the one shown, or is shown although the log, which
 * is not final yet, says otherwise (D31a). Corrected or imported statistics that add up to
 * another score say so, because they never change it (D37).
 */
export function scoreRemarks(
  game: Pick<Game, "visitorScore" | "homeScore" | "providerScore">,
  state: GameState,
): readonly ScoreRemark[] {
  const remarks: ScoreRemark[] = [];
  const computed = computedScore(state);
  const shown = { visitor: game.visitorScore, home: game.homeScore };
  const hasEntries = state.liveEntryCount > 0;
  if (state.override !== null && hasEntries) {
    remarks.push({ code: "overridden", computed, differs: overrideDisagrees(state) });
  }
  const provider = game.providerScore;
  const isContradicted = state.override === null && hasEntries && !equal(shown, computed);
  if (provider !== undefined && (isContradicted || !equal(provider, shown))) {
    remarks.push({ code: "provider", provider, computed: isContradicted ? computed : null });
  }
  const sum = playersScore(state);
  const isAltered = state.corrections.length > 0 || state.imports.length > 0;
  const isNamed = remarks.length > 0 && equal(sum, computed);
  if (isAltered && !equal(sum, shown) && !isNamed) remarks.push({ code: "players", sum });
  return remarks;
}

/** The points that the statistics of players and teams stand for (D40, D44). */
export function playersScore(state: GameState): Score {
  const { visitor, home } = teamStatsOf(state);
  return { visitor: pointsOf(visitor.counts), home: pointsOf(home.counts) };
}

function pointsOf(counts: StatCounts): number {
  return (
    (counts.passTouchdowns + counts.rushTouchdowns) * GAME_POINTS.touchdown +
    counts.defensiveTouchdowns * GAME_POINTS.defensive_touchdown +
    counts.extraPoints +
    counts.safeties * GAME_POINTS.safety +
    counts.returnedConversions * GAME_POINTS.returned_conversion
  );
}
