-- Accounts and settings, as admins see and change them. A trigger keeps the last admin (D15); it takes
-- a lock, because two admins who demote each other at once would each still see the other.

-- Serialises changes of admins. Everybody locks in one order, the account in auth.users, its
-- profile, then this, because the auth server already holds the first when its triggers come here;
-- another order would deadlock.
create function private.lock_admins() returns void language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('admins', 3))
$$;

-- Only admins who can act count. A temporary password does not exclude one, because changing it is
-- their own next step.
create function private.is_acting_admin(p public.user_profiles) returns boolean
language sql immutable set search_path = '' as $$
  select p.role = 'admin' and p.email_confirmed and not p.is_disabled
$$;

create function private.has_admin_besides(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.user_profiles p
    where p.user_id is distinct from p_user_id and private.is_acting_admin(p)
  )
$$;

create function private.keep_an_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_admins();
  if not private.has_admin_besides(null) then
    raise exception 'The last admin cannot be demoted, disabled or deleted.' using errcode = '23001';
  end if;
  return null;
end $$;
create trigger keep_an_admin_on_update after update on public.user_profiles for each row
  when (private.is_acting_admin(old) and not private.is_acting_admin(new))
  execute function private.keep_an_admin();
create trigger keep_an_admin_on_delete after delete on public.user_profiles for each row
  when (private.is_acting_admin(old))
  execute function private.keep_an_admin();

-- Every account with what only the auth server knows of it, as one value, because a list of rows
-- would be cut at the API's cap (I23). is_last_admin says why a row's rights cannot be taken away.
create function public.list_users() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', p.user_id, 'email', p.email, 'full_name', p.full_name,
      'role', p.role, 'role_from_domain', p.role_from_domain, 'is_collector', p.is_collector,
      'status', case
        when p.is_disabled then 'disabled'
        when p.must_change_password then 'temporary_password'
        when p.email_confirmed then 'active'
        when u.invited_at is not null then 'invited'
        else 'unconfirmed'
      end,
      'is_last_admin', private.is_acting_admin(p) and not private.has_admin_besides(p.user_id),
      'created_at', p.created_at, 'last_sign_in_at', u.last_sign_in_at
    ) order by p.created_at desc, p.user_id), '[]')
    from public.user_profiles p join auth.users u on u.id = p.user_id
    where u.deleted_at is null
  );
end $$;
comment on function public.list_users is 'Every account, newest first, for admins: status is active, invited, unconfirmed, temporary_password or disabled.';

-- Locks an account that an admin changes, so that all changes have one order. The caller's right is
-- checked again under the lock, because somebody may just have demoted them.
create function private.account_to_change(p_user_id uuid) returns public.user_profiles
language plpgsql set search_path = '' as $$
declare
  v_account public.user_profiles;
begin
  perform from auth.users u where u.id = p_user_id for no key update;
  select * into v_account from public.user_profiles p where p.user_id = p_user_id for no key update;
  perform private.lock_admins();
  perform private.require_admin();
  return v_account;
end $$;

