-- The fold: a push refreshes only the entries that it names, and `refold_game` derives a whole game
-- from the bare log (I15). These functions plan each call anew, because a plan that was made for empty
-- tables makes the 10,000th entry forty times slower.

-- Returns the statements about entries in the stat events above p_after_seq.
create function private.write_entry_facts(p_game_id uuid, p_epoch integer, p_after_seq bigint) returns uuid[]
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with stat_log as (
    select e.game_seq, e.type, e.payload
    from public.game_events e
    where e.game_id = p_game_id and e.epoch = p_epoch and e.game_seq > p_after_seq
      and e.type in ('stat.recorded.v1', 'stat.changed.v1', 'stat.removed.v1')
  ), statements as (
    select l.game_seq, a.n::integer as act_index, 'recorded' as kind, a.entry ->> 'entry_id' as entry_id, a.entry as fields
    from stat_log l, jsonb_array_elements(l.payload -> 'entries') with ordinality a (entry, n)
    where l.type = 'stat.recorded.v1'
    union all
    select l.game_seq, 1, 'changed', l.payload ->> 'entry_id', l.payload -> 'to'
    from stat_log l where l.type = 'stat.changed.v1'
    union all
    select l.game_seq, a.n::integer, 'removed', a.entry_id, null
    from stat_log l, jsonb_array_elements_text(l.payload -> 'entry_ids') with ordinality a (entry_id, n)
    where l.type = 'stat.removed.v1'
  ), written as (
    insert into private.entry_facts (game_id, epoch, entry_id, game_seq, act_index, kind, stat_type,
      stat_subtype, team_id, player_id, passer_player_id, extra_point_type, is_automatic)
    select p_game_id, p_epoch, s.entry_id::uuid, s.game_seq, s.act_index, s.kind,
      s.fields ->> 'stat_type', private.touchdown_subtype(s.fields), (s.fields ->> 'team_id')::uuid,
      (s.fields ->> 'player_id')::uuid,
      case when private.touchdown_subtype(s.fields) = 'pass' then (s.fields ->> 'passer_player_id')::uuid end,
      case when s.fields ->> 'stat_type' = 'extra_point' then s.fields ->> 'extra_point_type' end,
      s.fields -> 'automatic' = 'true'
    from statements s
    returning entry_id
  )
  select coalesce(array_agg(distinct entry_id), '{}') from written
$$;

-- I11: the first recording makes the entry, the latest change wins, a removal beats all, and
-- both may come before the entry they speak of.
create function private.fold_entries(p_game_id uuid, p_epoch integer, p_entry_ids uuid[]) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  -- One pass for all entries: a join of their facts with themselves would be quadratic.
  with folded as (
    select f.entry_id, bool_or(f.kind = 'removed') as is_deleted, max(f.game_seq) as version,
      (array_agg(f order by f.game_seq, f.act_index) filter (where f.kind = 'recorded'))[1] as recorded,
      (array_agg(f order by f.game_seq desc) filter (where f.kind = 'changed'))[1] as changed
    from private.entry_facts f
    where f.game_id = p_game_id and f.epoch = p_epoch and f.entry_id = any (p_entry_ids)
    group by f.entry_id
  )
  insert into public.stat_events as s (game_id, id, event_id, epoch, team_id, player_id, stat_type,
    stat_subtype, passer_player_id, extra_point_type, is_automatic, client_timestamp,
    event_timestamp, event_order, is_deleted, version, period, clock_seconds)
  select p_game_id, f.entry_id, e.event_id, p_epoch, v.team_id, v.player_id, v.stat_type,
    v.stat_subtype, v.passer_player_id, v.extra_point_type, coalesce(v.is_automatic, false),
    e.client_timestamp, e.received_at,
    -- New entries get the next places; one that stands already keeps its own.
    (select coalesce(max(l.event_order), 0) from public.stat_events l where l.game_id = p_game_id)
      + row_number() over (partition by o.id is null order by (f.recorded).game_seq, (f.recorded).act_index),
    f.is_deleted, f.version, case when m.seconds is not null then m.clock ->> 'period' end, m.seconds
  from folded f
  cross join lateral (select (coalesce(f.changed, f.recorded)).*) v
  join public.game_events e on e.game_id = p_game_id and e.game_seq = (f.recorded).game_seq
  -- Only the recording sets the moment; an unreadable clock is ignored (D71).
  cross join lateral (select e.payload -> 'game_clock' as clock,
    case when private.is_period(e.payload -> 'game_clock' -> 'period')
      then private.read_integer(e.payload -> 'game_clock' -> 'seconds', 0, 3600)::integer end as seconds) m
  left join public.stat_events o on o.game_id = p_game_id and o.id = f.entry_id
  on conflict (game_id, id) do update set
    team_id = excluded.team_id, player_id = excluded.player_id, stat_type = excluded.stat_type,
    stat_subtype = excluded.stat_subtype, passer_player_id = excluded.passer_player_id,
    extra_point_type = excluded.extra_point_type, is_automatic = excluded.is_automatic,
    is_deleted = excluded.is_deleted, version = excluded.version
