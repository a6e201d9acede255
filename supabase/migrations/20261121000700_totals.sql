-- Totals of a game are summed from the read model in the push transaction, per player and team,
-- because a player who moved plays for both (I15, D46b). A part is live entries + imported counts +
-- corrections, clamped at 0 once; team totals add entries without a player (D44).

-- Writes has_figure from the list of stats, so a migration that adds a stat calls it again: a line whose
-- figures were all corrected to 0 counts as none. has_figure sets no search_path on purpose, since it
-- reads nothing and the planner can inline it only so.
create function private.derive_has_figure() returns void language plpgsql set search_path = '' as $$
begin
  execute format('create or replace function private.has_figure(c public.game_stats) returns boolean
    language sql immutable as %L',
    (select 'select ' || string_agg(format('c.%I', s.stat), ' + ' order by s.stat) || ' > 0' from private.stats s));
end $$;
select private.derive_has_figure();
grant execute on function private.has_figure(public.game_stats) to anon, authenticated, service_role;

-- Holds one figure of one part. A null player_id stands for the team's entries without a player.
create type private.stat_part as (
  player_id uuid,
  team_id uuid,
  stat text,
  value bigint,
  last_order integer
);

-- What the live entries of a game count. A body of SQL, which becomes part of its caller's plan.
create function private.entry_credits(p_game_id uuid) returns setof private.stat_part language sql stable
begin atomic
  with live as (
    select s.player_id, s.team_id, s.passer_player_id, s.stat_type,
      coalesce(s.stat_subtype, s.extra_point_type, '') as variant,
      count(*) as n, max(s.event_order) as last_order
    from public.stat_events s where s.game_id = p_game_id and not s.is_deleted
    group by 1, 2, 3, 4, 5
  )
  select l.player_id, l.team_id, p.stat, l.n * p.amount as value, l.last_order
  from live l join private.plays p on p.stat_type = l.stat_type and p.variant = l.variant
  union all
  select l.passer_player_id, l.team_id, p.passer_stat, l.n, l.last_order
  from live l join private.plays p on p.stat_type = l.stat_type and p.variant = l.variant
  where p.passer_stat is not null;
end;

-- last_order orders parts by their latest live entry; parts without one come after, ordered
-- among themselves by their correction or import (negative, so that any entry beats them).
create function private.stat_parts(p_game_id uuid, p_epoch integer) returns setof private.stat_part
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with credited as (
    select c.player_id, c.team_id, c.stat, c.value, c.last_order from private.entry_credits(p_game_id) c
    union all
    select i.player_id, i.team_id, c.key, c.value::numeric::bigint, (i.game_seq - 2147483647)::integer
    from public.stat_imports i, jsonb_each_text(i.counts) c where i.game_id = p_game_id
    union all
    select c.player_id, c.team_id, c.stat, c.delta, (c.game_seq - 2147483647)::integer
    from public.stat_corrections c where c.game_id = p_game_id and c.epoch = p_epoch
  )
  select c.player_id, c.team_id, c.stat, greatest(sum(c.value), 0)::bigint, max(c.last_order)
  from credited c group by c.player_id, c.team_id, c.stat
$$;

