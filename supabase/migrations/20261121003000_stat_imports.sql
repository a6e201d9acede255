-- An import writes a file's figures of one team in one game as facts in the admin's name, under the
-- game's row lock (D22, D34, D64). An undo marks the batch in one more `stats.imported`; its other
-- rows give phones that do not know `undone` the same figures (I24).

create table public.import_batches (
  id uuid primary key default gen_random_uuid(),
  op_id uuid not null unique,
  season_id uuid not null references public.seasons (id),
  game_id uuid not null references public.games (id),
  team_id uuid not null references public.teams (id),
  epoch integer not null,
  game_seq bigint not null,
  way text not null check (way in ('imported', 'corrected')),
  state text not null default 'standing' check (state in ('standing', 'replaced', 'undone', 'reset')),
  file_name text check (length(file_name) between 1 and 300),
  file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
  content_hash text not null,
  rows integer not null,
  figures integer not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  undone_by uuid,
  undone_at timestamptz
);
comment on table public.import_batches is 'Imports of statistics, one row per file, game and team; their facts carry its id in the log (D34, D64).';
comment on column public.import_batches.op_id is 'Made on the device, so that an import whose answer was lost is not done twice.';
comment on column public.import_batches.game_seq is 'Where the log stood after it: the order of a game''s imports.';
comment on column public.import_batches.way is 'imported: its rows are counts without plays; corrected: the game was collected, and corrections reach its figures.';
comment on column public.import_batches.state is 'standing: it counts; replaced: a later one of the same game and team does, and it comes back when that is undone; reset: the game began anew.';
comment on column public.import_batches.file_hash is 'SHA-256 of what the client read in the file; content_hash is the server''s, of the players and figures.';
create unique index one_standing_import on public.import_batches (game_id, team_id) where state = 'standing';
create index import_batches_game on public.import_batches (game_id, team_id, epoch, game_seq);
create index import_batches_team on public.import_batches (team_id);
create index import_batches_season on public.import_batches (season_id, created_at desc);

alter table public.import_batches enable row level security;
alter table public.import_batches force row level security;
grant select on public.import_batches to authenticated, service_role;
create policy "admins read imports" on public.import_batches for select to authenticated
  using ((select private.is_admin()));

-- A reset begins without figures, so nothing is left to undo.
create function private.end_imports() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.import_batches b set state = 'reset' where b.game_id = new.id and b.state in ('standing', 'replaced');
  return null;
end $$;
create trigger end_imports after update of epoch on public.games
  for each row when (new.epoch <> old.epoch) execute function private.end_imports();

-- Holds a player's figures as a file has them, as an import counts them, or as deltas.
create type private.import_row as (n integer, player_id uuid, counts jsonb);

create function private.read_import_rows(p_rows jsonb) returns private.import_row[]
language plpgsql stable set search_path = '' as $$
declare
  v_rows private.import_row[];
begin
  if pg_column_size(p_rows) > 4000000 then
    raise exception 'A call may carry at most 4 MB.' using errcode = 'PT413';
  elsif p_rows is null or jsonb_typeof(p_rows) <> 'array' or p_rows = '[]' then
    raise exception 'An import needs an array of players with their figures.' using errcode = '22023';
  elsif exists (select from jsonb_array_elements(p_rows) r where private.read_uuid(r -> 'player_id') is null
    or not (coalesce(r -> 'counts' = '{}', false) or private.are_counts(r -> 'counts', 0)))
  then
    raise exception 'Each row needs a player_id, and in counts whole numbers from 0 to 9999 by the name of a figure.' using errcode = '22023';
  end if;
  select array_agg(row(r.n, (r.v ->> 'player_id')::uuid, r.v -> 'counts')::private.import_row order by r.n) into v_rows
  from jsonb_array_elements(p_rows) with ordinality r (v, n);
  if cardinality(v_rows) <> (select count(distinct r.player_id) from unnest(v_rows) r) then
    raise exception 'A player stands in the rows twice.' using errcode = '22023';
  end if;
  return v_rows;
end $$;

-- Groups the rows by person: a merged player counts as the surviving one, and two rows of one
-- person are added up (D33).
create function private.rows_by_person(p_rows private.import_row[]) returns private.import_row[]
language sql stable set search_path = '' as $$
  with people as (
    select r.n, coalesce(a.into_player_id, r.player_id) as player_id, r.counts
    from unnest(p_rows) r left join public.player_aliases a on a.from_player_id = r.player_id
  ), figures as (
    select p.player_id, f.key, sum(f.value::bigint) as value from people p, jsonb_each_text(p.counts) f group by 1, 2
  ), lines as (
    select f.player_id, jsonb_object_agg(f.key, f.value) as counts from figures f group by 1
  )
  select array_agg(row(p.n, p.player_id, coalesce(l.counts, '{}'))::private.import_row order by p.n)
  from (select min(x.n) as n, x.player_id from people x group by x.player_id) p left join lines l using (player_id)
