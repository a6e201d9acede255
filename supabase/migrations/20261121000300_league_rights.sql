-- Visitors read seasons as far as `public_browsing` allows and always the widget's, members all of
-- these, admins deleted ones too (D10). Tables below a season ask for "a season that you may see",
-- so the rule stands only in the policy of seasons.

alter table public.scoring_profiles enable row level security;
alter table public.scoring_profiles force row level security;
alter table public.scoring_values enable row level security;
alter table public.scoring_values force row level security;
alter table public.seasons enable row level security;
alter table public.seasons force row level security;
alter table public.leagues enable row level security;
alter table public.leagues force row level security;
alter table public.teams enable row level security;
alter table public.teams force row level security;
alter table public.team_contacts enable row level security;
alter table public.team_contacts force row level security;
alter table public.players enable row level security;
alter table public.players force row level security;
alter table public.player_aliases enable row level security;
alter table public.player_aliases force row level security;
alter table public.games enable row level security;
alter table public.games force row level security;

grant select on public.scoring_profiles, public.scoring_values, public.seasons, public.leagues,
  public.teams, public.players, public.player_aliases, public.games to anon, authenticated;
grant select on public.team_contacts to authenticated;
grant select on public.scoring_profiles, public.scoring_values, public.seasons, public.leagues, public.teams,
  public.team_contacts, public.players, public.player_aliases, public.games to service_role;

create policy "scoring is public" on public.scoring_profiles
  for select to anon, authenticated using (true);
create policy "scoring values are public" on public.scoring_values
  for select to anon, authenticated using (true);
create policy "everybody sees what public browsing allows" on public.seasons
  for select to anon, authenticated using (
    deleted_at is null and (live_on_widget or (select private.public_browsing()) = 'all')
  );
create policy "members see every season that is not deleted" on public.seasons
  for select to authenticated using (deleted_at is null and (select private.is_member()));
create policy "admins see deleted seasons too" on public.seasons
  for select to authenticated using ((select private.is_admin()));
create policy "leagues of visible seasons" on public.leagues
  for select to anon, authenticated using (season_id in (select s.id from public.seasons s));
create policy "teams of visible seasons" on public.teams
  for select to anon, authenticated using (season_id in (select s.id from public.seasons s));
create policy "players of visible seasons" on public.players
  for select to anon, authenticated using (season_id in (select s.id from public.seasons s));
create policy "games of visible seasons" on public.games
  for select to anon, authenticated using (season_id in (select s.id from public.seasons s));
create policy "aliases of visible players" on public.player_aliases
  for select to anon, authenticated using (into_player_id in (select p.id from public.players p));
create policy "members read captains' addresses" on public.team_contacts
  for select to authenticated using (
    (select private.is_member()) and team_id in (select t.id from public.teams t)
  );

-- The rows of game cards with their names, so that a client needs one plain select.
create view public.game_cards with (security_invoker = true) as
select g.*, v.name as visitor_team_name, h.name as home_team_name,
  v.division_name as visitor_division_name, h.division_name as home_division_name,
  l.name as league_name, s.name as season_name,
  lower(concat_ws(' ', v.name, h.name, g.field_location, l.name)) as search_text
from public.games g
join public.teams v on v.id = g.team_visitor_id
join public.teams h on h.id = g.team_home_id
join public.leagues l on l.id = g.league_id
join public.seasons s on s.id = g.season_id;
comment on view public.game_cards is 'games with the names a card or the picker needs.';

create view public.team_games with (security_invoker = true) as
select g.id as game_id, g.season_id, g.league_id, g.game_date, g.week_number, g.is_playoff,
  g.is_completed, g.outcome, g.winner_team_id, g.archived_at, side.*
from public.games g
cross join lateral (values
  (g.team_visitor_id, g.team_home_id, false, g.team_visitor_score, g.team_home_score),
  (g.team_home_id, g.team_visitor_id, true, g.team_home_score, g.team_visitor_score)
) as side (team_id, opponent_team_id, is_home, points_scored, points_allowed);
comment on view public.team_games is 'A row per team and game, from that team''s side.';

grant select on public.game_cards, public.team_games to anon, authenticated, service_role;
