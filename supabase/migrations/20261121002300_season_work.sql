-- Seasons without a provider are made, changed and archived here (A §2-§5, D6, D12, D60). Every call
-- locks the season first, so that nobody writes into a season that is being deleted.

create function private.is_date(p_text text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_text ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and p_text::date is not null;
exception when datetime_field_overflow then
  return false;
end $$;

-- Reads the named fields of a call, trimmed; an empty text that may be missing becomes null. p_kinds
-- says of each field that is allowed what it holds; with a question mark it may be null.
create function private.read_fields(p_given jsonb, p_kinds jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_field text;
  v_value jsonb;
  v_text text;
  v_kind text;
  v_fields jsonb := '{}';
  v_is_right boolean;
begin
  if p_given is null or jsonb_typeof(p_given) <> 'object' then
    raise exception 'An object with the fields is needed.' using errcode = '22023';
  end if;
  for v_field, v_value in select * from jsonb_each(p_given) loop
    v_kind := p_kinds ->> v_field;
    if v_kind is null then
      raise exception '%: there is no such field here.', left(v_field, 60) using errcode = '22023';
    end if;
    v_text := btrim(v_value #>> '{}');
    if right(v_kind, 1) = '?' and (jsonb_typeof(v_value) = 'null' or v_value = '""' or v_text = '') then
      v_fields := v_fields || jsonb_build_object(v_field, null);
      continue;
    end if;
    v_is_right := case rtrim(v_kind, '?')
      when 'text' then jsonb_typeof(v_value) = 'string' and length(v_text) between 1 and 200
      when 'integer' then jsonb_typeof(v_value) = 'number' and v_text ~ '^[0-9]{1,6}$'
      when 'boolean' then jsonb_typeof(v_value) = 'boolean'
      when 'date' then jsonb_typeof(v_value) = 'string' and private.is_date(v_text)
      when 'time' then jsonb_typeof(v_value) = 'string' and v_text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
      when 'uuid' then private.read_uuid(v_value) is not null
    end;
    if v_is_right is not true then
      raise exception '%: a % is needed.', v_field, case rtrim(v_kind, '?')
        when 'text' then 'text of 1 to 200 characters' when 'integer' then 'whole number from 0 to 999999'
        when 'boolean' then 'true or false' when 'date' then 'date such as 2026-09-01'
        when 'time' then 'time such as 18:30' else v_kind end using errcode = '22023';
    end if;
    v_fields := v_fields || jsonb_build_object(v_field,
      case when jsonb_typeof(v_value) = 'string' then to_jsonb(v_text) else v_value end);
  end loop;
  return v_fields;
end $$;

create function private.require_filled(p_fields jsonb, p_names text[]) returns void
language plpgsql immutable set search_path = '' as $$
declare
  v_name text;
begin
  foreach v_name in array p_names loop
    if p_fields ->> v_name is null then
      raise exception '%: this field is needed.', v_name using errcode = '22023';
    end if;
  end loop;
end $$;

create function private.require_within(p_fields jsonb, p_name text, p_least integer, p_most integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if (p_fields ->> p_name)::integer not between p_least and p_most then
    raise exception '%: a whole number from % to % is needed.', p_name, p_least, p_most using errcode = '22023';
  end if;
end $$;

-- The fields of a row that are named in p_kinds, for the audit log and for finding a difference.
create function private.facts_of(p_row jsonb, p_kinds jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(k, p_row -> k) from jsonb_object_keys(p_kinds) k
$$;

-- The columns that a person has set, with those that two rows differ in.
create function private.also_by_hand(p_before text[], p_old jsonb, p_new jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select unnest(p_before) union
    select k from jsonb_object_keys(p_new) k where p_new -> k is distinct from p_old -> k
    order by 1
  )
$$;

create function private.season_kinds() returns jsonb language sql immutable set search_path = '' as $$
  select '{"name": "text", "season_type": "text", "year": "integer", "start_date": "date?", "end_date": "date?",
    "status": "text?", "scoring_profile_id": "text"}'::jsonb
$$;

create function private.read_season(p_given jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_fields jsonb := private.read_fields(p_given, private.season_kinds());
begin
  perform private.require_within(v_fields, 'year', 1900, 2200);
  if v_fields ->> 'season_type' not in ('spring', 'summer', 'fall') then
    raise exception 'season_type: spring, summer or fall is needed.' using errcode = '22023';
  end if;
  return v_fields;
end $$;

-- Locks a season for a change; null when it is deleted.
create function private.season_to_change(p_season_id uuid) returns public.seasons
language sql set search_path = '' as $$
  select s.* from public.seasons s where s.id = p_season_id and s.deleted_at is null for no key update
$$;

-- These texts of a status mean an active season (A §4).
create function private.is_active_status(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(lower(btrim(p_status)) in ('in progress', 'upcoming', 'active', 'open'), false)
$$;

-- What the leagues of a season say of it: In Progress if one is, else Upcoming if one is, else the
-- text of the newest as it is. Null where no league has a status; then an admin sets the season's.
create function private.status_of_leagues(p_season_id uuid) returns text
language sql stable set search_path = '' as $$
  select case lower(btrim(l.status)) when 'in progress' then 'In Progress' when 'upcoming' then 'Upcoming' else l.status end
  from public.leagues l
  where l.season_id = p_season_id and l.archived_at is null and l.status is not null
  order by lower(btrim(l.status)) <> 'in progress', lower(btrim(l.status)) <> 'upcoming', l.created_at desc, l.id
  limit 1
$$;

create function private.follow_leagues() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_status text;
  v_season uuid;
begin
  foreach v_season in array array_remove(array[case when tg_op <> 'INSERT' then old.season_id end,
    case when tg_op <> 'DELETE' then new.season_id end], null)
  loop
    v_status := private.status_of_leagues(v_season);
    update public.seasons s set status = v_status, is_active = private.is_active_status(v_status)
    where s.id = v_season and v_status is not null
      and (s.status, s.is_active) is distinct from (v_status, private.is_active_status(v_status));
  end loop;
  return null;
end $$;
create trigger follow_leagues after insert or delete or update of status, archived_at, season_id on public.leagues
  for each row execute function private.follow_leagues();

create function public.create_season(p_season jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_season public.seasons;
begin
  perform private.require_admin();
  v_fields := private.read_season(p_season);
  perform private.require_filled(v_fields, array['name', 'year']);
  v_season := jsonb_populate_record(null::public.seasons,
    '{"season_type": "fall", "scoring_profile_id": "guide"}'::jsonb || v_fields);
  if v_season.end_date < v_season.start_date then
    return private.rejected('dates_reversed');
  elsif not exists (select from public.scoring_profiles p where p.id = v_season.scoring_profile_id) then
    return private.rejected('unknown_profile');
  end if;
  insert into public.seasons (name, year, season_type, start_date, end_date, status, is_active, scoring_profile_id)
  values (v_season.name, v_season.year, v_season.season_type, v_season.start_date, v_season.end_date,
    v_season.status, private.is_active_status(v_season.status), v_season.scoring_profile_id)
  returning * into v_season;
  return private.applied('season.created', 'season', v_season.id::text, null,
    private.facts_of(to_jsonb(v_season), private.season_kinds())) || jsonb_build_object('season_id', v_season.id);
end $$;
comment on function public.create_season is 'Makes a season of name and year, and what else is given; active by its status (A §4). Answers season_id. Admins.';

create function public.update_season(p_season_id uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_before public.seasons;
  v_after public.seasons;
  v_old jsonb;
  v_new jsonb;
begin
  perform private.require_admin();
  v_fields := private.read_season(p_changes);
  v_before := private.season_to_change(p_season_id);
  if v_before.id is null then
    return private.rejected('unknown_season');
  end if;
  v_after := jsonb_populate_record(v_before, v_fields);
  v_old := private.facts_of(to_jsonb(v_before), private.season_kinds());
  v_new := private.facts_of(to_jsonb(v_after), private.season_kinds());
  if v_old = v_new then
    return jsonb_build_object('outcome', 'unchanged');
  elsif v_after.end_date < v_after.start_date then
    return private.rejected('dates_reversed');
  elsif not exists (select from public.scoring_profiles p where p.id = v_after.scoring_profile_id) then
    return private.rejected('unknown_profile');
  elsif v_after.status is distinct from v_before.status and private.status_of_leagues(p_season_id) is not null then
    return private.rejected('status_follows_leagues');
  end if;
  update public.seasons s set name = v_after.name, year = v_after.year, season_type = v_after.season_type,
    start_date = v_after.start_date, end_date = v_after.end_date, status = v_after.status,
    is_active = case when v_after.status is distinct from v_before.status
      then private.is_active_status(v_after.status) else s.is_active end,
    scoring_profile_id = v_after.scoring_profile_id
  where s.id = p_season_id;
  return private.applied('season.updated', 'season', p_season_id::text, v_old, v_new)
    || (select jsonb_build_object('games_to_recount', s.games_to_recount) from public.seasons s where s.id = p_season_id);
end $$;
comment on function public.update_season is 'Changes what p_changes names of a season; games_to_recount says how many games a changed scoring profile has left to continue_recount. Admins.';

create function public.continue_recount(p_season_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_season public.seasons;
  v_games integer;
begin
  perform private.require_admin();
  v_season := private.season_to_change(p_season_id);
  if v_season.id is null then
    return private.rejected('unknown_season');
  end if;
  v_games := private.recount_portion(p_season_id);
  return jsonb_build_object('outcome', case when v_games = 0 then 'unchanged' else 'applied' end,
    'recounted_games', v_games,
    'games_to_recount', (select s.games_to_recount from public.seasons s where s.id = p_season_id));
end $$;
comment on function public.continue_recount is 'Counts the next fifty games of a season anew under its changed scoring profile; games_to_recount says how many are left. Admins.';

create function public.archive_season(p_season_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_season public.seasons;
begin
  perform private.require_admin();
  v_season := private.season_to_change(p_season_id);
  if v_season.id is null then
    return private.rejected('unknown_season');
  elsif v_season.archived_at is not null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.seasons s set archived_at = now() where s.id = p_season_id returning * into v_season;
  return private.applied('season.archived', 'season', p_season_id::text,
    '{"archived_at": null}', jsonb_build_object('archived_at', v_season.archived_at));
end $$;
comment on function public.archive_season is 'Takes a season out of the lists to choose from and out of the daily run; a link still shows it. Admins; restore_season brings it back.';

grant execute on function public.create_season(jsonb), public.update_season(uuid, jsonb), public.archive_season(uuid),
  public.continue_recount(uuid)
  to authenticated, service_role;
