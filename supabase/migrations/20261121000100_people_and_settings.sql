-- People and settings: functions in `private`, which no API exposes, tell policies and RPCs what a
-- caller may do. Only the server sets a role; what people write into their own metadata decides
-- nothing (D11, security rule 3).

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Hosted projects of different ages have different default grants, so every grant is written down
-- here.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;

create table public.app_settings (
  id boolean primary key default true check (id),
  public_browsing text not null default 'all' check (public_browsing in ('all', 'live_season', 'off')),
  collectors text not null default 'open' check (collectors in ('open', 'approved')),
  game_passes text not null default 'off' check (game_passes in ('off', 'admins', 'collectors')),
  captains_confirm text not null default 'off' check (captains_confirm in ('off', 'optional', 'asked')),
  admin_email_domain text check (admin_email_domain ~ '^[a-z0-9.-]+\.[a-z]{2,}$'),
  events_per_game integer not null default 10000 check (events_per_game between 1000 and 1000000),
  walk_ons_per_game integer not null default 40 check (walk_ons_per_game between 0 and 1000),
  pushes_per_minute integer not null default 300 check (pushes_per_minute between 10 and 100000),
  push_bytes_per_minute integer not null default 20000000 check (push_bytes_per_minute between 4000000 and 2000000000),
  league_time_zone text not null default 'America/New_York' check (now() at time zone league_time_zone is not null),
  updated_at timestamptz not null default now()
);
comment on column public.app_settings.league_time_zone is 'Where the league plays: decides which day it is on the field (D3).';
comment on table public.app_settings is 'One row of switches: public browsing (D10), collectors (D12), who makes game passes (D69, off unless set), whether captains confirm a game (D70, off unless set), the admin e-mail domain (D11, off unless set), and the limits of a game and of an account.';
insert into public.app_settings default values;

create table public.user_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text not null,
  role text not null default 'user' check (role in ('admin', 'user')),
  role_from_domain boolean not null default false,
  is_collector boolean not null default false,
  is_disabled boolean not null default false,
  email_confirmed boolean not null default false,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.user_profiles is 'One row per account, made by a trigger on auth.users. No client role can write it.';
comment on column public.user_profiles.role_from_domain is 'True when the role came from the admin domain: then it is taken back when the address leaves the domain.';
comment on column public.user_profiles.must_change_password is 'True from a temporary password until it is changed; no right holds meanwhile (D14).';

create table public.public_profiles (
  user_id uuid primary key,
  display_name text not null
);
comment on table public.public_profiles is 'The names of recorders for signed-in readers, never an address (D13). Kept by trigger; outlives the account, so that history stays readable.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_kind text not null default 'user' check (actor_kind in ('user', 'server')),
  action text not null,
  object_type text not null,
  object_id text,
  before jsonb,
  after jsonb
);
comment on table public.audit_log is 'Who did what to what. One row per mutating action; nobody can change or delete one (security rule 19).';
create index audit_log_object on public.audit_log (object_type, object_id, id);
create index audit_log_actor on public.audit_log (actor_id, id);

create function private.forbid_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception '% rows are never changed or deleted', tg_table_name using errcode = '42501';
end $$;
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.forbid_change();

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger app_settings_touch before update on public.app_settings
  for each row execute function private.touch_updated_at();
create trigger user_profiles_touch before update on public.user_profiles
  for each row execute function private.touch_updated_at();

-- The API always switches to anon, authenticated or service_role, and a definer function still
-- reads that choice in the setting `role`. Any other value is the server too: a migration, or the
-- owner at a console.
create function private.is_server() returns boolean language sql stable set search_path = '' as $$
  select coalesce(current_setting('role', true), 'none') not in ('anon', 'authenticated')
$$;

create function private.is_member() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_profiles p
    where p.user_id = (select auth.uid()) and p.email_confirmed and not p.is_disabled
      and not p.must_change_password
  )
$$;

create function private.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_profiles p
    where p.user_id = (select auth.uid()) and p.email_confirmed and not p.is_disabled
      and not p.must_change_password
      and p.role = 'admin'
  )
$$;

create function private.may_collect() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_profiles p, public.app_settings s
    where p.user_id = (select auth.uid()) and p.email_confirmed and not p.is_disabled
      and not p.must_change_password
      and (p.role = 'admin' or p.is_collector or s.collectors = 'open')
  )
$$;

create function private.public_browsing() returns text language sql stable security definer set search_path = '' as $$
  select s.public_browsing from public.app_settings s
$$;

-- A writer must be allowed to collect (D12); the server always may.
create function private.require_collector() returns void language plpgsql stable set search_path = '' as $$
begin
  if private.is_server() or private.may_collect() then
    return;
  end if;
  raise exception 'Collecting stats needs a signed-in account with a confirmed e-mail address that may collect.'
    using errcode = '42501';
end $$;

create function private.require_member() returns void language plpgsql stable set search_path = '' as $$
begin
  if private.is_server() or private.is_member() then
    return;
  end if;
  raise exception 'This needs a signed-in account with a confirmed e-mail address.' using errcode = '42501';
end $$;

create function private.require_admin() returns void language plpgsql stable set search_path = '' as $$
begin
  if private.is_server() or private.is_admin() then
    return;
  end if;
  raise exception 'Only admins may do this.' using errcode = '42501';
end $$;

-- For writes in the name of the calling admin, because the server has no name of its own.
create function private.require_admin_in_person() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end $$;

create function private.require_server() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_server() then
    raise exception 'Only the server may do this.' using errcode = '42501';
  end if;
end $$;

create function private.audit(p_action text, p_type text, p_id text, p_before jsonb, p_after jsonb)
returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, actor_kind, action, object_type, object_id, before, after)
  values (
    (select auth.uid()),
    case when (select auth.uid()) is null then 'server' else 'user' end,
    p_action, p_type, p_id, p_before, p_after
  )
