-- Season figures: one row per player and one per team, and the lists made of them.
--
-- Every screen, the widget and the export read these, so that the same figure is the same
-- everywhere (D44-D46b). They only add up what the fold derived per game (I15) and are computed
-- on reading: nothing here can be stale, and rights are those of the tables beneath. Sums of figures
-- are bigint, as the figures are: one log full of corrections must not take a whole season's lists
-- away.
--
-- Which games count: none that is archived. Statistics come from all others, playoffs and open
-- games included; playoff_* repeats the part of the playoffs, so that the regular season is the
-- difference. Records and points come from completed regular-season games (D46).
--
-- Who is listed: who is active, and whoever a counting game knows. So no figure vanishes
-- with the team or player that a provider dropped (D62).

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
select f.season_id, s.name as season_name, f.player_id, p.name as player_name, p.jersey_number,
  p.is_active, p.is_ir, p.team_id, t.name as team_name, t.forfeited_season, t.division_name,
  t.league_id, l.name as league_name,
  f.games_played,
  f.points as total_fantasy_points,
  o.points as total_offensive_points,
  f.points - o.points as total_defensive_points,
  case when f.games_played = 0 then 0 else round(f.points::numeric / f.games_played, 2) end
    as avg_fantasy_points_per_game,
  f.pass_td as total_pass_td, f.rush_td as total_rush_td, f.receiving_td as total_receiving_td,
  f.extra_points as total_extra_points, f.receiving_yards as total_receiving_yards,
  f.rushing_yards as total_rushing_yards, f.tackles as total_tackles,
  f.interceptions as total_interceptions, f.sacks as total_sacks, f.safeties as total_safeties,
  f.returned_conversions as total_returned_conversions, f.defensive_td as total_defensive_td,
  f.fumbles as total_fumbles,
  f.playoff_games_played,
  f.playoff_points as playoff_fantasy_points,
  o.playoff_points as playoff_offensive_points,
  f.playoff_points - o.playoff_points as playoff_defensive_points,
  f.playoff_pass_td, f.playoff_rush_td, f.playoff_receiving_td, f.playoff_extra_points,
  f.playoff_receiving_yards, f.playoff_rushing_yards, f.playoff_tackles, f.playoff_interceptions,
  f.playoff_sacks, f.playoff_safeties, f.playoff_returned_conversions, f.playoff_defensive_td,
  f.playoff_fumbles,
  lower(concat_ws(' ', p.name, t.name)) as search_text
