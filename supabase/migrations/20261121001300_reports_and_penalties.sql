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
  op_id uuid unique,
  player_id uuid not null references public.players (id),
  game_id uuid references public.games (id),
  season_id uuid not null references public.seasons (id),
  incident_description text not null check (length(btrim(incident_description)) between 1 and 2000),
  incident_type text not null default 'unsportsmanlike' check (incident_type in ('unsportsmanlike', 'ejection', 'other')),
  recorded_by uuid,
  created_at timestamptz not null default now()
);
comment on table public.unsportsmanlike_penalties is 'Read by admins only; collectors see player_suspensions (D13).';
create index penalties_player on public.unsportsmanlike_penalties (player_id, season_id);
create index penalties_season on public.unsportsmanlike_penalties (season_id);

create table public.player_suspensions (
  player_id uuid not null references public.players (id) on delete cascade,
  season_id uuid not null references public.seasons (id) on delete cascade,
  is_suspended boolean not null default true,
  suspended_since date not null,
  primary key (player_id, season_id)
);
comment on table public.player_suspensions is 'Only that a player is suspended (3 penalties in a season, A §9), kept by trigger for members.';
comment on column public.player_suspensions.suspended_since is 'The day of the third penalty; a mark stands on entries of games after it (D28).';
create index player_suspensions_season on public.player_suspensions (season_id);

create function private.keep_suspension() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_row public.unsportsmanlike_penalties;
  v_third date;
begin
  foreach v_row in array array_remove(array[
    case when tg_op <> 'INSERT' then old end, case when tg_op <> 'DELETE' then new end], null)
  loop
    select coalesce(g.game_date, (p.created_at at time zone a.league_time_zone)::date) into v_third
    from public.unsportsmanlike_penalties p
    cross join public.app_settings a
    left join public.games g on g.id = p.game_id
    where p.player_id = v_row.player_id and p.season_id = v_row.season_id
    order by 1 offset 2 limit 1;
    if found then
      insert into public.player_suspensions as s (player_id, season_id, suspended_since)
      values (v_row.player_id, v_row.season_id, v_third)
      on conflict (player_id, season_id) do update set suspended_since = excluded.suspended_since;
    else
      delete from public.player_suspensions s where s.player_id = v_row.player_id and s.season_id = v_row.season_id;
    end if;
  end loop;
  return null;
end $$;
create trigger keep_suspension after insert or update or delete on public.unsportsmanlike_penalties
  for each row execute function private.keep_suspension();

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
alter table public.player_suspensions enable row level security;
alter table public.player_suspensions force row level security;
alter table public.sync_runs enable row level security;
alter table public.sync_runs force row level security;

grant select on public.feedback_reports, public.unsportsmanlike_penalties, public.player_suspensions,
  public.sync_runs to authenticated, service_role;

create policy "reporters read their own reports" on public.feedback_reports for select to authenticated
  using (reporter_id = (select auth.uid()));
create policy "admins read all reports" on public.feedback_reports for select to authenticated
  using ((select private.is_admin()));
create policy "admins read penalties" on public.unsportsmanlike_penalties for select to authenticated
  using ((select private.is_admin()));
create policy "members see who is suspended" on public.player_suspensions for select to authenticated
  using ((select private.is_member()) and season_id in (select s.id from public.seasons s));
create policy "admins read sync runs" on public.sync_runs for select to authenticated
  using ((select private.is_admin()));
