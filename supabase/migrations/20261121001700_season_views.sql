-- Every screen, the widget and the exports read these views, so that a figure is the same everywhere
-- (D44-D46b, D62). They are computed on reading from what the fold derived (I15); sums are bigint, so
-- that one log full of corrections cannot break a season's lists.

-- A merge into somebody who was merged leads on to the last one, so that one hop always finds
-- the person; a circle breaks the table's check. The merge itself is remembered as it was made,
-- so that taking one back leaves the others as they were.
create function private.keep_aliases_flat() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.merged_into_player_id := new.into_player_id;
  end if;
  new.into_player_id := coalesce(
    (select a.into_player_id from public.player_aliases a where a.from_player_id = new.into_player_id),
    new.into_player_id
  );
  update public.player_aliases a set into_player_id = new.into_player_id
  where a.into_player_id = new.from_player_id;
  return new;
end $$;
create trigger keep_aliases_flat before insert or update on public.player_aliases
  for each row execute function private.keep_aliases_flat();

-- Whoever was merged into a player who stands alone again counts as that player again.
create function private.give_aliases_back() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  with recursive own as (
    select a.from_player_id from public.player_aliases a
    where a.merged_into_player_id = old.from_player_id
    union
    select a.from_player_id from public.player_aliases a
    join own on own.from_player_id = a.merged_into_player_id
  )
  update public.player_aliases a set into_player_id = old.from_player_id
  from own where own.from_player_id = a.from_player_id;
  return null;
end $$;
create trigger give_aliases_back after delete on public.player_aliases
  for each row execute function private.give_aliases_back();

create view public.player_season_stats with (security_invoker = true) as
select f.*, s.name as season_name, p.name as player_name, p.jersey_number,
  p.is_active, p.is_ir, p.team_id, t.name as team_name, t.forfeited_season, t.division_name,
  t.league_id, l.name as league_name,
  f.total_fantasy_points - f.total_offensive_points as total_defensive_points,
  f.playoff_fantasy_points - f.playoff_offensive_points as playoff_defensive_points,
  case when f.games_played = 0 then 0 else round(f.total_fantasy_points::numeric / f.games_played, 2) end
    as avg_fantasy_points_per_game,
  lower(concat_ws(' ', p.name, t.name)) as search_text