$$;

-- A "name" with an @ would publish an address, so only the part before it counts (D13). Invisible
-- characters and those that change the writing direction would let somebody pass for another.
create function private.shown_name(p_text text) returns text language sql immutable set search_path = '' as $$
  select nullif(btrim(regexp_replace(split_part(p_text, '@', 1),
    '[\u0001-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]', '', 'g')), '')
$$;

-- Spec P §6: full name, then name, then the part before the @.
create function private.name_from(p_metadata jsonb, p_email text) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(
    private.shown_name(p_metadata ->> 'full_name'),
    private.shown_name(p_metadata ->> 'name'),
    private.shown_name(p_email),
    'Unknown User'
  ), 120)
$$;

-- D11: the exact domain of a confirmed address makes an admin. The rule is checked only when the
-- address or its confirmation changes, so that a role taken by hand stays away; a role that the
-- domain gave goes with it, unless nobody else is admin (D15).
create function private.keep_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_confirmed boolean := new.email_confirmed_at is not null;
  v_domain text := (select s.admin_email_domain from public.app_settings s);
  v_by_domain boolean := v_confirmed and v_domain is not null
    and split_part(lower(new.email), '@', 2) = v_domain;
  v_before public.user_profiles;
  v_after public.user_profiles;
begin
  -- An anonymous session is nobody until a game pass gives it a name (D69).
  if coalesce(new.email, '') = '' then
    return null;
  end if;
  select * into v_before from public.user_profiles p where p.user_id = new.id;
  insert into public.user_profiles as p (user_id, email, full_name, role, role_from_domain, email_confirmed)
  values (
    new.id, new.email, private.name_from(new.raw_user_meta_data, new.email),
    case when v_by_domain then 'admin' else 'user' end, v_by_domain, v_confirmed
  )
  on conflict (user_id) do update set
    email = excluded.email,
    -- Before the address is confirmed, anybody may have written the name.
    full_name = case when p.email_confirmed then p.full_name else excluded.full_name end,
    email_confirmed = excluded.email_confirmed,
    role = case
      when p.email = excluded.email and p.email_confirmed = excluded.email_confirmed then p.role
      when v_by_domain then 'admin'
      when p.role_from_domain and exists (
        select from public.user_profiles o
        where o.role = 'admin' and not o.is_disabled and o.user_id <> p.user_id
      ) then 'user'
      else p.role
    end,
    role_from_domain = case
      when p.email = excluded.email and p.email_confirmed = excluded.email_confirmed then p.role_from_domain
      else v_by_domain and (p.role_from_domain or p.role = 'user')
    end
  returning p.* into v_after;
  insert into public.public_profiles as p (user_id, display_name)
  values (new.id, v_after.full_name)
  on conflict (user_id) do update set display_name = excluded.display_name;
  if v_before.role is distinct from v_after.role and (v_before.user_id is not null or v_after.role = 'admin') then
    perform private.audit('user.role_from_domain', 'user', new.id::text,
      jsonb_build_object('role', v_before.role), jsonb_build_object('role', v_after.role));
  end if;
  return null;
end $$;
create trigger keep_profile after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.keep_profile();

-- What people write into their metadata stands in every access token. A hosted auth server bounds
-- each change but not their sum, so the sum is bounded here; 4 KB as JSON print as 6 KB at most.
create function private.refuse_metadata() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'User metadata cannot be longer than 4096 bytes.' using errcode = '22023';
end $$;
create trigger bound_metadata before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 6144) execute function private.refuse_metadata();

-- A project may have accounts from before this migration; they get their profiles now.
insert into public.user_profiles (user_id, email, full_name, email_confirmed)
select u.id, u.email, private.name_from(u.raw_user_meta_data, u.email), u.email_confirmed_at is not null
from auth.users u where u.email <> '';
insert into public.public_profiles (user_id, display_name)
select p.user_id, p.full_name from public.user_profiles p;

-- Makes the first admin of an empty installation (D11). The owner runs it at a console:
--   select private.make_admin('me@club.example');
create function private.make_admin(p_email text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
begin
  update public.user_profiles p set role = 'admin', role_from_domain = false
  where lower(p.email) = lower(btrim(p_email)) and p.email_confirmed returning p.user_id into v_user;
  if v_user is null then
    raise exception 'No confirmed account has this address.' using errcode = 'P0002';
  end if;
  perform private.audit('user.made_admin', 'user', v_user::text, null, '{"role": "admin"}');
  return v_user;
end $$;

alter table public.app_settings enable row level security;
alter table public.app_settings force row level security;
alter table public.user_profiles enable row level security;
alter table public.user_profiles force row level security;
alter table public.public_profiles enable row level security;
alter table public.public_profiles force row level security;
alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;

grant select (id, public_browsing, collectors, game_passes, captains_confirm) on public.app_settings to anon, authenticated;
grant select on public.user_profiles, public.public_profiles, public.audit_log to authenticated;
grant select on public.app_settings, public.user_profiles, public.public_profiles, public.audit_log to service_role;

create policy "switches are readable by everyone" on public.app_settings
  for select to anon, authenticated using (true);
create policy "people read their own profile" on public.user_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "admins read all profiles" on public.user_profiles
  for select to authenticated using ((select private.is_admin()));
create policy "members read the names of recorders" on public.public_profiles
  for select to authenticated using ((select private.is_member()));
create policy "admins read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

grant execute on function private.is_server(), private.is_member(), private.is_admin(),
  private.may_collect(), private.public_browsing(), private.require_collector(),
  private.require_member(), private.require_admin() to anon, authenticated, service_role;
