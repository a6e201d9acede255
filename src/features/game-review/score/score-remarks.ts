import type { Score } from "../../../domain/game/events.ts";
import type { Game } from "../../../domain/game/game.ts";
import { PLAY_KEYS, PLAYS, type Play } from "../../../domain/game/plays.ts";
import type { TeamCounts } from "../../../domain/game/stat-catalogue.ts";
import { type GameReview, recordedScore } from "../../../domain/review/game-review.ts";

/** Another number beside the score needs a remark (D31a, D37). */
export type ScoreRemark =
  | { readonly code: "overridden"; readonly computed: Score; readonly differs: boolean }
  | { readonly code: "provider"; readonly provider: Score; readonly computed: Score | null }
  | { readonly code: "players"; readonly sum: Score };

const equal = (a: Score, b: Score) => a.visitor === b.visitor && a.home === b.home;

/** Names another score that differs (D31a); statistics never change the score (D37). */
export function scoreRemarks(
  game: Pick<Game, "visitorScore" | "homeScore" | "providerScore">,
  review: GameReview,
): readonly ScoreRemark[] {
  const remarks: ScoreRemark[] = [];
  const computed = recordedScore(review);
  const shown = { visitor: game.visitorScore, home: game.homeScore };
  const hasEntries = review.plays.length > 0;
  if (review.override !== null && hasEntries) {
    remarks.push({ code: "overridden", computed, differs: !equal(review.override, computed) });
  }
  const provider = game.providerScore;
  const isContradicted = review.override === null && hasEntries && !equal(shown, computed);
  if (provider !== undefined && (isContradicted || !equal(provider, shown))) {
    remarks.push({ code: "provider", provider, computed: isContradicted ? computed : null });
  }
  const sum = playersScore(review);
  // Without a correction or an import, the figures add up to what was recorded.
  if (!equal(sum, computed) && !equal(sum, shown)) remarks.push({ code: "players", sum });
  return remarks;
}

/** Returns the points that the statistics of players and teams add up to (D40, D44). */
function playersScore({ visitor, home }: Pick<GameReview, "visitor" | "home">): Score {
  return { visitor: pointsOf(visitor.counts), home: pointsOf(home.counts) };
}

/** A pass counts once, for its passer; extra points already are points (D45). */
function pointsOf(counts: TeamCounts): number {
  return PLAY_KEYS.reduce((sum, key) => {
    const { raises, raisesPasser = raises, points }: Play = PLAYS[key];
    return sum + counts[raisesPasser] * (points === "by distance" ? 1 : points);
  }, 0);
}
