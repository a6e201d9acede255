-- The log of every fact about a game is append-only (I4), and the tables derived from it can be
-- rebuilt. The log has no foreign keys, because no constraint may lose an event about an unknown
-- player, team or game (I7).

create table public.game_events (
  event_id uuid primary key,
  game_id uuid not null,
  epoch integer not null,
  game_seq bigint not null,
  device_id uuid not null,
  device_seq bigint not null,
  type text not null,
  payload jsonb not null,
  recorded_by uuid,
  author_id uuid,
  client_timestamp timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  app_version text,
  log_digest bigint not null,
  unique (game_id, game_seq)
);
comment on table public.game_events is 'The append-only log. game_seq is given under the game''s row lock (I9). Facts the server made (held.applied, held.set_aside) carry the zero device and device_seq 0.';
comment on column public.game_events.author_id is 'Who was signed in at the tap, as the device says; recorded_by is who uploaded it, as the server knows.';
comment on column public.game_events.log_digest is 'private.next_digest over the game''s events up to this one, in order: two logs that agree here hold the same events before it.';
create index game_events_by_type on public.game_events (game_id, type, epoch, game_seq);
create index game_events_by_device on public.game_events (device_id, device_seq);

create table public.held_events (
  id bigint generated always as identity primary key,
  event_id text,
  game_id uuid,
  epoch integer,
  device_id uuid,
  device_seq bigint,
  type text,
  payload jsonb,
  raw text,
  sha256 text,
  outcome text not null check (outcome in ('held_late', 'superseded_epoch', 'orphaned', 'rejected')),
  reason text,
  recorded_by uuid,
  author_id uuid,
  client_timestamp timestamptz,
  received_at timestamptz not null default clock_timestamp(),
  app_version text,
  resolution text check (resolution in ('applied', 'set_aside')),
  resolved_by uuid,
  resolved_at timestamptz
);
comment on table public.held_events is 'Custody for what could not be applied. raw is the event as it came, as text, when its shape was refused: its first 8 KB, and sha256 of the whole.';
create index held_events_by_id on public.held_events (event_id, id);
create index held_events_by_game on public.held_events (game_id, id);
create index held_events_by_device on public.held_events (device_id, device_seq);

-- Even a later function cannot change the log. A held event changes only when a decision is written
-- beside it.
create trigger game_events_are_append_only before update or delete or truncate on public.game_events
  for each statement execute function private.forbid_change();
create trigger held_events_stay before delete or truncate on public.held_events
  for each statement execute function private.forbid_change();
create function private.keep_custody() returns trigger language plpgsql set search_path = '' as $$
begin
  if old.resolution is not null
    or (to_jsonb(new) - array['resolution', 'resolved_by', 'resolved_at'])
      <> (to_jsonb(old) - array['resolution', 'resolved_by', 'resolved_at'])
  then
    raise exception 'held events are never changed' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger held_events_keep_their_content before update on public.held_events
  for each row execute function private.keep_custody();

-- One row for each time an event records, changes or removes an entry. The rules of I11 read the
-- latest of them here, so that a push touches only the entries that it names.
create table private.entry_facts (
  game_id uuid not null,
  epoch integer not null,
  entry_id uuid not null,
  game_seq bigint not null,
  act_index integer not null,
  kind text not null check (kind in ('recorded', 'changed', 'removed')),
  stat_type text,
  stat_subtype text,
  team_id uuid,
  player_id uuid,
  passer_player_id uuid,
  extra_point_type text,
  is_automatic boolean,
  primary key (game_id, epoch, entry_id, game_seq, act_index)
);

create table public.stat_events (
  game_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  epoch integer not null,
  team_id uuid not null,
  player_id uuid,
  stat_type text not null,
  stat_subtype text,
  stat_value integer not null default 1,
  passer_player_id uuid,
  extra_point_type text,
  is_automatic boolean not null default false,
  client_timestamp timestamptz,
  event_timestamp timestamptz not null,
  event_order integer not null,
  is_deleted boolean not null default false,
  version bigint not null,
  period text,
  clock_seconds integer,
  flags text[] not null default '{}',
  primary key (game_id, id)
);
comment on table public.stat_events is 'Play-by-play of the current epoch: one row per live or deleted entry, derived from the log. id is the entry_id, event_id the act that recorded it, version the game_seq of the latest fact.';
comment on column public.stat_events.clock_seconds is 'Seconds left of the period at the recording; both are null where no clock was kept (D71).';
comment on column public.stat_events.flags is 'What a reviewer should look at (D28): unknown_team, unknown_player, other_team, not_rostered, injured. Flagged entries count.';
create index stat_events_in_order on public.stat_events (game_id, event_order);

