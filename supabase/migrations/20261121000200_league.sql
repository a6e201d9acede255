-- The league: clients read these tables and write through RPCs only, so no client role has a write
-- grant here (P §3, A §3). Triggers keep `season_id` on teams, players and games, so that a policy
-- needs no join for each row.

-- What is counted. A figure is a row here and a column of game_stats, and of team_game_stats where
-- teams have it; src/domain/game/stat-catalogue.ts and plays.ts say the same (a test).
create table private.stats (
  stat text primary key,
  team_column text unique
);
comment on column private.stats.stat is 'Column of game_stats, and key of imported counts and corrections.';
comment on column private.stats.team_column is 'Column of team_game_stats; null: kept per player only.';
insert into private.stats (stat, team_column) values
  ('pass_touchdowns', 'total_pass_td'), ('rush_touchdowns', 'total_rush_td'),
  ('receiving_touchdowns', 'total_receiving_td'), ('extra_points', 'total_extra_points'),
  ('receiving_yards', null), ('rushing_yards', null),
  ('tackles', 'total_tackles'), ('interceptions', 'total_interceptions'), ('sacks', 'total_sacks'),
  ('safeties', 'total_safeties'), ('returned_conversions', 'total_returned_conversions'),
  ('defensive_touchdowns', 'total_defensive_td'), ('fumbles', 'total_fumbles');

create table private.plays (
  stat_type text not null,
  variant text not null default '',
  points integer not null,
  stat text not null references private.stats (stat),
  amount integer not null default 1,
  passer_stat text references private.stats (stat),
  primary key (stat_type, variant)
);
comment on table private.plays is 'What an entry of the feed counts: points on the scoreboard (D40) and figures raised.';
comment on column private.plays.variant is 'Of a touchdown its subtype, of an extra point its distance.';
comment on column private.plays.stat is 'Raised by amount for the player, on a pass the receiver; passer_stat by 1 for the passer (D27).';
insert into private.plays (stat_type, variant, points, stat, amount, passer_stat) values
  ('touchdown', 'pass', 6, 'receiving_touchdowns', 1, 'pass_touchdowns'),
  ('touchdown', 'rush', 6, 'rush_touchdowns', 1, null),
  ('extra_point', '5_yard', 1, 'extra_points', 1, null),
  ('extra_point', '10_yard', 2, 'extra_points', 2, null),
  ('extra_point', '20_yard', 3, 'extra_points', 3, null),
  ('tackle', '', 0, 'tackles', 1, null),
  ('interception', '', 0, 'interceptions', 1, null),
  ('sack', '', 0, 'sacks', 1, null),
  ('safety', '', 2, 'safeties', 1, null),
  ('defensive_touchdown', '', 6, 'defensive_touchdowns', 1, null),
  ('returned_conversion', '', 2, 'returned_conversions', 1, null),
  ('fumble', '', 0, 'fumbles', 1, null);

alter table private.stats enable row level security;
alter table private.stats force row level security;
alter table private.plays enable row level security;
alter table private.plays force row level security;

create table public.scoring_profiles (
  id text primary key,
  name text not null
);
comment on table public.scoring_profiles is 'Named sets of fantasy values (D42). A season names the one that all its screens use.';
create table public.scoring_values (
  profile_id text not null references public.scoring_profiles (id) on delete cascade,
  stat text not null references private.stats (stat),
  points integer not null,
  side text not null check (side in ('offense', 'defense')),
  primary key (profile_id, stat)
);
comment on table public.scoring_values is 'Fantasy points for one unit of a game_stats column; extra_points is a points value already (D41, D45).';
insert into public.scoring_profiles (id, name) values ('guide', 'Guide'), ('review_beta', 'Review (Beta)');
insert into public.scoring_values (profile_id, stat, side, points)
select p.profile_id, v.stat, v.side, p.points
from (values
  ('pass_touchdowns', 'offense', 4, 6), ('rush_touchdowns', 'offense', 6, 6),
  ('receiving_touchdowns', 'offense', 6, 6), ('extra_points', 'offense', 1, 1),
  ('tackles', 'defense', 1, 0), ('interceptions', 'defense', 2, 0), ('fumbles', 'defense', 2, 0),
  ('sacks', 'defense', 2, 0), ('defensive_touchdowns', 'defense', 6, 0), ('safeties', 'defense', 6, 2),
  ('returned_conversions', 'defense', 2, 3)
) as v (stat, side, guide, review_beta)
cross join lateral (values ('guide', v.guide), ('review_beta', v.review_beta)) as p (profile_id, points);

