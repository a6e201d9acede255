-- What Daily Sync Monitoring shows (A §2): counts of each season, the last runs, and how healthy they are.

-- Returns a season with its leagues of the provider. The daily run reads seasons with `is_synced`.
create function private.synced_season(s public.seasons, p_now timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'status', s.status,
    'leagues', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by l.created_at, l.id), '[]')
      from public.leagues l where l.season_id = s.id and l.archived_at is null and l.provider_id is not null),
    'is_synced', coalesce(lower(btrim(s.status)) in ('upcoming', 'in progress'), false),
    'is_due', private.is_sync_due(s, p_now),
    'teams', (select count(*) from public.teams t where t.season_id = s.id and t.archived_at is null),
    'players', (select count(*) from public.players p where p.season_id = s.id and p.is_active),
    'games', (select count(*) from public.games g where g.season_id = s.id and g.archived_at is null),
    'completed', (select count(*) from public.games g
      where g.season_id = s.id and g.archived_at is null and g.is_completed),
    'last_synced_at', (select max(r.finished_at) from public.sync_runs r
      where r.season_id = s.id and r.status in ('succeeded', 'partial')))
$$;

-- A run without its plan, with the first five of its errors.
create function private.told_run(r public.sync_runs, p_now timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'kind', r.kind, 'season_id', r.season_id,
    'season_name', (select s.name from public.seasons s where s.id = r.season_id),
    'status', r.status, 'rows_done', r.rows_done, 'steps', r.steps, 'counts', r.counts,
    'is_left', r.status = 'running' and coalesce(r.lease_until < p_now, true),
    'cancel_requested_at', r.cancel_requested_at, 'started_by', r.started_by,
    'started_by_name', (select p.full_name from public.user_profiles p where p.user_id = r.started_by),
    'started_at', r.started_at, 'finished_at', r.finished_at, 'lease_until', r.lease_until,
    'error_count', jsonb_array_length(r.errors), 'errors', jsonb_path_query_array(r.errors, '$[0 to 4]'))
$$;

-- Counts players set inactive and errors of the last seven days, and the successes among the last
-- ten runs that ended by themselves.
create function private.sync_health(p_now timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with recent as (
    select coalesce(sum((r.counts ->> 'player_archive')::integer), 0) as deactivated,
      coalesce(sum(jsonb_array_length(r.errors)), 0) as errors, count(*) filter (where r.status = 'failed') as failed
    from public.sync_runs r where r.started_at > p_now - interval '7 days'
  ), ended as (
    select r.status from public.sync_runs r where r.status in ('succeeded', 'partial', 'failed')
    order by r.started_at desc, r.id limit 10
  )
  select jsonb_build_object('deactivated', c.deactivated, 'errors', c.errors, 'failed', c.failed,
    'runs', (select count(*) from ended), 'succeeded', (select count(*) from ended e where e.status = 'succeeded'))
  from recent c
$$;

-- A dry run that was put aside is no run that anybody looks for.
create function public.sync_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  perform private.require_admin();
  return jsonb_build_object('now', v_now,
    'last_due_at', private.daily_run_before(v_now),
    'next_at', private.daily_run_before(v_now) + interval '24 hours',
    'seasons', (select coalesce(jsonb_agg(private.synced_season(s, v_now) order by s.created_at desc, s.id), '[]')
      from public.seasons s where s.deleted_at is null and s.archived_at is null),
    'runs', (select coalesce(jsonb_agg(private.told_run(r, v_now) order by r.started_at desc, r.id), '[]')
      from (select * from public.sync_runs r
        where r.status <> 'cancelled' or r.rows_done > 0 or r.steps <> '[]'
        order by r.started_at desc, r.id limit 20) r),
    'health', private.sync_health(v_now));
end $$;
comment on function public.sync_overview is 'What Daily Sync Monitoring shows, as one value: when the daily run is next, each season with its counts and last sync, the last 20 runs with their first five errors, and health. Admins.';
grant execute on function public.sync_overview() to authenticated, service_role;
