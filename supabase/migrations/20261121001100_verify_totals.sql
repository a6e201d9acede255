-- verify_totals recomputes every figure from the payloads of the log alone, by another road than the push
-- takes (no entry facts, no read model). It answers the rows that differ from what is stored: always none
-- (I15).

-- Entries of the current epochs as the log tells them: per entry its first recording, its
-- latest change, unless anything removed it.
create function private.entries_from_log(p_game_id uuid)
returns table (game_id uuid, entry_id uuid, place bigint, is_deleted boolean, stat_type text, subtype text,
  team_id uuid, player_id uuid, passer_id uuid, extra_point_type text, period text, clock_seconds text)
language sql stable security definer set search_path = '' as $$
  with log as (
    select e.* from public.game_events e join public.games g on g.id = e.game_id and g.epoch = e.epoch
    where p_game_id is null or e.game_id = p_game_id
  ), first_recorded as (
    select distinct on (l.game_id, (a.entry ->> 'entry_id')::uuid) l.game_id, (a.entry ->> 'entry_id')::uuid as entry_id,
      l.game_seq, a.n, a.entry, l.payload -> 'game_clock' as clock
    from log l, jsonb_array_elements(l.payload -> 'entries') with ordinality a (entry, n)
    where l.type = 'stat.recorded.v1'
    order by l.game_id, (a.entry ->> 'entry_id')::uuid, l.game_seq, a.n
  ), last_changed as (
    select distinct on (l.game_id, (l.payload ->> 'entry_id')::uuid) l.game_id,
      (l.payload ->> 'entry_id')::uuid as entry_id, l.payload -> 'to' as entry
    from log l where l.type = 'stat.changed.v1'
    order by l.game_id, (l.payload ->> 'entry_id')::uuid, l.game_seq desc
  ), removed as (
    select distinct l.game_id, r.id::uuid as entry_id
    from log l, jsonb_array_elements_text(l.payload -> 'entry_ids') r (id) where l.type = 'stat.removed.v1'
  ), told as (
    select f.game_id, f.entry_id, row_number() over (partition by f.game_id order by f.game_seq, f.n) as place,
      r.entry_id is not null as is_deleted, coalesce(c.entry, f.entry) as entry,
      case when private.is_period(f.clock -> 'period') and private.read_integer(f.clock -> 'seconds', 0, 3600) is not null
        then f.clock end as clock
    from first_recorded f
    left join last_changed c on c.game_id = f.game_id and c.entry_id = f.entry_id
    left join removed r on r.game_id = f.game_id and r.entry_id = f.entry_id
  )
  select t.game_id, t.entry_id, t.place, t.is_deleted, t.entry ->> 'stat_type',
    case when t.entry ->> 'stat_type' <> 'touchdown' then null
      when coalesce(t.entry ->> 'stat_subtype', case when t.entry ->> 'passer_player_id' is null then 'rush' else 'pass' end) = 'rush'
      then 'rush' else 'pass' end,
    (t.entry ->> 'team_id')::uuid, (t.entry ->> 'player_id')::uuid,
    case when t.entry ->> 'stat_type' = 'touchdown' and t.entry ->> 'stat_subtype' is distinct from 'rush'
      then (t.entry ->> 'passer_player_id')::uuid end,
    case when t.entry ->> 'stat_type' = 'extra_point' then t.entry ->> 'extra_point_type' end,
    t.clock ->> 'period', trunc((t.clock -> 'seconds')::numeric)::text
  from told t
$$;

-- The facts of the current epochs that imports wrote and that were taken back since.
create function private.taken_back(p_game_id uuid) returns table (event_id uuid)
language sql stable security definer set search_path = '' as $$
  select e.event_id
  from public.game_events e
  join public.games g on g.id = e.game_id and g.epoch = e.epoch
  join public.game_events u on u.game_id = e.game_id and u.epoch = e.epoch
    and u.payload -> 'batch_id' = e.payload -> 'batch_id'
  where (p_game_id is null or e.game_id = p_game_id) and e.payload ? 'batch_id'
    and u.type = 'stats.imported.v1' and (u.payload ->> 'undone')::boolean
$$;

