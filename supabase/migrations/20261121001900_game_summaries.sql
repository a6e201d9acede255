-- Three figures of a game for its card, the same as over its review; merged players count once (D33).
-- Both halves carry the season, so that a read of one season sums no other.

create view public.game_summaries with (security_invoker = true) as
select g.season_id, g.id as game_id,
  coalesce(p.players_with_stats, 0) as players_with_stats,
  t.total_touchdowns, t.total_tackles
from public.games g
join (
  select b.season_id, c.game_id,
    sum(c.total_pass_td + c.total_rush_td + c.total_defensive_td)::bigint as total_touchdowns,
    sum(c.total_tackles)::bigint as total_tackles
  from public.team_game_stats c
  join public.games b on b.id = c.game_id
  group by b.season_id, c.game_id
) t on t.season_id = g.season_id and t.game_id = g.id
left join (
  select b.season_id, c.game_id,
    count(distinct coalesce(x.into_player_id, c.player_id))::integer as players_with_stats
  from public.game_stats c
  join public.games b on b.id = c.game_id
  left join public.player_aliases x on x.from_player_id = c.player_id
  where private.has_figure(c)
  group by b.season_id, c.game_id
) p on p.season_id = g.season_id and p.game_id = g.id
where g.archived_at is null;
comment on view public.game_summaries is 'A row per game with a log: players with a figure, touchdowns each counted once (D44), tackles. src/domain/game/game-summary.ts gives the same (a test).';

grant select on public.game_summaries to anon, authenticated, service_role;
