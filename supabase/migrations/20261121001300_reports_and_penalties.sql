-- Tables of feedback, penalties and provider runs, and who may read them. Each gets its
-- RPCs with the screen that needs them; until then nobody can write to it.

create table public.feedback_reports (
  id uuid primary key default gen_random_uuid(),
  op_id uuid unique,
  type text not null check (type in ('bug', 'feature_request', 'improvement', 'question')),
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 5000),
  priority text not null default 'medium' check (priority in ('critical', 'high', 'medium', 'low')),
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'closed', 'duplicate')),
  reporter_id uuid not null,
  reporter_email text,
  reporter_name text,
  current_page text check (length(current_page) <= 2000),
  current_url text check (length(current_url) <= 2000),
  user_agent text check (length(user_agent) <= 1000),
  screen_resolution text check (length(screen_resolution) <= 50),
  browser_console_errors text check (length(browser_console_errors) <= 20000),
  developer_response text check (length(developer_response) <= 5000),
  duplicate_of uuid references public.feedback_reports (id) check (duplicate_of is null or status = 'duplicate'),
  resolution_date timestamptz check (resolution_date is null or status in ('resolved', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.feedback_reports is 'Reports; the reporter sees their own and its answer, admins see all (D13).';
create index feedback_reports_reporter on public.feedback_reports (reporter_id, created_at);
create index feedback_reports_duplicate_of on public.feedback_reports (duplicate_of);

create table public.unsportsmanlike_penalties (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references public.players (id),
  game_id uuid references public.games (id),
  season_id uuid not null references public.seasons (id),
  incident_description text not null check (length(btrim(incident_description)) between 1 and 2000),
  incident_type text not null default 'unsportsmanlike' check (incident_type in ('unsportsmanlike', 'ejection', 'other')),
  recorded_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  removed_by uuid,
  check (removed_at is not null or removed_by is null)
);
comment on table public.unsportsmanlike_penalties is 'Read by admins only; members see player_suspensions (D13). Nothing is deleted: a removed one counts nowhere and can be taken back.';
comment on column public.unsportsmanlike_penalties.id is 'The op_id of the call that added it, so that its writer can name it without reading it.';
create index penalties_player on public.unsportsmanlike_penalties (player_id, season_id);
create index penalties_season on public.unsportsmanlike_penalties (season_id);
create index penalties_game on public.unsportsmanlike_penalties (game_id);
create index penalties_recorder on public.unsportsmanlike_penalties (recorded_by, created_at);

create table public.suspension_reviews (
  id uuid primary key default gen_random_uuid(),
  player_id uuid not null references public.players (id),
  season_id uuid not null references public.seasons (id),
  decision text not null check (decision in ('ended', 'until', 'stands')),
  suspended_until date check ((suspended_until is null) = (decision = 'stands')),
  note text check (length(btrim(note)) between 1 and 1000),
  decided_by uuid,
  decided_at timestamptz not null default clock_timestamp()
);
comment on table public.suspension_reviews is 'What admins decided about suspensions (A §9), read by them alone. The latest one counts until another penalty is recorded.';
comment on column public.suspension_reviews.suspended_until is 'The last day on which the player is suspended; of one that was ended the day before.';
create index suspension_reviews_season on public.suspension_reviews (season_id, player_id);

create table public.player_suspensions (
  player_id uuid not null references public.players (id) on delete cascade,
  season_id uuid not null references public.seasons (id) on delete cascade,
  periods jsonb not null check (jsonb_typeof(periods) = 'array'),
  primary key (player_id, season_id)
);
comment on table public.player_suspensions is 'Only when a player is suspended (3 penalties in a season, A §9), kept by trigger for members. Merged players have a row each.';
comment on column public.player_suspensions.periods is '[{from, until}]: the days after "from" through "until", null while nobody has ended it. A mark stands on plays of these days (D28).';
create index player_suspensions_season on public.player_suspensions (season_id);

create table public.sync_runs (
  id uuid primary key default gen_random_uuid(),
  season_id uuid references public.seasons (id),
  kind text not null,
  status text not null check (status in ('running', 'planned', 'succeeded', 'failed', 'partial', 'cancelled')),
  plan jsonb,
  rows_done integer not null default 0,
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  counts jsonb not null default '{}',
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
  lease_id uuid,
  lease_until timestamptz,
  cancel_requested_at timestamptz,
  started_by uuid,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((lease_id is null) = (lease_until is null)),
  check (lease_id is null or status = 'running')
);
comment on table public.sync_runs is 'Runs against the league provider, for the sync screen.';
comment on column public.sync_runs.status is 'planned: the dry run is done, and a person has to look at it before it is applied.';
comment on column public.sync_runs.plan is 'What the dry run listed; applying does exactly that.';
comment on column public.sync_runs.rows_done is 'How many of the planned changes are done with, so that whoever takes a run over begins with the next.';
comment on column public.sync_runs.steps is 'Finished steps in order with their counts and errors, so that a killed run goes on after the last one.';
comment on column public.sync_runs.lease_until is 'Who runs it, by lease_id, has to renew this before then; afterwards another may take it over.';
create index sync_runs_season on public.sync_runs (season_id, started_at desc);
create unique index one_open_sync_run on public.sync_runs (season_id) where status in ('running', 'planned');

create trigger touch before update on public.feedback_reports for each row execute function private.touch_updated_at();

alter table public.feedback_reports enable row level security;
alter table public.feedback_reports force row level security;
alter table public.unsportsmanlike_penalties enable row level security;
alter table public.unsportsmanlike_penalties force row level security;
alter table public.suspension_reviews enable row level security;
alter table public.suspension_reviews force row level security;
alter table public.player_suspensions enable row level security;
alter table public.player_suspensions force row level security;
alter table public.sync_runs enable row level security;
alter table public.sync_runs force row level security;

grant select on public.feedback_reports, public.unsportsmanlike_penalties, public.suspension_reviews, public.player_suspensions,
  public.sync_runs to authenticated, service_role;

create policy "reporters read their own reports" on public.feedback_reports for select to authenticated
  using (reporter_id = (select auth.uid()));
create policy "admins read all reports" on public.feedback_reports for select to authenticated
  using ((select private.is_admin()));
create policy "admins read penalties" on public.unsportsmanlike_penalties for select to authenticated
  using ((select private.is_admin()));
create policy "admins read reviews of suspensions" on public.suspension_reviews for select to authenticated
  using ((select private.is_admin()));
create policy "members see who is suspended" on public.player_suspensions for select to authenticated
  using ((select private.is_member()) and season_id in (select s.id from public.seasons s));
create policy "admins read sync runs" on public.sync_runs for select to authenticated
  using ((select private.is_admin()));
