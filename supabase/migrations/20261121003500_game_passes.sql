-- A game pass lets a person without an account push and pull the log of one game until it ends (D69).
-- The database knows only the secret's hash; a search through 160 random bits is impossible.

create table private.game_passes (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references public.games (id) on delete cascade,
  secret_hash bytea not null unique,
  -- If null, the pass lets somebody score; else it only checks in the players of this team.
  check_in_team_id uuid references public.teams (id) on delete cascade,
  made_by uuid,
  made_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index game_passes_game on private.game_passes (game_id);

-- Without foreign key to the account, so that an account that is gone stays known as a pass holder.
create table private.pass_holders (
  user_id uuid not null,
  pass_id uuid not null references private.game_passes (id) on delete cascade,
  redeemed_at timestamptz not null default clock_timestamp(),
  primary key (user_id, pass_id)
);
create index pass_holders_pass on private.pass_holders (pass_id);

create table private.pass_tries (
  user_id uuid not null,
  at timestamptz not null default clock_timestamp()
);
comment on table private.pass_tries is 'Wrong secrets of the last ten minutes: ten an account.';
create index pass_tries_user on private.pass_tries (user_id, at);

alter table private.game_passes enable row level security;
alter table private.game_passes force row level security;
alter table private.pass_holders enable row level security;
alter table private.pass_holders force row level security;
alter table private.pass_tries enable row level security;
alter table private.pass_tries force row level security;

create function private.pass_state(p private.game_passes) returns text
language sql stable set search_path = '' as $$
  select case
    when p.withdrawn_at is not null then 'withdrawn'
    when p.expires_at <= now() then 'expired'
    when s.game_passes = 'off' then 'switched_off'
    else 'valid'
  end from public.app_settings s
$$;

-- Games that the caller's passes let them collect or check a team in for. Accounts with a profile
-- have their own rights instead.
create function private.pass_games()
returns table (game_id uuid, season_id uuid, team_visitor_id uuid, team_home_id uuid, check_in_team_id uuid)
language sql stable security definer set search_path = '' as $$
  select g.id, g.season_id, g.team_visitor_id, g.team_home_id, p.check_in_team_id
  from private.pass_holders h
  join private.game_passes p on p.id = h.pass_id and private.pass_state(p) = 'valid'
  join public.games g on g.id = p.game_id
  where h.user_id = (select auth.uid())
    and not exists (select from public.user_profiles o where o.user_id = h.user_id)
$$;

create function private.holds_pass(p_game_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.pass_games() g where g.game_id = p_game_id)
$$;

-- Teams that the caller's passes of this game check in; null if one of the passes lets them score.
create function private.only_checks_in(p_game_id uuid) returns uuid[]
language sql stable set search_path = '' as $$
  select case when bool_and(g.check_in_team_id is not null) then array_agg(g.check_in_team_id) end
  from private.pass_games() g where g.game_id = p_game_id
$$;

create function private.require_scorer(p_game_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.holds_pass(p_game_id) then
    perform private.require_collector();
  end if;
end $$;

create function private.require_log_reader(p_game_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  -- A phone that looks for the server asks for a game that does not exist (src/sync/reach-probe.ts).
  if not private.holds_pass(p_game_id) and not (exists (select from private.pass_games())
    and not exists (select from public.games g where g.id = p_game_id))
  then
    perform private.require_member();
  end if;
end $$;

create function private.require_device_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.pass_games()) then
    perform private.require_member();
  end if;
end $$;

-- The reads of the league go through its season, so this opens it also while browsing is closed (D10).
create policy "pass holders see the season of their game" on public.seasons for select to authenticated
  using (deleted_at is null and id in (select g.season_id from private.pass_games() g));
create policy "pass holders see who of their two teams is suspended" on public.player_suspensions
  for select to authenticated using (player_id in (
    select p.id from public.players p join private.pass_games() g on p.team_id in (g.team_visitor_id, g.team_home_id)));
grant execute on function private.pass_games() to anon, authenticated, service_role;

-- Who makes passes: admins, and approved collectors where the setting says so. An open installation
-- calls everybody a collector, so here only an approval counts.
create function private.may_make_passes() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_server() or private.is_admin() or private.may_collect() and exists (
    select from public.user_profiles p, public.app_settings s
    where p.user_id = (select auth.uid()) and p.is_collector and s.game_passes = 'collectors')
$$;

create function private.require_pass_maker() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.may_make_passes() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end $$;

-- The end of the day that lies p_days after the game's day, or after today where the game is past.
create function private.pass_end(p_game_date date, p_days integer) returns timestamptz
language sql stable set search_path = '' as $$
  select (greatest(p_game_date, private.league_today()) + p_days + 1)::timestamp at time zone s.league_time_zone
  from public.app_settings s
$$;

create function public.make_game_passes(p_game_ids uuid[], p_days integer default 1, p_check_in_team_id uuid default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  g record;
  v_secret text;
  v_pass private.game_passes;
  v_made jsonb := '[]';
begin
  perform private.require_pass_maker();
  if coalesce(cardinality(p_game_ids), 0) not between 1 and 100 or coalesce(p_days, -1) not between 0 and 14 then
    raise exception 'Name 1 to 100 games and 0 to 14 days.' using errcode = '22023';
  elsif (select s.game_passes = 'off' from public.app_settings s) then
    return private.rejected('switched_off');
  end if;
  for g in
    select w.id as wanted, x.id, x.game_date from (select distinct unnest(p_game_ids) as id) w
    left join (select y.* from public.games y join public.seasons s on s.id = y.season_id
      where y.archived_at is null and s.deleted_at is null
        and (p_check_in_team_id is null or p_check_in_team_id in (y.team_visitor_id, y.team_home_id))) x on x.id = w.id
    order by x.game_date, x.game_time, w.id
  loop
    if g.id is null then
      raise exception 'There is no such game.' using errcode = 'PT404';
    end if;
    -- The lock keeps two calls from both seeing the last free place.
    perform from public.games x where x.id = g.id for no key update;
    if (select count(*) from private.game_passes p
      where p.game_id = g.id and p.withdrawn_at is null and p.expires_at > now()) >= 20
    then
      raise exception 'This game has 20 passes already.' using errcode = 'PT429';
    end if;
    v_secret := encode(extensions.gen_random_bytes(20), 'hex');
    insert into private.game_passes (game_id, secret_hash, check_in_team_id, made_by, expires_at)
    values (g.id, sha256(convert_to(v_secret, 'UTF8')), p_check_in_team_id, (select auth.uid()),
      private.pass_end(g.game_date, p_days))
    returning * into v_pass;
    perform private.audit('pass.made', 'game', g.id::text, null,
      jsonb_strip_nulls(jsonb_build_object('pass_id', v_pass.id, 'expires_at', v_pass.expires_at,
        'check_in_team_id', v_pass.check_in_team_id)));
    v_made := v_made || jsonb_build_object('pass_id', v_pass.id, 'game_id', g.id, 'secret', v_secret,
      'check_in_team_id', v_pass.check_in_team_id, 'expires_at', v_pass.expires_at,
      'time_zone', private.league_time_zone());
  end loop;
  return jsonb_build_object('outcome', 'applied', 'passes', v_made);
end $$;
comment on function public.make_game_passes is 'Makes a pass for each game, all or none, and returns its secret once. A pass ends with the day p_days after the game''s day (D69). With a team, it only checks in that team''s players.';

create function public.list_game_passes(p_game_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_pass_maker();
  return (
    select jsonb_build_object('visitor', v.name, 'home', h.name, 'scoring', private.scoring_now(g), 'passes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'pass_id', p.id, 'made_at', p.made_at, 'expires_at', p.expires_at, 'time_zone', private.league_time_zone(),
        'state', private.pass_state(p), 'made_by', m.display_name,
        'check_in_team', case p.check_in_team_id when v.id then v.name when h.id then h.name end,
        'holders', (select coalesce(jsonb_agg(n.display_name order by x.redeemed_at, x.user_id), '[]')
          from private.pass_holders x join public.public_profiles n on n.user_id = x.user_id
          where x.pass_id = p.id)
      ) order by p.made_at desc, p.id), '[]')
      from private.game_passes p left join public.public_profiles m on m.user_id = p.made_by
      where p.game_id = g.id
        and (private.is_admin() or private.is_server() or p.made_by = (select auth.uid()))))
    from public.games g join public.teams v on v.id = g.team_visitor_id join public.teams h on h.id = g.team_home_id
    join public.seasons s on s.id = g.season_id and s.deleted_at is null
    where g.id = p_game_id
  );