from (
  select a.season_id, a.player_id,
    count(distinct a.game_id)::integer as games_played,
    coalesce(sum(a.total_fantasy_points), 0)::bigint as points,
    coalesce(sum(a.pass_touchdowns), 0)::bigint as pass_td,
    coalesce(sum(a.rush_touchdowns), 0)::bigint as rush_td,
    coalesce(sum(a.receiving_touchdowns), 0)::bigint as receiving_td,
    coalesce(sum(a.extra_points), 0)::bigint as extra_points,
    coalesce(sum(a.receiving_yards), 0)::bigint as receiving_yards,
    coalesce(sum(a.rushing_yards), 0)::bigint as rushing_yards,
    coalesce(sum(a.tackles), 0)::bigint as tackles,
    coalesce(sum(a.interceptions), 0)::bigint as interceptions,
    coalesce(sum(a.sacks), 0)::bigint as sacks,
    coalesce(sum(a.safeties), 0)::bigint as safeties,
    coalesce(sum(a.returned_conversions), 0)::bigint as returned_conversions,
    coalesce(sum(a.defensive_touchdowns), 0)::bigint as defensive_td,
    coalesce(sum(a.fumbles), 0)::bigint as fumbles,
    (count(distinct a.game_id) filter (where a.is_playoff))::integer as playoff_games_played,
    coalesce(sum(a.total_fantasy_points) filter (where a.is_playoff), 0)::bigint as playoff_points,
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
    -- A line whose figures were all corrected to 0 is no stat, and no game played.
    select g.season_id, coalesce(x.into_player_id, c.player_id) as player_id, g.is_playoff,
      case when c.pass_touchdowns + c.rush_touchdowns + c.receiving_touchdowns + c.extra_points
          + c.receiving_yards + c.rushing_yards + c.tackles + c.interceptions + c.sacks + c.safeties
          + c.returned_conversions + c.defensive_touchdowns + c.fumbles > 0 then c.game_id end as game_id,
      c.total_fantasy_points, c.pass_touchdowns, c.rush_touchdowns, c.receiving_touchdowns,
      c.extra_points, c.receiving_yards, c.rushing_yards, c.tackles, c.interceptions, c.sacks,
      c.safeties, c.returned_conversions, c.defensive_touchdowns, c.fumbles
    from public.game_stats c
    join public.games g on g.id = c.game_id
    left join public.player_aliases x on x.from_player_id = c.player_id
    where g.archived_at is null
    union all
    -- A roster place is a game played, with or without a stat (D46).
    select g.season_id, coalesce(x.into_player_id, r.player_id), g.is_playoff, r.game_id,
      null, null, null, null, null, null, null, null, null, null, null, null, null, null
    from public.game_rosters r
    join public.games g on g.id = r.game_id
    left join public.player_aliases x on x.from_player_id = r.player_id
    where g.archived_at is null
    union all
    -- Active players who have played no game yet.
    select q.season_id, coalesce(x.into_player_id, q.id), false, null,
      null, null, null, null, null, null, null, null, null, null, null, null, null, null
    from public.players q
    join public.teams u on u.id = q.team_id and u.is_active and u.archived_at is null
    left join public.player_aliases x on x.from_player_id = q.id
    where q.is_active
  ) a
  group by a.season_id, a.player_id
) f
join public.seasons s on s.id = f.season_id
join public.players p on p.id = f.player_id
join public.teams t on t.id = p.team_id
join public.leagues l on l.id = t.league_id
join (
  select v.profile_id,
    coalesce(sum(v.points) filter (where v.stat = 'pass_touchdowns'), 0)::integer as pass_td,
    coalesce(sum(v.points) filter (where v.stat = 'rush_touchdowns'), 0)::integer as rush_td,
    coalesce(sum(v.points) filter (where v.stat = 'receiving_touchdowns'), 0)::integer as receiving_td,
    coalesce(sum(v.points) filter (where v.stat = 'extra_points'), 0)::integer as extra_points
  from public.scoring_values v group by v.profile_id
) w on w.profile_id = s.scoring_profile_id
cross join lateral (select
  f.pass_td * w.pass_td + f.rush_td * w.rush_td + f.receiving_td * w.receiving_td
    + f.extra_points * w.extra_points as points,
  f.playoff_pass_td * w.pass_td + f.playoff_rush_td * w.rush_td
    + f.playoff_receiving_td * w.receiving_td + f.playoff_extra_points * w.extra_points as playoff_points
) o
where p.is_active or f.games_played > 0;
comment on view public.player_season_stats is 'A row per season and player: merged players as one (D33), with today''s team (D46b). Ids that no player has yet are in the totals of their team only.';
comment on column public.player_season_stats.games_played is 'Games with a roster place or a stat (D46).';
comment on column public.player_season_stats.total_offensive_points is 'Passing, rushing and receiving touchdowns and extra points (D41) in the season''s profile (D42); the rest is defensive.';

create view public.team_season_stats with (security_invoker = true) as
select t.season_id, s.name as season_name, t.id as team_id, t.name as team_name, t.forfeited_season,
  t.division_name, t.league_id, l.name as league_name,
  coalesce(f.wins, 0) as wins, coalesce(f.losses, 0) as losses, coalesce(f.draws, 0) as draws,
  case when f.marked_forfeits > 0 then f.forfeit_wins else t.forfeit_wins end as forfeit_wins,
  case when f.marked_forfeits > 0 then f.forfeit_losses else t.forfeit_losses end as forfeit_losses,
  coalesce(f.games_played, 0) as games_played,
  coalesce(f.points_scored, 0) as points_scored, coalesce(f.points_allowed, 0) as points_allowed,
  coalesce(f.pass_td + f.rush_td + f.defensive_td, 0) as total_touchdowns,
  coalesce(f.pass_td, 0) as total_pass_td, coalesce(f.rush_td, 0) as total_rush_td,
  coalesce(f.receiving_td, 0) as total_receiving_td, coalesce(f.extra_points, 0) as total_extra_points,
  coalesce(f.tackles, 0) as total_tackles, coalesce(f.interceptions, 0) as total_interceptions,
  coalesce(f.sacks, 0) as defensive_sacks, coalesce(f.sacks_allowed, 0) as offensive_sacks_allowed,
  coalesce(f.defensive_td, 0) as total_defensive_td,
  coalesce(f.returned_conversions, 0) as total_returned_conversions,
  coalesce(f.safeties, 0) as total_safeties, coalesce(f.fumbles, 0) as total_fumbles,
  coalesce(f.playoff_games_played, 0) as playoff_games_played,
  coalesce(f.playoff_pass_td + f.playoff_rush_td + f.playoff_defensive_td, 0) as playoff_touchdowns,
  coalesce(f.playoff_pass_td, 0) as playoff_pass_td, coalesce(f.playoff_rush_td, 0) as playoff_rush_td,
  coalesce(f.playoff_receiving_td, 0) as playoff_receiving_td,
  coalesce(f.playoff_extra_points, 0) as playoff_extra_points,
  coalesce(f.playoff_tackles, 0) as playoff_tackles,
  coalesce(f.playoff_interceptions, 0) as playoff_interceptions,
  coalesce(f.playoff_sacks, 0) as playoff_defensive_sacks,
  coalesce(f.playoff_sacks_allowed, 0) as playoff_offensive_sacks_allowed,
  coalesce(f.playoff_defensive_td, 0) as playoff_defensive_td,
  coalesce(f.playoff_returned_conversions, 0) as playoff_returned_conversions,
  coalesce(f.playoff_safeties, 0) as playoff_safeties, coalesce(f.playoff_fumbles, 0) as playoff_fumbles,
  lower(t.name) as search_text
