-- What the pages of a player and of a team read; the sum over a game log equals the season's row
-- (D46-D46b). Each view starts from one player or team and reaches the rest by index, so reading one
-- log never computes a season.

create view public.player_cards with (security_invoker = true) as
select p.id, p.name, p.jersey_number, p.is_active, p.is_ir, p.ir_date, p.is_walk_on,
  x.into_player_id as merged_into,
  p.team_id, t.name as team_name, t.forfeited_season, t.division_name, t.league_id,
  l.name as league_name, p.season_id, s.name as season_name
from public.players p
join public.teams t on t.id = p.team_id
join public.leagues l on l.id = t.league_id
join public.seasons s on s.id = p.season_id
left join public.player_aliases x on x.from_player_id = p.id;
comment on view public.player_cards is 'players with the names that stand beside them.';
comment on column public.player_cards.merged_into is 'Who this person turned out to be (D33): their page is the page of both.';

create view public.team_cards with (security_invoker = true) as
select t.id, t.name, t.code, t.color, t.crest, t.division_name, t.captain_name, t.is_active, t.forfeited_season,
  t.league_id, l.name as league_name, t.season_id, s.name as season_name
from public.teams t
join public.leagues l on l.id = t.league_id
join public.seasons s on s.id = t.season_id;
comment on view public.team_cards is 'teams with the names that stand beside them; whoever may write to a captain finds the address in team_contacts (D13).';

create view public.player_games with (security_invoker = true) as
select p.id as player_id, p.name as player_name,
  g.season_id, g.season_name, g.league_id, g.game_date, g.game_time,
  g.field_location, g.week_number, g.is_playoff, g.is_completed, g.live_entries, g.outcome,
  g.winner_team_id, g.team_visitor_id, g.visitor_team_name, g.team_home_id, g.home_team_name,
  g.team_visitor_score, g.team_home_score,
  f.*, f.total_fantasy_points - f.offensive_points as defensive_points
from public.players p
-- Everybody who turned out to be this person, as an array: one index scan whatever is known of
-- the tables' contents.
cross join lateral (
  select array(
    select p.id union all
    select x.from_player_id from public.player_aliases x where x.into_player_id = p.id
  ) as ids
) who
cross join lateral (
  select a.played_id as game_id,
    -- Where a person's lines name two teams: that of a stat before that of a roster place (D46b).
    (array_agg(a.played_for_id order by a.has_stat desc, a.is_own desc, a.played_for_id))[1] as team_id,
    bool_or(a.is_rostered) as is_rostered,
    coalesce(sum(a.total_fantasy_points), 0)::bigint as total_fantasy_points,
    coalesce(sum(a.offensive_points), 0)::bigint as offensive_points,
    coalesce(sum(a.pass_touchdowns), 0)::bigint as pass_touchdowns,
    coalesce(sum(a.rush_touchdowns), 0)::bigint as rush_touchdowns,
    coalesce(sum(a.receiving_touchdowns), 0)::bigint as receiving_touchdowns,
    coalesce(sum(a.extra_points), 0)::bigint as extra_points,
    coalesce(sum(a.receiving_yards), 0)::bigint as receiving_yards,
    coalesce(sum(a.rushing_yards), 0)::bigint as rushing_yards,
    coalesce(sum(a.tackles), 0)::bigint as tackles,
    coalesce(sum(a.interceptions), 0)::bigint as interceptions,
    coalesce(sum(a.sacks), 0)::bigint as sacks,
    coalesce(sum(a.safeties), 0)::bigint as safeties,
    coalesce(sum(a.returned_conversions), 0)::bigint as returned_conversions,
    coalesce(sum(a.defensive_touchdowns), 0)::bigint as defensive_touchdowns,
    coalesce(sum(a.fumbles), 0)::bigint as fumbles
  from (
    select c.game_id as played_id, c.team_id as played_for_id, c.player_id = p.id as is_own,
      false as is_rostered, private.has_figure(c) as has_stat, c.*
    from public.game_stats c where c.player_id = any (who.ids)
    union all
    select r.game_id, r.team_id, r.player_id = p.id, true, false, (null::public.game_stats).*
    from public.game_rosters r where r.player_id = any (who.ids)
  ) a
  group by a.played_id
  -- A line whose figures were all corrected to 0 is no stat, and no game played.
  having bool_or(a.is_rostered or a.has_stat)
) f
join public.game_cards g on g.id = f.game_id
where g.archived_at is null
  and not exists (select from public.player_aliases x where x.from_player_id = p.id);
comment on view public.player_games is 'A row per person and game played (D46), merged players as one (D33). Its sums are the rows of player_season_stats.';
comment on column public.player_games.team_id is 'The team played for, whatever today''s is (D46b); it may be none of the game''s two (D28).';

-- Two hops reach everybody: merged rows of this person, then the rows whose careers those count
-- for.
create view public.player_careers with (security_invoker = true) as
select p.id as player_id, c.id as season_player_id, c.season_id, s.name as season_name, c.team_id,
  t.name as team_name, f.*
