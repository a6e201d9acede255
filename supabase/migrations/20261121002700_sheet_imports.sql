-- Teams with rosters, and games, from a spreadsheet; an import can be taken back as a whole (D12, D33,
-- D46a). Each step carries the value that a person saw; if one no longer fits under the locks, nothing
-- is written and the answer names it.

create table public.sheet_imports (
  id uuid primary key,
  season_id uuid not null references public.seasons (id),
  league_id uuid not null references public.leagues (id),
  kind text not null check (kind in ('rosters', 'schedule', 'round_robin')),
  file_name text check (length(file_name) between 1 and 200),
  counts jsonb not null,
  divisions_added text[] not null default '{}',
  created_by uuid,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by uuid
);
comment on table public.sheet_imports is 'Imports of rosters and schedules; `counts` says how many teams, players and games were added and changed.';
comment on column public.sheet_imports.id is 'Made on the device, so that an import whose answer was lost is not done twice.';
create index sheet_imports_season on public.sheet_imports (season_id, created_at desc);
create index sheet_imports_league on public.sheet_imports (league_id);

create table public.sheet_import_rows (
  import_id uuid not null references public.sheet_imports (id),
  n integer not null,
  sheet_row integer not null,
  thing text not null check (thing in ('team', 'player', 'game')),
  act text not null check (act in ('add', 'change')),
  object_id uuid not null,
  before jsonb not null,
  after jsonb not null,
  primary key (import_id, n)
);
comment on table public.sheet_import_rows is 'What an import did to each team, player and game, by which it is undone.';

alter table public.sheet_imports enable row level security;
alter table public.sheet_imports force row level security;
alter table public.sheet_import_rows enable row level security;
alter table public.sheet_import_rows force row level security;
grant select on public.sheet_imports, public.sheet_import_rows to authenticated, service_role;
create policy "admins read imports of sheets" on public.sheet_imports for select to authenticated
  using ((select private.is_admin()));
create policy "admins read rows of imports" on public.sheet_import_rows for select to authenticated
  using ((select private.is_admin()));

create type private.sheet_step as (
  n integer,
  sheet_row integer,
  thing text,
  act text,
  id uuid,
  before jsonb,
  after jsonb,
  beside uuid[]
);

