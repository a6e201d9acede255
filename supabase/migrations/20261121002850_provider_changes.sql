-- A planned change names a row, what was read of it and its new value (A §4, D62). Under the row's
-- lock an equal value writes nothing, and a row that somebody changed meanwhile is left alone and
-- named in the answer.

create table private.sync_fields (
  entity text not null check (entity in ('league', 'team', 'player', 'game', 'standing')),
  field text not null,
  kind text not null,
  on_add boolean not null default false,
  primary key (entity, field)
);
comment on table private.sync_fields is 'All that a sync may write; docs/provider.md is the same table (a test). A standing writes to its team.';
comment on column private.sync_fields.kind is 'As private.read_fields has them; besides team (of the season, by its id or the provider''s), id (the provider''s), divisions.';
comment on column private.sync_fields.on_add is 'Written only when the row is made.';
alter table private.sync_fields enable row level security;
alter table private.sync_fields force row level security;
insert into private.sync_fields (entity, field, kind, on_add) values
  ('league', 'provider_id', 'id', false), ('league', 'name', 'text', false), ('league', 'sport', 'text?', false),
  ('league', 'format', 'text?', false), ('league', 'status', 'text?', false), ('league', 'start_date', 'date?', false),
  ('league', 'end_date', 'date?', false), ('league', 'regular_season_weeks', 'integer?', false),
  ('league', 'divisions_data', 'divisions', false), ('league', 'max_teams', 'integer', true),
  ('team', 'provider_id', 'id', false), ('team', 'name', 'text', false), ('team', 'division_name', 'text?', false),
  ('team', 'captain_name', 'text?', false), ('team', 'forfeited_season', 'boolean', true),
  ('team', 'forfeit_wins', 'integer', true), ('team', 'forfeit_losses', 'integer', true),
  ('player', 'provider_id', 'id', false), ('player', 'team_id', 'team', false), ('player', 'name', 'text', false),
  ('player', 'is_active', 'boolean', false),
  ('game', 'provider_id', 'id', false), ('game', 'team_visitor_id', 'team', false), ('game', 'team_home_id', 'team', false),
  ('game', 'game_date', 'date', false), ('game', 'game_time', 'time?', false), ('game', 'field_location', 'text?', false),
  ('game', 'week_number', 'integer?', false), ('game', 'is_playoff', 'boolean', false),
  ('game', 'provider_visitor_score', 'integer?', false), ('game', 'provider_home_score', 'integer?', false),
  ('game', 'provider_completed', 'boolean', false), ('game', 'outcome', 'text', false),
  ('game', 'winner_team_id', 'team?', false),
  ('standing', 'division_name', 'text?', false), ('standing', 'forfeit_wins', 'integer', false),
  ('standing', 'forfeit_losses', 'integer', false);

-- Ends the change of one row with a reason that people can be told; nothing of the row is written.
create function private.refuse_row(p_reason text) returns void language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = 'P0001';
end $$;

-- A team that a change names by its id, or by the provider's where the same plan makes it.
create function private.sync_team(p_season_id uuid, p_value jsonb) returns uuid
language sql stable set search_path = '' as $$
  select coalesce(
    (select t.id from public.teams t where t.id = private.read_uuid(p_value) and t.season_id = p_season_id),
    (select t.id from public.teams t where t.season_id = p_season_id and t.provider_id = p_value #>> '{}'
      order by t.archived_at nulls first, t.created_at desc, t.id limit 1))
$$;

create function private.are_divisions(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_value) is distinct from 'array' then false
    else jsonb_array_length(p_value) <= 100 and not exists (
      select from jsonb_array_elements(p_value) d
      where jsonb_typeof(d) <> 'object' or jsonb_typeof(d -> 'name') is distinct from 'string'
        or length(btrim(d ->> 'name')) not between 1 and 200) end
$$;