from (
  select a.season_id, a.person_id as player_id,
    count(distinct a.played_id)::integer as games_played,
    coalesce(sum(a.total_fantasy_points), 0)::bigint as total_fantasy_points,
    coalesce(sum(a.offensive_points), 0)::bigint as total_offensive_points,
    coalesce(sum(a.pass_touchdowns), 0)::bigint as total_pass_td,
    coalesce(sum(a.rush_touchdowns), 0)::bigint as total_rush_td,
    coalesce(sum(a.receiving_touchdowns), 0)::bigint as total_receiving_td,
    coalesce(sum(a.extra_points), 0)::bigint as total_extra_points,
    coalesce(sum(a.receiving_yards), 0)::bigint as total_receiving_yards,
    coalesce(sum(a.rushing_yards), 0)::bigint as total_rushing_yards,
    coalesce(sum(a.tackles), 0)::bigint as total_tackles,
    coalesce(sum(a.interceptions), 0)::bigint as total_interceptions,
    coalesce(sum(a.sacks), 0)::bigint as total_sacks,
    coalesce(sum(a.safeties), 0)::bigint as total_safeties,
    coalesce(sum(a.returned_conversions), 0)::bigint as total_returned_conversions,
    coalesce(sum(a.defensive_touchdowns), 0)::bigint as total_defensive_td,
    coalesce(sum(a.fumbles), 0)::bigint as total_fumbles,
    (count(distinct a.played_id) filter (where a.is_playoff))::integer as playoff_games_played,
    coalesce(sum(a.total_fantasy_points) filter (where a.is_playoff), 0)::bigint as playoff_fantasy_points,
    coalesce(sum(a.offensive_points) filter (where a.is_playoff), 0)::bigint as playoff_offensive_points,
    coalesce(sum(a.pass_touchdowns) filter (where a.is_playoff), 0)::bigint as playoff_pass_td,
    coalesce(sum(a.rush_touchdowns) filter (where a.is_playoff), 0)::bigint as playoff_rush_td,
    coalesce(sum(a.receiving_touchdowns) filter (where a.is_playoff), 0)::bigint as playoff_receiving_td,
    coalesce(sum(a.extra_points) filter (where a.is_playoff), 0)::bigint as playoff_extra_points,
    coalesce(sum(a.receiving_yards) filter (where a.is_playoff), 0)::bigint as playoff_receiving_yards,
    coalesce(sum(a.rushing_yards) filter (where a.is_playoff), 0)::bigint as playoff_rushing_yards,
    coalesce(sum(a.tackles) filter (where a.is_playoff), 0)::bigint as playoff_tackles,
    coalesce(sum(a.interceptions) filter (where a.is_playoff), 0)::bigint as playoff_interceptions,
    coalesce(sum(a.sacks) filter (where a.is_playoff), 0)::bigint as playoff_sacks,
    coalesce(sum(a.safeties) filter (where a.is_playoff), 0)::bigint as playoff_safeties,
    coalesce(sum(a.returned_conversions) filter (where a.is_playoff), 0)::bigint as playoff_returned_conversions,
    coalesce(sum(a.defensive_touchdowns) filter (where a.is_playoff), 0)::bigint as playoff_defensive_td,
    coalesce(sum(a.fumbles) filter (where a.is_playoff), 0)::bigint as playoff_fumbles
  from (
    select g.season_id, coalesce(x.into_player_id, c.player_id) as person_id, g.is_playoff,
      case when private.has_figure(c) then c.game_id end as played_id, c.*
    from public.game_stats c
    join public.games g on g.id = c.game_id
    left join public.player_aliases x on x.from_player_id = c.player_id
    where g.archived_at is null
    union all
    -- A roster place is a game played, with or without a stat (D46).
    select g.season_id, coalesce(x.into_player_id, r.player_id), g.is_playoff, r.game_id,
      (null::public.game_stats).*
    from public.game_rosters r
    join public.games g on g.id = r.game_id
    left join public.player_aliases x on x.from_player_id = r.player_id
    where g.archived_at is null
    union all
    -- Active players who have played no game yet.
    select q.season_id, coalesce(x.into_player_id, q.id), false, null, (null::public.game_stats).*
    from public.players q
    join public.teams u on u.id = q.team_id and u.is_active and u.archived_at is null
    left join public.player_aliases x on x.from_player_id = q.id
    where q.is_active
  ) a
  group by a.season_id, a.person_id
) f
join public.seasons s on s.id = f.season_id
join public.players p on p.id = f.player_id
join public.teams t on t.id = p.team_id
join public.leagues l on l.id = t.league_id
where p.is_active or f.games_played > 0;
comment on view public.player_season_stats is 'A row per season and player: merged players as one (D33), with today''s team (D46b). Ids that no player has yet are in the totals of their team only.';
comment on column public.player_season_stats.games_played is 'Games with a roster place or a stat (D46).';
comment on column public.player_season_stats.total_offensive_points is 'Passing, rushing and receiving touchdowns and extra points (D41) in the season''s profile (D42); the rest is defensive.';

create view public.team_season_stats with (security_invoker = true) as
select f.*, s.name as season_name, t.name as team_name, t.forfeited_season, t.division_name,
  t.short_name, t.code, t.color, t.crest, t.league_id, l.name as league_name, lower(t.name) as search_text
