-- Totals of a game, summed set-based from the read model in the push transaction (I15).
--
-- Parts are per (player, team), because a player who moved plays for both (D46b): live entries
-- + imported counts + corrections, clamped at 0 once. game_stats sums a player's parts; team
-- totals sum the team's parts and its entries without a player (D44).

-- What one row of parts holds. player_id null: the team's entries without a player.
create type private.stat_part as (
  player_id uuid,
  team_id uuid,
  last_order integer,
  pass_touchdowns bigint,
  rush_touchdowns bigint,
  receiving_touchdowns bigint,
  extra_points bigint,
  receiving_yards bigint,
  rushing_yards bigint,
  tackles bigint,
  interceptions bigint,
  sacks bigint,
  safeties bigint,
  returned_conversions bigint,
  defensive_touchdowns bigint,
  fumbles bigint
);

-- last_order orders parts by their latest live entry; parts without one come after, ordered
-- among themselves by their correction or import (negative, so that any entry beats them).
create function private.stat_parts(p_game_id uuid, p_epoch integer) returns setof private.stat_part
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with live as (
    select s.player_id, s.team_id, s.passer_player_id, s.stat_type, s.stat_subtype, s.extra_point_type, s.event_order
    from public.stat_events s where s.game_id = p_game_id and not s.is_deleted
  ), scored as (
    select l.player_id, l.team_id, max(l.event_order) as last_order, 0 as pass_touchdowns,
      count(*) filter (where l.stat_subtype = 'rush') as rush_touchdowns,
      count(*) filter (where l.stat_subtype = 'pass') as receiving_touchdowns,
      coalesce(sum(private.game_points(l.stat_type, l.extra_point_type)) filter (where l.stat_type = 'extra_point'), 0) as extra_points,
      count(*) filter (where l.stat_type = 'tackle') as tackles,
      count(*) filter (where l.stat_type = 'interception') as interceptions,
      count(*) filter (where l.stat_type = 'sack') as sacks,
      count(*) filter (where l.stat_type = 'safety') as safeties,
      count(*) filter (where l.stat_type = 'returned_conversion') as returned_conversions,
      count(*) filter (where l.stat_type = 'defensive_touchdown') as defensive_touchdowns,
      count(*) filter (where l.stat_type = 'fumble') as fumbles
    from live l group by l.player_id, l.team_id
    union all
    select l.passer_player_id, l.team_id, max(l.event_order), count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    from live l where l.stat_subtype = 'pass' group by l.passer_player_id, l.team_id
  ), imported as (
    select i.player_id, i.team_id, i.counts, i.game_seq
    from public.stat_imports i where i.game_id = p_game_id
  ), added as (
    select i.player_id, i.team_id, i.game_seq, c.key as stat, c.value::numeric::integer as delta
    from imported i, jsonb_each_text(i.counts) c
    union all
    select c.player_id, c.team_id, c.game_seq, c.stat, c.delta
    from public.stat_corrections c where c.game_id = p_game_id and c.epoch = p_epoch
  ), parts as (
    select s.player_id, s.team_id, s.last_order, s.pass_touchdowns, s.rush_touchdowns,
      s.receiving_touchdowns, s.extra_points, 0 as receiving_yards, 0 as rushing_yards, s.tackles,
      s.interceptions, s.sacks, s.safeties, s.returned_conversions, s.defensive_touchdowns, s.fumbles
    from scored s
    union all
    select a.player_id, a.team_id,
      (max(a.game_seq) - 2147483647)::integer,
      sum(a.delta) filter (where a.stat = 'pass_touchdowns'),
      sum(a.delta) filter (where a.stat = 'rush_touchdowns'),
      sum(a.delta) filter (where a.stat = 'receiving_touchdowns'),
      sum(a.delta) filter (where a.stat = 'extra_points'),
      sum(a.delta) filter (where a.stat = 'receiving_yards'),
      sum(a.delta) filter (where a.stat = 'rushing_yards'),
      sum(a.delta) filter (where a.stat = 'tackles'),
      sum(a.delta) filter (where a.stat = 'interceptions'),
      sum(a.delta) filter (where a.stat = 'sacks'),
      sum(a.delta) filter (where a.stat = 'safeties'),
      sum(a.delta) filter (where a.stat = 'returned_conversions'),
      sum(a.delta) filter (where a.stat = 'defensive_touchdowns'),
      sum(a.delta) filter (where a.stat = 'fumbles')
    from added a group by a.player_id, a.team_id
  )
  select p.player_id, p.team_id, max(p.last_order),
    greatest(coalesce(sum(p.pass_touchdowns), 0), 0)::bigint,
    greatest(coalesce(sum(p.rush_touchdowns), 0), 0)::bigint,
    greatest(coalesce(sum(p.receiving_touchdowns), 0), 0)::bigint,
    greatest(coalesce(sum(p.extra_points), 0), 0)::bigint,
    greatest(coalesce(sum(p.receiving_yards), 0), 0)::bigint,
    greatest(coalesce(sum(p.rushing_yards), 0), 0)::bigint,
    greatest(coalesce(sum(p.tackles), 0), 0)::bigint,
    greatest(coalesce(sum(p.interceptions), 0), 0)::bigint,
    greatest(coalesce(sum(p.sacks), 0), 0)::bigint,
    greatest(coalesce(sum(p.safeties), 0), 0)::bigint,
    greatest(coalesce(sum(p.returned_conversions), 0), 0)::bigint,
    greatest(coalesce(sum(p.defensive_touchdowns), 0), 0)::bigint,
    greatest(coalesce(sum(p.fumbles), 0), 0)::bigint
  from parts p group by p.player_id, p.team_id
