-- What the address of a game, a team or a player says of itself before any script runs. The function
-- `head` asks as a visitor, so a link says what visitors may see (D10).

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

-- The embedded server draws page_picture for previews of links; whoever may not read the head has no
-- picture either. A code depends on all teams of the season (D72), on those that left as well.
create function public.page_picture(p_kind text, p_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select h.head || case p_kind
    when 'game' then jsonb_build_object(
      'visitor_id', g.team_visitor_id, 'home_id', g.team_home_id, 'winner_id', g.winner_team_id,
      'time', g.game_time, 'field', g.field_location, 'week', g.week_number,
      'is_playoff', g.is_playoff)
    when 'team' then jsonb_build_object(
      'team_id', t.id, 'record', (
        select jsonb_build_object('wins', f.wins, 'losses', f.losses, 'draws', f.draws,
          'forfeit_wins', f.forfeit_wins, 'forfeit_losses', f.forfeit_losses)
        from public.team_season_stats f where f.team_id = t.id and f.season_id = t.season_id))
    when 'player' then (
      select jsonb_build_object('jersey_number', p.jersey_number, 'color', o.color, 'figures', (
        select to_jsonb(c) from public.player_careers c
        where c.player_id = p.id and c.season_player_id = p.id))
      from public.players p join public.teams o on o.id = p.team_id where p.id = p_id)
  end || jsonb_build_object('teams', (
    select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'short_name', u.short_name,
      'code', u.code, 'color', u.color, 'crest', u.crest))
    from public.teams u
    where u.season_id = coalesce(g.season_id, t.season_id)))
  from (select public.page_head(p_kind, p_id) as head) h
  left join public.games g on p_kind = 'game' and g.id = p_id
  left join public.teams t on p_kind = 'team' and t.id = p_id
  where h.head is not null
$$;
comment on function public.page_picture is 'What the picture of a shared address shows; null where page_head is.';
grant execute on function public.page_picture(text, uuid) to anon, authenticated, service_role;
