-- Invitations of admins, and temporary passwords: `invite-admin` talks to the auth server, and the
-- database decides who may call it and how often. An invited account becomes admin when its address is
-- confirmed, if an admin still stands behind the invitation (D14).

create table private.admin_invitations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  invited_by uuid not null,
  invited_at timestamptz not null default now()
);
comment on table private.admin_invitations is 'Open invitations: gone once accepted or withdrawn, without effect after seven days or when their admin is none any more.';
alter table private.admin_invitations enable row level security;
alter table private.admin_invitations force row level security;

create table private.invitation_calls (
  actor_id uuid not null,
  at timestamptz not null default clock_timestamp()
);
comment on table private.invitation_calls is 'Calls of the last ten minutes, for the limit of security rule 20.';
create index invitation_calls_actor on private.invitation_calls (actor_id, at);
alter table private.invitation_calls enable row level security;
alter table private.invitation_calls force row level security;

-- Takes one of an admin's 20 calls in 10 minutes. Returns null, or the seconds to wait.
create function private.take_invitation_call(p_actor uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_calls integer;
  v_oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_actor::text, 2));
  delete from private.invitation_calls c where c.at < clock_timestamp() - interval '10 minutes';
  select count(*), min(c.at) into v_calls, v_oldest from private.invitation_calls c where c.actor_id = p_actor;
  if v_calls >= 20 then
    return greatest(1, ceil(extract(epoch from v_oldest + interval '10 minutes' - clock_timestamp())));
  end if;
  insert into private.invitation_calls (actor_id) values (p_actor);
  return null;
end $$;