$$;

create function private.without_zeros(p_counts jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, c.value) filter (where c.value <> '0'), '{}') from jsonb_each(p_counts) c
$$;

-- What an import would write.
create type private.import_plan as (
  is_collected boolean,
  rows private.import_row[],
  deltas private.import_row[],
  roster_add uuid[],
  roster_remove uuid[],
  -- Of roster_add, who was suspended on the day of the game.
  suspended uuid[],
  reason text
);

-- It takes the place of what imports have written for this team: their rows, their corrections, and
-- the roster places that nobody else gave. Corrections by hand are left, so they stay on top of
-- imported figures (I16); in a collected game the file's figures are reached from what is shown.
create function private.plan_import(g public.games, p_team_id uuid, p_rows private.import_row[])
returns private.import_plan language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_plan private.import_plan;
begin
  v_plan.is_collected := exists (select from public.stat_events s
    where s.game_id = g.id and s.team_id = p_team_id and not s.is_deleted);

  with wanted as (
    select r.n, r.player_id, private.without_zeros(r.counts) as counts from unnest(p_rows) r where not v_plan.is_collected
  ), standing as (
    select i.* from public.stat_imports i where i.game_id = g.id and i.team_id = p_team_id
  ), told as (
    select w.n, w.player_id, w.counts from wanted w where w.counts <> '{}'
    union all
    select cardinality(p_rows) + row_number() over (order by s.game_seq, s.import_order), s.player_id, '{}' from standing s
    where not exists (select from wanted w where w.player_id = s.player_id and w.counts <> '{}')
  )
  select array_agg(row(t.n, t.player_id, t.counts)::private.import_row order by t.n) into v_plan.rows from told t
  where exists (select from told x left join standing s on s.player_id = x.player_id where x.counts is distinct from s.counts);

  -- Sums before they are clamped at 0, without imported rows: a delta has to lift those below 0 too.
  -- What was collected for a merged player is a part of the person's figure (D33); where it is more
  -- than the file has, it goes to 0 and the person has all.
  with counted as (
    select c.player_id, c.stat, c.value, 0::bigint as of_imports from private.entry_credits(g.id) c
    where c.team_id = p_team_id and c.player_id is not null
    union all
    select c.player_id, c.stat, c.delta, case when c.batch_id is not null then c.delta else 0 end
    from public.stat_corrections c where c.game_id = g.id and c.epoch = g.epoch and c.team_id = p_team_id
  ), sums as (
    select c.player_id, c.stat, sum(c.value) as value, sum(c.of_imports) as of_imports from counted c group by 1, 2
  ), merged as (
    select s.player_id, a.into_player_id, s.stat, greatest(s.value - s.of_imports, 0) as value
    from sums s join public.player_aliases a on a.from_player_id = s.player_id
  ), file as (
    select r.player_id, f.key as stat, f.value::bigint as value,
      (select coalesce(sum(m.value), 0) from merged m where m.into_player_id = r.player_id and m.stat = f.key) as of_merged
    from unnest(p_rows) r, jsonb_each_text(r.counts) f where v_plan.is_collected
  ), wanted as (
    select f.player_id, f.stat, f.value - case when f.of_merged <= f.value then f.of_merged else 0 end as value from file f
    union all
    select m.player_id, m.stat, 0 from merged m join file f on f.player_id = m.into_player_id and f.stat = m.stat
    where f.of_merged > f.value
  ), deltas as (
    select player_id, stat, case
        when w.value is null then -s.of_imports
        when greatest(coalesce(s.value, 0), 0) = w.value then 0
        else w.value - coalesce(s.value, 0) end as delta
    from sums s full join wanted w using (player_id, stat)
  ), lines as (
    select d.player_id, jsonb_object_agg(d.stat, d.delta) as deltas from deltas d where d.delta <> 0 group by 1
  )
  select array_agg(row(coalesce(r.n, 0), l.player_id, l.deltas)::private.import_row order by r.n, l.player_id) into v_plan.deltas
  from lines l left join unnest(p_rows) r on r.player_id = l.player_id;

  with places as (
    select x.player_id, x.roster_position, coalesce(a.into_player_id, x.player_id) as person_id
    from public.game_rosters x left join public.player_aliases a on a.from_player_id = x.player_id
    where x.game_id = g.id and x.team_id = p_team_id
  )
  select (select array_agg(r.player_id order by r.n) from unnest(p_rows) r
      where r.player_id not in (select x.person_id from places x)),
    (select array_agg(x.player_id order by x.roster_position) from places x
      where x.person_id not in (select r.player_id from unnest(p_rows) r)
        and x.player_id not in (select h.player_id from private.roster_of(g.id, g.epoch, null) h where h.team_id = p_team_id))
  into v_plan.roster_add, v_plan.roster_remove;

  select array_agg(a.player_id order by a.n) into v_plan.suspended
  from unnest(v_plan.roster_add) with ordinality a (player_id, n)
  join public.player_suspensions s on s.player_id = a.player_id and s.season_id = g.season_id
  where private.was_suspended(s.periods, g.game_date);
  return v_plan;