end $$;
comment on function public.list_game_passes is 'The passes of a game with the people who opened them, newest first, and the people who score it now. A collector sees only passes they made.';

create function public.withdraw_game_pass(p_pass_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_pass private.game_passes;
begin
  perform private.require_pass_maker();
  select * into v_pass from private.game_passes p where p.id = p_pass_id
    and (private.is_admin() or private.is_server() or p.made_by = (select auth.uid())) for no key update;
  if v_pass.id is null then
    return private.rejected('unknown_pass');
  elsif v_pass.withdrawn_at is not null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update private.game_passes p set withdrawn_at = clock_timestamp() where p.id = p_pass_id;
  return private.applied('pass.withdrawn', 'game', v_pass.game_id::text,
    jsonb_build_object('pass_id', p_pass_id, 'expires_at', v_pass.expires_at), null);
end $$;
comment on function public.withdraw_game_pass is 'Ends a pass at once for everybody who opened it; an admin, or the collector who made it.';

-- An account has its own rights, or has lost them; a pass is for a session that has none.
create function private.require_guest() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from auth.users u where u.id = (select auth.uid()))
    or exists (select from public.user_profiles p where p.user_id = (select auth.uid()))
  then
    raise exception 'A game pass is for people without an account.' using errcode = '42501';
  end if;
