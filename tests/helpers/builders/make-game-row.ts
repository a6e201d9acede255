import type { Game } from "../../../src/domain/game/game.ts";

/** A game as the server's table sends it, for `gameRowSchema` to read. */
export function makeGameRow(game: Game): Readonly<Record<string, unknown>> {
  return {
    id: game.id,
    league_id: game.leagueId,
    season_id: game.seasonId,
    week_number: game.weekNumber,
    game_date: game.gameDate,
    game_time: game.gameTime,
    field_location: game.fieldLocation,
    is_playoff: game.isPlayoff,
    is_completed: game.isCompleted,
    manually_finalized: game.manuallyFinalized,
    team_visitor_id: game.visitorTeamId,
    team_home_id: game.homeTeamId,
    team_visitor_score: game.visitorScore,
    team_home_score: game.homeScore,
    computed_visitor_score: game.computedVisitorScore,
    computed_home_score: game.computedHomeScore,
    epoch: game.epoch,
    head_seq: game.headSeq,
    log_digest: game.logDigest,
    state: game.phase,
    live_entries: game.liveEntries,
    has_stats: game.hasStats,
    ever_finalized: game.everFinalized,
    finalized_at: game.finalizedAt,
    outcome: game.outcome,
    winner_team_id: game.winnerTeamId,
    override_visitor_score: game.overrideScore?.visitor ?? null,
    override_home_score: game.overrideScore?.home ?? null,
    provider_visitor_score: game.providerScore?.visitor ?? null,
    provider_home_score: game.providerScore?.home ?? null,
    archived_at: null,
  };
}