create table public.stat_corrections (
  event_id uuid not null,
  game_id uuid not null,
  epoch integer not null,
  game_seq bigint not null,
  player_id uuid not null,
  team_id uuid not null,
  stat text not null,
  delta integer not null,
  base integer,
  batch_id uuid,
  recorded_at timestamptz not null,
  primary key (event_id, stat)
);
comment on table public.stat_corrections is 'Review edits as deltas (D22, D37), derived from the log; summed per (player, team, stat) and clamped at 0 once.';
comment on column public.stat_corrections.batch_id is 'The import that made it, to reach the figures of a file in a collected game; null for a person''s own.';
create index stat_corrections_game on public.stat_corrections (game_id);

create table public.stat_imports (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null,
  player_id uuid not null,
  team_id uuid not null,
  batch_id uuid not null,
  counts jsonb not null,
  game_seq bigint not null,
  import_order integer not null,
  unique (game_id, player_id, team_id)
);
comment on table public.stat_imports is 'Counts that came without play-by-play (D34), derived from the log of the current epoch: per player and team the last import counts, of those that were not undone (D64). A timeline shows them before its plays.';

create table public.game_rosters (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null,
  team_id uuid not null,
  player_id uuid not null,
  roster_position integer not null,
  unique (game_id, team_id, player_id)
);
comment on table public.game_rosters is 'Checked-in players, derived: per player the last game_seq wins, position = order of adding (I17).';
create index game_rosters_player on public.game_rosters (player_id);

create table public.roster_overrides (
  game_id uuid not null,
  team_id uuid not null,
  player_id uuid not null,
  reason text not null,
  primary key (game_id, team_id, player_id)
);
comment on table public.roster_overrides is 'Why a suspended player was checked in, derived: the last reason since the player was last taken out (D28). Admins.';

-- Figures are bigint, so that no sum of corrections overflows. A game whose totals cannot be
-- written would accept no event any more (I15).
create table public.game_stats (
  game_id uuid not null,
  player_id uuid not null,
  team_id uuid not null,
  pass_touchdowns bigint not null default 0,
  rush_touchdowns bigint not null default 0,
  receiving_touchdowns bigint not null default 0,
  extra_points bigint not null default 0,
  receiving_yards bigint not null default 0,
  rushing_yards bigint not null default 0,
  tackles bigint not null default 0,
  interceptions bigint not null default 0,
  sacks bigint not null default 0,
  safeties bigint not null default 0,
  returned_conversions bigint not null default 0,
  defensive_touchdowns bigint not null default 0,
  fumbles bigint not null default 0,
  games_played integer not null default 1,
  total_fantasy_points bigint not null default 0,
  offensive_points bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (game_id, player_id)
);
comment on table public.game_stats is 'One row per game and player, derived (I15, D46b). extra_points is a points value (D45). Who passed stands with each touchdown in stat_events: a player may catch from several.';
create index game_stats_player on public.game_stats (player_id);
create index game_stats_team on public.game_stats (team_id);

create table public.team_game_stats (
  game_id uuid not null,
  team_id uuid not null,
  points_scored integer not null default 0,
  points_allowed integer not null default 0,
  sacks_allowed bigint not null default 0,
  total_pass_td bigint not null default 0,
  total_rush_td bigint not null default 0,
  total_receiving_td bigint not null default 0,
  total_extra_points bigint not null default 0,
  total_tackles bigint not null default 0,
  total_interceptions bigint not null default 0,
  total_sacks bigint not null default 0,
  total_defensive_td bigint not null default 0,
  total_returned_conversions bigint not null default 0,
  total_safeties bigint not null default 0,
  total_fumbles bigint not null default 0,
  updated_at timestamptz not null default now(),
  primary key (game_id, team_id)
);
comment on table public.team_game_stats is 'One row per game and team, derived: the team''s player parts + its entries without a player (D44, D46b).';
create index team_game_stats_team on public.team_game_stats (team_id);

