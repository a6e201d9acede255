-- The schedule, results without stats, and what a provider says about games (D46a, D62). A game with
-- an event, in the log or in custody, keeps its teams and its league, because the log names both
-- teams.

create function private.is_collected(g public.games) returns boolean
language sql stable security definer set search_path = '' as $$
  select g.head_seq > 0 or exists (select from public.held_events h where h.game_id = g.id)
$$;

create function private.keep_collected_teams() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.is_collected(old) then
    raise exception 'The teams and the league of a game with a log never change.' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_collected_teams before update of team_visitor_id, team_home_id, league_id on public.games
  for each row when ((new.team_visitor_id, new.team_home_id, new.league_id)
    is distinct from (old.team_visitor_id, old.team_home_id, old.league_id))
  execute function private.keep_collected_teams();

-- Locks a game as a push does (I9), so what is asked afterwards stays true until the end; null when
-- the season is deleted.
create function private.game_to_change(p_game_id uuid) returns public.games
language sql set search_path = '' as $$
  select g.* from public.games g join public.seasons s on s.id = g.season_id
  where g.id = p_game_id and s.deleted_at is null for no key update of g
$$;

create function private.game_kinds() returns jsonb language sql immutable set search_path = '' as $$
  select '{"team_visitor_id": "uuid", "team_home_id": "uuid", "game_date": "date", "game_time": "time?",
    "field_location": "text?", "week_number": "integer?", "is_playoff": "boolean"}'::jsonb
$$;

create function private.game_facts(g public.games) returns jsonb
language sql immutable set search_path = '' as $$
  select private.facts_of(to_jsonb(g), private.game_kinds())
$$;