from public.players p
cross join lateral (
  select distinct coalesce(x.into_player_id, q.id) as id
  from public.players q
  left join public.player_aliases x on x.from_player_id = q.id
  where q.career_id = any (array(
    select w.career_id from public.players w
    where w.id = any (array(
      select p.id union all
      select y.from_player_id from public.player_aliases y where y.into_player_id = p.id
    ))
  ))
) who
join public.players c on c.id = who.id
join public.teams t on t.id = c.team_id
-- Admins may read deleted seasons to restore them, but a career leaves them out (D65).
join public.seasons s on s.id = c.season_id and s.deleted_at is null
cross join lateral (
  select count(*)::integer as games_played,
    max(g.game_date) as last_game_date,
    coalesce(sum(g.total_fantasy_points), 0)::bigint as total_fantasy_points,
    coalesce(sum(g.offensive_points), 0)::bigint as offensive_points,
    coalesce(sum(g.defensive_points), 0)::bigint as defensive_points,
    coalesce(sum(g.pass_touchdowns), 0)::bigint as pass_touchdowns,
    coalesce(sum(g.rush_touchdowns), 0)::bigint as rush_touchdowns,
    coalesce(sum(g.receiving_touchdowns), 0)::bigint as receiving_touchdowns,
    coalesce(sum(g.extra_points), 0)::bigint as extra_points,
    coalesce(sum(g.receiving_yards), 0)::bigint as receiving_yards,
    coalesce(sum(g.rushing_yards), 0)::bigint as rushing_yards,
    coalesce(sum(g.tackles), 0)::bigint as tackles,
    coalesce(sum(g.interceptions), 0)::bigint as interceptions,
    coalesce(sum(g.sacks), 0)::bigint as sacks,
    coalesce(sum(g.safeties), 0)::bigint as safeties,
    coalesce(sum(g.returned_conversions), 0)::bigint as returned_conversions,
    coalesce(sum(g.defensive_touchdowns), 0)::bigint as defensive_touchdowns,
    coalesce(sum(g.fumbles), 0)::bigint as fumbles
  from public.player_games g where g.player_id = c.id and g.season_id = c.season_id
) f
where f.games_played > 0
  and not exists (select from public.player_aliases x where x.from_player_id = p.id);
comment on view public.player_careers is 'One row per person and season with a game: that season''s team, and the figures of player_season_stats. players.career_id joins the seasons.';

create view public.team_rosters with (security_invoker = true) as
select p.team_id, p.season_id, p.id as player_id, p.name, p.jersey_number, p.is_ir, p.ir_date,
  p.is_walk_on, f.games_played, f.regular_games, l.playoff_min_games, f.total_fantasy_points
from public.players p
join public.teams t on t.id = p.team_id
join public.leagues l on l.id = t.league_id
cross join lateral (
  select count(*)::integer as games_played,
    -- For the playoffs only a game that was played counts: none that is open, cancelled or postponed.
    (count(*) filter (where not g.is_playoff and g.is_completed
      and g.outcome not in ('cancelled', 'postponed')))::integer as regular_games,
    coalesce(sum(g.total_fantasy_points), 0)::bigint as total_fantasy_points
  from public.player_games g where g.player_id = p.id and g.season_id = p.season_id
) f
where p.is_active
  and not exists (select from public.player_aliases x where x.from_player_id = p.id);
comment on view public.team_rosters is 'Who plays for a team today, those on injured reserve too, with what the season''s list says of them.';

create view public.team_game_log with (security_invoker = true) as
select t.team_id,
  g.id as game_id, g.season_id, g.season_name, g.league_id, g.game_date, g.game_time,
  g.field_location, g.week_number, g.is_playoff, g.is_completed, g.live_entries, g.outcome,
  g.winner_team_id, g.team_visitor_id, g.visitor_team_name, g.team_home_id, g.home_team_name,
  g.team_visitor_score, g.team_home_score,
  coalesce(c.total_pass_td + c.total_rush_td + c.total_defensive_td, 0) as total_touchdowns,
  coalesce(c.total_pass_td, 0) as total_pass_td,
  coalesce(c.total_rush_td, 0) as total_rush_td,
  coalesce(c.total_receiving_td, 0) as total_receiving_td,
  coalesce(c.total_extra_points, 0) as total_extra_points,
  coalesce(c.total_tackles, 0) as total_tackles,
  coalesce(c.total_interceptions, 0) as total_interceptions,
  coalesce(c.total_sacks, 0) as total_sacks,
  coalesce(c.sacks_allowed, 0) as sacks_allowed,
  coalesce(c.total_defensive_td, 0) as total_defensive_td,
  coalesce(c.total_returned_conversions, 0) as total_returned_conversions,
  coalesce(c.total_safeties, 0) as total_safeties,
  coalesce(c.total_fumbles, 0) as total_fumbles
from (
  select v.team_visitor_id as team_id, v.id as game_id from public.games v
  union all
  select h.team_home_id, h.id from public.games h
) t
join public.game_cards g on g.id = t.game_id
left join public.team_game_stats c on c.game_id = t.game_id and c.team_id = t.team_id
where g.archived_at is null;
comment on view public.team_game_log is 'A row per team and game of its schedule, played or not. Its sums are the rows of team_season_stats.';

grant select on public.player_cards, public.team_cards, public.player_games, public.player_careers,
  public.team_rosters, public.team_game_log
  to anon, authenticated, service_role;