create table public.seasons (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  year integer not null check (year between 1900 and 2200),
  season_type text not null default 'fall' check (season_type in ('spring', 'summer', 'fall')),
  start_date date,
  end_date date,
  status text,
  is_active boolean not null default false,
  live_on_widget boolean not null default false,
  scoring_profile_id text not null default 'guide' references public.scoring_profiles (id),
  games_to_recount integer not null default 0 check (games_to_recount >= 0),
  archived_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.seasons.games_to_recount is 'Games whose fantasy points are still those of the scoring values before; screens of the season say so while it is not 0.';
comment on column public.seasons.deleted_at is 'Soft deletion (D65): only admins see the season until it is restored, and events for its games are kept as orphaned.';
create unique index one_season_on_the_widget on public.seasons (live_on_widget) where live_on_widget;

create table public.leagues (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id),
  name text not null,
  sport text,
  format text,
  status text,
  start_date date,
  end_date date,
  division text,
  divisions_data jsonb not null default '[]' check (jsonb_typeof(divisions_data) = 'array'),
  max_teams integer not null default 20,
  regular_season_weeks integer,
  playoff_min_games integer check (playoff_min_games between 1 and 60),
  periods text not null default 'none' check (periods in ('none', 'halves', 'quarters')),
  period_minutes integer not null default 20 check (period_minutes between 1 and 60),
  provider_id text,
  set_by_hand text[] not null default '{}',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.leagues.provider_id is 'The provider''s league id; unique among leagues of seasons that are not deleted (D60), by private.provider_leagues.';
comment on column public.leagues.playoff_min_games is 'Regular-season games a player needs for the playoffs; null: none. It is shown and refuses nobody.';
comment on column public.leagues.periods is 'none: its games keep no clock, and no fact or entry has one (D71).';
comment on column public.leagues.status is 'The provider''s text, or what an admin wrote; the season''s status follows from it (A §4).';
comment on column public.leagues.set_by_hand is 'Columns that a person set here; a sync leaves them alone (D62). Teams, players and games have the same.';
create index leagues_season on public.leagues (season_id);

-- The same names as in src/domain/season/team-color.ts; yellow is missing because it means "live".
create function private.is_team_color(p_color text) returns boolean
language sql immutable set search_path = '' as $$
  select p_color = any ('{red,maroon,orange,brown,green,teal,blue,navy,purple,pink,gray,black}'::text[])
$$;

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  league_id uuid not null references public.leagues (id),
  season_id uuid not null references public.seasons (id),
  name text not null,
  short_name text check (length(short_name) between 1 and 12),
  code text check (code ~ '^[A-Z0-9]{3}$'),
  color text check (private.is_team_color(color)),
  crest text check (crest ~ '^[0-9a-f]{32}$'),
  division_name text,
  captain_name text,
  max_players integer not null default 20,
  max_ir_slots integer not null default 2,
  ir_submissions_used integer not null default 0,
  is_active boolean not null default true,
  forfeited_season boolean not null default false,
  forfeit_wins integer not null default 0,
  forfeit_losses integer not null default 0,
  provider_id text,
  set_by_hand text[] not null default '{}',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (league_id, provider_id)
);
comment on column public.teams.short_name is 'Where the name has no room; null: what src/domain/season/team-names.ts proposes. Unique in the season among teams in use, as code is.';
comment on column public.teams.crest is 'The picture at /crest/{this} (private.crests); null: none. Only set_crest and remove_crest write it.';
comment on column public.teams.forfeited_season is 'Shown with an asterisk and the caption "Forfeited season" (D49).';
create index teams_season on public.teams (season_id, id);

create table public.team_contacts (
  team_id uuid primary key references public.teams (id) on delete cascade,
  captain_email text
);
comment on table public.team_contacts is 'Captain e-mail, for signed-in members only, apart from teams because those are public (D13).';

