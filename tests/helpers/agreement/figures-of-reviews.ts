import type { Game } from "../../../src/domain/game/game.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import {
  STAT_KEYS,
  TEAM_STAT_KEYS,
  type TeamCounts,
} from "../../../src/domain/game/stat-catalogue.ts";
import type { GameReview } from "../../../src/domain/review/game-review.ts";
import { fantasyPointsOf } from "../../../src/domain/scoring/fantasy-points.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import { type Figures, plusFigures } from "./flat-figures.ts";

export interface ReviewedGame {
  readonly game: Game;
  readonly review: GameReview;
  /** Present when the review was folded from a log. */
  readonly state?: GameState;
}

/** A season's players as the plain sum of its games' reviews (D46). */
export function playersOfReviews(
  games: readonly ReviewedGame[],
  /** Merged players count as one (D33). */
  nameOf: (playerId: string) => string,
): Map<string, Figures> {
  const players = new Map<string, Figures>();
  for (const { review } of games) {
    const played = new Set<string>([...review.rosters.values()].flat().map(nameOf));
    for (const { playerId, counts } of review.players) {
      const id = nameOf(playerId);
      if (STAT_KEYS.some((key) => counts[key] > 0)) played.add(id);
      const { total, offensive, defensive } = fantasyPointsOf(counts, SCORING_PROFILES.guide);
      players.set(id, plusFigures(players.get(id), { ...counts, total, offensive, defensive }));
    }
    for (const id of played) players.set(id, plusFigures(players.get(id), { gamesPlayed: 1 }));
  }
  return players;
}

/** A season's teams in the same way; sacks allowed are the other team's (D44). */
export function teamsOfReviews(games: readonly ReviewedGame[]): Map<string, Figures> {
  const teams = new Map<string, Figures>();
  for (const { review } of games) {
    for (const [own, other] of [
      [review.visitor, review.home],
      [review.home, review.visitor],
    ] as const) {
      const figures = { ...teamFiguresOf(own.counts), sacksAllowed: other.counts.sacks };
      teams.set(own.teamId, plusFigures(teams.get(own.teamId), figures));
    }
  }
  return teams;
}

function teamFiguresOf(counts: TeamCounts): Figures {
  const own = Object.fromEntries(TEAM_STAT_KEYS.map((key) => [key, counts[key]]));
  const { passTouchdowns, rushTouchdowns, defensiveTouchdowns } = counts;
  return { ...own, totalTouchdowns: passTouchdowns + rushTouchdowns + defensiveTouchdowns };
}

/** Records by counting games, from the scores on their cards; of the regular season (D46, D46a). */
export function recordsOfGames(games: readonly Game[]): Map<string, Figures> {
  const records = new Map<string, Figures>();
  const add = (teamId: string, figures: Figures) =>
    records.set(teamId, plusFigures(records.get(teamId), figures));
  for (const game of games) {
    if (game.isPlayoff) continue;
    const sides = [
      [game.visitorTeamId, game.visitorScore, game.homeScore],
      [game.homeTeamId, game.homeScore, game.visitorScore],
    ] as const;
    for (const [teamId, pointsScored, pointsAllowed] of sides) {
      if (game.outcome === "forfeit" && game.winnerTeamId !== null) {
        add(teamId, teamId === game.winnerTeamId ? { forfeitWins: 1 } : { forfeitLosses: 1 });
      } else if (game.outcome === "normal" && game.isCompleted) {
        add(teamId, { gamesPlayed: 1, pointsScored, pointsAllowed });
        if (pointsScored > pointsAllowed) add(teamId, { wins: 1 });
        else add(teamId, pointsScored < pointsAllowed ? { losses: 1 } : { draws: 1 });
      }
    }
  }
  return records;
}