-- Whether a field of a thing can hold a value; false for a field that imports do not write.
create function private.fits_sheet(p_thing text, p_field text, p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when p_value = 'null' then p_field in ('division_name', 'captain_name', 'captain_email', 'jersey_number', 'game_time', 'field_location', 'week_number')
    else case p_thing || ' ' || p_field
      when 'team is_archived' then jsonb_typeof(p_value) = 'boolean'
      when 'game is_archived' then jsonb_typeof(p_value) = 'boolean'
      when 'game is_playoff' then jsonb_typeof(p_value) = 'boolean'
      when 'player is_active' then jsonb_typeof(p_value) = 'boolean'
      when 'player team_id' then private.read_uuid(p_value) is not null
      when 'game team_visitor_id' then private.read_uuid(p_value) is not null
      when 'game team_home_id' then private.read_uuid(p_value) is not null
      when 'game game_date' then private.read_time(to_jsonb((p_value #>> '{}') || 'T00:00:00Z')) is not null
      when 'game game_time' then p_value #>> '{}' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      when 'game week_number' then private.read_integer(p_value, 1, 99) is not null
      when 'player jersey_number' then jsonb_typeof(p_value) = 'string' and p_value #>> '{}' ~ '^0?[0-9]{1,2}$'
      when 'team captain_email' then p_value #>> '{}' ~ '^[^@\s]+@[^@\s]+$' and length(p_value #>> '{}') <= 320
      else p_thing || ' ' || p_field in ('team name', 'team division_name', 'team captain_name', 'player name', 'game field_location')
        and jsonb_typeof(p_value) = 'string' and length(btrim(p_value #>> '{}')) between 1 and 200
    end
  end, false)
$$;

-- Reads the steps of a call; a malformed one is refused by its place.
create function private.read_sheet_steps(p_steps jsonb) returns private.sheet_step[]
language plpgsql stable set search_path = '' as $$
declare
  v_steps private.sheet_step[];
  v_wrong text;
begin
  if p_steps is null or jsonb_typeof(p_steps) <> 'array' or jsonb_array_length(p_steps) not between 1 and 25000 then
    raise exception 'An import needs 1 to 25000 steps.' using errcode = '22023';
  end if;
  select array_agg(row(e.n, private.read_integer(e.step -> 'row', 0, 1000000), e.step ->> 'thing', e.step ->> 'act',
    private.read_uuid(e.step -> 'id'),
    case when jsonb_typeof(e.step -> 'before') = 'object' then e.step -> 'before' end,
    case when jsonb_typeof(e.step -> 'after') = 'object' then e.step -> 'after' end,
    case when jsonb_typeof(e.step -> 'beside') = 'array'
      then array(select private.read_uuid(b) from jsonb_array_elements(e.step -> 'beside') b) else '{}' end)::private.sheet_step
    order by e.n)
  into v_steps from jsonb_array_elements(p_steps) with ordinality e (step, n);
  select coalesce(f.field, 'the step itself') || ' of step ' || s.n into v_wrong
  from unnest(v_steps) s
  left join lateral (
    select k.key as field from jsonb_each(s.after) k where not private.fits_sheet(s.thing, k.key, k.value)
    union all
    select k from jsonb_object_keys(s.before) k where not s.after ? k
    union all
    select needed from unnest(case when s.act <> 'add' then '{}'::text[] when s.thing = 'team' then '{name}'
      when s.thing = 'player' then '{name,team_id}' else '{team_visitor_id,team_home_id,game_date}' end) needed
    where not s.after ? needed
    union all
    select 'teams' where s.after -> 'team_visitor_id' = s.after -> 'team_home_id'
  ) f on true
  where f.field is not null or s.sheet_row is null or s.id is null or s.before is null or s.after is null or s.after = '{}'
    or coalesce(s.thing not in ('team', 'player', 'game') or s.act not in ('add', 'change'), true)
    or (s.act = 'change' and array(select jsonb_object_keys(s.before) order by 1) <> array(select jsonb_object_keys(s.after) order by 1))
  order by s.n limit 1;
  if v_wrong is not null then
    raise exception 'Malformed: %.', left(v_wrong, 200) using errcode = '22023';
  elsif (select count(distinct s.id) from unnest(v_steps) s) <> cardinality(v_steps) then
    raise exception 'Each row has one step.' using errcode = '22023';
  end if;
  return v_steps;
end $$;

-- Everything of a league that an import can change, a row per team, player and game.
create function private.sheet_facts(p_league_id uuid) returns table (thing text, id uuid, facts jsonb)
language sql stable set search_path = '' as $$
  select 'team', t.id, jsonb_build_object('name', t.name, 'division_name', t.division_name,
    'captain_name', t.captain_name, 'captain_email', c.captain_email, 'is_archived', t.archived_at is not null)
  from public.teams t left join public.team_contacts c on c.team_id = t.id where t.league_id = p_league_id
  union all
  select 'player', p.id, jsonb_build_object('team_id', p.team_id, 'name', p.name,
    'jersey_number', p.jersey_number, 'is_active', p.is_active)
  from public.players p join public.teams t on t.id = p.team_id where t.league_id = p_league_id
  union all
  select 'game', g.id, jsonb_build_object('team_visitor_id', g.team_visitor_id, 'team_home_id', g.team_home_id,
    'game_date', g.game_date, 'game_time', g.game_time, 'field_location', g.field_location,
    'week_number', g.week_number, 'is_playoff', g.is_playoff, 'is_archived', g.archived_at is not null)
  from public.games g where g.league_id = p_league_id
$$;

-- Locks season, league and every row of the steps, in this order and by id; null when the season is
-- deleted. What is read afterwards stays true until the end.
create function private.lock_for_sheet(p_league_id uuid, p_steps private.sheet_step[]) returns public.leagues
language plpgsql set search_path = '' as $$
declare
  v_league public.leagues := private.league_to_change(p_league_id);
begin
  perform from public.teams t where t.id in (select s.id from unnest(p_steps) s) order by t.id for no key update;
  perform from public.players p where p.id in (select s.id from unnest(p_steps) s) order by p.id for no key update;
  perform from public.games g where g.id in (select s.id from unnest(p_steps) s) order by g.id for no key update;
  return v_league;
end $$;

-- Writes locked and checked steps, set by set. Divisions that the league has not yet come at its end.
create function private.write_sheet(p_league_id uuid, p_steps private.sheet_step[]) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_added text[];
begin
  insert into public.teams (id, league_id, name)
  select s.id, p_league_id, s.after ->> 'name' from unnest(p_steps) s where s.thing = 'team' and s.act = 'add' order by s.n;
  update public.teams t set
    name = case when s.after ? 'name' then s.after ->> 'name' else t.name end,
    division_name = case when s.after ? 'division_name' then s.after ->> 'division_name' else t.division_name end,
    captain_name = case when s.after ? 'captain_name' then s.after ->> 'captain_name' else t.captain_name end,
    archived_at = case when not s.after ? 'is_archived' then t.archived_at
      when (s.after ->> 'is_archived')::boolean then now() end,
    set_by_hand = private.also_by_hand(t.set_by_hand, '{}', s.after - array['is_archived', 'captain_email'])
  from unnest(p_steps) s where s.thing = 'team' and s.id = t.id;
  insert into public.team_contacts as c (team_id, captain_email)
  select s.id, s.after ->> 'captain_email' from unnest(p_steps) s
  where s.thing = 'team' and s.after ? 'captain_email' and (s.act = 'change' or s.after ->> 'captain_email' is not null)
  on conflict (team_id) do update set captain_email = excluded.captain_email;
  select coalesce(array_agg(d.name order by d.name), '{}') into v_added
  from (
    select distinct t.division_name as name from public.teams t join unnest(p_steps) s on s.thing = 'team' and s.id = t.id
    where t.division_name is not null and t.archived_at is null
  ) d
  where not exists (
    select from public.leagues l cross join jsonb_array_elements(l.divisions_data) x
    where l.id = p_league_id and x ->> 'name' = d.name
  );
  if v_added <> '{}' then
    update public.leagues l set divisions_data = l.divisions_data || (
      select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', a.name) order by a.n)
      from unnest(v_added) with ordinality a (name, n)
    ) where l.id = p_league_id;
  end if;

  insert into public.players (id, team_id, name)
  select s.id, (s.after ->> 'team_id')::uuid, s.after ->> 'name'
  from unnest(p_steps) s where s.thing = 'player' and s.act = 'add' order by s.n;
  update public.players p set
    team_id = case when s.after ? 'team_id' then (s.after ->> 'team_id')::uuid else p.team_id end,
    name = case when s.after ? 'name' then s.after ->> 'name' else p.name end,
    jersey_number = case when s.after ? 'jersey_number' then s.after ->> 'jersey_number' else p.jersey_number end,
    is_active = case when s.after ? 'is_active' then (s.after ->> 'is_active')::boolean else p.is_active end,
    deactivated_by_hand = case when s.after ? 'is_active' then not (s.after ->> 'is_active')::boolean else p.deactivated_by_hand end,
    set_by_hand = private.also_by_hand(p.set_by_hand, '{}', s.after)
  from unnest(p_steps) s where s.thing = 'player' and s.id = p.id;

  insert into public.games (id, league_id, team_visitor_id, team_home_id, game_date)
  select s.id, p_league_id, (s.after ->> 'team_visitor_id')::uuid, (s.after ->> 'team_home_id')::uuid, (s.after ->> 'game_date')::date
  from unnest(p_steps) s where s.thing = 'game' and s.act = 'add' order by s.n;
  update public.games g set
    team_visitor_id = case when s.after ? 'team_visitor_id' then (s.after ->> 'team_visitor_id')::uuid else g.team_visitor_id end,
    team_home_id = case when s.after ? 'team_home_id' then (s.after ->> 'team_home_id')::uuid else g.team_home_id end,
    game_date = case when s.after ? 'game_date' then (s.after ->> 'game_date')::date else g.game_date end,
    game_time = case when s.after ? 'game_time' then s.after ->> 'game_time' else g.game_time end,
    field_location = case when s.after ? 'field_location' then s.after ->> 'field_location' else g.field_location end,
    week_number = case when s.after ? 'week_number' then (s.after ->> 'week_number')::integer else g.week_number end,
    is_playoff = case when s.after ? 'is_playoff' then (s.after ->> 'is_playoff')::boolean else g.is_playoff end,
    archived_at = case when not s.after ? 'is_archived' then g.archived_at
      when (s.after ->> 'is_archived')::boolean then now() end,
    -- A provider's result was one of the teams as they stood (D31a).
    team_visitor_score = case when s.after ?| array['team_visitor_id', 'team_home_id'] then 0 else g.team_visitor_score end,
    team_home_score = case when s.after ?| array['team_visitor_id', 'team_home_id'] then 0 else g.team_home_score end,
    provider_visitor_score = case when not s.after ?| array['team_visitor_id', 'team_home_id'] then g.provider_visitor_score end,
    provider_home_score = case when not s.after ?| array['team_visitor_id', 'team_home_id'] then g.provider_home_score end,
    provider_completed = g.provider_completed and not s.after ?| array['team_visitor_id', 'team_home_id'],
    is_completed = g.is_completed and not s.after ?| array['team_visitor_id', 'team_home_id'],
    set_by_hand = private.also_by_hand(g.set_by_hand, '{}', s.after - 'is_archived')
  from unnest(p_steps) s where s.thing = 'game' and s.id = g.id;
  return v_added;
end $$;

-- A provider's result and a forfeit have no log, and an import leaves them alone as well.
create function private.has_result(g public.games) returns boolean
language sql immutable set search_path = '' as $$
  select g.is_completed or g.outcome = 'forfeit'
$$;

-- Why steps do not fit what is stored now: a row each, in the words of the client.
create function private.sheet_conflicts(p_league_id uuid, p_steps private.sheet_step[]) returns jsonb
language sql stable set search_path = '' as $$
  with stored as materialized (select * from private.sheet_facts(p_league_id)),
  steps as materialized (select * from unnest(p_steps)),
  teams as materialized (
    select f.id from stored f where f.thing = 'team' and not (f.facts ->> 'is_archived')::boolean
    union select s.id from steps s where s.thing = 'team' and (s.act = 'add' or s.after ->> 'is_archived' = 'false')
  ),
  conflicts as (
    select s.n, s.sheet_row, s.thing, 'changed' as reason from steps s
    left join stored f on f.thing = s.thing and f.id = s.id
    where s.act = 'change' and not coalesce(f.facts @> s.before, false)
    union
    select s.n, s.sheet_row, s.thing, 'collected' from steps s join public.games g on g.id = s.id
    where s.thing = 'game' and s.act = 'change' and private.is_collected(g)
    union
    select s.n, s.sheet_row, s.thing, 'finished' from steps s join public.games g on g.id = s.id
    where s.thing = 'game' and s.act = 'change' and private.has_result(g) and not private.is_collected(g)
    union
    select s.n, s.sheet_row, s.thing, 'exists' from steps s
    where s.act = 'add' and (exists (select from public.teams x where x.id = s.id)
      or exists (select from public.players x where x.id = s.id) or exists (select from public.games x where x.id = s.id))
    union
    select s.n, s.sheet_row, s.thing, 'exists' from steps s join stored f on f.thing = 'team' and f.id <> s.id
    where s.thing = 'team' and (s.act = 'add' or s.after ? 'is_archived') and not (f.facts ->> 'is_archived')::boolean
      and lower(f.facts ->> 'name') = lower(coalesce(s.after ->> 'name',
        (select x.facts ->> 'name' from stored x where x.id = s.id)))
    union
    select s.n, s.sheet_row, s.thing, 'exists' from steps s join stored f on f.thing = 'player'
    where s.thing = 'player' and s.act = 'add' and f.id <> all (s.beside) and (f.facts ->> 'is_active')::boolean
      and f.facts -> 'team_id' = s.after -> 'team_id' and lower(f.facts ->> 'name') = lower(s.after ->> 'name')
    union
    select s.n, s.sheet_row, s.thing, 'exists' from steps s join stored f on f.thing = 'game'
    where s.thing = 'game' and s.act = 'add' and f.id <> all (s.beside) and not (f.facts ->> 'is_archived')::boolean
      and f.facts -> 'game_date' = s.after -> 'game_date' and f.facts -> 'team_visitor_id' = s.after -> 'team_visitor_id'
      and f.facts -> 'team_home_id' = s.after -> 'team_home_id'
    union
    select s.n, s.sheet_row, s.thing, 'no_team' from steps s
    cross join lateral jsonb_each_text(s.after) e
    where e.key in ('team_id', 'team_visitor_id', 'team_home_id') and not exists (select from teams t where t.id::text = lower(e.value))
  )
  select jsonb_agg(jsonb_build_object('row', c.sheet_row, 'thing', c.thing, 'reason', c.reason) order by c.n, c.reason)
  from (select * from conflicts order by n, reason limit 50) c
$$;

create function private.sheet_counts(p_steps private.sheet_step[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(c.name, c.count) from (
    select s.thing || 's_' || case s.act when 'add' then 'added' else 'changed' end as name, count(*) as count
    from unnest(p_steps) s group by 1
  ) c
$$;

create function public.import_sheet(p_import_id uuid, p_league_id uuid, p_kind text, p_file_name text, p_steps jsonb)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_league public.leagues;
  v_steps private.sheet_step[];
  v_conflicts jsonb;
  v_import public.sheet_imports;
begin
  perform private.require_admin();
  if p_import_id is null or p_kind is null or p_kind not in ('rosters', 'schedule', 'round_robin') then
    raise exception 'An import needs an id and a kind.' using errcode = '22023';
  end if;
  v_steps := private.read_sheet_steps(p_steps);
  v_league := private.lock_for_sheet(p_league_id, v_steps);
  select i.* into v_import from public.sheet_imports i where i.id = p_import_id;
  if v_league.id is null or v_league.archived_at is not null then
    return private.rejected('unknown_league');
  elsif v_import.league_id <> p_league_id then
    return private.rejected('id_reused');
  elsif v_import.id is not null then
    return jsonb_build_object('outcome', 'applied', 'import_id', p_import_id, 'counts', v_import.counts);
  end if;
  v_conflicts := private.sheet_conflicts(p_league_id, v_steps);
  if v_conflicts is not null then
    return private.rejected('changed_meanwhile') || jsonb_build_object('rows', v_conflicts);
  end if;
  insert into public.sheet_imports (id, season_id, league_id, kind, file_name, counts, divisions_added, created_by)
  values (p_import_id, v_league.season_id, p_league_id, p_kind, nullif(left(btrim(p_file_name), 200), ''),
    private.sheet_counts(v_steps), private.write_sheet(p_league_id, v_steps), (select auth.uid()))
  returning * into v_import;
  insert into public.sheet_import_rows (import_id, n, sheet_row, thing, act, object_id, before, after)
  select p_import_id, s.n, s.sheet_row, s.thing, s.act, s.id, s.before, s.after from unnest(v_steps) s;
  return private.applied('sheet.imported', 'league', p_league_id::text, null, jsonb_build_object('import_id', p_import_id,
      'kind', p_kind, 'file_name', v_import.file_name, 'counts', v_import.counts, 'divisions_added', v_import.divisions_added))
    || jsonb_build_object('import_id', p_import_id, 'counts', v_import.counts);
end $$;
comment on function public.import_sheet is 'Writes the steps of a spreadsheet into a league, all or none; a step that does not fit what is stored now is named in rows. The same p_import_id is done once. Admins.';

-- Why an import cannot be taken back as a whole: somebody has built on it.
create function private.sheet_undo_conflicts(p_league_id uuid, p_steps private.sheet_step[]) returns jsonb
language sql stable set search_path = '' as $$
  with stored as materialized (select * from private.sheet_facts(p_league_id)),
  steps as materialized (select * from unnest(p_steps)),
  joined as materialized (
    select s.id from steps s where s.act = 'add' or s.after ->> 'is_archived' = 'false' or s.after ->> 'is_active' = 'true'
  ),
  conflicts as (
    select s.n, s.sheet_row, s.thing, 'collected' as reason from steps s
    where (s.thing = 'game' and exists (select from public.games g where g.id = s.id and (private.is_collected(g) or private.has_result(g)))) or (s.thing = 'player' and exists (select from joined j where j.id = s.id) and (
      exists (select from public.game_rosters r where r.player_id = s.id)
      or exists (select from public.game_stats x where x.player_id = s.id)
      or exists (select from public.player_aliases a where s.id in (a.from_player_id, a.into_player_id))))
      or (s.thing = 'player' and s.before ? 'team_id'
        and exists (select from public.game_rosters r where r.player_id = s.id and r.team_id::text = s.after ->> 'team_id'))
    union
    select s.n, s.sheet_row, s.thing, 'changed' from steps s
    left join stored f on f.thing = s.thing and f.id = s.id
    where not coalesce(f.facts @> s.after, false) or f.facts ->> 'is_archived' = 'true' or f.facts ->> 'is_active' = 'false'
    union
    select s.n, s.sheet_row, s.thing, 'in_use' from steps s join stored f on f.id not in (select j.id from joined j)
    where s.thing = 'team' and s.id in (select j.id from joined j) and (
      (f.thing = 'player' and f.facts ->> 'team_id' = s.id::text and (f.facts ->> 'is_active')::boolean
        and f.id not in (select x.id from steps x where x.before ? 'team_id'))
      or (f.thing = 'game' and s.id::text in (f.facts ->> 'team_visitor_id', f.facts ->> 'team_home_id')
        and not (f.facts ->> 'is_archived')::boolean))
  )
  select jsonb_agg(jsonb_build_object('row', c.sheet_row, 'thing', c.thing, 'reason', c.reason) order by c.n, c.reason)
  from (select * from conflicts order by n, reason limit 50) c
$$;

-- What was added is archived or inactive afterwards, not deleted: a phone may have the game by now,
-- and its plays must find it (D65). The same sheet brings it back.
create function public.undo_sheet_import(p_import_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_import public.sheet_imports;
  v_league public.leagues;
  v_steps private.sheet_step[];
  v_conflicts jsonb;
begin
  perform private.require_admin();
  select i.* into v_import from public.sheet_imports i where i.id = p_import_id;
  select array_agg(row(r.n, r.sheet_row, r.thing, r.act, r.object_id, r.before, r.after, '{}')::private.sheet_step order by r.n)
  into v_steps from public.sheet_import_rows r where r.import_id = p_import_id;
  v_league := private.lock_for_sheet(v_import.league_id, v_steps);
  if v_league.id is null then
    return private.rejected('unknown_import');
  end if;
  select i.* into v_import from public.sheet_imports i where i.id = p_import_id for no key update;
  if v_import.undone_at is not null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  v_conflicts := private.sheet_undo_conflicts(v_import.league_id, v_steps);
  if v_conflicts is not null then
    return private.rejected(case when v_conflicts @> '[{"reason": "collected"}]' then 'collected' else 'changed_since' end)
      || jsonb_build_object('rows', v_conflicts);
  end if;
  perform private.write_sheet(v_import.league_id, array(
    select row(s.n, s.sheet_row, s.thing, 'change', s.id, s.after,
      case when s.act = 'change' then s.before when s.thing = 'player' then '{"is_active": false}' else '{"is_archived": true}' end,
      '{}')::private.sheet_step
    from unnest(v_steps) s order by s.n));
  update public.leagues l set divisions_data = (
    select coalesce(jsonb_agg(d.division order by d.n), '[]')
    from jsonb_array_elements(l.divisions_data) with ordinality d (division, n)
    where d.division ->> 'name' <> all (v_import.divisions_added) or exists (select from public.teams t
      where t.league_id = l.id and t.archived_at is null and t.division_name = d.division ->> 'name')
  ) where l.id = v_import.league_id and v_import.divisions_added <> '{}';
  update public.sheet_imports i set undone_at = now(), undone_by = (select auth.uid()) where i.id = p_import_id;
  return private.applied('sheet.undone', 'league', v_import.league_id::text,
    jsonb_build_object('import_id', p_import_id, 'counts', v_import.counts), null);
end $$;
comment on function public.undo_sheet_import is 'Takes an import back as a whole, while nothing was collected on it and nobody has changed its rows since. Admins.';

-- A season as an import and a copy look at it, in one value that no row limit cuts (I23).
create function public.season_sheet(p_season_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_season public.seasons;
begin
  perform private.require_admin();
  select s.* into v_season from public.seasons s where s.id = p_season_id and s.deleted_at is null;
  if v_season.id is null then
    return private.rejected('unknown_season');
  end if;
  return jsonb_build_object('outcome', 'read',
    'season', jsonb_build_object('id', v_season.id, 'name', v_season.name, 'year', v_season.year, 'season_type', v_season.season_type,
      'start_date', v_season.start_date, 'end_date', v_season.end_date),
    'leagues', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'max_teams', l.max_teams) order by l.name, l.id), '[]')
      from public.leagues l where l.season_id = p_season_id and l.archived_at is null),
    'teams', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'league_id', t.league_id, 'name', t.name,
        'division_name', t.division_name, 'captain_name', t.captain_name, 'captain_email', c.captain_email,
        'max_players', t.max_players, 'is_archived', t.archived_at is not null) order by t.name, t.id), '[]')
      from public.teams t left join public.team_contacts c on c.team_id = t.id where t.season_id = p_season_id),
    'players', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'team_id', p.team_id, 'name', p.name,
        'jersey_number', p.jersey_number, 'is_active', p.is_active) order by p.name, p.id), '[]')
      from public.players p where p.season_id = p_season_id
        and not exists (select from public.player_aliases a where a.from_player_id = p.id)),
    'games', (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'league_id', g.league_id, 'game_date', g.game_date,
        'game_time', g.game_time, 'team_visitor_id', g.team_visitor_id, 'team_home_id', g.team_home_id,
        'field_location', g.field_location, 'week_number', g.week_number, 'is_playoff', g.is_playoff,
        'is_archived', g.archived_at is not null, 'is_collected', private.is_collected(g),
        'has_result', private.has_result(g)) order by g.game_date, g.id), '[]')
      from public.games g where g.season_id = p_season_id));
end $$;
comment on function public.season_sheet is 'Leagues, teams, players and games of a season, archived ones too, as one value. Admins.';

grant execute on function public.import_sheet(uuid, uuid, text, text, jsonb), public.undo_sheet_import(uuid),
  public.season_sheet(uuid) to authenticated, service_role;