-- Walks the log for a side's captain: a re-opening voids earlier words, and who spoke of another score
-- than the log's has said nothing of it (D70).
create function private.captain_from_log(p_game_id uuid, p_epoch integer, p_side text, p_visitor bigint, p_home bigint)
returns text language plpgsql stable security definer set search_path = '' as $$
declare
  v_agrees text;
  e record;
begin
  for e in
    select l.type, l.payload from public.game_events l where l.game_id = p_game_id and l.epoch = p_epoch
      and l.type in ('game.confirmed.v1', 'game.reopened.v1') order by l.game_seq
  loop
    if e.type = 'game.reopened.v1' then
      v_agrees := null;
    elsif e.payload ->> 'side' = p_side then
      v_agrees := e.payload ->> 'agrees';
      if e.payload ? 'score' and ((e.payload #>> '{score,visitor}')::numeric, (e.payload #>> '{score,home}')::numeric)
        is distinct from (p_visitor::numeric, p_home::numeric)
      then
        v_agrees := null;
      end if;
    end if;
  end loop;
  return v_agrees;
end $$;

-- Figures as (player, team, stat, value) rows, clamped at 0 once per part. A null player is
-- the team's entries without a player.
create function private.parts_from_log(p_game_id uuid)
returns table (game_id uuid, player_id uuid, team_id uuid, stat text, value bigint, last_place bigint)
language sql stable security definer set search_path = '' as $$
  with credits as (
    select e.game_id, c.player_id, e.team_id, e.place, c.stat, c.n
    from private.entries_from_log(p_game_id) e
    join private.plays p
      on p.stat_type = e.stat_type and p.variant = coalesce(e.subtype, e.extra_point_type, '')
    cross join lateral (values (e.player_id, p.stat, p.amount), (e.passer_id, p.passer_stat, 1)) c (player_id, stat, n)
    where not e.is_deleted and c.stat is not null
  ), imports as (
    select e.game_id, e.game_seq, r.n, (r.row ->> 'player_id')::uuid as player_id, (r.row ->> 'team_id')::uuid as team_id, r.row -> 'counts' as counts
    from public.game_events e join public.games g on g.id = e.game_id and g.epoch = e.epoch,
      jsonb_array_elements(e.payload -> 'rows') with ordinality r (row, n)
    where e.type = 'stats.imported.v1' and (p_game_id is null or e.game_id = p_game_id)
      and e.event_id not in (select t.event_id from private.taken_back(p_game_id) t)
  ), additions as (
    select i.game_id, i.player_id, i.team_id, i.game_seq, c.key as stat, c.value::numeric::bigint as n
    from imports i, jsonb_each_text(i.counts) c
    where not exists (select from imports o where o.game_id = i.game_id and o.player_id = i.player_id
      and o.team_id = i.team_id and (o.game_seq, o.n) > (i.game_seq, i.n))
    union all
    select e.game_id, (e.payload ->> 'player_id')::uuid, (e.payload ->> 'team_id')::uuid, e.game_seq, d.key, d.value::numeric::bigint
    from public.game_events e join public.games g on g.id = e.game_id and g.epoch = e.epoch,
      jsonb_each_text(e.payload -> 'deltas') d
    where e.type = 'stats.corrected.v1' and (p_game_id is null or e.game_id = p_game_id)
      and e.event_id not in (select t.event_id from private.taken_back(p_game_id) t)
  )
  select s.game_id, s.player_id, s.team_id, s.stat, greatest(sum(s.n), 0)::bigint, max(s.place)
  from (
    select c.game_id, c.player_id, c.team_id, c.stat, c.n, c.place from credits c
    union all
    select a.game_id, a.player_id, a.team_id, a.stat, a.n, a.game_seq - 4000000000 from additions a
  ) s group by s.game_id, s.player_id, s.team_id, s.stat
$$;

-- It runs without jit, because compiling this statement takes seconds longer than running it.
create function public.verify_totals(p_game_id uuid default null)
returns table (game_id uuid, relation text, key text, field text, stored text, computed text)
language plpgsql stable security definer set search_path = '' set jit = off as $$
begin
  perform private.require_admin();
  return query
  with parts as materialized (
    select * from private.parts_from_log(p_game_id)
  ), entries as materialized (
    select * from private.entries_from_log(p_game_id)
  ), covered as (
    select g.* from public.games g where p_game_id is null or g.id = p_game_id
  ), timeouts as (
    -- the least and greatest functions do not compose in one window, so the walk is recursive
    with recursive acts as (
      select e.game_id, (e.payload ->> 'team_id')::uuid as team_id, e.type = 'timeout.used.v1' as is_use,
        row_number() over (partition by e.game_id, e.payload ->> 'team_id' order by e.game_seq) as n
      from public.game_events e join covered g on g.id = e.game_id and g.epoch = e.epoch
      where e.type in ('timeout.used.v1', 'timeout.returned.v1')
    ), walk as (
      select a.game_id, a.team_id, a.n, case when a.is_use then 1 else 0 end as used from acts a where a.n = 1
      union all
      select a.game_id, a.team_id, a.n, case when a.is_use then least(w.used + 1, 4) else greatest(w.used - 1, 0) end
      from walk w join acts a on a.game_id = w.game_id and a.team_id = w.team_id and a.n = w.n + 1
    )
    select distinct on (w.game_id, w.team_id) w.game_id, w.team_id, w.used from walk w order by w.game_id, w.team_id, w.n desc
  ), clocks as (
    with recursive said as (
      select e.game_id, e.event_id, e.payload as p, e.type = 'clock.started.v1' as runs,
        row_number() over (partition by e.game_id order by e.game_seq) as n
      from public.game_events e join covered g on g.id = e.game_id and g.epoch = e.epoch
      where e.type in ('clock.started.v1', 'clock.stopped.v1', 'clock.set.v1')
    ), walk as (
      select a.game_id, a.n, a.n as stands from said a where a.n = 1
      union all
      select w.game_id, a.n, case when private.read_uuid(a.p -> 'seen_clock') = b.event_id
        or (a.p -> 'at_ms')::numeric >= (b.p -> 'at_ms')::numeric then a.n else w.stands end
      from walk w join said a on a.game_id = w.game_id and a.n = w.n + 1
      join said b on b.game_id = w.game_id and b.n = w.stands
    )
    select distinct on (w.game_id) w.game_id, jsonb_build_object('event_id', s.event_id, 'period', s.p -> 'period',
      'remaining_ms', trunc((s.p -> 'remaining_ms')::numeric), 'at_ms', trunc((s.p -> 'at_ms')::numeric),
      'is_running', s.runs)::text as clock
    from walk w join said s on s.game_id = w.game_id and s.n = w.stands order by w.game_id, w.n desc
  ), overrides as (
    select distinct on (e.game_id) e.game_id, (e.payload ->> 'visitor')::numeric::integer as visitor, (e.payload ->> 'home')::numeric::integer as home
    from public.game_events e join covered g on g.id = e.game_id and g.epoch = e.epoch
    where e.type in ('score.overridden.v1', 'score.override_cleared.v1') order by e.game_id, e.game_seq desc
  ), roster_moves as (
    select e.game_id, (e.payload ->> 'team_id')::uuid as team_id, m.player_id::uuid as player_id,
      array[e.game_seq, m.is_add::integer, m.n] as at, m.is_add
    from public.game_events e join covered g on g.id = e.game_id and g.epoch = e.epoch
    cross join lateral (
      select a.id, true, a.n from jsonb_array_elements_text(e.payload -> 'add') with ordinality a (id, n)
      union all
      select r.id, false, r.n from jsonb_array_elements_text(e.payload -> 'remove') with ordinality r (id, n)
    ) m (player_id, is_add, n)
    where e.type = 'roster.changed.v1' and e.event_id not in (select t.event_id from private.taken_back(p_game_id) t)
  ), roster as (
    select m.game_id, m.team_id, m.player_id,
      row_number() over (partition by m.game_id, m.team_id order by m.at)::text as place
    from roster_moves m
    where m.is_add and m.at = (select max(x.at) from roster_moves x
      where x.game_id = m.game_id and x.team_id = m.team_id and x.player_id = m.player_id)
  ), override_reasons as (
    select distinct on (e.game_id, (e.payload ->> 'team_id')::uuid, (o.given ->> 'player_id')::uuid) e.game_id,
      (e.payload ->> 'team_id')::uuid || ' ' || (o.given ->> 'player_id')::uuid as key, o.given ->> 'reason' as reason
    from public.game_events e join covered g on g.id = e.game_id and g.epoch = e.epoch
    cross join lateral jsonb_path_query(e.payload, 'lax $.overrides[*]') with ordinality o (given, n)
    where e.type = 'roster.changed.v1' and e.event_id not in (select t.event_id from private.taken_back(p_game_id) t)
      and e.game_seq >= coalesce((select max(x.at[1]) from roster_moves x
      where x.game_id = e.game_id and x.team_id = (e.payload ->> 'team_id')::uuid and not x.is_add
        and x.player_id = (o.given ->> 'player_id')::uuid), 0)
      and exists (select from roster_moves x where x.game_id = e.game_id and x.at[1] = e.game_seq and x.is_add
        and x.player_id = (o.given ->> 'player_id')::uuid)
    order by e.game_id, (e.payload ->> 'team_id')::uuid, (o.given ->> 'player_id')::uuid, e.game_seq desc, o.n desc
  ), scores as (
    select g.id, coalesce(sum(p.points) filter (where p.team_id = g.team_visitor_id), 0) as visitor,
      coalesce(sum(p.points) filter (where p.team_id = g.team_home_id), 0) as home, count(p.points) as live
    from covered g left join (
      select e.game_id, e.team_id, p.points
      from entries e
      join private.plays p
        on p.stat_type = e.stat_type and p.variant = coalesce(e.subtype, e.extra_point_type, '')
      where not e.is_deleted
    ) p on p.game_id = g.id group by g.id
  ), shown as (
    select g.*, s.visitor, s.home, s.live, o.visitor as o_visitor, o.home as o_home,
      not (g.is_completed and g.state = 'open') and (select count(*) from public.game_events e where e.game_id = g.id)
        > (select count(*) from public.game_events e where e.game_id = g.id
          and (e.type in ('stats.imported.v1', 'stats.corrected.v1', 'game.confirmed.v1') or e.payload ? 'batch_id')) as is_covered
    from covered g join scores s on s.id = g.id left join overrides o on o.game_id = g.id
  ), expected as (
    select p.game_id, 'game_stats' as relation, p.player_id::text as key, p.stat as field, sum(p.value)::text as computed
    from parts p where p.player_id is not null group by 1, 3, 4
    union all
    select p.game_id, 'game_stats', p.player_id::text, f.field, sum(p.value * coalesce(f.points, 0))::text
    from parts p join covered g on g.id = p.game_id join public.seasons s on s.id = g.season_id
    left join public.scoring_values v on v.profile_id = s.scoring_profile_id and v.stat = p.stat
    cross join lateral (values ('total_fantasy_points', v.points),
      ('offensive_points', case when v.side = 'offense' then v.points end)) f (field, points)
    where p.player_id is not null group by 1, 3, 4
    union all
    select p.game_id, 'game_stats', p.player_id::text, 'team_id',
      (array_agg(p.team_id order by p.last_place desc, p.team_id))[1]::text
    from parts p where p.player_id is not null group by 1, 3
  ), team_expected as (
    select g.id as game_id, 'team_game_stats' as relation, t.team_id::text as key, f.field,
      (case f.field when 'points_scored' then t.scored when 'points_allowed' then t.allowed
        else (select coalesce(sum(p.value), 0) from parts p where p.game_id = g.id and p.stat = f.stat
          and p.team_id = case f.field when 'sacks_allowed' then t.opponent_id else t.team_id end) end)::text as computed
    from covered g
    cross join lateral (values
      (g.team_visitor_id, g.team_home_id, g.team_visitor_score, g.team_home_score),
      (g.team_home_id, g.team_visitor_id, g.team_home_score, g.team_visitor_score)) t (team_id, opponent_id, scored, allowed)
    cross join (
      values ('points_scored', ''), ('points_allowed', ''), ('sacks_allowed', 'sacks')
      union all select x.team_column, x.stat from private.stats x where x.team_column is not null
    ) f (field, stat)
    where g.head_seq > 0
  ), game_expected as (
    select s.id as game_id, 'games' as relation, s.id::text as key, f.field, f.computed
    from shown s
    left join timeouts tv on tv.game_id = s.id and tv.team_id = s.team_visitor_id
    left join timeouts th on th.game_id = s.id and th.team_id = s.team_home_id
    left join clocks c on c.game_id = s.id
    cross join lateral (values
      ('computed_visitor_score', s.visitor::text), ('computed_home_score', s.home::text),
      ('override_visitor_score', s.o_visitor::text), ('override_home_score', s.o_home::text),
      ('team_visitor_score', case when s.o_visitor is not null then s.o_visitor when s.is_covered then s.visitor else s.team_visitor_score end::text),
      ('team_home_score', case when s.o_home is not null then s.o_home when s.is_covered then s.home else s.team_home_score end::text),
      ('team_visitor_timeouts_used', coalesce(tv.used, 0)::text), ('team_home_timeouts_used', coalesce(th.used, 0)::text),
      ('visitor_captain_agrees', private.captain_from_log(s.id, s.epoch, 'visitor', coalesce(s.o_visitor, s.visitor), coalesce(s.o_home, s.home))),
      ('home_captain_agrees', private.captain_from_log(s.id, s.epoch, 'home', coalesce(s.o_visitor, s.visitor), coalesce(s.o_home, s.home))),
      ('game_clock', c.clock), ('live_entries', s.live::text),
      ('head_seq', (select coalesce(max(e.game_seq), 0) from public.game_events e where e.game_id = s.id)::text)
    ) f (field, computed)
  ), entry_expected as (
    select e.game_id, 'stat_events' as relation, e.entry_id::text as key, 'entry' as field,
      concat_ws(' ', e.place, e.is_deleted, e.stat_type, e.subtype, e.team_id, e.player_id, e.passer_id, e.extra_point_type, e.period, e.clock_seconds) as computed
    from entries e
  ), stored as (
    select s.game_id, 'game_stats' as relation, s.player_id::text as key, f.key as field, f.value as stored
    from public.game_stats s, jsonb_each_text(to_jsonb(s) - array['game_id', 'player_id', 'games_played', 'created_at', 'updated_at']) f
    union all
    select s.game_id, 'team_game_stats', s.team_id::text, f.key, f.value
    from public.team_game_stats s, jsonb_each_text(to_jsonb(s) - array['game_id', 'team_id', 'updated_at']) f
    union all
    select g.id, 'games', g.id::text, f.key, f.value
    from covered g, jsonb_each_text(to_jsonb(g)) f where f.key in (select x.field from game_expected x)
    union all
    select s.game_id, 'stat_events', s.id::text, 'entry',
      concat_ws(' ', s.event_order, s.is_deleted, s.stat_type, s.stat_subtype, s.team_id, s.player_id, s.passer_player_id, s.extra_point_type, s.period, s.clock_seconds)
    from public.stat_events s
    union all
    select r.game_id, 'game_rosters', r.team_id || ' ' || r.player_id, 'roster_position', r.roster_position::text
    from public.game_rosters r
    union all
    select r.game_id, 'roster_overrides', r.team_id || ' ' || r.player_id, 'reason', r.reason
    from public.roster_overrides r
  ), wanted as (
    select * from expected union all select * from team_expected union all select * from game_expected
    union all select * from entry_expected
    union all select r.game_id, 'game_rosters', r.team_id || ' ' || r.player_id, 'roster_position', r.place from roster r
    union all select r.game_id, 'roster_overrides', r.key, 'reason', r.reason from override_reasons r
  )
  select coalesce(w.game_id, s.game_id), coalesce(w.relation, s.relation), coalesce(w.key, s.key),
    coalesce(w.field, s.field), s.stored, w.computed
  from wanted w
  full join (select x.* from stored x where p_game_id is null or x.game_id = p_game_id) s
    on (s.game_id, s.relation, s.key, s.field) = (w.game_id, w.relation, w.key, w.field)
  -- a figure nobody counted is stored as 0, and only then may it be missing on one side
  where s.stored is distinct from w.computed
    and not (w.relation is null and s.relation = 'game_stats' and s.stored = '0'
      and exists (select from parts p where p.game_id = s.game_id and p.player_id::text = s.key))
    -- the season says of these that they are still to be counted anew
    and not (coalesce(w.field, s.field) in ('total_fantasy_points', 'offensive_points')
      and exists (select from private.recounts_due d where d.game_id = coalesce(w.game_id, s.game_id)))
  order by 1, 2, 3, 4;
end $$;
comment on function public.verify_totals is 'Rows whose stored figure differs from the log: always none (I15). Admins and the server.';

grant execute on function public.verify_totals(uuid) to authenticated, service_role;
