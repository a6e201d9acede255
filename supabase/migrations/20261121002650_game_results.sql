-- Results of games that were not collected: outcomes by hand (D46a), and what a provider says (D31a, D62).

-- Sets a forfeit, a cancellation or a postponement; `normal` takes them back. The score stays as it
-- is.
create function public.set_game_outcome(
  p_game_id uuid, p_outcome text, p_winner_team_id uuid default null, p_although_collected boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.games;
  g public.games;
begin
  perform private.require_admin();
  if p_outcome is null or p_outcome not in ('normal', 'forfeit', 'cancelled', 'postponed') then
    raise exception 'outcome: normal, forfeit, cancelled or postponed is needed.' using errcode = '22023';
  elsif (p_outcome = 'forfeit') <> (p_winner_team_id is not null) then
    raise exception 'winner_team_id: a forfeit has a winner, and nothing else has.' using errcode = '22023';
  end if;
  v_before := private.game_to_change(p_game_id);
  if v_before.id is null then
    return private.rejected('unknown_game');
  elsif p_winner_team_id not in (v_before.team_visitor_id, v_before.team_home_id) then
    return private.rejected('unknown_team');
  elsif (p_outcome, p_winner_team_id) is not distinct from (v_before.outcome, v_before.winner_team_id) then
    return jsonb_build_object('outcome', 'unchanged');
  elsif private.is_collected(v_before) and p_although_collected is not true then
    return private.rejected('collected');
  end if;
  update public.games x set outcome = p_outcome, winner_team_id = p_winner_team_id,
    set_by_hand = case when p_outcome = 'normal' then array_remove(x.set_by_hand, 'outcome')
      else private.also_by_hand(x.set_by_hand, '{}', '{"outcome": true}') end
  where x.id = p_game_id returning * into g;
  return private.applied('game.outcome', 'game', p_game_id::text,
    jsonb_build_object('outcome', v_before.outcome, 'winner_team_id', v_before.winner_team_id),
    jsonb_build_object('outcome', g.outcome, 'winner_team_id', g.winner_team_id));
end $$;
comment on function public.set_game_outcome is 'Marks a game as forfeited (with its winner), cancelled or postponed, or as normal again; a collected game only with p_although_collected. Admins.';

create function private.provider_facts(g public.games) returns jsonb
language sql immutable set search_path = '' as $$
  select private.game_facts(g) || jsonb_build_object('visitor_score', g.provider_visitor_score,
    'home_score', g.provider_home_score, 'is_completed', g.provider_completed, 'outcome', g.outcome,
    'winner_team_id', g.winner_team_id, 'archived_at', g.archived_at)
$$;

-- Returns a provider game's row, which is made at its first mention and locked as a push locks it
-- (I9).
create function private.provider_game(p_league_id uuid, p_provider_id text, p_fields jsonb) returns public.games
language plpgsql set search_path = '' as $$
declare
  g public.games;
begin
  insert into public.games (league_id, provider_id, team_visitor_id, team_home_id, game_date)
  select p_league_id, p_provider_id, (p_fields ->> 'team_visitor_id')::uuid, (p_fields ->> 'team_home_id')::uuid,
    (p_fields ->> 'game_date')::date
  where not exists (select from public.games x where x.league_id = p_league_id and x.provider_id = p_provider_id)
  on conflict (league_id, provider_id) do nothing;
  select x.* into g from public.games x where x.league_id = p_league_id and x.provider_id = p_provider_id
  for no key update;
  return g;
end $$;

-- What a game of nobody's becomes by a provider's facts. What a person set by hand stays, and so does
-- an outcome by hand with its score; a game that was archived as missing comes back (D62).
create function private.with_provider_facts(g public.games, p_fields jsonb) returns public.games
language plpgsql stable set search_path = '' as $$
declare
  v_by_hand text[] := g.set_by_hand;
  v_teams uuid[] := array[g.team_visitor_id, g.team_home_id];
begin
  g := jsonb_populate_record(g, p_fields - array['is_completed', 'outcome', 'winner_team_id'] - v_by_hand);
  if v_teams <> array[g.team_visitor_id, g.team_home_id] then
    g.team_visitor_score := 0;
    g.team_home_score := 0;
    g.is_completed := false;
  end if;
  if not 'archived_at' = any (v_by_hand) and not private.is_league_archived(g.league_id) then
    g.archived_at := null;
  end if;
  if not 'outcome' = any (v_by_hand) then
    g.team_visitor_score := coalesce((p_fields ->> 'visitor_score')::integer, 0);
    g.team_home_score := coalesce((p_fields ->> 'home_score')::integer, 0);
    g.is_completed := (p_fields ->> 'is_completed')::boolean;
    if p_fields ? 'outcome' then
      g.outcome := p_fields ->> 'outcome';
      g.winner_team_id := (p_fields ->> 'winner_team_id')::uuid;
    end if;
  end if;
  return g;
end $$;

-- Applies a provider's facts to a game of a league; of a collected game only what it says of the result is
-- kept, beside the game's own (D31a). A winner without a score comes as the outcome forfeit (D46a), and
-- facts that are known already write nothing.
create function private.apply_provider_game(p_league_id uuid, p_provider_id text, p_facts jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_fields jsonb;
  v_was public.games;
  g public.games;
  v_is_collected boolean;
  v_is_new boolean;
begin
  v_fields := private.read_fields(p_facts, private.game_kinds() || '{"visitor_score": "integer?", "home_score": "integer?",
    "is_completed": "boolean", "outcome": "text", "winner_team_id": "uuid?"}');
  perform private.require_filled(v_fields, '{team_visitor_id,team_home_id,game_date,is_completed}');
  if v_fields ? 'outcome' and (v_fields ->> 'outcome' not in ('normal', 'forfeit')
    or (v_fields ->> 'outcome' = 'forfeit') <> (v_fields ->> 'winner_team_id' is not null)) then
    raise exception 'outcome: normal, or forfeit with its winner, is needed.' using errcode = '22023';
  end if;
  if not exists (select from public.leagues l join public.seasons s on s.id = l.season_id
    where l.id = p_league_id and s.deleted_at is null) then
    return private.rejected('unknown_league');
  elsif v_fields -> 'team_visitor_id' = v_fields -> 'team_home_id' then
    return private.rejected('same_team');
  elsif (select count(*) from public.teams t where t.league_id = p_league_id
    and t.id in ((v_fields ->> 'team_visitor_id')::uuid, (v_fields ->> 'team_home_id')::uuid)) < 2 then
    return private.rejected('unknown_team');
  end if;
  v_is_new := not exists (select from public.games x where x.league_id = p_league_id and x.provider_id = p_provider_id);
  v_was := private.provider_game(p_league_id, p_provider_id, v_fields);
  v_is_collected := private.is_collected(v_was);
  g := v_was;
  if not v_is_collected then
    g := private.with_provider_facts(g, v_fields);
    if g.team_visitor_id = g.team_home_id then
      return private.rejected('same_team');
    elsif g.winner_team_id not in (g.team_visitor_id, g.team_home_id) then
      return private.rejected('won_by_forfeit');
    end if;
  end if;
  g.provider_visitor_score := (v_fields ->> 'visitor_score')::integer;
  g.provider_home_score := (v_fields ->> 'home_score')::integer;
  g.provider_completed := (v_fields ->> 'is_completed')::boolean;
  if g is distinct from v_was then
    if private.game_facts(g) <> private.game_facts(v_was) then
      perform private.write_schedule(v_was, g);
    end if;
    update public.games x set team_visitor_score = g.team_visitor_score, team_home_score = g.team_home_score,
      is_completed = g.is_completed, outcome = g.outcome, winner_team_id = g.winner_team_id,
      provider_visitor_score = g.provider_visitor_score, provider_home_score = g.provider_home_score,
      provider_completed = g.provider_completed, archived_at = g.archived_at
    where x.id = g.id;
  end if;
  if v_is_new or g is distinct from v_was then
    perform private.audit('game.provider', 'game', g.id::text,
      case when not v_is_new then private.provider_facts(v_was) end, private.provider_facts(g));
  end if;
  return jsonb_build_object('game_id', g.id, 'is_collected', v_is_collected,
    'outcome', case when v_is_new or g is distinct from v_was then 'applied' else 'unchanged' end);
end $$;
comment on function private.apply_provider_game is 'Applies a provider''s facts to a game, made at its first mention; asks under the row lock that log and custody are empty (D62).';

grant execute on function public.set_game_outcome(uuid, text, uuid, boolean) to authenticated, service_role;