create table public.players (
  id uuid primary key default gen_random_uuid(),
  team_id uuid not null references public.teams (id),
  season_id uuid not null references public.seasons (id),
  career_id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  jersey_number text check (jersey_number ~ '^0?[0-9]{1,2}$'),
  is_active boolean not null default true,
  is_ir boolean not null default false,
  ir_date date,
  is_walk_on boolean not null default false,
  deactivated_by_hand boolean not null default false,
  teams_before jsonb not null default '[]' check (jsonb_typeof(teams_before) = 'array'),
  injured_before jsonb not null default '[]' check (jsonb_typeof(injured_before) = 'array'),
  provider_id text,
  set_by_hand text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (team_id, provider_id)
);
comment on column public.players.jersey_number is 'Text: "0" and "00" differ. 1-3 digits with a value of 0-99; not unique on purpose (D33).';
comment on column public.players.is_walk_on is 'Added at the sideline; never deactivated by a sync, can be merged later (D33).';
comment on column public.players.teams_before is 'Former teams in order, by trigger: [{team_id, until}]. Marks of a game say what was true on its day (D28).';
comment on column public.players.injured_before is 'Former times on injured reserve, by trigger: [{from, until}]; the day of the return is none of them.';
comment on column public.players.career_id is 'Equal for all rows of one person, known by the provider''s id or a copied season, never by name alone.';
create index players_team on public.players (team_id);
create index players_career on public.players (career_id);
create index players_provider on public.players (provider_id) where provider_id is not null;
create index players_season on public.players (season_id, id);

create table public.player_aliases (
  from_player_id uuid primary key,
  into_player_id uuid not null,
  merged_into_player_id uuid not null,
  created_at timestamptz not null default now(),
  check (from_player_id <> into_player_id)
);
comment on table public.player_aliases is 'Merged players. Folds ignore it; season views and labels apply it.';
comment on column public.player_aliases.into_player_id is 'As whom the player counts now, at the end of every chain of merges.';
comment on column public.player_aliases.merged_into_player_id is 'Whom the merge named (by trigger), for taking a merge of a chain back.';
create index player_aliases_into on public.player_aliases (into_player_id);