from (
  select a.of_season_id as season_id, a.side_id as team_id,
    (count(*) filter (where a.is_regular and a.scored > a.allowed))::integer as wins,
    (count(*) filter (where a.is_regular and a.scored < a.allowed))::integer as losses,
    (count(*) filter (where a.is_regular and a.scored = a.allowed))::integer as draws,
    case when count(*) filter (where a.is_forfeit) > 0
      then (count(*) filter (where a.is_forfeit and a.winner_team_id = a.side_id))::integer
      else max(a.forfeit_wins) end as forfeit_wins,
    case when count(*) filter (where a.is_forfeit) > 0
      then (count(*) filter (where a.is_forfeit and a.winner_team_id <> a.side_id))::integer
      else max(a.forfeit_losses) end as forfeit_losses,
    (count(*) filter (where a.is_regular))::integer as games_played,
    coalesce(sum(a.scored) filter (where a.is_regular), 0)::integer as points_scored,
    coalesce(sum(a.allowed) filter (where a.is_regular), 0)::integer as points_allowed,
    coalesce(sum(a.total_pass_td + a.total_rush_td + a.total_defensive_td), 0)::bigint as total_touchdowns,
    coalesce(sum(a.total_pass_td), 0)::bigint as total_pass_td,
    coalesce(sum(a.total_rush_td), 0)::bigint as total_rush_td,
    coalesce(sum(a.total_receiving_td), 0)::bigint as total_receiving_td,
    coalesce(sum(a.total_extra_points), 0)::bigint as total_extra_points,
    coalesce(sum(a.total_tackles), 0)::bigint as total_tackles,
    coalesce(sum(a.total_interceptions), 0)::bigint as total_interceptions,
    coalesce(sum(a.total_sacks), 0)::bigint as defensive_sacks,
    coalesce(sum(a.sacks_allowed), 0)::bigint as offensive_sacks_allowed,
    coalesce(sum(a.total_safeties), 0)::bigint as total_safeties,
    coalesce(sum(a.total_returned_conversions), 0)::bigint as total_returned_conversions,
    coalesce(sum(a.total_defensive_td), 0)::bigint as total_defensive_td,
    coalesce(sum(a.total_fumbles), 0)::bigint as total_fumbles,
    (count(*) filter (where a.is_playoff and a.is_decided))::integer as playoff_games_played,
    coalesce(sum(a.total_pass_td + a.total_rush_td + a.total_defensive_td) filter (where a.is_playoff), 0)::bigint as playoff_touchdowns,
    coalesce(sum(a.total_pass_td) filter (where a.is_playoff), 0)::bigint as playoff_pass_td,
    coalesce(sum(a.total_rush_td) filter (where a.is_playoff), 0)::bigint as playoff_rush_td,
    coalesce(sum(a.total_receiving_td) filter (where a.is_playoff), 0)::bigint as playoff_receiving_td,
    coalesce(sum(a.total_extra_points) filter (where a.is_playoff), 0)::bigint as playoff_extra_points,
    coalesce(sum(a.total_tackles) filter (where a.is_playoff), 0)::bigint as playoff_tackles,
    coalesce(sum(a.total_interceptions) filter (where a.is_playoff), 0)::bigint as playoff_interceptions,
    coalesce(sum(a.total_sacks) filter (where a.is_playoff), 0)::bigint as playoff_defensive_sacks,
    coalesce(sum(a.sacks_allowed) filter (where a.is_playoff), 0)::bigint as playoff_offensive_sacks_allowed,
    coalesce(sum(a.total_safeties) filter (where a.is_playoff), 0)::bigint as playoff_safeties,
    coalesce(sum(a.total_returned_conversions) filter (where a.is_playoff), 0)::bigint as playoff_returned_conversions,
    coalesce(sum(a.total_defensive_td) filter (where a.is_playoff), 0)::bigint as playoff_defensive_td,
    coalesce(sum(a.total_fumbles) filter (where a.is_playoff), 0)::bigint as playoff_fumbles
  from (
    -- A forfeited game counts as forfeit win and loss and as nothing else of the record (D46a).
    select g.season_id as of_season_id, g.team_id as side_id, g.winner_team_id,
      g.points_scored as scored, g.points_allowed as allowed, g.is_playoff,
      g.is_completed and g.outcome = 'normal' as is_decided,
      g.is_completed and g.outcome = 'normal' and not g.is_playoff as is_regular,
      g.outcome = 'forfeit' and not g.is_playoff as is_forfeit,
      null::integer as forfeit_wins, null::integer as forfeit_losses, false as is_listed, c.*
    from public.team_games g
    left join public.team_game_stats c on c.game_id = g.game_id and c.team_id = g.team_id
    where g.archived_at is null
    union all
    -- These rows come from the teams themselves: the provider's forfeits, and teams without a game.
    select q.season_id, q.id, null, null, null, false, false, false, false,
      q.forfeit_wins, q.forfeit_losses, q.is_active and q.archived_at is null,
      (null::public.team_game_stats).*
    from public.teams q
  ) a
  group by a.of_season_id, a.side_id
  having bool_or(a.is_decided or a.is_forfeit or a.is_listed or a.game_id is not null)
) f
join public.teams t on t.id = f.team_id and t.season_id = f.season_id
join public.seasons s on s.id = f.season_id
join public.leagues l on l.id = t.league_id;
comment on view public.team_season_stats is 'A row per team of a season: record and points of completed regular-season games, statistics of all (D46).';
comment on column public.team_season_stats.forfeit_wins is 'Of the games marked as forfeit; the provider''s count only where none of the team''s games is marked (D46a).';
comment on column public.team_season_stats.total_touchdowns is 'Passing + rushing + defensive, each touchdown once (D44).';