create function private.rejected(p_reason text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('outcome', 'rejected', 'reason', p_reason)
$$;

-- Writes the audit row of a change (security rule 19) and returns the answer of its call.
create function private.applied(p_action text, p_type text, p_id text, p_before jsonb, p_after jsonb)
returns jsonb language sql set search_path = '' as $$
  select private.audit(p_action, p_type, p_id, p_before, p_after);
  select jsonb_build_object('outcome', 'applied')
$$;

-- A role given here is given by hand, so the admin domain no longer takes it away (D11). An
-- unconfirmed account is never promoted, because anybody may have typed its address (D14).
create function public.set_user_role(p_user_id uuid, p_role text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.user_profiles;
begin
  perform private.require_admin();
  v_before := private.account_to_change(p_user_id);
  if p_role is null or p_role not in ('admin', 'user') then
    raise exception 'A role is admin or user.' using errcode = '22023';
  elsif v_before.user_id is null then
    return private.rejected('unknown_user');
  elsif p_role = 'admin' and not v_before.email_confirmed then
    return private.rejected('unconfirmed');
  elsif p_role = 'admin' and v_before.is_disabled then
    return private.rejected('disabled');
  elsif p_role = v_before.role and not v_before.role_from_domain then
    return jsonb_build_object('outcome', 'unchanged');
  elsif p_role = 'user' and private.is_acting_admin(v_before) and not private.has_admin_besides(p_user_id) then
    return private.rejected('last_admin');
  end if;
  update public.user_profiles p set role = p_role, role_from_domain = false where p.user_id = p_user_id;
  return private.applied('user.role', 'user', p_user_id::text,
    jsonb_build_object('role', v_before.role, 'email', v_before.email),
    jsonb_build_object('role', p_role, 'email', v_before.email));
end $$;
comment on function public.set_user_role is 'Makes or unmakes an admin; refused for the last admin (D15) and for unconfirmed accounts (D14).';

create function public.set_collector(p_user_id uuid, p_is_collector boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.user_profiles;
begin
  perform private.require_admin();
  v_before := private.account_to_change(p_user_id);
  if p_is_collector is null then
    raise exception 'Collector is true or false.' using errcode = '22023';
  elsif v_before.user_id is null then
    return private.rejected('unknown_user');
  elsif p_is_collector = v_before.is_collector then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_profiles p set is_collector = p_is_collector where p.user_id = p_user_id;
  return private.applied('user.collector', 'user', p_user_id::text,
    jsonb_build_object('is_collector', v_before.is_collector, 'email', v_before.email),
    jsonb_build_object('is_collector', p_is_collector, 'email', v_before.email));
end $$;
comment on function public.set_collector is 'Marks who may collect while collectors are approved (D12).';

-- Policies refuse a disabled person at once. This trigger also ends their sessions and keeps the
-- auth server from starting new ones.
create function private.ban_disabled() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A far date, because the hosted auth server cannot read infinity.
  update auth.users u set banned_until = case when new.is_disabled then now() + interval '100 years' end
  where u.id = new.user_id;
  if new.is_disabled then
    delete from auth.sessions s where s.user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger ban_disabled after update of is_disabled on public.user_profiles
  for each row when (new.is_disabled is distinct from old.is_disabled)
  execute function private.ban_disabled();

-- PostgREST calls this before every request, because a session may end before its token: by a new
-- password, a sign-out everywhere, or a disabled account. A disabled person is told apart, because a new
-- sign-in would not help (I21).
create function private.check_session() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
  v_user uuid := private.read_uuid(v_claims -> 'sub');
begin
  if not v_claims ? 'session_id' then
    return;
  elsif exists (select from public.user_profiles p where p.user_id = v_user and p.is_disabled) then
    raise exception 'This account is disabled.' using errcode = '42501';
  elsif not exists (
    select from auth.sessions s
    where s.id = private.read_uuid(v_claims -> 'session_id') and s.user_id = v_user
  ) then
    raise exception 'The session of this token has ended.' using errcode = 'PT401';
  end if;
end $$;
grant execute on function private.check_session() to anon, authenticated, service_role;
do $$ begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_session';
    notify pgrst, 'reload config';
  end if;
end $$;

create function public.set_user_disabled(p_user_id uuid, p_is_disabled boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.user_profiles;
begin
  perform private.require_admin();
  v_before := private.account_to_change(p_user_id);
  if p_is_disabled is null then
    raise exception 'Disabled is true or false.' using errcode = '22023';
  elsif v_before.user_id is null then
    return private.rejected('unknown_user');
  elsif p_is_disabled = v_before.is_disabled then
    return jsonb_build_object('outcome', 'unchanged');
  elsif p_is_disabled and p_user_id = (select auth.uid()) then
    return private.rejected('self');
  elsif p_is_disabled and private.is_acting_admin(v_before) and not private.has_admin_besides(p_user_id) then
    return private.rejected('last_admin');
  end if;
  update public.user_profiles p set is_disabled = p_is_disabled where p.user_id = p_user_id;
  return private.applied('user.disabled', 'user', p_user_id::text,
    jsonb_build_object('is_disabled', v_before.is_disabled, 'email', v_before.email),
    jsonb_build_object('is_disabled', p_is_disabled, 'email', v_before.email));
end $$;
comment on function public.set_user_disabled is 'Locks an account out everywhere at once, or lets it in again; never oneself, never the last admin (D15).';

create function private.settings_as_json(s public.app_settings) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('public_browsing', s.public_browsing, 'collectors', s.collectors, 'game_passes', s.game_passes,
    'captains_confirm', s.captains_confirm,
    'admin_email_domain', s.admin_email_domain, 'events_per_game', s.events_per_game,
    'walk_ons_per_game', s.walk_ons_per_game, 'pushes_per_minute', s.pushes_per_minute,
    'push_bytes_per_minute', s.push_bytes_per_minute, 'league_time_zone', s.league_time_zone)
$$;

-- All settings, with the admin domain, which only admins may read.
create function public.read_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select private.settings_as_json(s) from public.app_settings s);
end $$;
comment on function public.read_settings is 'All switches of the installation, for admins.';

-- Null leaves a setting as it is; an empty domain switches the domain rule off. A new domain
-- changes no role now: it counts when an address is confirmed or changed (D11).
create function public.update_settings(
  p_public_browsing text default null, p_collectors text default null, p_admin_email_domain text default null,
  p_events_per_game integer default null, p_walk_ons_per_game integer default null,
  p_pushes_per_minute integer default null, p_push_bytes_per_minute integer default null,
  p_league_time_zone text default null, p_game_passes text default null, p_captains_confirm text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.app_settings;
  v_after public.app_settings;
begin
  perform private.require_admin();
  select * into v_before from public.app_settings s for no key update;
  update public.app_settings s set
    public_browsing = coalesce(p_public_browsing, s.public_browsing),
    collectors = coalesce(p_collectors, s.collectors),
    game_passes = coalesce(p_game_passes, s.game_passes),
    captains_confirm = coalesce(p_captains_confirm, s.captains_confirm),
    admin_email_domain = case when p_admin_email_domain is null then s.admin_email_domain
      else nullif(lower(btrim(p_admin_email_domain)), '') end,
    events_per_game = coalesce(p_events_per_game, s.events_per_game),
    walk_ons_per_game = coalesce(p_walk_ons_per_game, s.walk_ons_per_game),
    pushes_per_minute = coalesce(p_pushes_per_minute, s.pushes_per_minute),
    push_bytes_per_minute = coalesce(p_push_bytes_per_minute, s.push_bytes_per_minute),
    league_time_zone = coalesce(p_league_time_zone, s.league_time_zone)
  returning s.* into v_after;
  if private.settings_as_json(v_after) <> private.settings_as_json(v_before) then
    perform private.audit('settings.updated', 'settings', null,
      private.settings_as_json(v_before), private.settings_as_json(v_after));
  end if;
  return private.settings_as_json(v_after);
end $$;
comment on function public.update_settings is 'Changes the switches and limits that are given (D10, D11, D12, D69, D70); an empty admin domain switches that rule off.';

grant execute on function public.list_users(), public.set_user_role(uuid, text),
  public.set_collector(uuid, boolean), public.set_user_disabled(uuid, boolean),
  public.read_settings(), public.update_settings(text, text, text, integer, integer, integer, integer, text, text, text) to authenticated, service_role;