end $$;

create type private.fact as (type text, payload jsonb);

-- Returns the facts of one import, each small enough for an event (4 KB); an undone import has at least
-- one `stats.imported`. A suspended player comes in a fact of its own, because that check-in has its
-- reason (D28).
create function private.import_facts(p_batch_id uuid, p_team_id uuid, p_is_undone boolean, p private.import_plan)
returns private.fact[] language sql immutable set search_path = '' as $$
  with head as (
    select jsonb_build_object('batch_id', p_batch_id) as batch,
      case when p_is_undone then '{"undone": true}'::jsonb else '{}' end as undone
  ), rows as (
    select r.n, jsonb_build_object('player_id', r.player_id, 'team_id', p_team_id, 'counts', r.counts) as row from unnest(p.rows) r
  ), parts as (
    select r.*, sum(octet_length(r.row::text)) over (order by r.n) / 3000 as part from rows r
  ), moves as (
    select true as is_add, m.player_id, (m.n - 1) / 80 as part, m.n from unnest(p.roster_add) with ordinality m (player_id, n)
    where m.player_id <> all (coalesce(p.suspended, '{}'))
    union all
    select false, m.player_id, (m.n - 1) / 80, m.n from unnest(p.roster_remove) with ordinality m (player_id, n)
  ), facts as (
    select 1 as kind, x.part, 'stats.imported.v1' as type, h.batch || h.undone || jsonb_build_object('rows', x.rows) as payload
    from head h, (select t.part, jsonb_agg(t.row order by t.n) as rows from parts t group by t.part
      union all select 0, '[]' where p_is_undone and cardinality(p.rows) is null) x
    union all
    select 2, d.n, 'stats.corrected.v1', h.batch || jsonb_build_object('player_id', d.player_id, 'team_id', p_team_id, 'deltas', d.counts)
    from head h, unnest(p.deltas) with ordinality d (row_n, player_id, counts, n)
    union all
    select case when m.is_add then 4 else 3 end, m.part, 'roster.changed.v1', h.batch || jsonb_build_object('team_id', p_team_id,
      case when m.is_add then 'add' else 'remove' end, jsonb_agg(m.player_id order by m.n))
    from head h, moves m group by h.batch, m.is_add, m.part
    union all
    select 5, s.n, 'roster.changed.v1', h.batch || jsonb_build_object('team_id', p_team_id, 'add', jsonb_build_array(s.player_id),
      'overrides', jsonb_build_array(jsonb_build_object('player_id', s.player_id, 'reason', p.reason)))
    from head h, unnest(p.suspended) with ordinality s (player_id, n)
  )
  select array_agg(row(f.type, f.payload)::private.fact order by f.kind, f.part) from facts f
$$;

-- Appends facts that the server writes in the name of the caller, as the held ones are (D31). p_was is
-- the locked game; answers it as it is afterwards.
create function private.append_facts(p_was public.games, p_facts private.fact[]) returns public.games
language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  s private.push_state := private.push_state_of(p_was);
  e private.incoming_event;
  v_fact private.fact;
  v_events private.incoming_event[] := '{}';
begin
  foreach v_fact in array p_facts loop
    e.ord := cardinality(v_events) + 1;
    e.event_id := gen_random_uuid();
    e.device_id := '00000000-0000-0000-0000-000000000000';
    e.device_seq := 0;
    e.recorded_by := (select auth.uid());
    e.type := v_fact.type;
    e.payload := v_fact.payload;
    e.outcome := 'applied';
    e.game_seq := s.head_seq + 1;
    e.applied_epoch := s.epoch;
    s := private.advance(s, e);
    e.log_digest := s.log_digest;
    v_events := v_events || e;
  end loop;
  perform private.append_events(p_was, s, v_events);
  select x.* into g from public.games x where x.id = p_was.id;
  return g;
end $$;