-- The pivot: rows of figures become the row of the table that has a column for each. A line that
-- did not change is not written, and one that no part names any more goes.
create function private.write_game_stats(p_game_id uuid, p_profile_id text, p_parts private.stat_part[]) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  with figures as (
    select p.player_id, p.stat, sum(p.value) as value
    from unnest(p_parts) p where p.player_id is not null group by p.player_id, p.stat
  ), lines as (
    select f.player_id, jsonb_object_agg(f.stat, f.value) || jsonb_build_object(
      'total_fantasy_points', coalesce(sum(f.value * v.points), 0),
      'offensive_points', coalesce(sum(f.value * v.points) filter (where v.side = 'offense'), 0)
    ) as counted
    from figures f
    left join public.scoring_values v on v.profile_id = p_profile_id and v.stat = f.stat
    group by f.player_id
  ), teams as (
    select distinct on (p.player_id) p.player_id, p.team_id
    from unnest(p_parts) p where p.player_id is not null
    order by p.player_id, p.last_order desc, p.team_id
  ), gone as (
    delete from public.game_stats s where s.game_id = p_game_id
      and not exists (select from teams t where t.player_id = s.player_id)
  )
  insert into public.game_stats
  select n.*
  from lines l
  join teams t on t.player_id = l.player_id
  left join public.game_stats o on o.game_id = p_game_id and o.player_id = l.player_id
  cross join lateral jsonb_populate_record(null::public.game_stats,
    (select jsonb_object_agg(s.stat, 0) from private.stats s) || l.counted || jsonb_build_object(
      'game_id', p_game_id, 'player_id', l.player_id, 'team_id', t.team_id, 'games_played', 1,
      'created_at', coalesce(o.created_at, now()), 'updated_at', coalesce(o.updated_at, now())
    )) n
  where n.* is distinct from o.*
  on conflict (game_id, player_id) do update set
    team_id = excluded.team_id, pass_touchdowns = excluded.pass_touchdowns,
    rush_touchdowns = excluded.rush_touchdowns, receiving_touchdowns = excluded.receiving_touchdowns,
    extra_points = excluded.extra_points, receiving_yards = excluded.receiving_yards,
    rushing_yards = excluded.rushing_yards, tackles = excluded.tackles,
    interceptions = excluded.interceptions, sacks = excluded.sacks, safeties = excluded.safeties,
    returned_conversions = excluded.returned_conversions,
    defensive_touchdowns = excluded.defensive_touchdowns, fumbles = excluded.fumbles,
    total_fantasy_points = excluded.total_fantasy_points,
    offensive_points = excluded.offensive_points, updated_at = now();
end $$;

create function private.write_team_game_stats(g public.games, p_parts private.stat_part[]) returns void
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  with figures as (
    select p.team_id, p.stat, sum(p.value) as value from unnest(p_parts) p group by p.team_id, p.stat
  )
  insert into public.team_game_stats
  select n.*
  from (values
    (g.team_visitor_id, g.team_home_id, g.team_visitor_score, g.team_home_score),
    (g.team_home_id, g.team_visitor_id, g.team_home_score, g.team_visitor_score)
  ) as side (team_id, opponent_id, scored, allowed)
  cross join lateral (
    select jsonb_object_agg(s.team_column, coalesce(f.value, 0)) as counted
    from private.stats s
    left join figures f on f.stat = s.stat and f.team_id = side.team_id
    where s.team_column is not null
  ) t
  cross join lateral jsonb_populate_record(null::public.team_game_stats, t.counted || jsonb_build_object(
    'game_id', g.id, 'team_id', side.team_id, 'points_scored', side.scored, 'points_allowed', side.allowed,
    'sacks_allowed', coalesce((select f.value from figures f where f.team_id = side.opponent_id and f.stat = 'sacks'), 0),
    'updated_at', now()
  )) n
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

-- Whether the log sets the score. Imports with their roster places, corrections and captains' words do
-- not: while a log holds nothing else, a provider's score stays (I15, D37).
create function private.log_keeps_score(p_game_id uuid) returns boolean
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select exists (select from public.game_events e where e.game_id = p_game_id
    and e.type not in ('stats.imported.v1', 'stats.corrected.v1', 'game.confirmed.v1')
    and not (e.type = 'roster.changed.v1' and e.payload ? 'batch_id'))
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
  v_is_covered boolean;
