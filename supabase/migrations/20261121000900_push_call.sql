-- The calls of a collecting device: push, pull, and which of its events the server knows. The API
-- turns the SQLSTATEs PT413, PT404 and PT429 into the HTTP statuses 413, 404 and 429.

-- Whether the first delivery's refusal may not hold any more: the game is known by now, the server
-- learned the type, or an admin raised a limit. Such an event is judged anew.
create function private.may_be_judged_anew(e private.incoming_event, s private.push_state) returns boolean language sql immutable
return coalesce(s.game_id is not null and (e.first_outcome = 'orphaned'
  or e.first_outcome = 'rejected' and (e.reason in ('game_full', 'too_many_walk_ons')
    or e.reason = 'unknown_type' and private.is_known_type(e.type))), false);

-- Appends the applied events of a decided batch to the log and folds them. p_was is the locked game
-- before the batch, s the state after it.
create function private.append_events(p_was public.games, s private.push_state, p_events private.incoming_event[])
returns void language plpgsql security definer set search_path = '' as $$
declare
  v_types text[];
  v_last private.incoming_event;
begin
  insert into public.game_events (event_id, game_id, epoch, game_seq, device_id, device_seq, type,
    payload, recorded_by, author_id, client_timestamp, app_version, log_digest)
  select e.event_id, p_was.id, e.applied_epoch, e.game_seq, e.device_id, e.device_seq, e.type,
    e.payload, e.recorded_by, e.author_id, e.client_timestamp, e.app_version, e.log_digest
  from unnest(p_events) e where e.outcome = 'applied' order by e.game_seq;
  select array_agg(distinct e.type) into v_types from unnest(p_events) e where e.outcome = 'applied';
  -- The game shows the last transition of the batch.
  select e.* into v_last from unnest(p_events) e
  where e.outcome = 'applied' and e.event_id = s.last_transition;
  update public.games g set
    epoch = s.epoch, state = s.state, head_seq = s.head_seq, log_digest = s.log_digest, last_transition = s.last_transition,
    ever_finalized = s.ever_finalized,
    is_completed = case when v_last.type is null then g.is_completed else v_last.type = 'game.finalized.v1' end,
    manually_finalized = case when v_last.type is null then g.manually_finalized else v_last.type = 'game.finalized.v1' end,
    finalized_at = case when v_last.type is null then g.finalized_at when v_last.type = 'game.finalized.v1' then clock_timestamp() end
  where g.id = p_was.id;
  perform private.add_walk_ons(p_was.id, p_events);
  perform private.fold_after(p_was, v_types);
end $$;

-- Writes one audit row for each act that changes the game itself (transition, override, correction,
-- roster, walk-on, import), and one row for all plain stats of the call, because the log is their
-- trail. The actor is the authenticated sender; an author whom the events name beside them stands
-- in the row too.
create function private.audit_push(p_was public.games, p_events private.incoming_event[])
returns void language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  v_stats bigint;
  v_authors uuid[];
  v_is_named constant text[] := array['game.finalized.v1', 'game.reopened.v1', 'game.reset.v1', 'score.overridden.v1',
    'score.override_cleared.v1', 'stats.corrected.v1', 'stats.imported.v1', 'roster.changed.v1', 'player.added.v1', 'game.confirmed.v1'];
  v_before jsonb;
  v_after jsonb;
begin
  select * into g from public.games x where x.id = p_was.id;
  v_before := jsonb_build_object('epoch', p_was.epoch, 'state', p_was.state, 'head_seq', p_was.head_seq,
    'visitor', p_was.team_visitor_score, 'home', p_was.team_home_score);
  v_after := jsonb_build_object('epoch', g.epoch, 'state', g.state, 'head_seq', g.head_seq,
    'visitor', g.team_visitor_score, 'home', g.team_home_score);
  perform private.audit(regexp_replace(e.type, '\.v\d+$', ''), 'game', p_was.id::text, v_before,
    v_after || jsonb_build_object('event_id', e.event_id, 'payload', e.payload)
      || case when e.author_id <> e.recorded_by then jsonb_build_object('author_id', e.author_id) else '{}' end)
  from unnest(p_events) e where e.outcome = 'applied' and e.type = any (v_is_named) order by e.ord;
  select count(*), array_agg(distinct e.author_id) filter (where e.author_id <> e.recorded_by)
  into v_stats, v_authors
  from unnest(p_events) e where e.outcome = 'applied' and e.type <> all (v_is_named);
  if v_stats > 0 then
    perform private.audit('game.events_pushed', 'game', p_was.id::text, v_before,
      v_after || jsonb_build_object('events', v_stats)
        || case when v_authors is not null then jsonb_build_object('author_ids', v_authors) else '{}' end);
  end if;
