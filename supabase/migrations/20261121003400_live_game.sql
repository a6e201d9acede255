-- One game as visitors follow it: score, timeouts, plays, figures and rosters of one moment.
--
-- The function `live` asks as a visitor and gives one answer to all who watch (docs/decisions/live-game.md).

create function public.live_game(p_game_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'game', (select to_jsonb(x) from (select
      g.id, g.league_id, g.season_id, g.week_number, g.game_date, g.game_time, g.field_location,
      g.is_playoff, g.is_completed, g.manually_finalized, g.team_visitor_id, g.team_home_id,
      g.team_visitor_score, g.team_home_score, g.computed_visitor_score, g.computed_home_score,
      g.epoch, g.head_seq, g.log_digest, g.state, g.live_entries, g.has_stats, g.ever_finalized,
      g.visitor_captain_agrees, g.home_captain_agrees, g.finalized_at, g.outcome, g.winner_team_id, g.override_visitor_score,
      g.override_home_score, g.provider_visitor_score, g.provider_home_score) x),
    'timeouts', jsonb_build_object(
      'visitor', g.team_visitor_timeouts_used, 'home', g.team_home_timeouts_used),
    'plays', (select coalesce(jsonb_agg(to_jsonb(x) - case when x.period is null then array['period', 'clock_seconds'] else '{}' end order by x.event_order), '[]') from (select
      e.id, e.event_id, e.client_timestamp, e.event_order, e.team_id, e.player_id, e.stat_type,
      e.stat_subtype, e.passer_player_id, e.extra_point_type, e.period, e.clock_seconds
      from public.stat_events e where e.game_id = g.id and not e.is_deleted) x),
    'imports', (select coalesce(jsonb_agg(to_jsonb(x) order by x.game_seq, x.import_order), '[]')
      from (select i.id, i.batch_id, i.player_id, i.team_id, i.counts, i.game_seq, i.import_order
      from public.stat_imports i where i.game_id = g.id) x),
    'players', (select coalesce(jsonb_agg(to_jsonb(s) - '{game_id,games_played,total_fantasy_points,offensive_points,created_at,updated_at}'::text[]
      order by s.player_id), '[]') from public.game_stats s where s.game_id = g.id),
    'teams', (select coalesce(jsonb_agg(to_jsonb(s) - '{game_id,points_scored,points_allowed,sacks_allowed,updated_at}'::text[]
      order by s.team_id), '[]') from public.team_game_stats s where s.game_id = g.id),
    'rosters', (select coalesce(jsonb_agg(to_jsonb(x) order by x.roster_position, x.id), '[]')
      from (select r.id, r.team_id, r.player_id, r.roster_position
      from public.game_rosters r where r.game_id = g.id) x),
    -- Whoever joined at the field is on no device of a visitor yet.
    'walk_ons', (select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') from (select
      p.id, p.name, p.jersey_number, p.is_active, p.is_ir, p.ir_date, p.is_walk_on, p.merged_into,
      p.team_id, p.teams_before, p.injured_before
      from public.season_players p
      where p.is_walk_on and p.team_id in (g.team_visitor_id, g.team_home_id)) x)
  -- The answer has a clock only if the league keeps one (D71).
  ) || case when g.game_clock is null or l.periods = 'none' then '{}'
    else jsonb_build_object('clock', g.game_clock) end
  from public.games g join public.leagues l on l.id = g.league_id where g.id = p_game_id
$$;
comment on function public.live_game is 'Score, timeouts, plays, figures and rosters of a game at one moment; null where the caller may not see it.';
grant execute on function public.live_game(uuid) to anon, authenticated, service_role;