begin
  select * into g from public.games x where x.id = p_game_id;
  v_is_covered := private.log_keeps_score(p_game_id) and not (g.is_completed and g.state = 'open');
  select array_agg(p) into v_parts from private.stat_parts(p_game_id, g.epoch) p;
  select coalesce(sum(p.points) filter (where s.team_id = g.team_visitor_id), 0),
    coalesce(sum(p.points) filter (where s.team_id = g.team_home_id), 0),
    count(*)
  into v_visitor, v_home, v_live
  from public.stat_events s
  left join private.plays p
    on p.stat_type = s.stat_type and p.variant = coalesce(s.stat_subtype, s.extra_point_type, '')
  where s.game_id = p_game_id and not s.is_deleted;

  perform private.write_game_stats(p_game_id,
    (select se.scoring_profile_id from public.seasons se where se.id = g.season_id), v_parts);

  -- D31a: while only the provider says "completed", its score stands and the log waits beside it.
  update public.games x set
    computed_visitor_score = v_visitor,
    computed_home_score = v_home,
    team_visitor_score = case
      when g.override_visitor_score is not null then g.override_visitor_score
      when v_is_covered then v_visitor
      else g.team_visitor_score end,
    team_home_score = case
      when g.override_home_score is not null then g.override_home_score
      when v_is_covered then v_home
      else g.team_home_score end,
    live_entries = v_live,
    has_stats = v_live > 0 or exists (select from unnest(v_parts) p where p.player_id is not null),
    players_with_stats = (select count(*) from public.game_stats s
      where s.game_id = p_game_id and private.has_figure(s)),
    total_touchdowns = (select coalesce(sum(p.value), 0) from unnest(v_parts) p
      where p.stat in ('pass_touchdowns', 'rush_touchdowns', 'defensive_touchdowns')),
    total_tackles = (select coalesce(sum(p.value), 0) from unnest(v_parts) p where p.stat = 'tackles'),
    visitor_roster_size = (select count(*) from public.game_rosters r where r.game_id = p_game_id and r.team_id = g.team_visitor_id),
    home_roster_size = (select count(*) from public.game_rosters r where r.game_id = p_game_id and r.team_id = g.team_home_id)
  where x.id = p_game_id returning * into g;

  perform private.write_team_game_stats(g, v_parts);
end $$;

-- Returns each captain's last word in this epoch; a re-opening voids earlier words (D70).
create function private.confirmations_of(p_game_id uuid, p_epoch integer)
returns table (side text, game_seq bigint, event_id uuid, payload jsonb)
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select distinct on (e.payload ->> 'side') e.payload ->> 'side', e.game_seq, e.event_id, e.payload
  from public.game_events e
  where e.game_id = p_game_id and e.epoch = p_epoch and e.type = 'game.confirmed.v1'
    and e.game_seq > coalesce((select max(r.game_seq) from public.game_events r
      where r.game_id = p_game_id and r.epoch = p_epoch and r.type = 'game.reopened.v1'), 0)
  order by e.payload ->> 'side', e.game_seq desc
$$;

-- What everybody reads of a captain's word: null once it was about another score than the log's,
-- because readers take it for a word about the score beside it.
create function private.agrees_to(p_word jsonb, p_visitor bigint, p_home bigint) returns boolean
language sql immutable
return case
  when (p_word -> 'score' -> 'visitor')::numeric <> p_visitor or (p_word -> 'score' -> 'home')::numeric <> p_home then null
  else (p_word -> 'agrees')::boolean end;

