-- `push_game_events` is the only way in for facts about a game: one transaction under the game's row
-- lock (I9), with an outcome for every event (I7). An outcome depends on the events before it in the
-- batch, so the batch is decided in memory.

-- Holds the state of the game after the events of the batch so far.
create type private.push_state as (
  game_id uuid,
  epoch integer,
  state text,
  head_seq bigint,
  last_transition uuid,
  ever_finalized boolean,
  has_stats boolean,
  is_admin boolean,
  is_server boolean,
  log_digest bigint,
  event_room bigint,
  walk_on_room bigint,
  by_pass boolean,
  check_in_teams uuid[] -- null: not limited to the check-in of a team
);

-- The digest of a log after one more event: a polynomial over a prime field with the last 48 bits of
-- each event's id as coefficients, below 2^53 for JSON. Phones compute the same sum
-- (src/local/log/log-digest.ts) and so notice a restored backup that was filled up again (I3).
create function private.next_digest(p_digest bigint, p_event_id uuid) returns bigint language sql immutable
return ((p_digest::numeric * 6364136223846793 + ('x' || right(p_event_id::text, 12))::bit(48)::bigint)
  % 9007199254740881)::bigint;

-- Returns the walk-ons that a game's log added.
create function private.walk_ons_of(p_game_id uuid) returns setof public.players
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  select p.* from public.players p
  where p.is_walk_on and p.id in (
    select (e.payload ->> 'player_id')::uuid from public.game_events e
    where e.game_id = p_game_id and e.type = 'player.added.v1')
$$;

-- The state of the locked game before the batch, with what the installation's limits leave room for.
create function private.push_state_of(g public.games) returns private.push_state
language plpgsql stable set search_path = '' as $$
declare
  v_by_pass boolean := not (private.is_server() or private.may_collect());
begin
  return (select row(g.id, g.epoch, g.state, g.head_seq, g.last_transition, g.ever_finalized, g.has_stats,
    private.is_admin(), private.is_server(), g.log_digest, s.events_per_game - g.head_seq,
    s.walk_ons_per_game - (select count(*) from private.walk_ons_of(g.id) w where w.is_active),
    v_by_pass, case when v_by_pass then private.only_checks_in(g.id) end)::private.push_state
  from public.app_settings s);
end $$;

-- Takes a push from its account's buckets of calls and bytes, which refill within a minute; pushes by
-- the server are not limited. A refused call takes nothing, and says in how many seconds it can come
-- again.
create table private.push_buckets (
  user_id uuid primary key,
  pushes numeric not null,
  bytes numeric not null,
  at timestamptz not null
);
alter table private.push_buckets enable row level security;
alter table private.push_buckets force row level security;