create view public.standings with (security_invoker = true) as
select t.season_id, t.season_name, t.team_id, t.team_name, t.forfeited_season, t.division_name,
  t.league_id, t.league_name, t.wins, t.losses, t.draws, t.forfeit_wins, t.forfeit_losses,
  t.points_scored, t.points_allowed, t.games_played, t.search_text,
  (row_number() over (
    partition by t.season_id
    order by t.wins + t.forfeit_wins desc, t.points_scored - t.points_allowed desc,
      t.points_scored desc, lower(t.team_name collate "C"), t.team_id
  ))::integer as standing
from public.team_season_stats t;
comment on view public.standings is 'Teams with their records. The rank within a league or division is the place in the order of standing; src/domain/standings gives the same order (a test).';
comment on column public.standings.standing is 'Place in the season: total wins, then point differential, then points scored, then name (D46).';

create view public.offensive_mvp_leaders with (security_invoker = true) as
select f.season_id, f.season_name, f.player_id, f.player_name, f.jersey_number, f.team_id, f.team_name,
  f.forfeited_season, f.division_name, f.league_id, f.league_name,
  f.total_offensive_points as fantasy_points, f.games_played,
  case when f.games_played = 0 then 0 else round(f.total_offensive_points::numeric / f.games_played, 2) end
    as avg_points_per_game
from public.player_season_stats f
where f.total_offensive_points > 0;
comment on view public.offensive_mvp_leaders is 'Players with offensive points (D41). Order: points, then fewer games, then name (D46).';

create view public.defensive_mvp_leaders with (security_invoker = true) as
select f.season_id, f.season_name, f.player_id, f.player_name, f.jersey_number, f.team_id, f.team_name,
  f.forfeited_season, f.division_name, f.league_id, f.league_name,
  f.total_defensive_points as fantasy_points, f.games_played,
  case when f.games_played = 0 then 0 else round(f.total_defensive_points::numeric / f.games_played, 2) end
    as avg_points_per_game
from public.player_season_stats f
where f.total_defensive_points > 0;
comment on view public.defensive_mvp_leaders is 'Players with defensive points (D41). Order: points, then fewer games, then name (D46).';

grant select on public.player_season_stats, public.team_season_stats, public.standings,
  public.offensive_mvp_leaders, public.defensive_mvp_leaders to anon, authenticated, service_role;