$$;

-- Writes game_stats, team_game_stats, scores and counters of one game. The caller holds the
-- game's row lock.
create function private.fold_totals(p_game_id uuid) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  g public.games;
  v_parts private.stat_part[];
  v_visitor integer;
  v_home integer;
  v_live integer;
begin
  select * into g from public.games x where x.id = p_game_id;
  select array_agg(p) into v_parts from private.stat_parts(p_game_id, g.epoch) p;
  select coalesce(sum(private.game_points(s.stat_type, s.extra_point_type)) filter (where s.team_id = g.team_visitor_id), 0),
    coalesce(sum(private.game_points(s.stat_type, s.extra_point_type)) filter (where s.team_id = g.team_home_id), 0),
    count(*)
  into v_visitor, v_home, v_live
  from public.stat_events s where s.game_id = p_game_id and not s.is_deleted;

  with totals as (
    select p.player_id, (array_agg(p.team_id order by p.last_order desc, p.team_id))[1] as team_id,
      sum(p.pass_touchdowns) as pass_touchdowns, sum(p.rush_touchdowns) as rush_touchdowns,
      sum(p.receiving_touchdowns) as receiving_touchdowns, sum(p.extra_points) as extra_points,
      sum(p.receiving_yards) as receiving_yards, sum(p.rushing_yards) as rushing_yards,
      sum(p.tackles) as tackles, sum(p.interceptions) as interceptions, sum(p.sacks) as sacks,
      sum(p.safeties) as safeties, sum(p.returned_conversions) as returned_conversions,
      sum(p.defensive_touchdowns) as defensive_touchdowns, sum(p.fumbles) as fumbles
    from unnest(v_parts) p where p.player_id is not null group by p.player_id
  ), gone as (
    delete from public.game_stats s where s.game_id = p_game_id
      and not exists (select from totals t where t.player_id = s.player_id)
  ), points as (
    select v.* from public.seasons se join public.scoring_values v on v.profile_id = se.scoring_profile_id
    where se.id = g.season_id
  )
  insert into public.game_stats as s (game_id, player_id, team_id, pass_touchdowns, rush_touchdowns,
    receiving_touchdowns, extra_points, receiving_yards, rushing_yards, tackles, interceptions, sacks,
    safeties, returned_conversions, defensive_touchdowns, fumbles, total_fantasy_points)
  select p_game_id, t.player_id, t.team_id, t.pass_touchdowns, t.rush_touchdowns, t.receiving_touchdowns,
    t.extra_points, t.receiving_yards, t.rushing_yards, t.tackles, t.interceptions, t.sacks, t.safeties,
    t.returned_conversions, t.defensive_touchdowns, t.fumbles,
    (select coalesce(sum((to_jsonb(t) ->> v.stat)::bigint * v.points), 0) from points v)
  from totals t
  on conflict (game_id, player_id) do update set
    team_id = excluded.team_id, pass_touchdowns = excluded.pass_touchdowns,
    rush_touchdowns = excluded.rush_touchdowns, receiving_touchdowns = excluded.receiving_touchdowns,
    extra_points = excluded.extra_points, receiving_yards = excluded.receiving_yards,
    rushing_yards = excluded.rushing_yards, tackles = excluded.tackles,
    interceptions = excluded.interceptions, sacks = excluded.sacks, safeties = excluded.safeties,
    returned_conversions = excluded.returned_conversions, defensive_touchdowns = excluded.defensive_touchdowns,
    fumbles = excluded.fumbles, total_fantasy_points = excluded.total_fantasy_points, updated_at = now()
  where (s.team_id, s.pass_touchdowns, s.rush_touchdowns, s.receiving_touchdowns, s.extra_points,
      s.receiving_yards, s.rushing_yards, s.tackles, s.interceptions, s.sacks, s.safeties,
      s.returned_conversions, s.defensive_touchdowns, s.fumbles, s.total_fantasy_points)
    is distinct from (excluded.team_id, excluded.pass_touchdowns, excluded.rush_touchdowns,
      excluded.receiving_touchdowns, excluded.extra_points, excluded.receiving_yards,
      excluded.rushing_yards, excluded.tackles, excluded.interceptions, excluded.sacks, excluded.safeties,
      excluded.returned_conversions, excluded.defensive_touchdowns, excluded.fumbles, excluded.total_fantasy_points);

  -- D31a: while only the provider says "completed", its score stands and the log waits beside it.
  update public.games x set
    computed_visitor_score = v_visitor,
    computed_home_score = v_home,
    team_visitor_score = case
      when g.override_visitor_score is not null then g.override_visitor_score
      when g.head_seq = 0 or (g.is_completed and g.state = 'open') then g.team_visitor_score
      else v_visitor end,
    team_home_score = case
      when g.override_home_score is not null then g.override_home_score
      when g.head_seq = 0 or (g.is_completed and g.state = 'open') then g.team_home_score
      else v_home end,
    live_entries = v_live,
    has_stats = v_live > 0 or exists (select from unnest(v_parts) p where p.player_id is not null),
    players_with_stats = (select count(*) from public.game_stats s where s.game_id = p_game_id
      and s.pass_touchdowns + s.rush_touchdowns + s.receiving_touchdowns + s.extra_points
        + s.receiving_yards + s.rushing_yards + s.tackles + s.interceptions + s.sacks + s.safeties
        + s.returned_conversions + s.defensive_touchdowns + s.fumbles > 0),
    total_touchdowns = (select coalesce(sum(p.pass_touchdowns + p.rush_touchdowns + p.defensive_touchdowns), 0)
      from unnest(v_parts) p),
    total_tackles = (select coalesce(sum(p.tackles), 0) from unnest(v_parts) p),
    visitor_roster_size = (select count(*) from public.game_rosters r where r.game_id = p_game_id and r.team_id = g.team_visitor_id),
    home_roster_size = (select count(*) from public.game_rosters r where r.game_id = p_game_id and r.team_id = g.team_home_id)
  where x.id = p_game_id returning * into g;

  insert into public.team_game_stats as s (game_id, team_id, points_scored, points_allowed, sacks_allowed,
    total_pass_td, total_rush_td, total_receiving_td, total_extra_points, total_tackles,
    total_interceptions, total_sacks, total_defensive_td, total_returned_conversions, total_safeties, total_fumbles)
  select p_game_id, side.team_id, side.scored, side.allowed,
    coalesce((select sum(p.sacks) from unnest(v_parts) p where p.team_id = side.opponent_id), 0),
    sum(coalesce(p.pass_touchdowns, 0)), sum(coalesce(p.rush_touchdowns, 0)), sum(coalesce(p.receiving_touchdowns, 0)),
    sum(coalesce(p.extra_points, 0)), sum(coalesce(p.tackles, 0)), sum(coalesce(p.interceptions, 0)),
    sum(coalesce(p.sacks, 0)), sum(coalesce(p.defensive_touchdowns, 0)), sum(coalesce(p.returned_conversions, 0)),
    sum(coalesce(p.safeties, 0)), sum(coalesce(p.fumbles, 0))
  from (values
    (g.team_visitor_id, g.team_home_id, g.team_visitor_score, g.team_home_score),
    (g.team_home_id, g.team_visitor_id, g.team_home_score, g.team_visitor_score)
  ) as side (team_id, opponent_id, scored, allowed)
  left join unnest(v_parts) p on p.team_id = side.team_id
  group by side.team_id, side.opponent_id, side.scored, side.allowed
  on conflict (game_id, team_id) do update set
    points_scored = excluded.points_scored, points_allowed = excluded.points_allowed,
    sacks_allowed = excluded.sacks_allowed, total_pass_td = excluded.total_pass_td,
    total_rush_td = excluded.total_rush_td, total_receiving_td = excluded.total_receiving_td,
    total_extra_points = excluded.total_extra_points, total_tackles = excluded.total_tackles,
    total_interceptions = excluded.total_interceptions, total_sacks = excluded.total_sacks,
    total_defensive_td = excluded.total_defensive_td,
    total_returned_conversions = excluded.total_returned_conversions,
    total_safeties = excluded.total_safeties, total_fumbles = excluded.total_fumbles, updated_at = now();