create function private.take_push(p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s public.app_settings;
  b private.push_buckets;
  v_wait integer;
begin
  if private.is_server() then
    return;
  end if;
  select * into s from public.app_settings;
  insert into private.push_buckets as x values ((select auth.uid()), s.pushes_per_minute, s.push_bytes_per_minute, clock_timestamp())
  on conflict (user_id) do update set
    pushes = least(s.pushes_per_minute, x.pushes + s.pushes_per_minute / 60.0 * extract(epoch from clock_timestamp() - x.at)),
    bytes = least(s.push_bytes_per_minute, x.bytes + s.push_bytes_per_minute / 60.0 * extract(epoch from clock_timestamp() - x.at)),
    at = clock_timestamp()
  returning x.* into b;
  if b.pushes < 1 or b.bytes < p_bytes then
    v_wait := ceil(greatest((1 - b.pushes) * 60 / s.pushes_per_minute, (p_bytes - b.bytes) * 60 / s.push_bytes_per_minute));
    raise exception 'This account sends more than an installation takes from one. Again in % seconds.', v_wait
      using errcode = 'PT429', detail = v_wait::text;
  end if;
  update private.push_buckets x set pushes = x.pushes - 1, bytes = x.bytes - p_bytes where x.user_id = b.user_id;
end $$;

-- Decides the outcome and reason of one new, well-formed event, without side effects.
create function private.decide(e private.incoming_event, s private.push_state, out outcome text, out reason text)
language plpgsql immutable set search_path = '' as $$
declare
  v_is_transition boolean := e.type in ('game.finalized.v1', 'game.reopened.v1', 'game.reset.v1');
begin
  -- batch_id says that an import wrote a fact, so only the server may say it.
  if (e.type in ('stats.imported.v1', 'held.applied.v1', 'held.set_aside.v1') or e.payload ? 'batch_id') and not s.is_server then
    outcome := 'rejected';
    reason := 'permission';
  elsif s.check_in_teams is not null and not (e.type = 'roster.changed.v1' and not e.payload ? 'overrides'
    and coalesce(private.read_uuid(e.payload -> 'team_id') = any (s.check_in_teams), false))
  then
    -- A check-in ticks players of its team; only a scorer may give the reason for a suspended one.
    outcome := 'rejected';
    reason := 'permission';
  elsif s.by_pass and e.type not in ('stat.recorded.v1', 'stat.changed.v1', 'stat.removed.v1', 'timeout.used.v1',
    'timeout.returned.v1', 'roster.changed.v1', 'player.added.v1', 'game.finalized.v1', 'game.confirmed.v1',
    'clock.started.v1', 'clock.stopped.v1', 'clock.set.v1')
  then
    -- A game pass is for collecting; a review, a re-opening and a reset need an account (D69).
    outcome := 'rejected';
    reason := 'permission';
  elsif s.event_room <= (case when v_is_transition then -200 else 0 end)
    and not (s.is_server or v_is_transition and s.is_admin)
  then
    -- A full game can still be finalized and re-opened, but not for ever.
    outcome := 'rejected';
    reason := 'game_full';
  elsif e.type = 'player.added.v1' and s.walk_on_room <= 0 and not s.is_server then
    outcome := 'rejected';
    reason := 'too_many_walk_ons';
  elsif e.type = 'player.added.v1' then
    outcome := 'applied';
  elsif e.epoch > s.epoch then
    outcome := 'held_late';
    reason := 'epoch_ahead';
  elsif v_is_transition then
    -- I20: seen_transition decides when its key is there, else epoch and state. A transition that
    -- changes nothing, such as finalizing a final game, is refused as well.
    if (case when e.payload ? 'seen_transition'
        then private.read_uuid(e.payload -> 'seen_transition') is distinct from s.last_transition
        else (e.payload ->> 'seen_epoch')::numeric <> s.epoch or e.payload ->> 'seen_state' <> s.state end)
      or (e.type = 'game.finalized.v1' and s.state <> 'open')
      or (e.type = 'game.reopened.v1' and s.state <> 'final')
    then
      outcome := 'rejected';
      reason := 'state_changed';
    elsif e.type = 'game.reset.v1' and s.ever_finalized and not (s.is_admin or s.is_server) then
      outcome := 'rejected';
      reason := 'permission';
    elsif e.type = 'game.reset.v1' and (s.has_stats or s.ever_finalized)
      and e.payload ->> 'word' is distinct from 'RESET'
    then
      outcome := 'rejected';
      reason := 'invalid';
    else
      outcome := 'applied';
    end if;
  elsif e.epoch < s.epoch and e.type = 'game.confirmed.v1' then
    -- A captain's word about figures that are gone cannot be applied later (D70).
    outcome := 'rejected';
    reason := 'state_changed';
  elsif e.epoch < s.epoch then
    outcome := 'superseded_epoch';
  elsif s.state = 'final' and e.type in ('stat.recorded.v1', 'stat.changed.v1', 'stat.removed.v1',
    'timeout.used.v1', 'timeout.returned.v1', 'roster.changed.v1', 'clock.started.v1', 'clock.stopped.v1', 'clock.set.v1')
  then
    outcome := 'held_late';
  else
    outcome := 'applied';
  end if;
end $$;

-- The state after an applied event; has_stats may stay true too long, because only the fold after the
-- batch knows whether a removal took the last entry. So a reset without the word is refused even when
-- the same call removes the last stats (D32).
create function private.advance(s private.push_state, e private.incoming_event) returns private.push_state
language plpgsql immutable set search_path = '' as $$
begin
  s.head_seq := s.head_seq + 1;
  s.event_room := s.event_room - 1;
  s.log_digest := private.next_digest(s.log_digest, e.event_id);
  case e.type
    when 'game.finalized.v1' then
      s.state := 'final';
      s.ever_finalized := true;
      s.last_transition := e.event_id;
    when 'game.reopened.v1' then
      s.state := 'open';
      s.last_transition := e.event_id;
    when 'game.reset.v1' then
      s.state := 'open';
      s.epoch := s.epoch + 1;
      s.has_stats := false;
      s.last_transition := e.event_id;
    when 'stat.recorded.v1', 'stats.corrected.v1', 'stats.imported.v1' then
      s.has_stats := true;
    when 'player.added.v1' then
      s.walk_on_room := s.walk_on_room - 1;
    else
  end case;
  return s;
end $$;

-- Reads the batch, each event with what the server knows of its id: from the log first, else from the held
-- events (I8). The ids are looked up one by one, because a join of a small batch would read the whole log.
create function private.read_batch(p_game_id uuid, p_device_id uuid, p_events jsonb)
returns setof private.incoming_event language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with plays as materialized (
    select private.known_plays() as known
  )
  select r.ord, r.given_id, r.event_id, r.device_id, r.device_seq, r.epoch, r.type, r.payload,
    r.author_id, r.client_timestamp, r.app_version, (select auth.uid()), r.raw,
    case when k.is_same then 'duplicate' when k.is_known or r.reason is not null then 'rejected' end,
    case when k.is_same then h.reason when k.is_known then 'id_reused' else r.reason end,
    case when k.is_same then coalesce(h.outcome, 'applied') end,
    case when k.is_same then l.game_seq end,
    case when k.is_same then l.epoch end, null::bigint, r.sha256
  from plays p, private.split_events(p_events) s
  cross join lateral private.read_event(s.event, s.raw, s.ord, p_device_id, p.known) r
  left join lateral (
    select x.event_id, x.game_id, x.epoch, x.type, x.payload, x.game_seq from public.game_events x
    where x.event_id = r.event_id limit 1
  ) l on true
  left join lateral (
    select x.* from public.held_events x
    where l.event_id is null and x.event_id = r.event_id::text and x.reason is distinct from 'id_reused'
    order by x.id limit 1
  ) h on true
  cross join lateral (
    select l.event_id is not null or h.id is not null as is_known,
      (l.event_id is not null
        and (l.game_id, l.type, l.payload) is not distinct from (p_game_id, r.type, r.payload))
      or (h.id is not null and (h.game_id, h.type, h.payload) is not distinct from (p_game_id, r.type, r.payload)
        -- Of an event that is kept without its payload, the hash says whether it is the same.
        and (r.payload is not null or h.sha256 is not distinct from r.sha256)) as is_same
  ) k
  order by r.ord
$$;

-- Through which number a device's events are all here, so that a push need not read them again.
-- Events never go away, so no number falls.
create table private.device_marks (
  device_id uuid primary key,
  complete_through bigint not null
);
alter table private.device_marks enable row level security;
alter table private.device_marks force row level security;

-- The first 500 holes in a device's numbering over all games (I6), up to the last number that the
-- caller sent from it, and the number up to which there are none. Anybody's event fills a hole, because
-- people may share a phone; a stranger's far number under this device's id makes none.
create function private.device_numbers(p_device_id uuid, p_sender uuid, out missing jsonb, out complete_through bigint)
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with mark as (
    select coalesce((select m.complete_through from private.device_marks m where m.device_id = p_device_id), 0) as seq
  ), known as (
    select e.device_seq as seq, e.recorded_by from public.game_events e
    where e.device_id = p_device_id and e.device_seq > (select m.seq from mark m)
    union all
    select h.device_seq, h.recorded_by from public.held_events h
    where h.device_id = p_device_id and h.device_seq > (select m.seq from mark m)
  ), seen as (
    select m.seq from mark m
    union
    select k.seq from known k
    where k.seq <= (select max(o.seq) from known o where o.recorded_by is not distinct from p_sender)
  ), gaps as (
    select g.low, g.high from (
      select s.seq + 1 as low, lead(s.seq) over (order by s.seq) - 1 as high from seen s
    ) g where g.high >= g.low order by g.low limit 500
  )
  select (select coalesce(jsonb_agg(m.seq order by m.seq), '[]') from (
      select n as seq from gaps g, generate_series(g.low, least(g.high, g.low + 499)) n order by n limit 500
    ) m),
    coalesce((select min(g.low) - 1 from gaps g), (select max(s.seq) from seen s))
$$;

create function private.missing_device_seqs(p_device_id uuid, p_sender uuid) returns jsonb
language sql stable security definer set search_path = ''
return (private.device_numbers(p_device_id, p_sender)).missing;

-- Answers the holes after a push. The mark is written seldom: a push reads what lies behind it.
create function private.check_device_numbers(p_device_id uuid, p_sender uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_missing jsonb;
  v_through bigint;
begin
  select n.missing, n.complete_through into v_missing, v_through from private.device_numbers(p_device_id, p_sender) n;
  insert into private.device_marks as m
  select p_device_id, v_through
  where v_through >= 100 + coalesce((select x.complete_through from private.device_marks x where x.device_id = p_device_id), 0)
  on conflict (device_id) do update set complete_through = greatest(m.complete_through, excluded.complete_through);
  return v_missing;
end $$;

-- Stores everything that was not applied, with its reason (I7). What is held already with the same
-- id and content is not stored again.
create function private.keep_held(p_game_id uuid, p_events private.incoming_event[]) returns void
language sql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  insert into public.held_events (event_id, game_id, epoch, device_id, device_seq, type, payload, raw, sha256,
    outcome, reason, recorded_by, author_id, client_timestamp, app_version)
  select coalesce(e.event_id::text, left(e.given_id #>> '{}', 200)), p_game_id, e.epoch, e.device_id,
    e.device_seq, e.type, e.payload, e.raw, e.sha256, e.outcome, e.reason, e.recorded_by, e.author_id,
    e.client_timestamp, e.app_version
  from unnest(p_events) e
  where e.outcome in ('held_late', 'superseded_epoch', 'orphaned', 'rejected')
    and not exists (
      select from public.held_events h
      where h.event_id = coalesce(e.event_id::text, left(e.given_id #>> '{}', 200))
        and h.outcome = e.outcome and h.reason is not distinct from e.reason
        and (h.game_id, h.type, h.payload, h.sha256) is not distinct from (p_game_id, e.type, e.payload, e.sha256)
    )
  order by e.ord
$$;

-- D33: a walk-on becomes a real player of one of the two teams. An existing player is never
-- overwritten, and an unknown team makes no player (the entries are flagged instead).
create function private.add_walk_ons(p_game_id uuid, p_events private.incoming_event[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.players (id, team_id, season_id, name, jersey_number, is_walk_on)
  select distinct on (e.payload ->> 'player_id') (e.payload ->> 'player_id')::uuid, t.id, t.season_id,
    coalesce(nullif(btrim(e.payload ->> 'name'), ''), 'Walk-on'), nullif(e.payload ->> 'jersey_number', ''), true
  from unnest(p_events) e
  join public.games g on g.id = p_game_id
  join public.teams t on t.id = (e.payload ->> 'team_id')::uuid and t.id in (g.team_visitor_id, g.team_home_id)
  where e.outcome = 'applied' and e.type = 'player.added.v1'
  order by e.payload ->> 'player_id', e.ord
  on conflict (id) do nothing
$$;

-- Brings the read model up to date with the events after p_was.head_seq; p_was is the game before
-- the batch.
create function private.fold_after(p_was public.games, p_types text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_epoch integer;
  v_entries uuid[] := '{}';
begin
  select g.epoch into v_epoch from public.games g where g.id = p_was.id;
  if v_epoch <> p_was.epoch then
    perform private.refold_game(p_was.id);
    return;
  end if;
  if p_types && array['stat.recorded.v1', 'stat.changed.v1', 'stat.removed.v1'] then
    v_entries := private.write_entry_facts(p_was.id, v_epoch, p_was.head_seq);
    perform private.fold_entries(p_was.id, v_epoch, v_entries);
  end if;
  -- An undone import takes its roster places and corrections along.
  if p_types && array['roster.changed.v1', 'stats.imported.v1'] then
    perform private.fold_rosters(p_was.id, v_epoch);
    perform private.fold_roster_overrides(p_was.id, v_epoch);
  end if;
  if p_types && array['stats.corrected.v1', 'stats.imported.v1'] then
    perform private.fold_corrections(p_was.id, v_epoch);
  end if;
  if 'stats.imported.v1' = any (p_types) then
    perform private.fold_imports(p_was.id, v_epoch);
  end if;
  if p_types && array['roster.changed.v1', 'player.added.v1', 'stats.imported.v1'] then
    perform private.flag_entries(p_was.id, null);
  elsif v_entries <> '{}' then
    perform private.flag_entries(p_was.id, v_entries);
  end if;
  if p_types && array['score.overridden.v1', 'score.override_cleared.v1', 'timeout.used.v1', 'timeout.returned.v1',
    'clock.started.v1', 'clock.stopped.v1', 'clock.set.v1'] then
    perform private.fold_marks(p_was.id);
  end if;
  perform private.fold_totals(p_was.id);
  perform private.fold_confirmations(p_was.id);
end $$;
