-- A new season from an old one (D12, D60): who plays in which league, without what happened there.

-- Rows that are copied, with the ids of their copies.
create type private.copied as (old_id uuid, new_id uuid);

-- Leagues with their divisions, teams with captain and places, and players with their numbers come along
-- under new ids; a copied player is the same person (career_id). Injuries, penalties, results, games and
-- the provider's ids stay behind.
create function public.copy_season(p_from_season_id uuid, p_season jsonb, p_player_ids uuid[] default null, p_team_ids uuid[] default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_from public.seasons;
  v_made jsonb;
  v_season_id uuid;
  v_leagues private.copied[];
  v_teams private.copied[];
  v_players integer;
begin
  perform private.require_admin();
  v_from := private.season_to_change(p_from_season_id);
  if v_from.id is null then
    return private.rejected('unknown_season');
  end if;
  -- The new season counts as the old one did, unless it says otherwise.
  v_made := public.create_season(jsonb_build_object('scoring_profile_id', v_from.scoring_profile_id) || p_season);
  if v_made ->> 'outcome' <> 'applied' then
    return v_made;
  end if;
  v_season_id := (v_made ->> 'season_id')::uuid;
  select coalesce(array_agg(row(l.id, gen_random_uuid())::private.copied), '{}') into v_leagues
  from public.leagues l where l.season_id = p_from_season_id and l.archived_at is null;
  insert into public.leagues (id, season_id, name, sport, format, division, divisions_data, max_teams, regular_season_weeks,
    playoff_min_games, periods, period_minutes)
  select c.new_id, v_season_id, l.name, l.sport, l.format, l.division, l.divisions_data, l.max_teams, l.regular_season_weeks,
    l.playoff_min_games, l.periods, l.period_minutes
  from unnest(v_leagues) c join public.leagues l on l.id = c.old_id;
  select coalesce(array_agg(row(t.id, gen_random_uuid())::private.copied), '{}') into v_teams
  from public.teams t join unnest(v_leagues) c on c.old_id = t.league_id
  where t.archived_at is null and t.is_active and (p_team_ids is null or t.id = any (p_team_ids));
  insert into public.teams (id, league_id, name, short_name, code, color, crest, division_name, captain_name, max_players, max_ir_slots)
  select c.new_id, l.new_id, t.name, t.short_name, t.code, t.color, t.crest, t.division_name, t.captain_name, t.max_players, t.max_ir_slots
  from unnest(v_teams) c join public.teams t on t.id = c.old_id join unnest(v_leagues) l on l.old_id = t.league_id;
  insert into public.team_contacts (team_id, captain_email)
  select c.new_id, x.captain_email from unnest(v_teams) c join public.team_contacts x on x.team_id = c.old_id
  where x.captain_email is not null;
  insert into public.players (team_id, name, jersey_number, career_id)
  select c.new_id, p.name, p.jersey_number, p.career_id
  from unnest(v_teams) c join public.players p on p.team_id = c.old_id
  where p.is_active and (p_player_ids is null or p.id = any (p_player_ids));
  get diagnostics v_players = row_count;
  return private.applied('season.copied', 'season', v_season_id::text, jsonb_build_object('from_season_id', p_from_season_id),
      jsonb_build_object('leagues', cardinality(v_leagues), 'teams', cardinality(v_teams), 'players', v_players))
    || jsonb_build_object('season_id', v_season_id, 'leagues', cardinality(v_leagues), 'teams', cardinality(v_teams), 'players', v_players);
end $$;
comment on function public.copy_season is 'Makes a season with the leagues, teams and players of another; null copies all active players, or all teams. Answers season_id. Admins.';

grant execute on function public.copy_season(uuid, jsonb, uuid[], uuid[]) to authenticated, service_role;
