-- Leagues of a season without a provider: made, changed, archived, restored (A §3, D12, D60).

create function private.league_kinds() returns jsonb language sql immutable set search_path = '' as $$
  select '{"name": "text", "sport": "text?", "format": "text?", "status": "text?", "start_date": "date?",
    "end_date": "date?", "regular_season_weeks": "integer?", "playoff_min_games": "integer?", "max_teams": "integer",
    "periods": "text", "period_minutes": "integer"}'::jsonb
$$;

create function private.read_league(p_given jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_fields jsonb := private.read_fields(p_given, private.league_kinds());
begin
  perform private.require_within(v_fields, 'regular_season_weeks', 1, 60);
  perform private.require_within(v_fields, 'playoff_min_games', 1, 60);
  perform private.require_within(v_fields, 'max_teams', 1, 500);
  perform private.require_within(v_fields, 'period_minutes', 1, 60);
  if v_fields ->> 'periods' not in ('none', 'halves', 'quarters') then
    raise exception 'periods: none, halves or quarters is needed.' using errcode = '22023';
  end if;
  return v_fields;
end $$;

-- Locks the season of a league and then the league; null when the season is deleted.
create function private.league_to_change(p_league_id uuid) returns public.leagues
language plpgsql set search_path = '' as $$
declare
  v_season public.seasons;
  v_league public.leagues;
begin
  v_season := private.season_to_change((select l.season_id from public.leagues l where l.id = p_league_id));
  if v_season.id is not null then
    select l.* into v_league from public.leagues l where l.id = p_league_id for no key update;
  end if;
  return v_league;
end $$;

-- Two leagues of a season with one name could not be told apart on any screen.
create function private.is_league_name_taken(p_season_id uuid, p_name text, p_besides uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leagues l where l.season_id = p_season_id and l.archived_at is null
    and lower(l.name) = lower(p_name) and l.id is distinct from p_besides)
$$;

create function public.create_league(p_season_id uuid, p_league jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_season public.seasons;
  v_league public.leagues;
begin
  perform private.require_admin();
  v_fields := private.read_league(p_league);
  perform private.require_filled(v_fields, array['name']);
  v_season := private.season_to_change(p_season_id);
  if v_season.id is null then
    return private.rejected('unknown_season');
  end if;
  v_league := jsonb_populate_record(null::public.leagues, '{"max_teams": 20, "periods": "none", "period_minutes": 20}'::jsonb || v_fields);
  if v_league.end_date < v_league.start_date then
    return private.rejected('dates_reversed');
  elsif private.is_league_name_taken(p_season_id, v_league.name, null) then
    return private.rejected('name_taken');
  end if;
  insert into public.leagues (season_id, name, sport, format, status, start_date, end_date,
    regular_season_weeks, playoff_min_games, max_teams, periods, period_minutes, set_by_hand)
  values (p_season_id, v_league.name, v_league.sport, v_league.format, v_league.status, v_league.start_date,
    v_league.end_date, v_league.regular_season_weeks, v_league.playoff_min_games, v_league.max_teams,
    v_league.periods, v_league.period_minutes, array(select k from jsonb_object_keys(v_fields) k order by k))
  returning * into v_league;
  return private.applied('league.created', 'league', v_league.id::text, null,
    private.facts_of(to_jsonb(v_league), private.league_kinds()) || jsonb_build_object('season_id', p_season_id))
    || jsonb_build_object('league_id', v_league.id);
end $$;
comment on function public.create_league is 'Makes a league of a season. Answers league_id. Admins.';

create function public.update_league(p_league_id uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_before public.leagues;
  v_after public.leagues;
  v_old jsonb;
  v_new jsonb;
begin
  perform private.require_admin();
  v_fields := private.read_league(p_changes);
  v_before := private.league_to_change(p_league_id);
  if v_before.id is null then
    return private.rejected('unknown_league');
  end if;
  v_after := jsonb_populate_record(v_before, v_fields);
  v_old := private.facts_of(to_jsonb(v_before), private.league_kinds());
  v_new := private.facts_of(to_jsonb(v_after), private.league_kinds());
  if v_old = v_new then
    return jsonb_build_object('outcome', 'unchanged');
  elsif v_after.end_date < v_after.start_date then
    return private.rejected('dates_reversed');
  elsif v_after.name <> v_before.name and private.is_league_name_taken(v_before.season_id, v_after.name, p_league_id) then
    return private.rejected('name_taken');
  end if;
  update public.leagues l set name = v_after.name, sport = v_after.sport, format = v_after.format,
    status = v_after.status, start_date = v_after.start_date, end_date = v_after.end_date,
    regular_season_weeks = v_after.regular_season_weeks,
    playoff_min_games = v_after.playoff_min_games, max_teams = v_after.max_teams,
    periods = v_after.periods, period_minutes = v_after.period_minutes,
    set_by_hand = private.also_by_hand(l.set_by_hand, v_old, v_new)
  where l.id = p_league_id;
  return private.applied('league.updated', 'league', p_league_id::text, v_old, v_new);
end $$;
comment on function public.update_league is 'Changes what p_changes names of a league. Admins.';

-- Teams and games go with their league under its own moment, so that restoring the league brings
-- back exactly these.
create function public.archive_league(p_league_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_league public.leagues;
  v_now timestamptz := clock_timestamp();
  v_teams bigint;
  v_games bigint;
begin
  perform private.require_admin();
  v_league := private.league_to_change(p_league_id);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif v_league.archived_at is not null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.leagues l set archived_at = v_now where l.id = p_league_id;
  update public.teams t set archived_at = v_now where t.league_id = p_league_id and t.archived_at is null;
  get diagnostics v_teams = row_count;
  update public.games g set archived_at = v_now where g.league_id = p_league_id and g.archived_at is null;
  get diagnostics v_games = row_count;
  return private.applied('league.archived', 'league', p_league_id::text, '{"archived_at": null}',
    jsonb_build_object('archived_at', v_now, 'teams', v_teams, 'games', v_games));
end $$;
comment on function public.archive_league is 'Takes a league with its teams and games out of every list; plays that phones still send count. Admins; restore_league brings all of it back.';

create function public.restore_league(p_league_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_league public.leagues;
  v_teams bigint;
  v_games bigint;
begin
  perform private.require_admin();
  v_league := private.league_to_change(p_league_id);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif v_league.archived_at is null then
    return jsonb_build_object('outcome', 'unchanged');
  elsif private.is_league_name_taken(v_league.season_id, v_league.name, p_league_id) then
    return private.rejected('name_taken');
  end if;
  update public.leagues l set archived_at = null where l.id = p_league_id;
  update public.teams t set archived_at = null where t.league_id = p_league_id and t.archived_at = v_league.archived_at;
  get diagnostics v_teams = row_count;
  update public.games g set archived_at = null where g.league_id = p_league_id and g.archived_at = v_league.archived_at;
  get diagnostics v_games = row_count;
  return private.applied('league.restored', 'league', p_league_id::text,
    jsonb_build_object('archived_at', v_league.archived_at),
    jsonb_build_object('archived_at', null, 'teams', v_teams, 'games', v_games));
end $$;
comment on function public.restore_league is 'Brings an archived league back, with the teams and games that were archived with it. Admins.';

grant execute on function public.create_league(uuid, jsonb), public.update_league(uuid, jsonb),
  public.archive_league(uuid), public.restore_league(uuid) to authenticated, service_role;