-- Comes after the score.
create function private.fold_confirmations(p_game_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.games g set visitor_captain_agrees = c.visitor, home_captain_agrees = c.home
  from public.games x
  cross join lateral (
    select bool_and(f.agrees) filter (where f.side = 'visitor') as visitor,
      bool_and(f.agrees) filter (where f.side = 'home') as home
    from (select w.side, private.agrees_to(w.payload, coalesce(x.override_visitor_score, x.computed_visitor_score),
        coalesce(x.override_home_score, x.computed_home_score)) as agrees
      from private.confirmations_of(x.id, x.epoch) w) f
  ) c
  where g.id = p_game_id and x.id = p_game_id
    and (g.visitor_captain_agrees, g.home_captain_agrees) is distinct from (c.visitor, c.home)
$$;

-- Reads the override, the timeouts and the clock of the current epoch from the log.
create function private.fold_marks(p_game_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.games g set
    override_visitor_score = (o.payload ->> 'visitor')::numeric::integer,
    override_home_score = (o.payload ->> 'home')::numeric::integer,
    team_visitor_timeouts_used = private.fold_timeouts(g.id, g.epoch, g.team_visitor_id),
    team_home_timeouts_used = private.fold_timeouts(g.id, g.epoch, g.team_home_id),
    game_clock = private.fold_clock(g.id, g.epoch)
  from (select 1) as once
  left join lateral (
    select e.payload from public.game_events e join public.games x on x.id = e.game_id
    where e.game_id = p_game_id and e.epoch = x.epoch
      and e.type in ('score.overridden.v1', 'score.override_cleared.v1')
    order by e.game_seq desc limit 1
  ) o on true
  where g.id = p_game_id
$$;

-- Derives everything of one game from the bare log of its current epoch.
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
  perform private.fold_roster_overrides(p_game_id, v_epoch);
  perform private.fold_corrections(p_game_id, v_epoch);
  perform private.fold_imports(p_game_id, v_epoch);
  perform private.flag_entries(p_game_id, null);
  perform private.fold_marks(p_game_id);
  perform private.fold_totals(p_game_id);
  perform private.fold_confirmations(p_game_id);
end $$;

-- A season whose scoring values change counts its games anew in portions, each a short transaction, so
-- that no tap waits for a whole season. What is left stands here and survives a kill; the season says
-- how many games it is, because until then its figures are of two profiles.
create table private.recounts_due (
  game_id uuid primary key references public.games (id) on delete cascade,
  season_id uuid not null references public.seasons (id) on delete cascade
);
create index recounts_due_season on private.recounts_due (season_id);
alter table private.recounts_due enable row level security;
alter table private.recounts_due force row level security;

-- A push that runs has read the old values under its game's lock. One for an untouched game is waited
-- for here, so that its game is marked; the others are waited for by their game's portion.
create function private.mark_recount(p_season_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.games g where g.season_id = p_season_id and g.head_seq = 0 order by g.id for no key update;
  insert into private.recounts_due (game_id, season_id)
  select g.id, g.season_id from public.games g where g.season_id = p_season_id and g.head_seq > 0
  on conflict (game_id) do nothing;
  update public.seasons s set games_to_recount =
    (select count(*) from private.recounts_due d where d.season_id = p_season_id)
  where s.id = p_season_id;
end $$;

create function private.recount_after_choice() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.mark_recount(new.id);
  return null;
end $$;
create trigger recount_after_choice after update of scoring_profile_id on public.seasons
  for each row when (old.scoring_profile_id <> new.scoring_profile_id) execute function private.recount_after_choice();

create function private.recount_after_values() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public.seasons s where s.scoring_profile_id in (select c.profile_id from changed c)
  order by s.id for no key update;
  perform private.mark_recount(s.id) from public.seasons s
  where s.scoring_profile_id in (select c.profile_id from changed c);
  return null;
end $$;
create trigger recount_after_values after update on public.scoring_values
  referencing new table as changed for each statement execute function private.recount_after_values();

-- Counts the next games of a season anew, in one statement because points are linear in the stored
-- figures, and answers how many. The caller holds the season's lock, which a change of the profile takes
-- too; the games are locked in order, because pushes lock them.
create function private.recount_portion(p_season_id uuid, p_most integer default 50) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_games uuid[] := array(select d.game_id from private.recounts_due d
    where d.season_id = p_season_id order by d.game_id limit p_most);
  v_fantasy text;
  v_offense text;
begin
  perform from public.games g where g.id = any (v_games) order by g.id for no key update;
  select coalesce(string_agg(format('c.%I * %s', v.stat, v.points), ' + '), '0'),
    coalesce(string_agg(format('c.%I * %s', v.stat, v.points), ' + ') filter (where v.side = 'offense'), '0')
  into v_fantasy, v_offense
  from public.seasons s join public.scoring_values v on v.profile_id = s.scoring_profile_id where s.id = p_season_id;
  execute format('update public.game_stats c
    set total_fantasy_points = %1$s, offensive_points = %2$s, updated_at = now()
    where c.game_id = any ($1) and (c.total_fantasy_points <> %1$s or c.offensive_points <> %2$s)',
    v_fantasy, v_offense) using v_games;
  delete from private.recounts_due d where d.game_id = any (v_games);
  update public.seasons s set games_to_recount =
    (select count(*) from private.recounts_due d where d.season_id = p_season_id)
  where s.id = p_season_id;
  return cardinality(v_games);
end $$;