$$;

-- What does not belong together is marked and never dropped, by what was true on the day of the game (D28,
-- security rule 6); src/domain/game/entry-flags.ts says the same (a test). Suspensions are for members
-- only (D13), so only devices mark them.
create function private.flag_entries(p_game_id uuid, p_entry_ids uuid[]) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with named as materialized (
    select s.id, s.team_id, s.player_id, s.passer_player_id
    from public.stat_events s
    where s.game_id = p_game_id and (p_entry_ids is null or s.id = any (p_entry_ids))
  ), people as materialized (
    -- Each player of a team once, however many entries name them.
    select w.team_id, w.player_id, p.id is null as is_unknown,
      p.id is not null and not private.was_on_team(p, w.team_id, g.game_date) as is_of_other_team,
      p.id is not null and private.was_injured(p, g.game_date) as is_injured,
      exists (select from public.game_rosters r where r.game_id = p_game_id and r.team_id = w.team_id)
        and not exists (select from public.game_rosters r where r.game_id = p_game_id
          and r.team_id = w.team_id and r.player_id = w.player_id) as is_unrostered
    from (
      select n.team_id, n.player_id from named n where n.player_id is not null
      union
      select n.team_id, n.passer_player_id from named n where n.passer_player_id is not null
    ) w
    join public.games g on g.id = p_game_id
    left join public.players p on p.id = w.player_id
  ), marked as (
    select n.id, array_remove(array[
      case when n.team_id not in (g.team_visitor_id, g.team_home_id) then 'unknown_team' end,
      case when a.is_unknown or b.is_unknown then 'unknown_player' end,
      case when a.is_of_other_team or b.is_of_other_team then 'other_team' end,
      case when a.is_injured or b.is_injured then 'injured' end,
      case when a.is_unrostered or b.is_unrostered then 'not_rostered' end
    ], null) as flags
    from named n
    join public.games g on g.id = p_game_id
    left join people a on a.team_id = n.team_id and a.player_id = n.player_id
    left join people b on b.team_id = n.team_id and b.player_id = n.passer_player_id
  )
  update public.stat_events s set flags = m.flags
  from marked m
  where s.game_id = p_game_id and s.id = m.id and s.flags <> m.flags
$$;

-- A player who is put on injured reserve on the day of a game, or moved, is looked at again.
create function private.flag_again() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_game uuid;
begin
  for v_game in
    select g.id from public.games g
    where g.id in (select s.game_id from public.game_stats s where s.player_id = new.id)
    order by g.id for no key update
  loop
    perform private.flag_entries(v_game, null);
  end loop;
  return null;
end $$;
create trigger flag_again after update of team_id, is_ir, ir_date on public.players
  for each row when ((new.team_id, new.is_ir, new.ir_date) is distinct from (old.team_id, old.is_ir, old.ir_date))
  execute function private.flag_again();

-- The imports of an epoch that were undone; only the server writes this type, so nobody else can undo one.
-- A condition asks in a sub-select, which runs once and not for each row.
create function private.undone_imports(p_game_id uuid, p_epoch integer) returns text[]
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select coalesce(array_agg(distinct e.payload ->> 'batch_id'), '{}') from public.game_events e
  where e.game_id = p_game_id and e.epoch = p_epoch and e.type = 'stats.imported.v1'
    and e.payload -> 'undone' = 'true'
$$;