from public.teams t
join public.seasons s on s.id = t.season_id
join public.leagues l on l.id = t.league_id
left join (
  select a.season_id, a.team_id,
    count(*) filter (where a.is_decided or a.is_forfeit or a.has_stats) as known_games,
    (count(*) filter (where a.is_regular and a.points_scored > a.points_allowed))::integer as wins,
    (count(*) filter (where a.is_regular and a.points_scored < a.points_allowed))::integer as losses,
    (count(*) filter (where a.is_regular and a.points_scored = a.points_allowed))::integer as draws,
    count(*) filter (where a.is_forfeit) as marked_forfeits,
    (count(*) filter (where a.is_forfeit and a.winner_team_id = a.team_id))::integer as forfeit_wins,
    (count(*) filter (where a.is_forfeit and a.winner_team_id <> a.team_id))::integer as forfeit_losses,
    (count(*) filter (where a.is_regular))::integer as games_played,
    (sum(a.points_scored) filter (where a.is_regular))::integer as points_scored,
    (sum(a.points_allowed) filter (where a.is_regular))::integer as points_allowed,
    sum(a.total_pass_td)::bigint as pass_td, sum(a.total_rush_td)::bigint as rush_td,
    sum(a.total_receiving_td)::bigint as receiving_td,
    sum(a.total_extra_points)::bigint as extra_points, sum(a.total_tackles)::bigint as tackles,
    sum(a.total_interceptions)::bigint as interceptions, sum(a.total_sacks)::bigint as sacks,
    sum(a.sacks_allowed)::bigint as sacks_allowed,
    sum(a.total_defensive_td)::bigint as defensive_td,
    sum(a.total_returned_conversions)::bigint as returned_conversions,
    sum(a.total_safeties)::bigint as safeties, sum(a.total_fumbles)::bigint as fumbles,
    (count(*) filter (where a.is_playoff and a.is_decided))::integer as playoff_games_played,
    (sum(a.total_pass_td) filter (where a.is_playoff))::bigint as playoff_pass_td,
    (sum(a.total_rush_td) filter (where a.is_playoff))::bigint as playoff_rush_td,
    (sum(a.total_receiving_td) filter (where a.is_playoff))::bigint as playoff_receiving_td,
    (sum(a.total_extra_points) filter (where a.is_playoff))::bigint as playoff_extra_points,
    (sum(a.total_tackles) filter (where a.is_playoff))::bigint as playoff_tackles,
    (sum(a.total_interceptions) filter (where a.is_playoff))::bigint as playoff_interceptions,
    (sum(a.total_sacks) filter (where a.is_playoff))::bigint as playoff_sacks,
    (sum(a.sacks_allowed) filter (where a.is_playoff))::bigint as playoff_sacks_allowed,
    (sum(a.total_defensive_td) filter (where a.is_playoff))::bigint as playoff_defensive_td,
    (sum(a.total_returned_conversions) filter (where a.is_playoff))::bigint as playoff_returned_conversions,
    (sum(a.total_safeties) filter (where a.is_playoff))::bigint as playoff_safeties,
    (sum(a.total_fumbles) filter (where a.is_playoff))::bigint as playoff_fumbles
  from (
    -- A forfeited game counts as forfeit win and loss and as nothing else of the record (D46a).
    select g.season_id, g.team_id, g.winner_team_id, g.points_scored, g.points_allowed, g.is_playoff,
      g.is_completed and g.outcome = 'normal' as is_decided,
      g.is_completed and g.outcome = 'normal' and not g.is_playoff as is_regular,
      g.outcome = 'forfeit' and not g.is_playoff as is_forfeit,
      c.game_id is not null as has_stats,
      c.total_pass_td, c.total_rush_td, c.total_receiving_td, c.total_extra_points, c.total_tackles,
      c.total_interceptions, c.total_sacks, c.sacks_allowed, c.total_defensive_td,
      c.total_returned_conversions, c.total_safeties, c.total_fumbles
    from public.team_games g
    left join public.team_game_stats c on c.game_id = g.game_id and c.team_id = g.team_id
    where g.archived_at is null
  ) a
  group by a.season_id, a.team_id
) f on f.season_id = t.season_id and f.team_id = t.id
where f.known_games > 0 or (t.is_active and t.archived_at is null);
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
