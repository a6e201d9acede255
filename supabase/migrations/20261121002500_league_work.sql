-- What an admin enters and edits on teams and players is remembered by field in `set_by_hand`, so that
-- a provider's run leaves it alone (D12, D62). An archived row is out of every selector but can still
-- be read by link.

create function private.has_division(p_league_id uuid, p_name text) returns boolean
language sql stable set search_path = '' as $$
  select p_name is null or exists (
    select from public.leagues l cross join jsonb_array_elements(l.divisions_data) d
    where l.id = p_league_id and d ->> 'name' = p_name)
$$;

create function private.team_kinds() returns jsonb language sql immutable set search_path = '' as $$
  select '{"name": "text", "short_name": "text?", "code": "text?", "color": "text?", "division_name": "text?", "captain_name": "text?", "max_players": "integer",
    "max_ir_slots": "integer", "forfeited_season": "boolean"}'::jsonb
$$;

create function private.team_facts(t public.teams) returns jsonb
language sql immutable set search_path = '' as $$
  select private.facts_of(to_jsonb(t), private.team_kinds())
$$;

create function private.read_team(p_given jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_fields jsonb := private.read_fields(p_given, private.team_kinds() || '{"captain_email": "text?"}');
begin
  perform private.require_within(v_fields, 'max_players', 0, 1000);
  perform private.require_within(v_fields, 'max_ir_slots', 0, 1000);
  if v_fields ->> 'captain_email' !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' then
    raise exception 'captain_email: an e-mail address is needed.' using errcode = '22023';
  elsif length(v_fields ->> 'short_name') > 12 then
    raise exception 'short_name: at most 12 characters are possible.' using errcode = '22023';
  elsif upper(v_fields ->> 'code') !~ '^[A-Z0-9]{3}$' then
    raise exception 'code: three letters or digits are needed, such as FAL.' using errcode = '22023';
  elsif not private.is_team_color(v_fields ->> 'color') then
    raise exception 'color: there is no such color.' using errcode = '22023';
  end if;
  return case when v_fields ? 'code' then v_fields || jsonb_build_object('code', upper(v_fields ->> 'code')) else v_fields end;
end $$;

-- The address stands in team_contacts alone, so the audit row only says what became of it (D13).
create function private.set_captain_email(p_team_id uuid, p_email text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_before text := (select c.captain_email from public.team_contacts c where c.team_id = p_team_id);
begin
  if p_email is not distinct from v_before then
    return '{}';
  end if;
  insert into public.team_contacts as c (team_id, captain_email) values (p_team_id, p_email)
  on conflict (team_id) do update set captain_email = excluded.captain_email;
  return jsonb_build_object('captain_email',
    case when p_email is null then 'removed' when v_before is null then 'entered' else 'changed' end);
end $$;

-- Returns why a team cannot stand in its league and season as given, or null.
create function private.team_refusal(t public.teams) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (select from public.teams o where o.league_id = t.league_id and o.id <> t.id
      and o.archived_at is null and lower(o.name) = lower(t.name)) then 'name_taken'
    when exists (select from public.teams o where o.season_id = t.season_id and o.id <> t.id
      and o.archived_at is null and lower(o.short_name) = lower(t.short_name)) then 'short_name_taken'
    when exists (select from public.teams o where o.season_id = t.season_id and o.id <> t.id
      and o.archived_at is null and o.code = t.code) then 'code_taken'
    when not private.has_division(t.league_id, t.division_name) then 'unknown_division'
  end
$$;

create function public.create_team(p_league_id uuid, p_team jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_league public.leagues;
  t public.teams;
  v_refusal text;
begin
  perform private.require_admin();
  v_fields := private.read_team(p_team);
  perform private.require_filled(v_fields, '{name}');
  v_league := private.league_to_change(p_league_id);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif v_league.archived_at is not null then
    return private.rejected('league_archived');
  end if;
  t := jsonb_populate_record(null::public.teams, jsonb_build_object('id', gen_random_uuid(), 'league_id', v_league.id,
    'season_id', v_league.season_id, 'max_players', 20, 'max_ir_slots', 2, 'forfeited_season', false) || v_fields);
  v_refusal := private.team_refusal(t);
  if v_refusal is not null then
    return private.rejected(v_refusal);
  end if;
  insert into public.teams (id, league_id, name, short_name, code, color, division_name, captain_name, max_players,
    max_ir_slots, forfeited_season, set_by_hand)
  values (t.id, t.league_id, t.name, t.short_name, t.code, t.color, t.division_name, t.captain_name, t.max_players, t.max_ir_slots,
    t.forfeited_season, private.also_by_hand('{}', '{}', v_fields));
  return private.applied('team.created', 'team', t.id::text, null,
    private.team_facts(t) || private.set_captain_email(t.id, v_fields ->> 'captain_email'))
    || jsonb_build_object('team_id', t.id);
end $$;
comment on function public.create_team is 'Enters a team of a league; the answer carries its team_id. Admins.';

create function public.update_team(p_team_id uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_before public.teams;
  t public.teams;
  v_contact jsonb := '{}';
  v_refusal text;
begin
  perform private.require_admin();
  v_fields := private.read_team(p_changes);
  -- Two admins cannot give two teams one name: both lists of names belong to the season.
  if v_fields ?| '{short_name,code}' then
    perform private.season_to_change((select x.season_id from public.teams x where x.id = p_team_id));
  end if;
  v_before := private.team_to_change(p_team_id);
  if v_before.id is null then
    return private.rejected('unknown_team');
  end if;
  t := jsonb_populate_record(v_before, v_fields);
  v_refusal := case when (t.name, t.short_name, t.code, t.division_name)
      is distinct from (v_before.name, v_before.short_name, v_before.code, v_before.division_name)
    then private.team_refusal(t) end;
  if v_refusal is not null then
    return private.rejected(v_refusal);
  end if;
  if v_fields ? 'captain_email' then
    v_contact := private.set_captain_email(t.id, v_fields ->> 'captain_email');
  end if;
  if t = v_before and v_contact = '{}' then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.teams x set name = t.name, short_name = t.short_name, code = t.code, color = t.color,
    division_name = t.division_name, captain_name = t.captain_name, max_players = t.max_players, max_ir_slots = t.max_ir_slots, forfeited_season = t.forfeited_season,
    set_by_hand = private.also_by_hand(x.set_by_hand, private.team_facts(v_before), private.team_facts(t) || v_contact)
  where x.id = t.id;
  return private.applied('team.updated', 'team', t.id::text, private.team_facts(v_before),
    private.team_facts(t) || v_contact);
end $$;
comment on function public.update_team is 'Changes the fields that p_changes names; the address of the captain goes to team_contacts. Admins.';

create function private.is_league_archived(p_league_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.leagues l where l.id = p_league_id and l.archived_at is not null)
$$;

create function private.set_team_archived(p_team_id uuid, p_is_archived boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  t public.teams;
begin
  if not p_is_archived then
    perform private.season_to_change((select x.season_id from public.teams x where x.id = p_team_id));
  end if;
  t := private.team_to_change(p_team_id);
  if t.id is null then
    return private.rejected('unknown_team');
  elsif (t.archived_at is not null) = p_is_archived then
    return jsonb_build_object('outcome', 'unchanged');
  elsif not p_is_archived and private.is_league_archived(t.league_id) then
    return private.rejected('league_archived');
  elsif not p_is_archived and private.team_refusal(t) <> 'unknown_division' then
    return private.rejected(private.team_refusal(t));
  end if;
  update public.teams x set archived_at = case when p_is_archived then now() end,
    set_by_hand = private.also_by_hand(x.set_by_hand, '{}', '{"archived_at": true}')
  where x.id = t.id;
  return private.applied(case when p_is_archived then 'team.archived' else 'team.restored' end, 'team', t.id::text,
    jsonb_build_object('name', t.name, 'archived_at', t.archived_at),
    jsonb_build_object('name', t.name, 'archived_at', case when p_is_archived then now() end));
end $$;

create function public.archive_team(p_team_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.set_team_archived(p_team_id, true);
end $$;
comment on function public.archive_team is 'Takes a team out of the selectors; its games and figures stay. Admins; restore_team brings it back.';

create function public.restore_team(p_team_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.set_team_archived(p_team_id, false);
end $$;
comment on function public.restore_team is 'Brings an archived team back. Admins.';

create function private.player_kinds() returns jsonb language sql immutable set search_path = '' as $$
  select '{"name": "text", "jersey_number": "text?", "is_ir": "boolean", "is_active": "boolean"}'::jsonb
$$;

create function private.player_facts(p public.players) returns jsonb
language sql immutable set search_path = '' as $$
  select private.facts_of(to_jsonb(p), private.player_kinds() || '{"team_id": "", "ir_date": ""}')
$$;

create function public.create_player(p_team_id uuid, p_player jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_team public.teams;
  p public.players;
begin
  perform private.require_admin();
  v_fields := private.read_fields(p_player, private.player_kinds());
  perform private.require_filled(v_fields, '{name}');
  v_team := private.team_to_change(p_team_id);
  if v_team.id is null then
    return private.rejected('unknown_team');
  elsif v_team.archived_at is not null then
    return private.rejected('team_archived');
  elsif v_fields ->> 'jersey_number' !~ '^0?[0-9]{1,2}$' then
    return private.rejected('invalid_jersey');
  end if;
  p := jsonb_populate_record(null::public.players, '{"is_ir": false, "is_active": true}'::jsonb || v_fields);
  insert into public.players (team_id, name, jersey_number, is_ir, ir_date, is_active, deactivated_by_hand, set_by_hand)
  values (v_team.id, p.name, p.jersey_number, p.is_ir, case when p.is_ir then private.league_today() end,
    p.is_active, not p.is_active, private.also_by_hand('{}', '{}', v_fields))
  returning * into p;
  return private.applied('player.created', 'player', p.id::text, null, private.player_facts(p))
    || jsonb_build_object('player_id', p.id);
end $$;
comment on function public.create_player is 'Enters a player of a team; the answer carries the player_id. Admins.';

-- Why a player cannot become what was asked; null when nothing speaks against it.
create function private.player_refusal(p_before public.players, p public.players) returns text
language sql stable set search_path = '' as $$
  select case
    when p.jersey_number is distinct from p_before.jersey_number and p.jersey_number !~ '^0?[0-9]{1,2}$' then 'invalid_jersey'
    when p.is_active <> p_before.is_active
      and exists (select from public.player_aliases a where a.from_player_id = p.id) then 'already_merged'
    when p.team_id = p_before.team_id then null
    when not exists (select from public.teams t where t.id = p.team_id and t.archived_at is null) then 'unknown_team'
    when not exists (select from public.teams t where t.id = p.team_id and t.season_id = p.season_id) then 'other_season'
    when exists (select from public.players o where o.team_id = p.team_id and o.provider_id = p.provider_id) then 'already_on_team'
  end
$$;

-- ir_date is the day on which a player went on injured reserve (P §4).
create function public.update_player(p_player_id uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_before public.players;
  p public.players;
  v_refusal text;
begin
  perform private.require_admin();
  v_fields := private.read_fields(p_changes, private.player_kinds() || '{"team_id": "uuid"}');
  if v_fields = '{}' then
    raise exception 'A change of a player names at least one field.' using errcode = '22023';
  end if;
  v_before := private.player_to_change(p_player_id);
  if v_before.id is null then
    return private.rejected('unknown_player');
  end if;
  p := jsonb_populate_record(v_before, v_fields);
  if p.is_ir <> v_before.is_ir then
    p.ir_date := case when p.is_ir then private.league_today() end;
  end if;
  if p.is_active <> v_before.is_active then
    p.deactivated_by_hand := not p.is_active;
  end if;
  v_refusal := private.player_refusal(v_before, p);
  if v_refusal is not null then
    return private.rejected(v_refusal);
  end if;
  if p <> v_before then
    update public.players x set name = p.name, jersey_number = p.jersey_number, is_ir = p.is_ir,
      ir_date = p.ir_date, is_active = p.is_active, team_id = p.team_id, deactivated_by_hand = p.deactivated_by_hand,
      set_by_hand = private.also_by_hand(x.set_by_hand, private.player_facts(v_before), private.player_facts(p))
    where x.id = p.id;
    perform private.audit('player.updated', 'player', p.id::text, private.player_facts(v_before), private.player_facts(p));
  end if;
  return jsonb_build_object('outcome', 'applied', 'player', private.player_facts(p));
end $$;
comment on function public.update_player is 'Changes name, number, injured reserve, activity and team as far as p_changes names them; ir_date follows. Admins; the answer carries the values as stored.';

-- Every placement counts, by whichever way it is made; a return does not give one back.
create function private.count_ir_placement() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.teams t set ir_submissions_used = t.ir_submissions_used + 1 where t.id = new.team_id;
  return null;
end $$;
create trigger count_new_on_ir after insert on public.players
  for each row when (new.is_ir) execute function private.count_ir_placement();
create trigger count_ir_placement after update of is_ir on public.players
  for each row when (new.is_ir and not old.is_ir) execute function private.count_ir_placement();

grant execute on function public.create_team(uuid, jsonb), public.update_team(uuid, jsonb),
  public.archive_team(uuid), public.restore_team(uuid), public.create_player(uuid, jsonb),
  public.update_player(uuid, jsonb) to authenticated, service_role;