-- Reads the fields of a change; malformed ones raise, and so does a team that is not there.
create function private.read_sync_fields(p_entity text, p_is_add boolean, p_season_id uuid, p_given jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_name text;
  v_value jsonb;
  v_kind text;
  v_team uuid;
  v_plain jsonb := '{}';
  v_kinds jsonb := '{}';
  v_other jsonb := '{}';
begin
  if jsonb_typeof(p_given) is distinct from 'object' then
    raise exception 'before and after: objects are needed.' using errcode = '22023';
  end if;
  for v_name, v_value in select * from jsonb_each(p_given) loop
    select f.kind into v_kind from private.sync_fields f
    where f.entity = p_entity and f.field = v_name and (p_is_add or not f.on_add);
    if not found then
      raise exception '%: a sync does not write this field.', left(v_name, 60) using errcode = '22023';
    elsif v_kind in ('team', 'team?') then
      v_team := private.sync_team(p_season_id, v_value);
      if v_team is null and (v_value <> 'null' or v_kind = 'team') then
        perform private.refuse_row('unknown_team');
      end if;
      v_other := v_other || jsonb_build_object(v_name, v_team);
    elsif v_kind = 'divisions' then
      if not private.are_divisions(v_value) then
        raise exception 'divisions_data: a list of objects with a name is needed.' using errcode = '22023';
      end if;
      v_other := v_other || jsonb_build_object(v_name, v_value);
    elsif v_kind = 'id' then
      if v_value <> 'null' and not coalesce(v_value #>> '{}' ~ '^[0-9]{1,12}$', false) then
        raise exception 'provider_id: an id of the provider is needed.' using errcode = '22023';
      end if;
      v_other := v_other || jsonb_build_object(v_name, v_value #>> '{}');
    else
      v_plain := v_plain || jsonb_build_object(v_name, v_value);
      v_kinds := v_kinds || jsonb_build_object(v_name, v_kind);
    end if;
  end loop;
  return private.read_fields(v_plain, v_kinds) || v_other;
end $$;

create type private.planned_change as (
  entity text,
  action text,
  provider_id text,
  row_id uuid,
  league_id uuid,
  before jsonb,
  after jsonb
);

-- The league of the season that a new team or game goes to: named by its id or the provider's, or
-- the only one that there is.
create function private.sync_league(p_season_id uuid, p_value jsonb) returns uuid
language sql stable set search_path = '' as $$
  select case when count(*) = 1 then (array_agg(l.id))[1] end
  from public.leagues l
  where l.season_id = p_season_id and l.provider_id is not null
    and (coalesce(p_value, 'null') = 'null' or l.id = private.read_uuid(p_value) or l.provider_id = p_value #>> '{}')
$$;

-- A change of a team that the same plan makes has no row_id: the provider's id and the league name it.
-- Archived and back are changes of archived_at, here true or false, and for a player of is_active.
create function private.read_planned_change(p_season_id uuid, p_given jsonb) returns private.planned_change
language plpgsql stable set search_path = '' as $$
declare
  c private.planned_change;
  v_presence text;
begin
  c.entity := p_given ->> 'entity';
  c.action := p_given ->> 'action';
  c.provider_id := p_given ->> 'provider_id';
  c.row_id := private.read_uuid(p_given -> 'row_id');
  if not coalesce(c.entity in ('league', 'team', 'player', 'game', 'standing'), false)
    or not coalesce(c.provider_id ~ '^[0-9]{1,12}$', false)
    or not coalesce(c.action = 'change' or (c.action in ('add', 'ask') and c.entity <> 'standing')
      or (c.action in ('archive', 'restore') and c.entity in ('team', 'player', 'game')), false) then
    raise exception 'A change needs its entity, action and provider_id.' using errcode = '22023';
  elsif c.action = 'ask' then
    perform private.refuse_row('not_answered');
  elsif (c.row_id is not null and c.action = 'add') or (c.row_id is null and c.action <> 'add'
    and not (c.action = 'change' and c.entity in ('team', 'standing'))) then
    raise exception 'row_id: a row that is there is named by it, a new one has none.' using errcode = '22023';
  end if;
  c.league_id := private.sync_league(p_season_id, p_given -> 'league_id');
  v_presence := case when c.entity = 'player' then 'is_active' else 'archived_at' end;
  c.before := private.read_sync_fields(c.entity, false, p_season_id,
    case when c.action = 'add' then '{}' else coalesce(p_given -> 'before', '{}') - 'archived_at' end);
  c.after := private.read_sync_fields(c.entity, c.action = 'add', p_season_id,
    case when c.action = 'archive' then '{}' else coalesce(p_given -> 'after', '{}') - 'archived_at' end);
  if c.action in ('archive', 'restore') then
    c.before := c.before || jsonb_build_object(v_presence, (c.action = 'archive') = (v_presence = 'is_active'));
    c.after := c.after || jsonb_build_object(v_presence, (c.action = 'archive') <> (v_presence = 'is_active'));
  end if;
  if c.after = '{}' or (c.action <> 'add' and exists (select from jsonb_object_keys(c.after) k where not c.before ? k)) then
    raise exception 'before and after: the value that was read and the one to write are needed.' using errcode = '22023';
  end if;
  return c;
end $$;

-- What a sync may write of a row, as it stands.
create function private.sync_facts(p_entity text, p_row jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(f.field, p_row -> f.field) || jsonb_build_object(
    'provider_id', p_row -> 'provider_id', 'archived_at', p_row ->> 'archived_at' is not null)
  from private.sync_fields f where f.entity = p_entity
$$;

create function private.holds(p_facts jsonb, p_fields jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select not exists (select from jsonb_each(p_fields) f where p_facts -> f.key is distinct from f.value)
$$;

-- What becomes of a change whose row is there; null when it is to be written.
create function private.sync_verdict(c private.planned_change, p_facts jsonb, p_set_by_hand text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if not c.after ? 'provider_id' and p_facts ->> 'provider_id' is distinct from c.provider_id then
    return 'changed_meanwhile';
  elsif private.holds(p_facts, c.after) then
    return 'unchanged';
  elsif c.action = 'add' or not private.holds(p_facts, c.before) then
    return 'changed_meanwhile';
  elsif c.after ?| p_set_by_hand then
    perform private.refuse_row('set_by_hand');
  end if;
  return null;
end $$;
