-- An event that came too late, or for an epoch that was reset, is held until a collector applies it or
-- sets it aside (D31). Both decisions are facts in the log, so that every phone learns of them.

-- A page holds p_limit events, 200 at most; the next one is asked for after the last held_id, until a
-- page is empty (I23). Reasons of check-ins are left out as in the log, which no policy could do (D13).
create function public.held_events_for_game(p_game_id uuid, p_after_id bigint default 0, p_limit integer default 200)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_collector();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'held_id', h.id, 'event_id', h.event_id, 'game_id', h.game_id, 'epoch', h.epoch, 'device_id', h.device_id,
      'device_seq', h.device_seq, 'type', h.type, 'payload', private.payload_for_caller(h.type, h.payload, h.recorded_by),
      'outcome', h.outcome, 'reason', h.reason, 'recorded_by', h.recorded_by, 'author_id', h.author_id,
      'client_timestamp', h.client_timestamp, 'received_at', h.received_at, 'app_version', h.app_version
    ) order by h.id), '[]')
    from (
      select x.* from public.held_events x
      where x.game_id = p_game_id and x.outcome in ('held_late', 'superseded_epoch') and x.resolution is null
        and x.id > coalesce(p_after_id, 0)
        and (private.is_admin() or private.is_server() or exists (
          select from public.games g join public.seasons s on s.id = g.season_id
          where g.id = p_game_id and s.deleted_at is null))
      order by x.id limit least(greatest(coalesce(p_limit, 200), 1), 200)
    ) h
  );
end $$;
comment on function public.held_events_for_game is 'What waits for "Apply" or "Set aside" in a game (D31), oldest first, by pages.';

-- Decides about held events; the two calls below check the caller. Ids that are not waiting come
-- back as skipped: unknown ones, decided ones, and transitions, which cannot be applied late.
create function private.resolve_held(p_game_id uuid, p_event_ids uuid[], p_resolution text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  s private.push_state;
  e private.incoming_event;
  v_done private.incoming_event[] := '{}';
  v_ids uuid[];
begin
  if p_event_ids is null or cardinality(p_event_ids) > 500 then
    raise exception 'Name at most 500 held events.' using errcode = 'PT413';
  end if;
  select x.* into g from public.games x join public.seasons y on y.id = x.season_id
  where x.id = p_game_id and y.deleted_at is null for no key update of x;
  if not found then
    raise exception 'There is no such game.' using errcode = 'PT404';
  end if;
  s := private.push_state_of(g);

  select array_agg(h.event_id::uuid order by h.id) into v_ids from public.held_events h
  where h.game_id = p_game_id and h.outcome in ('held_late', 'superseded_epoch') and h.resolution is null
    and h.event_id = any (p_event_ids::text[])
    and (p_resolution = 'set_aside' or h.type not in ('game.finalized.v1', 'game.reopened.v1', 'game.reset.v1'));
  if v_ids is not null then
    if p_resolution = 'applied' then
      for e in
        select n.* from public.held_events h, lateral private.held_as_incoming(h) n
        where h.game_id = p_game_id and h.event_id = any (v_ids::text[])
          and h.outcome in ('held_late', 'superseded_epoch') and h.resolution is null
        order by h.id
      loop
        e.ord := cardinality(v_done) + 1;
        e.game_seq := s.head_seq + 1;
        e.applied_epoch := s.epoch;
        s := private.advance(s, e);
        e.log_digest := s.log_digest;
        v_done := v_done || e;
      end loop;
    end if;
    e := null;
    e.ord := cardinality(v_done) + 1;
    e.event_id := gen_random_uuid();
    e.device_id := '00000000-0000-0000-0000-000000000000';
    e.device_seq := 0;
    e.recorded_by := (select auth.uid());
    e.type := case p_resolution when 'applied' then 'held.applied.v1' else 'held.set_aside.v1' end;
    e.payload := jsonb_build_object('event_ids', to_jsonb(v_ids));
    e.outcome := 'applied';
    e.game_seq := s.head_seq + 1;
    e.applied_epoch := s.epoch;
    s := private.advance(s, e);
    e.log_digest := s.log_digest;
    v_done := v_done || e;

    perform private.append_events(g, s, v_done);
    update public.held_events h set resolution = p_resolution, resolved_by = (select auth.uid()), resolved_at = clock_timestamp()
    where h.game_id = p_game_id and h.event_id = any (v_ids::text[])
      and h.outcome in ('held_late', 'superseded_epoch') and h.resolution is null;
    perform private.audit(regexp_replace(e.type, '\.v1$', ''), 'game', p_game_id::text,
      jsonb_build_object('head_seq', g.head_seq, 'visitor', g.team_visitor_score, 'home', g.team_home_score),
      (select jsonb_build_object('event_ids', to_jsonb(v_ids), 'head_seq', x.head_seq,
        'visitor', x.team_visitor_score, 'home', x.team_home_score) from public.games x where x.id = p_game_id));
  end if;
  return jsonb_build_object(
    case p_resolution when 'applied' then 'applied' else 'dismissed' end, to_jsonb(coalesce(v_ids, '{}')),
    'skipped', (select coalesce(jsonb_agg(i), '[]') from unnest(p_event_ids) i where not (i = any (coalesce(v_ids, '{}')))),
    'head_seq', s.head_seq, 'epoch', s.epoch, 'state', s.state
  );
end $$;

-- Turns a held row back into its event; whoever uploaded it stays its recorder.
create function private.held_as_incoming(h public.held_events) returns private.incoming_event
language sql immutable set search_path = '' as $$
  select row(0, to_jsonb(h.event_id), h.event_id::uuid, h.device_id, h.device_seq, h.epoch, h.type,
    h.payload, h.author_id, h.client_timestamp, h.app_version, h.recorded_by, null, 'applied', null, null, null, null, null, null
  )::private.incoming_event
$$;

create function public.apply_held_events(p_game_id uuid, p_event_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_collector();
  return private.resolve_held(p_game_id, p_event_ids, 'applied');
end $$;
comment on function public.apply_held_events is 'Puts held events into the current epoch of their game (D31); skipped names those that no longer wait.';

create function public.dismiss_held_events(p_game_id uuid, p_event_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_collector();
  return private.resolve_held(p_game_id, p_event_ids, 'set_aside');
end $$;
comment on function public.dismiss_held_events is 'Sets held events aside for good (D31); skipped names those that no longer wait.';

grant execute on function public.held_events_for_game(uuid, bigint, integer), public.apply_held_events(uuid, uuid[]),
  public.dismiss_held_events(uuid, uuid[]) to authenticated, service_role;