end $$;

-- The name says that it was given and not checked, so that nobody passes for a member.
create function public.redeem_game_pass(p_secret text, p_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := (select auth.uid());
  v_name text;
  v_pass private.game_passes;
  v_state text;
begin
  perform private.require_guest();
  v_name := btrim(left(private.shown_name(p_name), 40));
  if coalesce(v_name, '') = '' then
    return private.rejected('no_name');
  end if;
  perform pg_advisory_xact_lock(hashtextextended(v_user::text, 69));
  delete from private.pass_tries t where t.user_id = v_user and t.at < clock_timestamp() - interval '10 minutes';
  if (select count(*) from private.pass_tries t where t.user_id = v_user) >= 10 then
    return private.rejected('too_many_tries');
  end if;
  -- The lock keeps two people from both getting the last place.
  select * into v_pass from private.game_passes p
  where p.secret_hash = sha256(convert_to(coalesce(p_secret, ''), 'UTF8')) for no key update;
  if v_pass.id is null then
    insert into private.pass_tries (user_id) values (v_user);
    return private.rejected('unknown_pass');
  end if;
  v_state := private.pass_state(v_pass);
  if v_state <> 'valid' then
    return private.rejected(v_state);
  elsif not exists (select from public.games g join public.seasons s on s.id = g.season_id
    where g.id = v_pass.game_id and g.archived_at is null and s.deleted_at is null)
  then
    return private.rejected('unknown_game');
  elsif (select count(*) from private.pass_holders h where h.pass_id = v_pass.id and h.user_id <> v_user) >= 20 then
    return private.rejected('full');
  end if;
  insert into private.pass_holders (user_id, pass_id) values (v_user, v_pass.id) on conflict do nothing;
  insert into public.public_profiles as p (user_id, display_name) values (v_user, v_name || ' (game pass)')
  on conflict (user_id) do update set display_name = excluded.display_name;
  perform private.audit('pass.redeemed', 'game', v_pass.game_id::text, null,
    jsonb_build_object('pass_id', v_pass.id, 'name', v_name));
  return jsonb_build_object('outcome', 'applied', 'game_id', v_pass.game_id, 'name', v_name,
    'check_in_team_id', v_pass.check_in_team_id, 'expires_at', v_pass.expires_at);
end $$;
comment on function public.redeem_game_pass is 'Lets the calling anonymous session collect the pass''s game, or check in its team, under the given name (D69).';

create function public.my_game_passes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_guest();
  return jsonb_build_object(
    'name', (select n.display_name from public.public_profiles n where n.user_id = (select auth.uid())),
    'passes', (
      select coalesce(jsonb_agg(jsonb_build_object('game_id', p.game_id,
        'check_in_team_id', p.check_in_team_id, 'expires_at', p.expires_at, 'state', private.pass_state(p)) order by h.redeemed_at, p.id), '[]')
      from private.pass_holders h join private.game_passes p on p.id = h.pass_id
      where h.user_id = (select auth.uid())));
end $$;
comment on function public.my_game_passes is 'The name that the calling session gave, the passes that it has opened, and whether each still holds.';

grant execute on function public.make_game_passes(uuid[], integer, uuid), public.list_game_passes(uuid),
  public.withdraw_game_pass(uuid) to authenticated, service_role;
-- A pass belongs to a session, so the server may not open one.
grant execute on function public.redeem_game_pass(text, text), public.my_game_passes() to authenticated;
