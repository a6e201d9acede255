import * as v from "valibot";
import type { Score } from "../../domain/game/events.ts";
import type { Game } from "../../domain/game/game.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import { columnsOf } from "./columns-of.ts";

const count = v.pipe(v.number(), v.integer());

export const gameRowSchema = v.pipe(
  v.object({
    id: v.string(),
    league_id: v.string(),
    season_id: v.string(),
    week_number: v.nullable(count),
    game_date: v.string(),
    game_time: v.nullable(v.string()),
    field_location: v.nullable(v.string()),
    is_playoff: v.boolean(),
    is_completed: v.boolean(),
    manually_finalized: v.boolean(),
    team_visitor_id: v.string(),
    team_home_id: v.string(),
    team_visitor_score: count,
    team_home_score: count,
    computed_visitor_score: v.nullable(count),
    computed_home_score: v.nullable(count),
    epoch: count,
    head_seq: count,
    log_digest: count,
    state: v.picklist(["open", "final"]),
    has_stats: v.boolean(),
    ever_finalized: v.boolean(),
    finalized_at: v.nullable(v.string()),
    outcome: v.picklist(["normal", "forfeit", "cancelled", "postponed"]),
    winner_team_id: v.nullable(v.string()),
    override_visitor_score: v.nullish(count),
    override_home_score: v.nullish(count),
    provider_visitor_score: v.nullish(count),
    provider_home_score: v.nullish(count),
  }),
  v.transform(
    (row): Game => ({
      id: row.id,
      leagueId: row.league_id,
      seasonId: row.season_id,
      weekNumber: row.week_number,
      gameDate: row.game_date,
      gameTime: row.game_time,
      fieldLocation: row.field_location,
      isPlayoff: row.is_playoff,
      isCompleted: row.is_completed,
      manuallyFinalized: row.manually_finalized,
      visitorTeamId: row.team_visitor_id,
      homeTeamId: row.team_home_id,
      visitorScore: row.team_visitor_score,
      homeScore: row.team_home_score,
      computedVisitorScore: row.computed_visitor_score,
      computedHomeScore: row.computed_home_score,
      epoch: row.epoch,
      headSeq: row.head_seq,
      logDigest: row.log_digest,
      phase: row.state,
      hasStats: row.has_stats,
      everFinalized: row.ever_finalized,
      finalizedAt: row.finalized_at,
      outcome: row.outcome,
      winnerTeamId: row.winner_team_id,
      ...pairOf("overrideScore", row.override_visitor_score, row.override_home_score),
      ...pairOf("providerScore", row.provider_visitor_score, row.provider_home_score),
    }),
  ),
);

export const GAME_COLUMNS = columnsOf("games", gameRowSchema);

/** Returns both scores, or nothing when either is missing. */
function pairOf<Name extends "overrideScore" | "providerScore">(
  name: Name,
  visitor: number | null | undefined,
  home: number | null | undefined,
): Partial<Record<Name, Score>> {
  if (visitor == null || home == null) return {};
  const pair: Partial<Record<Name, Score>> = {};
  pair[name] = { visitor, home };
  return pair;
}

/** The figures of one game's card; `id` is the game's. */
export interface GameSummaryRow extends GameSummary {
  readonly id: string;
}

export const gameSummaryRowSchema = v.pipe(
  v.object({
    game_id: v.string(),
    players_with_stats: count,
    total_touchdowns: count,
    total_tackles: count,
  }),
  v.transform(
    (row): GameSummaryRow => ({
      id: row.game_id,
      playersWithStats: row.players_with_stats,
      totalTouchdowns: row.total_touchdowns,
      totalTackles: row.total_tackles,
    }),
  ),
);

export const GAME_SUMMARY_COLUMNS = columnsOf("game_summaries", gameSummaryRowSchema);
