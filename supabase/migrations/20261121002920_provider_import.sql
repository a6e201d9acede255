-- One call imports leagues of the provider: it makes the seasons, their leagues and a run for each,
-- which anybody can continue after a crash (A §2, §4, §5, D60). The caller chooses the seasons' ids,
-- so that a second call finds what the first made.

create type private.season_import as (
  season_id uuid,
  season public.seasons,
  leagues private.planned_change[]
);

create function private.read_season_import(p_given jsonb) returns private.season_import
language plpgsql stable set search_path = '' as $$
declare
  v_fields jsonb;
  v_given jsonb;
  c private.planned_change;
  v_import private.season_import;
begin
  v_fields := private.read_season(p_given - 'id' - 'leagues');
  perform private.require_filled(v_fields, array['name', 'year']);
  v_import.season_id := private.read_uuid(p_given -> 'id');
  v_import.season := jsonb_populate_record(null::public.seasons, '{"season_type": "fall"}'::jsonb || v_fields);
  v_import.leagues := '{}';
  if v_import.season_id is null or jsonb_typeof(p_given -> 'leagues') is distinct from 'array'
    or jsonb_array_length(p_given -> 'leagues') not between 1 and 20 then
    raise exception 'A season needs its id and 1 to 20 leagues.' using errcode = '22023';
  end if;
  for v_given in select l from jsonb_array_elements(p_given -> 'leagues') l order by l ->> 'provider_id' loop
    if not coalesce(v_given ->> 'provider_id' ~ '^[0-9]{1,12}$', false) then
      raise exception 'provider_id: an id of the provider is needed.' using errcode = '22023';
    end if;
    c.entity := 'league';
    c.action := 'add';
    c.provider_id := v_given ->> 'provider_id';
    c.before := '{}';
    c.after := private.read_sync_fields('league', true, null, v_given - 'provider_id');
    v_import.leagues := v_import.leagues || c;
  end loop;
  return v_import;
end $$;

-- Where some of the provider's leagues are: in seasons that are there, or in deleted ones that could
-- come back.
create function private.seasons_with_leagues(p_provider_ids text[], p_is_deleted boolean) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('provider_id', f.provider_id, 'season_id', f.id, 'season_name', f.name)
    order by f.provider_id)
  from (
    select distinct on (l.provider_id) l.provider_id, s.id, s.name
    from public.leagues l join public.seasons s on s.id = l.season_id
    where l.provider_id = any (p_provider_ids) and (s.deleted_at is not null) = p_is_deleted
      and not (p_is_deleted and private.is_imported_anew(s.id))
    order by l.provider_id, s.deleted_at desc, s.id
  ) f
$$;

-- What came of an import that was made before; null where none of its seasons is there.
create function private.import_made_before(p_imports private.season_import[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  i private.season_import;
  v_is_known boolean;
  v_runs jsonb := '[]';
begin
  if not exists (select from public.seasons s join unnest(p_imports) x on x.season_id = s.id) then
    return null;
  end if;
  foreach i in array p_imports loop
    select not exists (select from unnest(i.leagues) c where not exists (
      select from public.leagues l where l.season_id = i.season_id and l.provider_id = (c).provider_id)) into v_is_known;
    v_runs := v_runs || (
      select jsonb_build_object('season_id', s.id, 'run_id', r.id, 'status', r.status)
      from public.seasons s join public.sync_runs r on r.season_id = s.id and r.kind = 'import'
      where v_is_known and s.id = i.season_id and s.deleted_at is null
      order by r.started_at limit 1);
    if v_runs is null then
      return private.rejected('id_reused');
    end if;
  end loop;
  return jsonb_build_object('outcome', 'unchanged', 'seasons', v_runs);
end $$;

create function public.import_seasons(p_seasons jsonb, p_anew boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_imports private.season_import[];
  i private.season_import;
  c private.planned_change;
  v_ids text[];
  v_answer jsonb;
  v_run_id uuid;
  v_runs jsonb := '[]';
begin
  perform private.require_admin();
  if p_seasons is null or jsonb_typeof(p_seasons) <> 'array' or jsonb_array_length(p_seasons) not between 1 and 20 then
    raise exception 'A call imports 1 to 20 seasons.' using errcode = '22023';
  end if;
  v_imports := array(select private.read_season_import(s) from jsonb_array_elements(p_seasons) with ordinality x (s, n) order by n);
  v_ids := array(select (l).provider_id from unnest(v_imports) m, unnest(m.leagues) l);
  if cardinality(v_ids) <> (select count(distinct x) from unnest(v_ids) x) then
    raise exception 'A league of the provider can be imported once.' using errcode = '22023';
  end if;
  -- One import at a time, so that two of the same leagues cannot wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('import_seasons', 0));
  v_answer := private.import_made_before(v_imports);
  if v_answer is not null then
    return v_answer;
  end if;
  v_answer := private.seasons_with_leagues(v_ids, false);
  if v_answer is not null then
    return private.rejected('imported_already') || jsonb_build_object('leagues', v_answer);
  end if;
  v_answer := private.seasons_with_leagues(v_ids, true);
  if v_answer is not null and not p_anew then
    return private.rejected('in_deleted_season') || jsonb_build_object('leagues', v_answer);
  elsif exists (select from unnest(v_imports) with ordinality m (season_id, season, leagues, n), unnest(m.leagues) l
    group by m.n, lower((l).after ->> 'name') having count(*) > 1) then
    return private.rejected('name_taken');
  end if;
  foreach i in array v_imports loop
    if (i.season).end_date < (i.season).start_date then
      return private.rejected('dates_reversed');
    end if;
  end loop;
  foreach i in array v_imports loop
    insert into public.seasons (id, name, year, season_type, start_date, end_date)
    values (i.season_id, (i.season).name, (i.season).year, (i.season).season_type, (i.season).start_date, (i.season).end_date);
    foreach c in array i.leagues loop
      perform private.apply_league_change(i.season_id, c);
    end loop;
    insert into public.sync_runs (season_id, kind, status, started_by, started_at)
    values (i.season_id, 'import', 'running', (select auth.uid()), clock_timestamp()) returning id into v_run_id;
    perform private.audit('season.imported', 'season', i.season_id::text, null,
      private.facts_of(to_jsonb(i.season), private.season_kinds()) || jsonb_build_object('leagues',
        (select jsonb_agg((l).provider_id) from unnest(i.leagues) l)));
    v_runs := v_runs || jsonb_build_object('season_id', i.season_id, 'run_id', v_run_id, 'status', 'running');
  end loop;
  return jsonb_build_object('outcome', 'applied', 'seasons', v_runs);
end $$;
comment on function public.import_seasons is 'Makes seasons with the named leagues of the provider and a run of each, for begin_sync_run to go on with; the same ids again make nothing. Refuses imported_already and, without p_anew, in_deleted_season, with the seasons. Admins.';

grant execute on function public.import_seasons(jsonb, boolean) to authenticated, service_role;
