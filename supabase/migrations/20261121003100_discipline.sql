-- A penalty counts for a person: merged players are one, and a player who moves keeps theirs (A §4,
-- §9, D13, D28, D66). Members see from the sum only when somebody is suspended.

-- As whom a player counts (D33).
create function private.person_of(p_player_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce((select a.into_player_id from public.player_aliases a where a.from_player_id = p_player_id), p_player_id)
$$;

-- The penalties that count in a season. One of a game is of its day, any other of the day it was recorded.
create function private.counted_penalties(p_season_id uuid)
returns table (id uuid, person_id uuid, game_id uuid, day date, recorded_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.id, private.person_of(p.player_id), p.game_id,
    coalesce(g.game_date, (p.created_at at time zone a.league_time_zone)::date), p.created_at
  from public.unsportsmanlike_penalties p
  cross join public.app_settings a
  left join public.games g on g.id = p.game_id
  where p.season_id = p_season_id and p.removed_at is null
$$;

-- The third penalty suspends from its day on. A review says until when, and whatever is recorded after
-- it suspends again, but never for days that the review has judged already.
create function private.suspension_periods(p_season_id uuid, p_person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_periods jsonb := '[]';
  v_before integer := 0;
  v_since timestamptz := '-infinity';
  v_days date[];
  v_last jsonb;
  v_review record;
begin
  for v_review in
    select r.decided_at, r.suspended_until from public.suspension_reviews r
    where r.season_id = p_season_id and private.person_of(r.player_id) = p_person_id
    union all select 'infinity', null
    order by 1
  loop
    select coalesce(array_agg(c.day order by c.day, c.recorded_at), '{}') into v_days
    from private.counted_penalties(p_season_id) c
    where c.person_id = p_person_id and c.recorded_at > v_since and c.recorded_at <= v_review.decided_at;
    v_last := v_periods -> -1;
    if v_last is not null and (v_last -> 'until' = 'null' or cardinality(v_days) = 0) then
      -- It still goes on, or the same one is decided anew.
      if v_review.decided_at < 'infinity' then
        v_periods := jsonb_set(v_periods, '{-1,until}', coalesce(to_jsonb(v_review.suspended_until), 'null'));
      end if;
    elsif cardinality(v_days) > 0 and v_before + cardinality(v_days) >= 3 then
      v_periods := v_periods || jsonb_build_object(
        'from', greatest(v_days[greatest(3 - v_before, 1)], (v_last ->> 'until')::date),
        'until', v_review.suspended_until);
    end if;
    v_before := v_before + cardinality(v_days);
    v_since := v_review.decided_at;
  end loop;
  return v_periods;
end $$;

-- Must match src/domain/game/player-on-day.ts; a test compares them.
create function private.was_suspended(p_periods jsonb, p_day date) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from jsonb_array_elements(p_periods) p
    where (p ->> 'from')::date < p_day and coalesce(p_day <= (p ->> 'until')::date, true))
$$;

-- One change of a season's penalties at a time, so that a review has seen every penalty before it.
create function private.lock_discipline(p_season_id uuid) returns void
language sql set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(p_season_id::text, 4))
$$;

create function private.refresh_suspensions(p_season_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_discipline(p_season_id);
  with persons as (
    select c.person_id, private.suspension_periods(p_season_id, c.person_id) as periods
    from private.counted_penalties(p_season_id) c group by c.person_id having count(*) >= 3
  ), wanted as (
    select p.person_id as player_id, p.periods from persons p
    union all
    select a.from_player_id, p.periods from persons p
    join public.player_aliases a on a.into_player_id = p.person_id
    join public.players q on q.id = a.from_player_id
  ), gone as (
    delete from public.player_suspensions s
    where s.season_id = p_season_id and not exists (select from wanted w where w.player_id = s.player_id)
  )
  insert into public.player_suspensions as s (player_id, season_id, periods)
  select w.player_id, p_season_id, w.periods from wanted w
  on conflict (player_id, season_id) do update set periods = excluded.periods
  where s.periods <> excluded.periods;
end $$;

create function private.keep_suspensions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  v_season uuid;
begin
  if tg_table_name = 'player_aliases' then
    select p.season_id into v_season from public.players p where p.id = (v_row ->> 'from_player_id')::uuid;
  else
    v_season := (v_row ->> 'season_id')::uuid;
  end if;
  if exists (select from public.unsportsmanlike_penalties u where u.season_id = v_season) then
    perform private.refresh_suspensions(v_season);
  end if;
  return null;
end $$;
create trigger keep_suspensions after insert or update on public.unsportsmanlike_penalties
  for each row execute function private.keep_suspensions();
create trigger keep_suspensions after insert on public.suspension_reviews
  for each row execute function private.keep_suspensions();
create trigger keep_suspensions after update of game_date on public.games
  for each row when (old.game_date <> new.game_date) execute function private.keep_suspensions();
-- Triggers run by name: a merge that is taken back has given the others back before this one looks.
create trigger keep_suspensions after insert or update or delete on public.player_aliases
  for each row execute function private.keep_suspensions();

-- Why a penalty is refused, as a code that names the field; null when it is fine.
create function private.penalty_problem(p_penalty jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_penalty) is distinct from 'object' then 'invalid'
    when exists (select from jsonb_each(p_penalty) f where jsonb_typeof(f.value) not in ('string', 'null')) then 'invalid'
    when private.read_uuid(p_penalty -> 'player_id') is null then 'player_required'
    when not private.is_uuid_or_null(p_penalty -> 'game_id') or not private.is_uuid_or_null(p_penalty -> 'season_id') then 'invalid'
    when coalesce(p_penalty ->> 'game_id', p_penalty ->> 'season_id') is null then 'season_required'
    when coalesce(p_penalty ->> 'incident_type', 'unsportsmanlike') not in ('unsportsmanlike', 'ejection', 'other') then 'type_invalid'
    when coalesce(p_penalty ->> 'incident_description', '') !~ '\S' then 'description_required'
    when length(btrim(p_penalty ->> 'incident_description')) > 2000 then 'description_too_long'
  end
$$;

-- Whether a person had to do with a game: as a player of one of its teams, today or before, on its
-- roster, or by a play.
create function private.has_part_in_game(p_person_id uuid, g public.games) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.players p
    where p.id in (select a.from_player_id from public.player_aliases a where a.into_player_id = p_person_id union all select p_person_id)
      and (p.team_id in (g.team_visitor_id, g.team_home_id)
        or exists (select from jsonb_array_elements(p.teams_before) t
          where (t ->> 'team_id')::uuid in (g.team_visitor_id, g.team_home_id))
        or exists (select from public.game_rosters r where r.game_id = g.id and r.player_id = p.id)
        or exists (select from public.stat_events e where e.game_id = g.id and p.id in (e.player_id, e.passer_player_id)))
  )
$$;

-- Writes a penalty whose fields are sound; returns the reason of a refusal, null when it is written.
create function private.write_penalty(p_id uuid, p_penalty jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_recorder uuid := (select auth.uid());
  v_game uuid := private.read_uuid(p_penalty -> 'game_id');
  v_player public.players;
  g public.games;
  v_season uuid := private.read_uuid(p_penalty -> 'season_id');
begin
  select p.* into v_player from public.players p where p.id = private.read_uuid(p_penalty -> 'player_id');
  if v_player.id is null then
    return 'unknown_player';
  end if;
  if v_game is not null then
    select x.* into g from public.games x where x.id = v_game;
    if g.id is null then
      return 'unknown_game';
    elsif g.season_id <> coalesce(v_season, g.season_id) then
      return 'other_season';
    end if;
    v_season := g.season_id;
  end if;
  if not exists (select from public.seasons s where s.id = v_season and s.deleted_at is null) then
    return 'unknown_season';
  elsif v_player.season_id <> v_season then
    return 'other_season';
  elsif g.id is not null and not private.has_part_in_game(private.person_of(v_player.id), g) then
    return 'not_in_game';
  end if;
  perform private.lock_discipline(v_season);
  insert into public.unsportsmanlike_penalties (id, player_id, game_id, season_id, incident_description, incident_type, recorded_by)
  values (p_id, v_player.id, g.id, v_season, btrim(p_penalty ->> 'incident_description'),
    coalesce(p_penalty ->> 'incident_type', 'unsportsmanlike'), v_recorder);
  perform private.audit('penalty.added', 'penalty', p_id::text, null, jsonb_build_object('player_id', v_player.id,
    'game_id', g.id, 'season_id', v_season, 'incident_type', coalesce(p_penalty ->> 'incident_type', 'unsportsmanlike')));
  return null;
end $$;

-- Somebody who is no admin may record 20 in 10 minutes; more are sent again later (I2).
create function public.add_penalty(p_op_id uuid, p_penalty jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_recorder uuid := (select auth.uid());
  v_problem text;
  v_request jsonb;
  v_answer jsonb;
begin
  perform private.require_collector();
  v_problem := private.penalty_problem(p_penalty);
  -- The request keeps only a fingerprint: its writer may read the receipt, but only admins the text
  -- (D13).
  v_request := jsonb_build_object('md5',
    case when v_problem is distinct from 'invalid' then md5(p_op_id::text || p_penalty::text) end);
  v_answer := private.known_answer(p_op_id, 'add_penalty', v_request, true);
  if v_answer is not null then
    return v_answer;
  end if;
  if v_problem is null then
    perform pg_advisory_xact_lock(hashtextextended(v_recorder::text, 5));
    if not (private.is_server() or private.is_admin()) then
      perform private.require_room((
        select p.created_at from public.unsportsmanlike_penalties p
        where p.recorded_by = v_recorder and p.created_at > now() - interval '10 minutes'
        order by p.created_at desc offset 19 limit 1
      ), 'You have recorded 20 penalties in 10 minutes. Please wait before recording another.');
    end if;
    v_problem := private.write_penalty(p_op_id, p_penalty);
  end if;
  return private.keep_answer(p_op_id, 'add_penalty', v_request, v_problem);
end $$;
comment on function public.add_penalty is 'Records a penalty {player_id, game_id?, season_id?, incident_type?, incident_description}; idempotent by op_id, which becomes its id. Collectors add and never read (D13).';

-- A collector takes back what they recorded themselves, an admin any; for others there is no such penalty.
create function public.remove_penalty(p_penalty_id uuid, p_op_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_actor uuid := (select auth.uid());
  v_request jsonb := jsonb_build_object('penalty_id', p_penalty_id);
  v_answer jsonb;
  v_penalty public.unsportsmanlike_penalties;
  v_problem text;
begin
  perform private.require_collector();
  v_answer := private.known_answer(p_op_id, 'remove_penalty', v_request, true);
  if v_answer is not null then
    return v_answer;
  end if;
  v_penalty := private.penalty_to_change(p_penalty_id);
  if v_penalty.id is null
    or not (private.is_server() or private.is_admin() or v_penalty.recorded_by is not distinct from v_actor) then
    v_problem := 'unknown_penalty';
  elsif v_penalty.removed_at is null then
    update public.unsportsmanlike_penalties p set removed_at = clock_timestamp(), removed_by = v_actor
    where p.id = p_penalty_id;
    perform private.audit('penalty.removed', 'penalty', p_penalty_id::text,
      jsonb_build_object('player_id', v_penalty.player_id, 'season_id', v_penalty.season_id), null);
  end if;
  return private.keep_answer(p_op_id, 'remove_penalty', v_request, v_problem);
end $$;
comment on function public.remove_penalty is 'Takes a penalty out of every count and keeps its row; idempotent by op_id. Admins, and collectors for their own.';

-- Locks a penalty for a change; null when its season is deleted.
create function private.penalty_to_change(p_penalty_id uuid) returns public.unsportsmanlike_penalties
language sql set search_path = '' as $$
  select private.lock_discipline(p.season_id) from public.unsportsmanlike_penalties p where p.id = p_penalty_id;
  select p.* from public.unsportsmanlike_penalties p join public.seasons s on s.id = p.season_id
  where p.id = p_penalty_id and s.deleted_at is null for no key update of p
$$;

create function public.restore_penalty(p_penalty_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_penalty public.unsportsmanlike_penalties;
begin
  perform private.require_admin();
  v_penalty := private.penalty_to_change(p_penalty_id);
  if v_penalty.id is null then
    return private.rejected('unknown_penalty');
  elsif v_penalty.removed_at is null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.unsportsmanlike_penalties p set removed_at = null, removed_by = null where p.id = p_penalty_id;
  return private.applied('penalty.restored', 'penalty', p_penalty_id::text,
    jsonb_build_object('removed_at', v_penalty.removed_at, 'removed_by', v_penalty.removed_by),
    jsonb_build_object('player_id', v_penalty.player_id, 'season_id', v_penalty.season_id));
end $$;
comment on function public.restore_penalty is 'Takes the removal of a penalty back: it counts again, from its own day. Admins.';

create function public.review_suspension(p_season_id uuid, p_player_id uuid, p_decision text, p_until date, p_note text)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_person uuid;
  v_note text := nullif(btrim(p_note), '');
  v_before jsonb;
  v_review public.suspension_reviews;
begin
  perform private.require_admin();
  perform private.lock_discipline(p_season_id);
  v_person := private.person_of(p_player_id);
  select s.periods into v_before from public.player_suspensions s join public.seasons x on x.id = s.season_id
  where s.player_id = v_person and s.season_id = p_season_id and x.deleted_at is null;
  if v_before is null then
    return private.rejected('not_suspended');
  elsif coalesce(p_decision, '') not in ('ended', 'until', 'stands') then
    return private.rejected('decision_invalid');
  elsif p_decision = 'until' and coalesce(p_until < private.league_today(), true) then
    return private.rejected('until_invalid');
  elsif length(v_note) > 1000 then
    return private.rejected('note_too_long');
  elsif p_decision <> 'stands' and v_note is null then
    return private.rejected('note_required');
  end if;
  insert into public.suspension_reviews (player_id, season_id, decision, suspended_until, note, decided_by)
  values (v_person, p_season_id, p_decision,
    case p_decision when 'ended' then private.league_today() - 1 when 'until' then p_until end, v_note, (select auth.uid()))
  returning * into v_review;
  return private.applied('suspension.reviewed', 'player', v_person::text,
    jsonb_build_object('season_id', p_season_id, 'periods', v_before),
    jsonb_build_object('decision', p_decision, 'suspended_until', v_review.suspended_until, 'note', v_note,
      'periods', (select s.periods from public.player_suspensions s where s.player_id = v_person and s.season_id = p_season_id)));
end $$;
comment on function public.review_suspension is 'Ends a suspension, sets its last day, or lets it stand ("ended", "until", "stands"), with a note (A §9). A penalty recorded later suspends again. Admins.';

-- The answer is one value, so that no row limit cuts it (I23).
create function public.list_penalties(p_season_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with counted as materialized (select * from private.counted_penalties(p_season_id)),
    persons as materialized (
      select distinct private.person_of(u.player_id) as person_id
      from public.unsportsmanlike_penalties u where u.season_id = p_season_id
    ), named as materialized (
      select p.id as person_id, p.name as player_name, p.jersey_number, p.team_id, t.name as team_name,
        (select count(*) from counted c where c.person_id = p.id) as season_count
      from persons x join public.players p on p.id = x.person_id join public.teams t on t.id = p.team_id
    )
    select jsonb_build_object(
      'penalties', (
        select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object(
          'penalty_id', u.id, 'game_id', g.id, 'week_number', g.week_number, 'game_date', g.game_date,
          'visitor_name', v.name, 'home_name', h.name, 'incident_type', u.incident_type,
          'incident_description', u.incident_description, 'created_at', u.created_at, 'removed_at', u.removed_at,
          'recorded_by', (select q.display_name from public.public_profiles q where q.user_id = u.recorded_by),
          'removed_by', (select q.display_name from public.public_profiles q where q.user_id = u.removed_by),
          'game_count', (select count(*) from counted c where c.person_id = n.person_id and c.game_id = u.game_id)
        ) order by u.created_at desc, u.id desc), '[]')
        from public.unsportsmanlike_penalties u
        join named n on n.person_id = private.person_of(u.player_id)
        left join public.games g on g.id = u.game_id
        left join public.teams v on v.id = g.team_visitor_id
        left join public.teams h on h.id = g.team_home_id
        where u.season_id = s.id
      ),
      'suspensions', (
        select coalesce(jsonb_agg(to_jsonb(n) || jsonb_build_object(
          'periods', y.periods,
          'is_open', coalesce((y.periods -> -1 ->> 'until')::date >= private.league_today(), true),
          'check_ins', (
            select coalesce(jsonb_agg(jsonb_build_object('game_id', g.id, 'game_date', g.game_date,
              'visitor_name', v.name, 'home_name', h.name, 'reason', o.reason) order by g.game_date desc, g.id), '[]')
            from public.game_rosters r
            join public.games g on g.id = r.game_id
            join public.teams v on v.id = g.team_visitor_id
            join public.teams h on h.id = g.team_home_id
            left join public.roster_overrides o
              on o.game_id = r.game_id and o.team_id = r.team_id and o.player_id = r.player_id
            where private.person_of(r.player_id) = n.person_id and g.season_id = s.id
              and private.was_suspended(y.periods, g.game_date)
          ),
          'decision', r.decision, 'decided_at', r.decided_at, 'note', r.note,
          'decided_by', (select q.display_name from public.public_profiles q where q.user_id = r.decided_by)
        ) order by n.player_name, n.person_id), '[]')
        from named n
        join public.player_suspensions y on y.player_id = n.person_id and y.season_id = s.id
        left join lateral (
          select x.* from public.suspension_reviews x
          where x.season_id = s.id and private.person_of(x.player_id) = n.person_id
          order by x.decided_at desc limit 1
        ) r on true
      )
    )
    from public.seasons s where s.id = p_season_id and s.deleted_at is null
  );
end $$;
comment on function public.list_penalties is 'Every penalty of a season with the counts of its person (D66), removed ones too, and every suspension with its last review; null where the season is unknown or deleted. Admins.';

grant execute on function public.add_penalty(uuid, jsonb), public.remove_penalty(uuid, uuid), public.restore_penalty(uuid),
  public.review_suspension(uuid, uuid, text, date, text), public.list_penalties(uuid) to authenticated, service_role;