alter table private.entry_facts enable row level security;
alter table private.entry_facts force row level security;
alter table public.game_events enable row level security;
alter table public.game_events force row level security;
alter table public.held_events enable row level security;
alter table public.held_events force row level security;
alter table public.stat_events enable row level security;
alter table public.stat_events force row level security;
alter table public.stat_corrections enable row level security;
alter table public.stat_corrections force row level security;
alter table public.stat_imports enable row level security;
alter table public.stat_imports force row level security;
alter table public.game_rosters enable row level security;
alter table public.game_rosters force row level security;
alter table public.roster_overrides enable row level security;
alter table public.roster_overrides force row level security;
alter table public.game_stats enable row level security;
alter table public.game_stats force row level security;
alter table public.team_game_stats enable row level security;
alter table public.team_game_stats force row level security;

-- The log, corrections and held events name people, so only members read them. What a review shows
-- is as public as its season.
grant select on public.game_events, public.held_events, public.stat_corrections, public.roster_overrides to authenticated;
grant select on public.stat_events, public.stat_imports, public.game_rosters, public.game_stats,
  public.team_game_stats to anon, authenticated;
grant select on public.game_events, public.held_events, public.stat_corrections, public.stat_events,
  public.stat_imports, public.game_rosters, public.roster_overrides, public.game_stats, public.team_game_stats to service_role;

-- Why a suspended player was checked in is for admins and whoever wrote it (D13). A policy cannot leave
-- out a part of a row, so a member gets the other check-ins of suspended players from the calls alone.
create policy "members read the log" on public.game_events for select to authenticated
  using ((select private.is_member()) and game_id in (select g.id from public.games g)
    and (type <> 'roster.changed.v1' or not payload ? 'overrides' or recorded_by = (select auth.uid())));
create policy "admins read the log with its reasons" on public.game_events for select to authenticated
  using ((select private.is_admin()) and game_id in (select g.id from public.games g));
create function private.payload_for_caller(p_type text, p_payload jsonb, p_recorded_by uuid) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when p_type = 'roster.changed.v1' and p_payload ? 'overrides'
      and not (private.is_admin() or private.is_server() or coalesce(p_recorded_by = (select auth.uid()), false))
    then p_payload - 'overrides' else p_payload end
$$;
-- Collectors decide about late and superseded events, and what was refused is its sender's own. The
-- subquery leaves out games of a deleted season.
create policy "collectors read what waits for a decision" on public.held_events for select to authenticated
  using (outcome in ('held_late', 'superseded_epoch') and (select private.may_collect())
    and game_id in (select g.id from public.games g)
    and (type <> 'roster.changed.v1' or not payload ? 'overrides' or recorded_by = (select auth.uid())));
create policy "senders read what was refused" on public.held_events for select to authenticated
  using (outcome in ('rejected', 'orphaned') and recorded_by = (select auth.uid())
    and (select private.is_member()) and game_id in (select g.id from public.games g));
create policy "admins read all custody" on public.held_events for select to authenticated
  using ((select private.is_admin()));
create policy "members read corrections" on public.stat_corrections for select to authenticated
  using ((select private.is_member()) and game_id in (select g.id from public.games g));
create policy "play-by-play of visible games" on public.stat_events for select to anon, authenticated
  using (game_id in (select g.id from public.games g));
create policy "imported counts of visible games" on public.stat_imports for select to anon, authenticated
  using (game_id in (select g.id from public.games g));
create policy "rosters of visible games" on public.game_rosters for select to anon, authenticated
  using (game_id in (select g.id from public.games g));
create policy "admins read why somebody was checked in" on public.roster_overrides for select to authenticated
  using ((select private.is_admin()));
create policy "statistics of visible games" on public.game_stats for select to anon, authenticated
  using (game_id in (select g.id from public.games g));
create policy "team statistics of visible games" on public.team_game_stats for select to anon, authenticated
  using (game_id in (select g.id from public.games g));
