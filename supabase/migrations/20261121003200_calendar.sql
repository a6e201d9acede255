-- The schedule as calendars read it (RFC 5545): of a team, or of a whole season.
--
-- The function `calendar` asks as a visitor, so a calendar shows what visitors may see (D10).

-- Of the settings, visitors read the switches only; where the league plays is no secret.
create function private.league_time_zone() returns text
language sql stable security definer set search_path = '' as $$
  select s.league_time_zone from public.app_settings s
$$;
grant execute on function private.league_time_zone() to anon, authenticated, service_role;

create function public.calendar(p_team_id uuid default null, p_season_id uuid default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'name', concat_ws(', ', t.name, s.name),
    'time_zone', private.league_time_zone(),
    'games', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', g.id, 'date', g.game_date, 'time', g.game_time, 'field', g.field_location,
        'week', g.week_number, 'is_playoff', g.is_playoff, 'outcome', g.outcome,
        'visitor', v.name, 'home', h.name,
        'score', case when g.is_completed and g.outcome = 'normal'
          then jsonb_build_object('visitor', g.team_visitor_score, 'home', g.team_home_score) end,
        'changed_at', g.updated_at
      ) order by g.game_date, g.game_time, g.id), '[]')
      from public.games g
      join public.teams v on v.id = g.team_visitor_id
      join public.teams h on h.id = g.team_home_id
      where g.season_id = s.id and g.archived_at is null
        and (p_team_id is null or p_team_id in (g.team_visitor_id, g.team_home_id))
    )
  )
  from public.seasons s
  left join public.teams t on t.id = p_team_id and t.season_id = s.id
  where s.deleted_at is null
    and case when p_team_id is null then s.id = p_season_id else t.id is not null end
$$;
comment on function public.calendar is 'The games of a team, else of a season, with names and the league''s time zone; null where the caller may not see it.';
grant execute on function public.calendar(uuid, uuid) to anon, authenticated, service_role;
