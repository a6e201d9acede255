-- Teams' crests are pictures that the function `set-crest` has read and written anew. Whoever knows a
-- crest's random id can open it, because a browser sends no token for a picture; only who may read the
-- team knows the id (docs/decisions/team-crests.md).

create table private.crests (
  id text primary key default replace(gen_random_uuid()::text, '-', '') check (id ~ '^[0-9a-f]{32}$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/png')),
  bytes bytea not null check (octet_length(bytes) between 1 and 102400),
  made_by uuid,
  made_at timestamptz not null default now()
);
comment on table private.crests is 'Pictures of teams, cleaned by the function set-crest. A copied season shares them.';
alter table private.crests enable row level security;
alter table private.crests force row level security;

alter table public.teams add foreign key (crest) references private.crests (id);
create index teams_crest on public.teams (crest) where crest is not null;

-- A crest that no team wears any more is gone.
create function private.drop_crest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.crests c
  where c.id = old.crest and not exists (select from public.teams t where t.crest = c.id);
  return null;
end $$;
create trigger drop_crest after update of crest on public.teams
  for each row when (old.crest is not null and old.crest is distinct from new.crest)
  execute function private.drop_crest();
create trigger drop_crest_of_team after delete on public.teams
  for each row when (old.crest is not null) execute function private.drop_crest();

create function private.crest_of(p_crest text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('media_type', c.media_type, 'picture', encode(c.bytes, 'base64'))
  from private.crests c
  where c.id = p_crest and exists (
    select from public.teams t join public.seasons s on s.id = t.season_id
    where t.crest = c.id and s.deleted_at is null)
$$;
grant execute on function private.crest_of(text) to anon, authenticated, service_role;

create function public.crest(p_crest text) returns jsonb
language sql stable set search_path = '' as $$
  select private.crest_of(p_crest)
$$;
comment on function public.crest is 'media_type and picture (base64) of a crest; null where no team of a season that is not deleted wears it.';
grant execute on function public.crest(text) to anon, authenticated, service_role;

-- The first step of set-crest, as the calling admin, before the picture is read.
create function public.open_crest_change(p_team_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin_in_person();
  if (private.team_to_change(p_team_id)).id is null then
    return private.rejected('unknown_team');
  end if;
  return jsonb_build_object('outcome', 'open', 'actor_id', (select auth.uid()));
end $$;
comment on function public.open_crest_change is 'First step of set-crest, as the calling admin: whether the team is there, and who asks.';
grant execute on function public.open_crest_change(uuid) to authenticated;

create function private.wear_crest(p_actor uuid, p_team public.teams, p_crest text, p_said jsonb) returns void
language sql set search_path = '' as $$
  update public.teams t set crest = p_crest where t.id = p_team.id;
  insert into public.audit_log (actor_id, actor_kind, action, object_type, object_id, before, after)
  values (p_actor, case when p_actor is null then 'server' else 'user' end, 'team.crest_changed', 'team', p_team.id::text,
    jsonb_build_object('crest', p_team.crest), jsonb_build_object('crest', p_crest) || p_said);
$$;

-- The last step, by the server alone: no picture comes here that the function has not written itself.
create function public.record_crest(p_actor uuid, p_team_id uuid, p_media_type text, p_picture text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  t public.teams;
  v_bytes bytea;
  v_crest text;
begin
  perform private.require_server();
  v_bytes := decode(p_picture, 'base64');
  if not exists (select from public.user_profiles p where p.user_id = p_actor and private.is_acting_admin(p)) then
    return private.rejected('not_admin');
  end if;
  t := private.team_to_change(p_team_id);
  if t.id is null then
    return private.rejected('unknown_team');
  elsif exists (select from private.crests c where c.id = t.crest and c.media_type = p_media_type and c.bytes = v_bytes) then
    return jsonb_build_object('outcome', 'unchanged', 'crest', t.crest);
  end if;
  insert into private.crests (media_type, bytes, made_by) values (p_media_type, v_bytes, p_actor) returning id into v_crest;
  perform private.wear_crest(p_actor, t, v_crest, jsonb_build_object('media_type', p_media_type, 'bytes', octet_length(v_bytes)));
  return jsonb_build_object('outcome', 'applied', 'crest', v_crest);
end $$;
comment on function public.record_crest is 'Last step of set-crest, by the server: the cleaned picture (base64) becomes the crest of the team; the answer carries its crest.';
grant execute on function public.record_crest(uuid, uuid, text, text) to service_role;

create function public.remove_crest(p_team_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  t public.teams;
begin
  perform private.require_admin();
  t := private.team_to_change(p_team_id);
  if t.id is null then
    return private.rejected('unknown_team');
  elsif t.crest is null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  perform private.wear_crest((select auth.uid()), t, null, '{}');
  return jsonb_build_object('outcome', 'applied');
end $$;
comment on function public.remove_crest is 'Takes the crest of a team away; its code on a jersey shows again. Admins.';
grant execute on function public.remove_crest(uuid) to authenticated, service_role;