create function public.open_invitation(p_action text, p_email text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid := (select auth.uid());
  v_wait integer;
  v_user uuid;
  v_profile public.user_profiles;
  v_invited boolean;
begin
  perform private.require_admin_in_person();
  if p_action is null or p_action not in ('invite', 'resend', 'withdraw', 'send_reset') then
    raise exception 'Unknown action.' using errcode = '22023';
  end if;
  v_wait := private.take_invitation_call(v_actor);
  if v_wait is not null then
    return jsonb_build_object('status', 'limited', 'retry_after', v_wait);
  end if;

  -- Locks in the order of private.lock_admins(), because the account may be deleted below.
  select u.id into v_user from auth.users u
  where lower(u.email) = lower(btrim(p_email)) and u.deleted_at is null for update;
  select p.* into v_profile from public.user_profiles p where p.user_id = v_user for update;
  if not found then
    return jsonb_build_object('status', 'none', 'actor_id', v_actor);
  end if;
  v_invited := exists (select from private.admin_invitations i where i.user_id = v_profile.user_id);

  if p_action = 'withdraw' and v_invited then
    delete from auth.users u where u.id = v_profile.user_id and u.email_confirmed_at is null;
    perform private.audit('user.invitation_withdrawn', 'user', v_profile.user_id::text,
      jsonb_build_object('email', v_profile.email), null);
    return jsonb_build_object('status', 'withdrawn');
  elsif v_profile.is_disabled then
    return jsonb_build_object('status', 'disabled');
  elsif p_action = 'invite' and not v_profile.email_confirmed and not v_invited then
    -- Somebody signed up with this address, so the invited account begins anew (D14).
    delete from auth.users u where u.id = v_profile.user_id and u.email_confirmed_at is null;
    return jsonb_build_object('status', 'none', 'actor_id', v_actor);
  elsif not v_profile.email_confirmed then
    return jsonb_build_object('status', case when v_invited then 'invited' else 'unconfirmed' end,
      'user_id', v_profile.user_id, 'actor_id', v_actor);
  elsif p_action = 'invite' and v_profile.role <> 'admin' then
    update public.user_profiles p set role = 'admin', role_from_domain = false where p.user_id = v_profile.user_id;
    perform private.audit('user.role', 'user', v_profile.user_id::text,
      jsonb_build_object('role', v_profile.role, 'email', v_profile.email),
      jsonb_build_object('role', 'admin', 'email', v_profile.email));
    return jsonb_build_object('status', 'promoted');
  end if;
  return jsonb_build_object('status', v_profile.role, 'user_id', v_profile.user_id, 'actor_id', v_actor);
end $$;
comment on function public.open_invitation is 'First step of invite-admin, as the calling admin: takes a call of the limit, says what the address is, promotes a confirmed account, removes one that never was confirmed, withdraws an open invitation (D14).';

grant execute on function public.open_invitation(text, text) to authenticated;

-- Runs last, called by the server after the auth server has acted. An account with a temporary
-- password is confirmed by then and has no right until the password is changed.
create function public.record_invitation(p_actor uuid, p_user uuid, p_action text, p_by_password boolean)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v_profile public.user_profiles;
begin
  perform private.require_server();
  select p.* into v_profile from public.user_profiles p where p.user_id = p_user for update;
  if not found then
    return false;
  end if;
  if p_action <> 'send_reset' and v_profile.email_confirmed then
    update public.user_profiles p set role = 'admin', role_from_domain = false where p.user_id = p_user;
  elsif p_action <> 'send_reset' then
    insert into private.admin_invitations as i (user_id, invited_by) values (p_user, p_actor)
    on conflict (user_id) do update set invited_by = excluded.invited_by, invited_at = now();
  end if;
  if p_by_password then
    update public.user_profiles p set must_change_password = true where p.user_id = p_user;
  end if;
  insert into public.audit_log (actor_id, actor_kind, action, object_type, object_id, before, after)
  values (p_actor, 'user',
    case p_action when 'send_reset' then 'user.reset_sent' when 'resend' then 'user.invited_again' else 'user.invited' end,
    'user', p_user::text, null, jsonb_build_object('email', v_profile.email, 'by_password', p_by_password));
  return true;
end $$;
comment on function public.record_invitation is 'Last step of invite-admin, by the server: the open invitation, or the temporary password that must be changed (D14). False when the account is gone.';

grant execute on function public.record_invitation(uuid, uuid, text, boolean) to service_role;

create function private.accept_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_invitation private.admin_invitations;
begin
  delete from private.admin_invitations i where i.user_id = new.user_id returning i.* into v_invitation;
  if v_invitation.invited_at > now() - interval '7 days' then
    if not exists (
      select from public.user_profiles p
      where p.user_id = v_invitation.invited_by and private.is_acting_admin(p)
    ) then
      perform private.audit('user.invitation_void', 'user', new.user_id::text,
        jsonb_build_object('email', new.email, 'invited_by', v_invitation.invited_by),
        jsonb_build_object('role', new.role, 'reason', 'inviter_is_no_admin'));
      return null;
    end if;
    update public.user_profiles p set role = 'admin', role_from_domain = false where p.user_id = new.user_id;
    perform private.audit('user.accepted_invitation', 'user', new.user_id::text,
      jsonb_build_object('role', new.role, 'email', new.email),
      jsonb_build_object('role', 'admin', 'email', new.email));
  end if;
  return null;
end $$;
create trigger accept_invitation after update of email_confirmed on public.user_profiles
  for each row when (new.email_confirmed and not old.email_confirmed)
  execute function private.accept_invitation();

-- Anybody can sign up an address of the admin domain with a password of their own, and its owner
-- may follow the mail. When the address makes an admin (D11), the typed password is removed, and
-- the person sets another before any right holds.
create function private.forget_typed_password() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update auth.users u set encrypted_password = null
  where u.id = new.user_id and u.encrypted_password is not null and u.invited_at is null;
  if found then
    update public.user_profiles p set must_change_password = true where p.user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger forget_typed_password after update of email_confirmed on public.user_profiles
  for each row when (new.role_from_domain and new.email_confirmed and not old.email_confirmed)
  execute function private.forget_typed_password();

-- A person who changes the password no longer needs the temporary one.
create function private.end_password_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.user_profiles p set must_change_password = false where p.user_id = new.id and p.must_change_password;
  return null;
end $$;
create trigger end_password_change after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.end_password_change();
