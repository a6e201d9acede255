-- Phones report when they sync, so that admins see one that has gone silent with plays on it (I6). A
-- report decides nothing, and only the account that sends it can write it.

create table private.device_reports (
  device_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text,
  app_version text,
  pending integer not null,
  refused integer not null,
  reported_at timestamptz not null default clock_timestamp(),
  primary key (device_id, user_id)
);
comment on table private.device_reports is 'The last report of each device under each account; at most 20 devices an account.';
create index device_reports_user on private.device_reports (user_id, reported_at);
alter table private.device_reports enable row level security;
alter table private.device_reports force row level security;

create function public.report_device(p_device_id uuid, p_report jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_pending bigint;
  v_refused bigint;
begin
  perform private.require_device_owner();
  v_pending := private.read_integer(p_report -> 'pending', 0, 1000000);
  v_refused := private.read_integer(p_report -> 'refused', 0, 1000000);
  if p_device_id is null or v_pending is null or v_refused is null then
    raise exception 'A report needs a device, and how many events wait and were refused.' using errcode = '22023';
  end if;
  insert into private.device_reports as d (device_id, user_id, kind, app_version, pending, refused)
  values (p_device_id, v_user, left(p_report ->> 'kind', 40), left(p_report ->> 'app_version', 60), v_pending, v_refused)
  on conflict (device_id, user_id) do update set kind = excluded.kind, app_version = excluded.app_version,
    pending = excluded.pending, refused = excluded.refused, reported_at = excluded.reported_at;
  delete from private.device_reports d where d.user_id = v_user and d.device_id not in (
    select o.device_id from private.device_reports o where o.user_id = v_user order by o.reported_at desc limit 20
  );
end $$;
comment on function public.report_device is 'What a device says when it syncs: {kind, app_version, pending, refused}. Kept under the caller''s account.';

create function public.list_devices() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'device_id', d.device_id, 'user_id', d.user_id, 'full_name', p.display_name, 'kind', d.kind,
      'app_version', d.app_version, 'pending', d.pending, 'refused', d.refused,
      'holes', jsonb_array_length(private.missing_device_seqs(d.device_id, d.user_id)),
      'last_seen_at', d.reported_at
    ) order by d.reported_at desc, d.device_id, d.user_id), '[]')
    from private.device_reports d join public.public_profiles p on p.user_id = d.user_id
  );
end $$;
comment on function public.list_devices is 'Every device that has reported, newest first, with the holes in its numbering (I6). Admins.';

-- A device belongs to a person, so the server may not report one.
grant execute on function public.report_device(uuid, jsonb) to authenticated;
grant execute on function public.list_devices() to authenticated, service_role;