-- What an import does, in numbers, and what a screen says of its game.
create function private.import_in_numbers(g public.games, p_rows private.import_row[], p private.import_plan) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'is_collected', p.is_collected, 'is_completed', g.is_completed, 'is_archived', g.archived_at is not null,
    'players', cardinality(p_rows),
    'figures', (select count(*) from unnest(p_rows) r, jsonb_each(r.counts) c where c.value <> '0'),
    'corrections', (select count(*) from unnest(p.deltas) d, jsonb_each(d.counts)),
    'players_dropped', (select count(*) from unnest(p.rows) r where r.counts = '{}'),
    'roster_added', coalesce(cardinality(p.roster_add), 0), 'roster_removed', coalesce(cardinality(p.roster_remove), 0),
    'suspended', coalesce(cardinality(p.suspended), 0))
$$;

create function public.import_stats(p_op_id uuid, p_game_id uuid, p_team_id uuid, p_file_name text, p_file_hash text,
  p_rows jsonb, p_collected text default 'keep', p_dry_run boolean default false)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  v_rows private.import_row[];
  v_hash text;
  v_known public.import_batches;
  v_standing public.import_batches;
  v_unknown jsonb;
  v_plan private.import_plan;
  v_numbers jsonb;
  v_batch_id uuid := gen_random_uuid();
  v_facts private.fact[];
  v_file_name text := nullif(left(btrim(p_file_name), 300), '');
begin
  perform private.require_admin();
  if p_op_id is null or p_game_id is null or p_team_id is null or p_collected is null or p_collected not in ('keep', 'correct') then
    raise exception 'An import needs an op_id, a game, a team, and keep or correct for what was collected.' using errcode = '22023';
  elsif p_file_hash !~ '^[0-9a-f]{64}$' then
    raise exception 'The hash of a file has 64 hexadecimal digits.' using errcode = '22023';
  end if;
  v_rows := private.read_import_rows(p_rows);
  select encode(sha256(convert_to(jsonb_object_agg(r.player_id, r.counts)::text, 'UTF8')), 'hex') into v_hash from unnest(v_rows) r;

  perform pg_advisory_xact_lock(hashtextextended(p_op_id::text, 2));
  g := private.game_to_push(p_game_id);
  select b.* into v_known from public.import_batches b where b.op_id = p_op_id;
  if v_known.id is not null and (v_known.game_id, v_known.team_id, v_known.content_hash) = (p_game_id, p_team_id, v_hash) then
    return jsonb_build_object('outcome', 'duplicate', 'of', 'applied', 'batch_id', v_known.id, 'way', v_known.way, 'state', v_known.state);
  elsif v_known.id is not null then
    return private.rejected('id_reused');
  elsif g.id is null then
    return private.rejected('unknown_game');
  elsif p_team_id not in (g.team_visitor_id, g.team_home_id) then
    return private.rejected('unknown_team');
  end if;
  select jsonb_agg(r.player_id order by r.n) into v_unknown from unnest(v_rows) r
  where not exists (select from public.players p where p.id = r.player_id and p.season_id = g.season_id);
  if v_unknown is not null then
    return private.rejected('unknown_player') || jsonb_build_object('player_ids', v_unknown);
  end if;

  v_rows := private.rows_by_person(v_rows);
  v_plan := private.plan_import(g, p_team_id, v_rows);
  v_plan.reason := concat_ws(' ', 'Stands in the imported file', v_file_name);
  select b.* into v_standing from public.import_batches b
  where b.game_id = g.id and b.team_id = p_team_id and b.state = 'standing';
  v_numbers := private.import_in_numbers(g, v_rows, v_plan) || jsonb_build_object('replaces', v_standing.id,
    'way', case when v_plan.is_collected then 'corrected' else 'imported' end);
  v_facts := private.import_facts(v_batch_id, p_team_id, false, v_plan);
  if (v_standing.content_hash, v_standing.way) = (v_hash, v_numbers ->> 'way') then
    return v_numbers || jsonb_build_object('outcome', 'unchanged', 'batch_id', v_standing.id);
  elsif v_plan.is_collected and p_collected = 'keep' then
    return v_numbers || jsonb_build_object('outcome', 'kept');
  elsif v_facts is null then
    return v_numbers || jsonb_build_object('outcome', 'unchanged', 'batch_id', v_standing.id);
  elsif p_dry_run then
    return v_numbers || jsonb_build_object('outcome', 'planned');
  end if;

  g := private.append_facts(g, v_facts);
  update public.import_batches b set state = 'replaced' where b.id = v_standing.id;
  insert into public.import_batches (id, op_id, season_id, game_id, team_id, epoch, game_seq, way, file_name, file_hash,
    content_hash, rows, figures, created_by)
  values (v_batch_id, p_op_id, g.season_id, g.id, p_team_id, g.epoch, g.head_seq, v_numbers ->> 'way',
    v_file_name, p_file_hash, v_hash, cardinality(v_rows), (v_numbers ->> 'figures')::integer, (select auth.uid()));
  return v_numbers || jsonb_build_object('batch_id', v_batch_id) || private.applied('stats.imported', 'game', g.id::text,
    jsonb_build_object('standing', v_standing.id),
    v_numbers || jsonb_build_object('batch_id', v_batch_id, 'team_id', p_team_id, 'file_name', v_file_name, 'events', cardinality(v_facts)));
