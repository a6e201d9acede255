-- What the address of a game, a team or a player says of itself before any script runs.
--
-- The function `head` asks as a visitor and every host writes the answer into the page, so a link
-- says what visitors may see (D10).

create function public.page_head(p_kind text, p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case p_kind
    when 'game' then (
      select jsonb_build_object(
        'kind', 'game', 'visitor', v.name, 'home', h.name,
        'visitor_score', g.team_visitor_score, 'home_score', g.team_home_score,
        'state', case when g.is_completed then 'final' when g.live_entries > 0 then 'live' else 'scheduled' end,
        'outcome', g.outcome, 'date', g.game_date, 'league', l.name, 'season', s.name)
      from public.games g
      join public.teams v on v.id = g.team_visitor_id
      join public.teams h on h.id = g.team_home_id
      join public.leagues l on l.id = g.league_id
      join public.seasons s on s.id = g.season_id
      where g.id = p_id and g.archived_at is null and s.deleted_at is null)
    when 'team' then (
      select jsonb_build_object('kind', 'team', 'name', t.name, 'league', l.name, 'season', s.name)
      from public.teams t
      join public.leagues l on l.id = t.league_id
      join public.seasons s on s.id = t.season_id
      where t.id = p_id and t.archived_at is null and s.deleted_at is null)
    when 'player' then (
      select jsonb_build_object('kind', 'player', 'name', p.name, 'team', t.name, 'season', s.name)
      from public.season_players p
      join public.teams t on t.id = p.team_id
      join public.seasons s on s.id = p.season_id
      where p.id = p_id and p.merged_into is null and s.deleted_at is null)
  end
$$;
comment on function public.page_head is 'Names, score and date of a game, a team or a player for the head of its page; null where the caller may not see it.';
grant execute on function public.page_head(text, uuid) to anon, authenticated, service_role;