-- I17: per team and player the last game_seq wins; the position is the order of adding, and
-- adding again puts the player last; who is removed and added by one event is on the roster.
-- p_left_out names the imports that do not count; null leaves out all of them.
create function private.roster_of(p_game_id uuid, p_epoch integer, p_left_out text[])
returns table (team_id uuid, player_id uuid, place bigint)
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with moves as (
    select e.game_seq, (e.payload ->> 'team_id')::uuid as team_id, m.player_id::uuid as player_id, m.is_add, m.n
    from public.game_events e
    cross join lateral (
      select a.player_id, true as is_add, a.n
      from jsonb_array_elements_text(e.payload -> 'add') with ordinality a (player_id, n)
      union all
      select r.player_id, false, r.n
      from jsonb_array_elements_text(e.payload -> 'remove') with ordinality r (player_id, n)
    ) m
    where e.game_id = p_game_id and e.epoch = p_epoch and e.type = 'roster.changed.v1'
      and (not e.payload ? 'batch_id' or e.payload ->> 'batch_id' <> all (p_left_out))
  ), latest as (
    select distinct on (m.team_id, m.player_id) m.* from moves m
    order by m.team_id, m.player_id, m.game_seq desc, m.is_add desc, m.n desc
  )
  select l.team_id, l.player_id, row_number() over (partition by l.team_id order by l.game_seq, l.n)
  from latest l where l.is_add
$$;

create function private.fold_rosters(p_game_id uuid, p_epoch integer) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with rostered as materialized (
    select r.* from private.roster_of(p_game_id, p_epoch, private.undone_imports(p_game_id, p_epoch)) r
  ), gone as (
    delete from public.game_rosters g where g.game_id = p_game_id
      and not exists (select from rostered r where r.team_id = g.team_id and r.player_id = g.player_id)
  )
  insert into public.game_rosters as g (game_id, team_id, player_id, roster_position)
  select p_game_id, r.team_id, r.player_id, r.place from rostered r
  on conflict (game_id, team_id, player_id) do update set roster_position = excluded.roster_position
  where g.roster_position <> excluded.roster_position
$$;

-- Why a suspended player was checked in: the last reason since the player was last taken out. It
-- stays when another phone adds the player without one, as src/domain/game/fold/fold-rosters.ts does.
create function private.fold_roster_overrides(p_game_id uuid, p_epoch integer) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with changes as (
    select e.game_seq, (e.payload ->> 'team_id')::uuid as team_id, e.payload
    from public.game_events e
    where e.game_id = p_game_id and e.epoch = p_epoch and e.type = 'roster.changed.v1'
      and (not e.payload ? 'batch_id' or e.payload ->> 'batch_id' <> all ((select private.undone_imports(p_game_id, p_epoch))::text[]))
  ), said as (
    select distinct on (c.team_id, (o.given ->> 'player_id')::uuid)
      c.team_id, (o.given ->> 'player_id')::uuid as player_id, o.given ->> 'reason' as reason
    from changes c
    cross join lateral jsonb_array_elements(case when jsonb_typeof(c.payload -> 'overrides') = 'array'
      then c.payload -> 'overrides' else '[]' end) with ordinality o (given, n)
    where exists (select from jsonb_array_elements_text(c.payload -> 'add') a (id)
        where a.id::uuid = (o.given ->> 'player_id')::uuid)
      and not exists (select from changes l cross join lateral jsonb_array_elements_text(l.payload -> 'remove') r (id)
        where l.team_id = c.team_id and l.game_seq > c.game_seq and r.id::uuid = (o.given ->> 'player_id')::uuid)
    order by c.team_id, (o.given ->> 'player_id')::uuid, c.game_seq desc, o.n desc
  ), gone as (
    delete from public.roster_overrides x where x.game_id = p_game_id
      and not exists (select from said s where s.team_id = x.team_id and s.player_id = x.player_id)
  )
  insert into public.roster_overrides as x (game_id, team_id, player_id, reason)
  select p_game_id, s.team_id, s.player_id, s.reason from said s
  on conflict (game_id, team_id, player_id) do update set reason = excluded.reason
  where x.reason <> excluded.reason
$$;

create function private.fold_corrections(p_game_id uuid, p_epoch integer) returns void
language sql security definer set search_path = '' as $$
  delete from public.stat_corrections c
  where c.game_id = p_game_id and c.batch_id::text = any ((select private.undone_imports(p_game_id, p_epoch))::text[]);
  insert into public.stat_corrections (event_id, game_id, epoch, game_seq, player_id, team_id, stat, delta, base, batch_id, recorded_at)
  select e.event_id, p_game_id, p_epoch, e.game_seq, (e.payload ->> 'player_id')::uuid,
    (e.payload ->> 'team_id')::uuid, d.key, d.value::numeric::integer,
    private.read_integer(e.payload -> 'base' -> d.key, -999999, 999999)::integer,
    private.read_uuid(e.payload -> 'batch_id'), e.received_at
  from public.game_events e, jsonb_each_text(e.payload -> 'deltas') d
  where e.game_id = p_game_id and e.epoch = p_epoch and e.type = 'stats.corrected.v1'
    and (not e.payload ? 'batch_id' or e.payload ->> 'batch_id' <> all ((select private.undone_imports(p_game_id, p_epoch))::text[]))
  on conflict (event_id, stat) do nothing