end $$;
comment on function public.import_stats is 'Writes a file''s figures of one team in one game, whole or not at all: applied, unchanged, kept (it was collected and nothing was written), planned (a dry run) or rejected. The same op_id is done once. Admins.';

-- What phones that do not know `undone` need to get from what stands to what stood before.
create function private.plan_undo(g public.games, p_batch public.import_batches) returns private.import_plan
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  v_plan private.import_plan;
  v_left_out text[] := private.undone_imports(g.id, g.epoch) || p_batch.id::text;
begin
  select array_agg(row(t.n, t.player_id, coalesce(i.counts, '{}'))::private.import_row order by t.n) into v_plan.rows
  from (
    select (r.row ->> 'player_id')::uuid as player_id, row_number() over (order by e.game_seq, r.n) as n
    from public.game_events e, jsonb_array_elements(e.payload -> 'rows') with ordinality r (row, n)
    where e.game_id = g.id and e.epoch = g.epoch and e.type = 'stats.imported.v1' and e.payload ->> 'batch_id' = p_batch.id::text
  ) t
  left join private.imports_of(g.id, g.epoch, v_left_out) i on i.player_id = t.player_id and i.team_id = p_batch.team_id;

  select array_agg(row(0, c.player_id, c.deltas)::private.import_row order by c.player_id) into v_plan.deltas
  from (
    select c.player_id, jsonb_object_agg(c.stat, -c.delta) as deltas
    from public.stat_corrections c where c.game_id = g.id and c.batch_id = p_batch.id group by c.player_id
  ) c;

  with before as (
    select r.player_id, r.place from private.roster_of(g.id, g.epoch, v_left_out) r where r.team_id = p_batch.team_id
  ), now as (
    select r.player_id, r.roster_position from public.game_rosters r where r.game_id = g.id and r.team_id = p_batch.team_id
  )
  select (select array_agg(b.player_id order by b.place) from before b where b.player_id not in (select n.player_id from now n)),
    (select array_agg(n.player_id order by n.roster_position) from now n where n.player_id not in (select b.player_id from before b))
  into v_plan.roster_add, v_plan.roster_remove;
  return v_plan;
end $$;

create function public.undo_import(p_batch_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  v_batch public.import_batches;
  v_back uuid;
begin
  perform private.require_admin();
  g := private.game_to_push((select b.game_id from public.import_batches b where b.id = p_batch_id));
  select b.* into v_batch from public.import_batches b where b.id = p_batch_id;
  if g.id is null then
    return private.rejected('unknown_import');
  elsif v_batch.state = 'undone' then
    return jsonb_build_object('outcome', 'unchanged');
  elsif v_batch.state <> 'standing' then
    return private.rejected(v_batch.state);
  end if;
  g := private.append_facts(g, private.import_facts(v_batch.id, v_batch.team_id, true, private.plan_undo(g, v_batch)));
  update public.import_batches b set state = 'undone', undone_by = (select auth.uid()), undone_at = now() where b.id = p_batch_id;
  update public.import_batches b set state = 'standing' where b.id = (
    select x.id from public.import_batches x
    where x.game_id = g.id and x.team_id = v_batch.team_id and x.epoch = g.epoch and x.state = 'replaced'
    order by x.game_seq desc limit 1)
  returning b.id into v_back;
  return private.applied('stats.import_undone', 'game', g.id::text,
      jsonb_build_object('batch_id', p_batch_id, 'team_id', v_batch.team_id, 'file_name', v_batch.file_name),
      jsonb_build_object('standing', v_back))
    || jsonb_build_object('standing', v_back);
end $$;
comment on function public.undo_import is 'Takes back the import that stands for its game and team; the one before it, or nothing, stands again. Rejected as replaced or reset where it does not stand. Admins.';

grant execute on function public.import_stats(uuid, uuid, uuid, text, text, jsonb, text, boolean), public.undo_import(uuid)
  to authenticated, service_role;