end $$;

-- An event that was held and applied later counts in another epoch than its device believes; then
-- the receipt names it.
create function private.receipt(e private.incoming_event) returns jsonb language sql immutable
return jsonb_strip_nulls(jsonb_build_object('of', e.first_outcome, 'game_seq', e.game_seq, 'reason', e.reason,
    'epoch', nullif(e.applied_epoch, e.epoch)))
  || jsonb_build_object('event_id', e.given_id, 'outcome', e.outcome);

create type private.judged as (state private.push_state, events private.incoming_event[]);

-- Gives each event of a batch its outcome, in order, and the state of the game after it. A state
-- without a game orphans what is new.
create function private.judge_batch(s private.push_state, p_events private.incoming_event[]) returns private.judged
language plpgsql immutable set search_path = '' as $$
declare
  e private.incoming_event;
  v_first private.incoming_event;
  v_decided record;
  v_done private.incoming_event[] := '{}';
  v_ids uuid[] := '{}'; -- beside v_done: the id where it stands first, else null
  v_place integer;
begin
  foreach e in array p_events loop
    v_place := case when e.event_id is not null then array_position(v_ids, e.event_id) end;
    if private.may_be_judged_anew(e, s) then
      e.outcome := null;
      e.first_outcome := null;
      e.reason := null;
    end if;
    if v_place is not null and e.first_outcome is null and e.reason is distinct from 'id_reused' then
      v_first := v_done[v_place];
      if (v_first.type, v_first.payload) is not distinct from (e.type, e.payload) then
        e.outcome := 'duplicate';
        e.first_outcome := coalesce(v_first.first_outcome, v_first.outcome);
        e.reason := v_first.reason;
        e.game_seq := v_first.game_seq;
        e.applied_epoch := v_first.applied_epoch;
      else
        e.outcome := 'rejected';
        e.reason := 'id_reused';
      end if;
    elsif e.outcome is null and s.game_id is null then
      e.outcome := 'orphaned';
    elsif e.outcome is null then
      v_decided := private.decide(e, s);
      e.outcome := v_decided.outcome;
      e.reason := v_decided.reason;
      if e.outcome = 'applied' then
        e.game_seq := s.head_seq + 1;
        e.applied_epoch := case when e.type = 'player.added.v1' then e.epoch else s.epoch end;
        s := private.advance(s, e);
        e.log_digest := s.log_digest;
      end if;
    end if;
    v_ids := array_append(v_ids, case when v_place is null then e.event_id end);
    v_done := v_done || e;
  end loop;
  return row(s, v_done)::private.judged;
end $$;

-- Locks the game that events are for; null while its season is deleted or the game is unknown. Then
-- the season is held as it is until the commit: a restore waits for what is being kept here, or was
-- first, and the event is for a game again (D65).
create function private.game_to_push(p_game_id uuid) returns public.games
language plpgsql set search_path = '' as $$
declare
  g public.games;
  v_is_back boolean;
begin
  select x.* into g from public.games x join public.seasons y on y.id = x.season_id
  where x.id = p_game_id and y.deleted_at is null for no key update of x;
  if found then
    return g;
  end if;
  select y.deleted_at is null into v_is_back from public.games x join public.seasons y on y.id = x.season_id
  where x.id = p_game_id for share of y;
  if v_is_back then
    select x.* into g from public.games x where x.id = p_game_id for no key update;
  else
    -- There is no row to lock, so the game's id serialises its orphans.
    perform pg_advisory_xact_lock(hashtextextended(p_game_id::text, 0));
  end if;
  return g;
end $$;