$$;

-- D34, D64: the last import of a player for a team stands, at the place of that import; one without
-- counts leaves nothing. p_left_out names the imports that do not count.
create function private.imports_of(p_game_id uuid, p_epoch integer, p_left_out text[])
returns table (player_id uuid, team_id uuid, batch_id uuid, counts jsonb, game_seq bigint, n integer)
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with latest as (
    select distinct on (i.player_id, i.team_id) i.*, (e.payload ->> 'batch_id')::uuid as batch_id,
      r.row -> 'counts' as counts, e.game_seq, r.n::integer as n
    from public.game_events e, jsonb_array_elements(e.payload -> 'rows') with ordinality r (row, n),
      lateral (select (r.row ->> 'player_id')::uuid as player_id, (r.row ->> 'team_id')::uuid as team_id) i
    where e.game_id = p_game_id and e.epoch = p_epoch and e.type = 'stats.imported.v1'
      and e.payload ->> 'batch_id' <> all (p_left_out)
    order by i.player_id, i.team_id, e.game_seq desc, r.n desc
  )
  select l.player_id, l.team_id, l.batch_id, l.counts, l.game_seq, l.n from latest l where l.counts <> '{}'
$$;

create function private.fold_imports(p_game_id uuid, p_epoch integer) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with latest as materialized (
    select i.* from private.imports_of(p_game_id, p_epoch, private.undone_imports(p_game_id, p_epoch)) i
  ), gone as (
    delete from public.stat_imports s where s.game_id = p_game_id
      and not exists (select from latest l where l.player_id = s.player_id and l.team_id = s.team_id)
  )
  insert into public.stat_imports as s (game_id, player_id, team_id, batch_id, counts, game_seq, import_order)
  select p_game_id, l.player_id, l.team_id, l.batch_id, l.counts, l.game_seq, l.n from latest l
  on conflict (game_id, player_id, team_id) do update set batch_id = excluded.batch_id,
    counts = excluded.counts, game_seq = excluded.game_seq, import_order = excluded.import_order
$$;

-- D30: the count walks between 0 and 4 in log order.
create function private.fold_timeouts(p_game_id uuid, p_epoch integer, p_team_id uuid) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  v_used integer := 0;
  v_is_use boolean;
begin
  for v_is_use in
    select e.type = 'timeout.used.v1' from public.game_events e
    where e.game_id = p_game_id and e.epoch = p_epoch
      and e.type in ('timeout.used.v1', 'timeout.returned.v1')
      and (e.payload ->> 'team_id')::uuid = p_team_id
    order by e.game_seq
  loop
    v_used := case when v_is_use then least(v_used + 1, 4) else greatest(v_used - 1, 0) end;
  end loop;
  return v_used;
end $$;

-- D71: folds the clock. A fact counts if its phone had seen the current clock, or if its instant is
-- not earlier; src/domain/game/fold/fold-clock.ts has the same rule.
create function private.fold_clock(p_game_id uuid, p_epoch integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_clock jsonb;
  v_id uuid;
  v_type text;
  v_said jsonb;
begin
  for v_id, v_type, v_said in
    select e.event_id, e.type, e.payload from public.game_events e
    where e.game_id = p_game_id and e.epoch = p_epoch
      and e.type in ('clock.started.v1', 'clock.stopped.v1', 'clock.set.v1')
    order by e.game_seq
  loop
    if v_clock is null or private.read_uuid(v_said -> 'seen_clock') = (v_clock ->> 'event_id')::uuid
      or (v_said ->> 'at_ms')::numeric >= (v_clock ->> 'at_ms')::numeric
    then
      v_clock := jsonb_build_object('event_id', v_id, 'period', v_said -> 'period',
        'remaining_ms', (v_said ->> 'remaining_ms')::numeric::bigint, 'at_ms', (v_said ->> 'at_ms')::numeric::bigint,
        'is_running', v_type = 'clock.started.v1');
    end if;
  end loop;
  return v_clock;
end $$;
