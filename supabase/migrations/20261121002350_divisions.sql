-- Divisions of a league: names in the league's order, which its teams carry (A §3, D36a).

-- The place of a division in its league's list, by its exact name; null where there is none.
create function private.division_place(p_league public.leagues, p_name text) returns integer
language sql immutable set search_path = '' as $$
  select (d.n - 1)::integer from jsonb_array_elements(p_league.divisions_data) with ordinality d (division, n)
  where d.division ->> 'name' = p_name order by d.n limit 1
$$;

create function private.read_division_name(p_name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return private.read_fields(jsonb_build_object('name', p_name), '{"name": "text"}') ->> 'name';
end $$;

create function private.is_division_taken(p_league public.leagues, p_name text, p_besides text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from jsonb_array_elements(p_league.divisions_data) d
    where lower(d ->> 'name') = lower(p_name) and d ->> 'name' is distinct from p_besides)
$$;

create function private.write_divisions(p_league_id uuid, p_divisions jsonb) returns void
language sql set search_path = '' as $$
  update public.leagues l set divisions_data = p_divisions,
    set_by_hand = private.also_by_hand(l.set_by_hand, '{}', '{"divisions_data": true}')
  where l.id = p_league_id
$$;

create function public.create_division(p_league_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_name text;
  v_league public.leagues;
  v_division jsonb;
begin
  perform private.require_admin();
  v_name := private.read_division_name(p_name);
  v_league := private.league_to_change(p_league_id);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif private.is_division_taken(v_league, v_name, null) then
    return private.rejected('name_taken');
  end if;
  v_division := jsonb_build_object('id', gen_random_uuid(), 'name', v_name);
  perform private.write_divisions(p_league_id, v_league.divisions_data || v_division);
  return private.applied('division.created', 'league', p_league_id::text, null, v_division);
end $$;
comment on function public.create_division is 'Adds a division at the end of a league''s list. Admins.';

create function public.rename_division(p_league_id uuid, p_name text, p_new_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new_name text;
  v_league public.leagues;
  v_place integer;
  v_teams bigint;
begin
  perform private.require_admin();
  v_new_name := private.read_division_name(p_new_name);
  v_league := private.league_to_change(p_league_id);
  v_place := private.division_place(v_league, p_name);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif v_place is null then
    return private.rejected('unknown_division');
  elsif v_new_name = p_name then
    return jsonb_build_object('outcome', 'unchanged');
  elsif private.is_division_taken(v_league, v_new_name, p_name) then
    return private.rejected('name_taken');
  end if;
  perform private.write_divisions(p_league_id,
    jsonb_set(v_league.divisions_data, array[v_place::text, 'name'], to_jsonb(v_new_name)));
  update public.teams t set division_name = v_new_name,
    set_by_hand = private.also_by_hand(t.set_by_hand, '{}', '{"division_name": true}')
  where t.league_id = p_league_id and t.division_name = p_name;
  get diagnostics v_teams = row_count;
  return private.applied('division.renamed', 'league', p_league_id::text,
    jsonb_build_object('name', p_name), jsonb_build_object('name', v_new_name, 'teams', v_teams));
end $$;
comment on function public.rename_division is 'Renames a division of a league; its teams, archived ones too, carry the new name. Admins.';

create function public.remove_division(p_league_id uuid, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_league public.leagues;
  v_place integer;
begin
  perform private.require_admin();
  v_league := private.league_to_change(p_league_id);
  v_place := private.division_place(v_league, p_name);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif v_place is null then
    return private.rejected('unknown_division');
  elsif exists (select from public.teams t where t.league_id = p_league_id and t.division_name = p_name) then
    return private.rejected('not_empty');
  end if;
  perform private.write_divisions(p_league_id, v_league.divisions_data - v_place);
  return private.applied('division.removed', 'league', p_league_id::text, v_league.divisions_data -> v_place, null);
end $$;
comment on function public.remove_division is 'Removes a division that no team of the league is in, archived ones included. Admins.';

grant execute on function public.create_division(uuid, text), public.rename_division(uuid, text, text),
  public.remove_division(uuid, text) to authenticated, service_role;