create function private.read_game(p_given jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_fields jsonb := private.read_fields(p_given, private.game_kinds());
begin
  perform private.require_within(v_fields, 'week_number', 0, 1000);
  if v_fields ->> 'game_date' not between '1900-01-01' and '2199-12-31' then
    raise exception 'game_date: a day from 1900 to 2199 is needed.' using errcode = '22023';
  end if;
  return v_fields;
end $$;

create function private.plays_in(p_team_id uuid, p_league_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.teams t
    where t.id = p_team_id and t.league_id = p_league_id and t.archived_at is null)
$$;

create function public.create_game(p_league_id uuid, p_game jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_league public.leagues;
  g public.games;
begin
  perform private.require_admin();
  v_fields := private.read_game(p_game);
  perform private.require_filled(v_fields, '{team_visitor_id,team_home_id,game_date}');
  v_league := private.league_to_change(p_league_id);
  g := jsonb_populate_record(null::public.games, '{"is_playoff": false}'::jsonb || v_fields);
  if v_league.id is null then
    return private.rejected('unknown_league');
  elsif v_league.archived_at is not null then
    return private.rejected('league_archived');
  elsif g.team_visitor_id = g.team_home_id then
    return private.rejected('same_team');
  elsif not (private.plays_in(g.team_visitor_id, v_league.id) and private.plays_in(g.team_home_id, v_league.id)) then
    return private.rejected('unknown_team');
  end if;
  insert into public.games (league_id, team_visitor_id, team_home_id, game_date, game_time, field_location, week_number,
    is_playoff, set_by_hand)
  values (v_league.id, g.team_visitor_id, g.team_home_id, g.game_date, g.game_time, g.field_location, g.week_number,
    g.is_playoff, private.also_by_hand('{}', '{}', v_fields))
  returning * into g;
  return private.applied('game.created', 'game', g.id::text, null, private.game_facts(g))
    || jsonb_build_object('game_id', g.id);
end $$;
comment on function public.create_game is 'Enters a game of a league; the answer carries its game_id. Admins.';

-- Writes the schedule's facts of a locked game. A provider's result of other teams goes with them,
-- and marks that depend on the day of the game are made anew (D28).
create function private.write_schedule(p_was public.games, g public.games) returns void
language plpgsql set search_path = '' as $$
declare
  v_new_teams boolean := (g.team_visitor_id, g.team_home_id) <> (p_was.team_visitor_id, p_was.team_home_id);
begin
  update public.games x set team_visitor_id = g.team_visitor_id, team_home_id = g.team_home_id,
    game_date = g.game_date, game_time = g.game_time, field_location = g.field_location,
    week_number = g.week_number, is_playoff = g.is_playoff,
    team_visitor_score = case when v_new_teams then 0 else x.team_visitor_score end,
    team_home_score = case when v_new_teams then 0 else x.team_home_score end,
    provider_visitor_score = case when not v_new_teams then x.provider_visitor_score end,
    provider_home_score = case when not v_new_teams then x.provider_home_score end,
    provider_completed = x.provider_completed and not v_new_teams,
    is_completed = x.is_completed and not v_new_teams
  where x.id = p_was.id;
  if g.game_date <> p_was.game_date then
    perform private.flag_entries(p_was.id, null);
  end if;
end $$;

create function public.update_game(p_game_id uuid, p_changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_before public.games;
  g public.games;
begin
  perform private.require_admin();
  v_fields := private.read_game(p_changes);
  v_before := private.game_to_change(p_game_id);
  if v_before.id is null then
    return private.rejected('unknown_game');
  end if;
  g := jsonb_populate_record(v_before, v_fields);
  if g = v_before then
    return jsonb_build_object('outcome', 'unchanged');
  elsif (g.team_visitor_id, g.team_home_id) <> (v_before.team_visitor_id, v_before.team_home_id) then
    if private.is_collected(v_before) then
      return private.rejected('collected');
    elsif g.team_visitor_id = g.team_home_id then
      return private.rejected('same_team');
    elsif not (private.plays_in(g.team_visitor_id, g.league_id) or g.team_visitor_id = v_before.team_visitor_id)
      or not (private.plays_in(g.team_home_id, g.league_id) or g.team_home_id = v_before.team_home_id) then
      return private.rejected('unknown_team');
    elsif g.winner_team_id not in (g.team_visitor_id, g.team_home_id) then
      return private.rejected('won_by_forfeit');
    end if;
  end if;
  perform private.write_schedule(v_before, g);
  update public.games x
  set set_by_hand = private.also_by_hand(x.set_by_hand, private.game_facts(v_before), private.game_facts(g))
  where x.id = g.id;
  return private.applied('game.updated', 'game', g.id::text, private.game_facts(v_before), private.game_facts(g));
end $$;
comment on function public.update_game is 'Changes the fields that p_changes names; the teams only while nothing was collected. Admins.';

create function private.set_game_archived(p_game_id uuid, p_is_archived boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  g public.games;
  v_now timestamptz := case when p_is_archived then now() end;
begin
  g := private.game_to_change(p_game_id);
  if g.id is null then
    return private.rejected('unknown_game');
  elsif (g.archived_at is not null) = p_is_archived then
    return jsonb_build_object('outcome', 'unchanged');
  elsif not p_is_archived and private.is_league_archived(g.league_id) then
    return private.rejected('league_archived');
  end if;
  update public.games x set archived_at = v_now, set_by_hand = private.also_by_hand(x.set_by_hand, '{}', '{"archived_at": true}')
  where x.id = g.id;
  return private.applied(case when p_is_archived then 'game.archived' else 'game.restored' end, 'game', g.id::text,
    jsonb_build_object('archived_at', g.archived_at), jsonb_build_object('archived_at', v_now));
end $$;

create function public.archive_game(p_game_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.set_game_archived(p_game_id, true);
end $$;
comment on function public.archive_game is 'Takes a game out of lists and figures; events for it still apply (D65). Admins; restore_game brings it back.';

create function public.restore_game(p_game_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.set_game_archived(p_game_id, false);
end $$;
comment on function public.restore_game is 'Brings an archived game back. Admins.';

grant execute on function public.create_game(uuid, jsonb), public.update_game(uuid, jsonb),
  public.archive_game(uuid), public.restore_game(uuid) to authenticated, service_role;