create table public.games (
  id uuid primary key default gen_random_uuid(),
  league_id uuid not null references public.leagues (id),
  season_id uuid not null references public.seasons (id),
  week_number integer,
  game_date date not null,
  game_time text check (game_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  field_location text,
  is_playoff boolean not null default false,
  team_visitor_id uuid not null references public.teams (id),
  team_home_id uuid not null references public.teams (id),
  is_completed boolean not null default false,
  manually_finalized boolean not null default false,
  outcome text not null default 'normal' check (outcome in ('normal', 'forfeit', 'cancelled', 'postponed')),
  winner_team_id uuid references public.teams (id),
  team_visitor_score integer not null default 0 check (team_visitor_score >= 0),
  team_home_score integer not null default 0 check (team_home_score >= 0),
  computed_visitor_score integer not null default 0,
  computed_home_score integer not null default 0,
  override_visitor_score integer,
  override_home_score integer,
  provider_visitor_score integer,
  provider_home_score integer,
  provider_completed boolean not null default false,
  team_visitor_timeouts_used integer not null default 0 check (team_visitor_timeouts_used between 0 and 4),
  team_home_timeouts_used integer not null default 0 check (team_home_timeouts_used between 0 and 4),
  game_clock jsonb,
  visitor_captain_agrees boolean,
  home_captain_agrees boolean,
  state text not null default 'open' check (state in ('open', 'final')),
  epoch integer not null default 0,
  head_seq bigint not null default 0,
  log_digest bigint not null default 0,
  last_transition uuid,
  ever_finalized boolean not null default false,
  finalized_at timestamptz,
  live_entries integer not null default 0,
  has_stats boolean not null default false,
  visitor_roster_size integer not null default 0,
  home_roster_size integer not null default 0,
  players_with_stats integer not null default 0,
  total_touchdowns bigint not null default 0,
  total_tackles bigint not null default 0,
  provider_id text,
  set_by_hand text[] not null default '{}',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (league_id, provider_id),
  check (team_visitor_id <> team_home_id),
  check ((override_visitor_score is null) = (override_home_score is null)),
  check (winner_team_id is null or winner_team_id in (team_visitor_id, team_home_id))
);
comment on column public.games.team_visitor_score is 'What every screen shows: the override, else the computed score; a provider''s score stands until the log covers it (D31a, D37, I15).';
comment on column public.games.visitor_captain_agrees is 'The last word of the visitors'' captain since the last re-opening; null: none, or it was about another score (D70). Only the log has names and notes (D13).';
comment on column public.games.home_captain_agrees is 'The same for the home captain.';
comment on column public.games.last_transition is 'event_id of the last finalize, reopen or reset: what a transition compares with (I20).';
comment on column public.games.game_clock is 'The clock by the log of the current epoch: event_id, period, remaining_ms at at_ms (milliseconds since 1970), is_running; null: no fact (D71).';
comment on column public.games.state is 'final comes only from a finalize; a provider''s completion sets is_completed alone (D31a).';
create index games_season on public.games (season_id, id);
create index games_by_date on public.games (season_id, game_date, game_time);
create index games_visitor on public.games (team_visitor_id);
create index games_home on public.games (team_home_id);
create index games_league on public.games (league_id);

-- season_id follows the parent, whatever a writer sends.
create function private.follow_season() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'players' then
    select t.season_id into new.season_id from public.teams t where t.id = new.team_id;
  else
    select l.season_id into new.season_id from public.leagues l where l.id = new.league_id;
  end if;
  return new;
end $$;
create trigger follow_season before insert or update of league_id, season_id on public.teams
  for each row execute function private.follow_season();
create trigger follow_season before insert or update of league_id, season_id on public.games
  for each row execute function private.follow_season();
create trigger follow_season before insert or update of team_id, season_id on public.players
  for each row execute function private.follow_season();

-- A provider id stands for one person in every season, and it outranks the career of a copied row.
create function private.follow_career() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.career_id := coalesce(
    (select p.career_id from public.players p where p.provider_id = new.provider_id and p.id <> new.id
     order by p.created_at, p.id limit 1),
    new.career_id
  );
  return new;
end $$;
create trigger follow_career before insert or update of provider_id on public.players
  for each row when (new.provider_id is not null) execute function private.follow_career();

-- Marks of earlier games stay what they were when a player moves or recovers. A writer who knows the
-- day better, such as the seed, gives the list itself.
create function private.keep_player_history() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.team_id <> old.team_id and new.teams_before = old.teams_before then
    new.teams_before := old.teams_before
      || jsonb_build_object('team_id', old.team_id, 'until', private.league_today());
  end if;
  if old.is_ir and not new.is_ir and new.injured_before = old.injured_before then
    new.injured_before := old.injured_before
      || jsonb_build_object('from', old.ir_date, 'until', private.league_today());
  end if;
  return new;
end $$;
create trigger keep_player_history before update of team_id, is_ir on public.players
  for each row execute function private.keep_player_history();

-- On the day of a move both teams are right, since a game may come before or after it.
create function private.was_on_team(p public.players, p_team_id uuid, p_day date) returns boolean
language sql immutable set search_path = '' as $$
  with teams as (
    select (b.was ->> 'team_id')::uuid as team_id, lag((b.was ->> 'until')::date) over (order by b.n) as since,
      (b.was ->> 'until')::date as until
    from jsonb_array_elements(p.teams_before) with ordinality b (was, n)
    union all
    select p.team_id, (p.teams_before -> -1 ->> 'until')::date, null
  )
  select exists (
    select from teams t where t.team_id = p_team_id
      and coalesce(t.since <= p_day, true) and coalesce(p_day <= t.until, true)
  )
$$;

create function private.was_injured(p public.players, p_day date) returns boolean
language sql immutable set search_path = '' as $$
  select (p.is_ir and coalesce(p.ir_date <= p_day, true)) or exists (
    select from jsonb_array_elements(p.injured_before) b
    where coalesce((b ->> 'from')::date <= p_day, true) and p_day < (b ->> 'until')::date
  )
$$;

create function private.carry_season() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'leagues' then
    update public.teams set season_id = new.season_id where league_id = new.id;
    update public.games set season_id = new.season_id where league_id = new.id;
  else
    update public.players set season_id = new.season_id where team_id = new.id;
  end if;
  return null;
end $$;
create trigger carry_season after update of season_id on public.leagues
  for each row when (old.season_id <> new.season_id) execute function private.carry_season();
create trigger carry_season after update of season_id, league_id on public.teams
  for each row when (old.season_id <> new.season_id) execute function private.carry_season();

create trigger touch before update on public.seasons for each row execute function private.touch_updated_at();
create trigger touch before update on public.leagues for each row execute function private.touch_updated_at();
create trigger touch before update on public.teams for each row execute function private.touch_updated_at();
create trigger touch before update on public.players for each row execute function private.touch_updated_at();
create trigger touch before update on public.games for each row execute function private.touch_updated_at();