create function public.push_game_events(p_game_id uuid, p_device_id uuid, p_events jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  s private.push_state;
  v_judged private.judged;
begin
  perform private.require_scorer(p_game_id);
  if p_game_id is null or p_device_id is null or p_events is null
    or jsonb_typeof(p_events) not in ('array', 'string')
  then
    raise exception 'A push needs a game, a device and an array of events.' using errcode = '22023';
  end if;
  -- Size comes first: everything after it reads the events.
  if greatest(pg_column_size(p_events), octet_length(case jsonb_typeof(p_events) when 'string' then p_events #>> '{}' end)) > 4000000 then
    raise exception 'A call may carry at most 4 MB.' using errcode = 'PT413';
  end if;
  perform private.take_push(pg_column_size(p_events));

  g := private.game_to_push(p_game_id);
  -- The right may have ended while this call waited for the game; then no pass says what it lets somebody do.
  perform private.require_scorer(p_game_id);
  v_judged := private.judge_batch(private.push_state_of(g),
    array(select b from private.read_batch(p_game_id, p_device_id, p_events) b order by b.ord));
  s := v_judged.state;

  perform private.keep_held(p_game_id, v_judged.events);
  if s.head_seq > g.head_seq then
    perform private.append_events(g, s, v_judged.events);
    perform private.audit_push(g, v_judged.events);
  end if;
  return jsonb_build_object(
    'receipts', (select coalesce(jsonb_agg(private.receipt(d) order by d.ord), '[]') from unnest(v_judged.events) d),
    'head_seq', coalesce(s.head_seq, 0), 'epoch', coalesce(s.epoch, 0), 'state', coalesce(s.state, 'open'),
    'log_digest', coalesce(s.log_digest, 0),
    'missing_device_seqs', private.check_device_numbers(p_device_id, (select auth.uid()))
  );
end $$;
comment on function public.push_game_events is 'Appends facts to a game''s log; answers one receipt per event (I7).';

-- Devices that sent plays, timeouts or the clock of a game in the last hour, newest first; after the
-- final whistle those of the last ten minutes. Imports, reviews and check-ins write other facts, and
-- ages are told instead of times because a phone's clock may be wrong.
create function private.scoring_now(g public.games) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('device_id', s.device_id, 'user_id', s.recorded_by, 'name', n.display_name,
    'seconds', greatest(0, ceil(extract(epoch from clock_timestamp() - s.at)))::integer) order by s.at desc, s.device_id), '[]')
  from (
    select l.device_id, l.recorded_by, max(l.received_at) as at from public.game_events l
    where l.game_id = g.id and l.game_seq > g.head_seq - 500 and l.received_at > clock_timestamp() - case g.state when 'final' then interval '10 minutes' else interval '1 hour' end
      and l.recorded_by is not null and l.type ~ '^(stat|timeout|clock)\.'
    group by l.device_id, l.recorded_by order by 3 desc limit 20
  ) s left join public.public_profiles n on n.user_id = s.recorded_by
$$;

create function public.pull_game_events(p_game_id uuid, p_after_seq bigint default 0, p_limit integer default 500) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  g public.games;
  v_events jsonb;
  v_anchor public.game_events;
begin
  perform private.require_log_reader(p_game_id);
  select x.* into g from public.games x join public.seasons y on y.id = x.season_id
  where x.id = p_game_id and (y.deleted_at is null or private.is_admin() or private.is_server());
  select jsonb_agg(to_jsonb(e) order by e.game_seq) into v_events from (
    select l.event_id, l.game_id, l.epoch, l.game_seq, l.device_id, l.device_seq, l.type,
      private.payload_for_caller(l.type, l.payload, l.recorded_by) as payload,
      l.recorded_by, l.author_id, l.client_timestamp, l.received_at, l.app_version
    from public.game_events l
    where g.id is not null and l.game_id = p_game_id and l.game_seq > coalesce(p_after_seq, 0)
    order by l.game_seq
    limit least(greatest(coalesce(p_limit, 500), 1), 1000)
  ) e;
  select l.* into v_anchor from public.game_events l
  where g.id is not null and l.game_id = p_game_id and l.game_seq = p_after_seq;
  return jsonb_build_object(
    'events', coalesce(v_events, '[]'), 'known', g.id is not null, 'head_seq', coalesce(g.head_seq, 0),
    'epoch', coalesce(g.epoch, 0), 'state', coalesce(g.state, 'open'), 'scoring', private.scoring_now(g),
    'anchor', case when v_anchor.event_id is not null
      then jsonb_build_object('game_seq', v_anchor.game_seq, 'event_id', v_anchor.event_id) end,
    'anchor_digest', v_anchor.log_digest
  );
end $$;
comment on function public.pull_game_events is 'The log after a game_seq, with the anchor that shows a restored backup. Reasons of check-ins come to admins and to whoever wrote them (D13).';

create function public.known_event_ids(p_game_id uuid, p_device_id uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_log_reader(p_game_id);
  return coalesce((
    select array_agg(k.event_id order by k.event_id) from (
      select e.event_id from public.game_events e where e.game_id = p_game_id and e.device_id = p_device_id
      union
      select private.read_uuid(to_jsonb(h.event_id)) from public.held_events h
      where h.game_id = p_game_id and h.device_id = p_device_id
    ) k where k.event_id is not null
  ), '{}');
end $$;
comment on function public.known_event_ids is 'Ids of a device''s events of a game that the server has, in the log or in custody (I3).';

grant execute on function public.push_game_events(uuid, uuid, jsonb), public.pull_game_events(uuid, bigint, integer),
  public.known_event_ids(uuid, uuid) to authenticated, service_role;
