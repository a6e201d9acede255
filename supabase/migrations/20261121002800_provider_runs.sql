-- A run against the league provider stands in its row: the plan, how many changes are done, and a
-- lease of 60 seconds (D60-D62). A server can be killed in a run, so whoever comes after the lease ran
-- out continues it.

create table private.provider_leagues (
  provider_id text primary key,
  league_id uuid not null unique references public.leagues (id) on delete cascade
);
comment on table private.provider_leagues is 'Which league a league of the provider is, kept by trigger; leagues of deleted seasons are left out, so that theirs can be imported anew.';
alter table private.provider_leagues enable row level security;
alter table private.provider_leagues force row level security;

create function private.keep_provider_leagues() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.provider_leagues c using public.leagues l
  where c.league_id = l.id and (l.id = new.id or l.season_id = new.id);
  insert into private.provider_leagues (provider_id, league_id)
  select l.provider_id, l.id from public.leagues l join public.seasons s on s.id = l.season_id
  where (l.id = new.id or l.season_id = new.id) and l.provider_id is not null and s.deleted_at is null;
  return null;
end $$;
create trigger keep_provider_leagues after insert or update of provider_id, season_id on public.leagues
  for each row execute function private.keep_provider_leagues();
create trigger keep_provider_leagues after update of deleted_at on public.seasons
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function private.keep_provider_leagues();