end $$;

-- The override and the timeouts of the current epoch, from the log.
create function private.fold_marks(p_game_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.games g set
    override_visitor_score = (o.payload ->> 'visitor')::numeric::integer,
    override_home_score = (o.payload ->> 'home')::numeric::integer,
    team_visitor_timeouts_used = private.fold_timeouts(g.id, g.epoch, g.team_visitor_id),
    team_home_timeouts_used = private.fold_timeouts(g.id, g.epoch, g.team_home_id)
  from (select 1) as once
  left join lateral (
    select e.payload from public.game_events e join public.games x on x.id = e.game_id
    where e.game_id = p_game_id and e.epoch = x.epoch
      and e.type in ('score.overridden.v1', 'score.override_cleared.v1')
    order by e.game_seq desc limit 1
  ) o on true
  where g.id = p_game_id
$$;

-- Everything of one game from the bare log of its current epoch.
create function private.refold_game(p_game_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_epoch integer;
  v_entries uuid[];
begin
  select x.epoch into v_epoch from public.games x where x.id = p_game_id for no key update;
  delete from private.entry_facts f where f.game_id = p_game_id;
  delete from public.stat_events s where s.game_id = p_game_id;
  delete from public.stat_corrections c where c.game_id = p_game_id;
  delete from public.stat_imports i where i.game_id = p_game_id;
  v_entries := private.write_entry_facts(p_game_id, v_epoch, 0);
  perform private.fold_entries(p_game_id, v_epoch, v_entries);
  perform private.fold_rosters(p_game_id, v_epoch);
  perform private.fold_corrections(p_game_id, v_epoch);
  perform private.fold_imports(p_game_id, v_epoch);
  perform private.flag_entries(p_game_id, null);
  perform private.fold_marks(p_game_id);
  perform private.fold_totals(p_game_id);
end $$;

-- I17: a season that changes its scoring profile refolds its games in the same transaction.
create function private.refold_season() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_game uuid;
begin
  for v_game in
    select g.id from public.games g where g.season_id = new.id and g.head_seq > 0 order by g.id for no key update
  loop
    perform private.fold_totals(v_game);
  end loop;
  return null;
end $$;
create trigger refold_season after update of scoring_profile_id on public.seasons
  for each row when (old.scoring_profile_id <> new.scoring_profile_id) execute function private.refold_season();
