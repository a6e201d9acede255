-- Calls of admins to the league provider, which the server makes for them (D61, security rule 11).

create table private.provider_calls (
  actor_id uuid not null,
  at timestamptz not null default clock_timestamp()
);
comment on table private.provider_calls is 'Calls of the last minute, for the limit of security rule 11.';
create index provider_calls_actor on private.provider_calls (actor_id, at);
alter table private.provider_calls enable row level security;
alter table private.provider_calls force row level security;

create function public.open_provider_call() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid := (select auth.uid());
  v_calls integer;
  v_oldest timestamptz;
begin
  perform private.require_admin_in_person();
  perform pg_advisory_xact_lock(hashtextextended(v_actor::text, 3));
  delete from private.provider_calls c where c.at < clock_timestamp() - interval '1 minute';
  select count(*), min(c.at) into v_calls, v_oldest from private.provider_calls c where c.actor_id = v_actor;
  if v_calls >= 60 then
    return jsonb_build_object('status', 'limited',
      'retry_after', greatest(1, ceil(extract(epoch from v_oldest + interval '1 minute' - clock_timestamp()))));
  end if;
  insert into private.provider_calls (actor_id) values (v_actor);
  return '{"status": "open"}';
end $$;
comment on function public.open_provider_call is 'First step of a call to the league provider, as the calling admin: takes one of their 60 calls a minute.';

-- A league of a deleted season does not count: it may be imported anew.
create function public.existing_provider_ids() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(l.provider_id order by l.provider_id), '[]')
    from public.leagues l join public.seasons s on s.id = l.season_id
    where l.provider_id is not null and s.deleted_at is null);
end $$;
comment on function public.existing_provider_ids is 'The provider''s ids of all leagues that are imported, as one value. Admins.';

grant execute on function public.open_provider_call() to authenticated;
grant execute on function public.existing_provider_ids() to authenticated, service_role;