-- The last time that the daily run was due: 21:00 UTC (D62).
create function private.daily_run_before(p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select (date_trunc('day', p_now at time zone 'UTC' - interval '21 hours') + interval '21 hours') at time zone 'UTC'
$$;

-- An import whose browser and server are gone; somebody has to go on with it within the hour.
create function private.is_import_left(p_season_id uuid, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.sync_runs r
    where r.season_id = p_season_id and r.kind = 'import' and r.status = 'running' and r.cancel_requested_at is null
      and coalesce(r.lease_until <= p_now, true) and r.started_at > p_now - interval '1 hour')
$$;

-- A daily run whose lease ran out was killed, and the season is still due. An import is the first daily
-- run of its season, and one that was left is due whatever the season's status is.
create function private.is_sync_due(s public.seasons, p_now timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select s.deleted_at is null and s.archived_at is null
    and exists (select from public.leagues l
      where l.season_id = s.id and l.provider_id is not null and l.archived_at is null)
    and (private.is_import_left(s.id, p_now)
      or coalesce(lower(btrim(s.status)) in ('upcoming', 'in progress'), false)
      and not exists (select from public.sync_runs r
        where r.season_id = s.id and r.kind in ('daily', 'import') and r.started_at >= private.daily_run_before(p_now)
          and (r.status <> 'running' or r.lease_until > p_now)))
$$;

create function private.lease_end() returns timestamptz language sql volatile set search_path = '' as $$
  select clock_timestamp() + interval '60 seconds'
$$;

-- Locks a run for whoever holds its lease; null when somebody else does, or when it has ended. A lease
-- that ran out and that nobody took is still held.
create function private.run_to_change(p_run_id uuid, p_lease_id uuid) returns public.sync_runs
language sql set search_path = '' as $$
  select r.* from public.sync_runs r
  where r.id = p_run_id and r.lease_id = p_lease_id and r.status = 'running' for no key update
$$;

-- Why its runner may not change a run any more.
create function private.run_is_lost(p_run_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select private.rejected(case when exists (select from public.sync_runs r
    where r.id = p_run_id and r.status = 'cancelled') then 'cancelled' else 'lost_lease' end)
$$;

create function private.run_began(r public.sync_runs, p_is_taken_over boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('outcome', 'applied', 'run_id', r.id, 'lease_id', r.lease_id, 'kind', r.kind,
    'plan', r.plan, 'rows_done', r.rows_done, 'counts', r.counts, 'steps', r.steps, 'is_taken_over', p_is_taken_over)
$$;

-- A run whose lease ran out is gone on with for an hour; what it planned may be outdated afterwards.
create function public.begin_sync_run(p_season_id uuid, p_kind text, p_planned_run_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_season public.seasons;
  v_open public.sync_runs;
  v_now timestamptz := clock_timestamp();
begin
  perform private.require_admin();
  if p_kind is null or p_kind not in ('all', 'status', 'teams', 'games', 'standings', 'divisions', 'import', 'daily') then
    raise exception 'kind: all, status, teams, games, standings, divisions, import or daily is needed.' using errcode = '22023';
  end if;
  v_season := private.season_to_change(p_season_id);
  if v_season.id is null then
    return private.rejected('unknown_season');
  end if;
  select r.* into v_open from public.sync_runs r
  where r.season_id = p_season_id and r.status in ('running', 'planned') for no key update;
  if v_open.lease_until > v_now then
    return private.rejected('busy') || jsonb_build_object('run_id', v_open.id, 'kind', v_open.kind,
      'since', v_open.started_at, 'started_by', v_open.started_by);
  elsif p_kind = 'daily' and not private.is_sync_due(v_season, v_now) then
    return private.rejected('not_due');
  elsif p_planned_run_id is not null and v_open.id is distinct from p_planned_run_id then
    return private.rejected('plan_outdated');
  elsif v_open.id = p_planned_run_id or (v_open.status = 'running' and v_open.cancel_requested_at is null
    and v_open.started_at > v_now - interval '1 hour') then
    -- A planned run begins now, and is the run of whoever lets it: the dry run wrote nothing.
    update public.sync_runs r set status = 'running', lease_id = gen_random_uuid(), lease_until = private.lease_end(),
      started_at = case when v_open.status = 'planned' then v_now else r.started_at end,
      started_by = case when v_open.status = 'planned' then (select auth.uid()) else r.started_by end
    where r.id = v_open.id returning r.* into v_open;
    return private.run_began(v_open, true);
  end if;
  update public.sync_runs r set lease_id = null, lease_until = null, finished_at = v_now,
    status = case when r.status = 'planned' or r.cancel_requested_at is not null then 'cancelled' else 'failed' end
  where r.id = v_open.id;
  insert into public.sync_runs (season_id, kind, status, lease_id, lease_until, started_by, started_at)
  values (p_season_id, p_kind, 'running', gen_random_uuid(), private.lease_end(), (select auth.uid()), v_now)
  returning * into v_open;
  return private.run_began(v_open, false);
end $$;
comment on function public.begin_sync_run is 'Starts the one run of a season, takes over one whose runner is gone, or goes on with the planned run that is named. Answers run_id and lease_id; busy says who runs one since when. Admins.';

create function public.renew_sync_run(p_run_id uuid, p_lease_id uuid, p_lets_go boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.sync_runs;
begin
  perform private.require_admin();
  v_run := private.run_to_change(p_run_id, p_lease_id);
  if v_run.id is null then
    return private.run_is_lost(p_run_id);
  end if;
  update public.sync_runs r set lease_until = case when p_lets_go then clock_timestamp() else private.lease_end() end
  where r.id = p_run_id;
  return jsonb_build_object('outcome', 'applied', 'is_cancelled', v_run.cancel_requested_at is not null);
end $$;
comment on function public.renew_sync_run is 'Holds a run for another 60 seconds, or with p_lets_go leaves it to whoever begins next; is_cancelled says that somebody wants it to stop. Admins.';

create function public.keep_sync_plan(p_run_id uuid, p_lease_id uuid, p_plan jsonb, p_waits boolean default false)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_run public.sync_runs;
begin
  perform private.require_admin();
  if p_plan is null or jsonb_typeof(p_plan) <> 'object' or octet_length(p_plan::text) > 20000000 then
    raise exception 'A plan is an object of at most 20 MB.' using errcode = '22023';
  end if;
  v_run := private.run_to_change(p_run_id, p_lease_id);
  if v_run.id is null then
    return private.run_is_lost(p_run_id);
  elsif v_run.rows_done > 0 then
    return private.rejected('already_applied');
  end if;
  update public.sync_runs r set plan = p_plan,
    status = case when not p_waits then 'running' when r.cancel_requested_at is null then 'planned' else 'cancelled' end,
    finished_at = case when p_waits and r.cancel_requested_at is not null then clock_timestamp() end,
    lease_id = case when not p_waits then r.lease_id end,
    lease_until = case when not p_waits then private.lease_end() end
  where r.id = p_run_id;
  return jsonb_build_object('outcome', 'applied', 'is_cancelled', v_run.cancel_requested_at is not null);
end $$;
comment on function public.keep_sync_plan is 'Keeps what a run is going to change. With p_waits nobody runs it any more, until begin_sync_run names it. Admins.';

create function public.finish_sync_step(p_run_id uuid, p_lease_id uuid, p_step jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.sync_runs;
begin
  perform private.require_admin();
  if p_step is null or jsonb_typeof(p_step -> 'step') is distinct from 'string'
    or length(p_step ->> 'step') not between 1 and 60 or octet_length(p_step::text) > 200000 then
    raise exception 'A step is an object with its name in step, of at most 200 kB.' using errcode = '22023';
  end if;
  v_run := private.run_to_change(p_run_id, p_lease_id);
  if v_run.id is null then
    return private.rejected('lost_lease');
  end if;
  update public.sync_runs r set lease_until = private.lease_end(),
    steps = case when r.steps @> jsonb_build_array(jsonb_build_object('step', p_step -> 'step')) then r.steps
      else r.steps || (p_step || jsonb_build_object('finished_at', clock_timestamp())) end
  where r.id = p_run_id;
  return jsonb_build_object('outcome', 'applied', 'is_cancelled', v_run.cancel_requested_at is not null);
end $$;
comment on function public.finish_sync_step is 'Writes down a step that is done, once by its name, and renews the lease. Admins.';

create function public.cancel_sync_run(p_run_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_run public.sync_runs;
  v_is_held boolean;
begin
  perform private.require_admin();
  select r.* into v_run from public.sync_runs r where r.id = p_run_id for no key update;
  if v_run.id is null then
    return private.rejected('unknown_run');
  elsif v_run.status not in ('running', 'planned') or v_run.cancel_requested_at is not null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  -- Without a plan nothing is written yet, so nobody has to wait for the provider's answer.
  v_is_held := v_run.plan is not null and coalesce(v_run.lease_until > clock_timestamp(), false);
  update public.sync_runs r set cancel_requested_at = clock_timestamp(),
    status = case when v_is_held then r.status else 'cancelled' end,
    lease_id = case when v_is_held then r.lease_id end,
    lease_until = case when v_is_held then r.lease_until end,
    finished_at = case when not v_is_held then clock_timestamp() end
  where r.id = p_run_id;
  return private.applied('sync.cancelled', 'sync_run', p_run_id::text,
    jsonb_build_object('status', v_run.status), jsonb_build_object('rows_done', v_run.rows_done));
end $$;
comment on function public.cancel_sync_run is 'Asks the runner of a run to stop after its step; a run that nobody holds, or whose plan is still being made, ends at once. What is written stays. Admins.';

create function public.end_sync_run(p_run_id uuid, p_lease_id uuid, p_status text, p_errors jsonb default '[]')
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_run public.sync_runs;
begin
  perform private.require_admin();
  if p_status is null or p_status not in ('succeeded', 'failed', 'partial', 'cancelled') then
    raise exception 'status: succeeded, failed, partial or cancelled is needed.' using errcode = '22023';
  elsif p_errors is null or jsonb_typeof(p_errors) <> 'array' or octet_length(p_errors::text) > 1000000 then
    raise exception 'errors: a list of at most 1 MB is needed.' using errcode = '22023';
  end if;
  v_run := private.run_to_change(p_run_id, p_lease_id);
  if v_run.id is null then
    return private.rejected('lost_lease');
  end if;
  update public.sync_runs r set status = p_status, errors = r.errors || p_errors, lease_id = null, lease_until = null,
    finished_at = clock_timestamp()
  where r.id = p_run_id;
  return jsonb_build_object('outcome', 'applied');
end $$;
comment on function public.end_sync_run is 'Ends a run with what came of it. Admins.';

create function public.due_sync_seasons() returns table (season_id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select s.id, s.name from public.seasons s where private.is_sync_due(s, now()) order by s.created_at, s.id;
end $$;
comment on function public.due_sync_seasons is 'Seasons whose daily run is due (D62): Upcoming and In Progress, not archived, with a league of the provider, not run since the last 21:00 UTC; and those whose import was left in the middle. Admins.';

grant execute on function public.begin_sync_run(uuid, text, uuid), public.renew_sync_run(uuid, uuid, boolean),
  public.keep_sync_plan(uuid, uuid, jsonb, boolean), public.finish_sync_step(uuid, uuid, jsonb),
  public.cancel_sync_run(uuid), public.end_sync_run(uuid, uuid, text, jsonb), public.due_sync_seasons()
  to authenticated, service_role;
