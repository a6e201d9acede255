-- Deleting a season sets a date on it and changes nothing below; only admins still see it (A §2-§5,
-- D65, security rule 21). What phones send meanwhile is kept as orphaned, and restoring the season
-- applies it.

-- What a deletion takes out of sight; no row where the season is unknown or deleted.
create function private.season_impact(p_season_id uuid)
returns table (leagues_count bigint, teams_count bigint, players_count bigint, games_count bigint,
  game_stats_count bigint, ir_submissions_count bigint, plays_count bigint, rosters_count bigint,
  penalties_count bigint, waiting_entries_count bigint)
language sql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
  with games as materialized (select g.id from public.games g where g.season_id = p_season_id)
  select (select count(*) from public.leagues l where l.season_id = p_season_id),
    (select count(*) from public.teams t where t.season_id = p_season_id),
    (select count(*) from public.players p where p.season_id = p_season_id),
    (select count(*) from games),
    (select count(*) from public.game_stats c join games g on g.id = c.game_id),
    (select coalesce(sum(t.ir_submissions_used), 0) from public.teams t where t.season_id = p_season_id),
    (select count(*) from public.stat_events e join games g on g.id = e.game_id where not e.is_deleted),
    (select count(*) from public.game_rosters r join games g on g.id = r.game_id),
    (select count(*) from public.unsportsmanlike_penalties u where u.season_id = p_season_id and u.removed_at is null),
    (select count(*) from public.held_events h join games g on g.id = h.game_id
      where h.outcome in ('held_late', 'superseded_epoch') and h.resolution is null)
  from public.seasons s where s.id = p_season_id and s.deleted_at is null
$$;

create function public.get_season_delete_impact(season_uuid uuid)
returns table (leagues_count bigint, teams_count bigint, players_count bigint, games_count bigint,
  game_stats_count bigint, ir_submissions_count bigint, plays_count bigint, rosters_count bigint,
  penalties_count bigint, waiting_entries_count bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select * from private.season_impact(season_uuid);
end $$;
comment on function public.get_season_delete_impact is 'One row of what hangs on a season (A §3); none where it is unknown or deleted. Admins.';

create function public.delete_season(p_season_id uuid, p_phrase text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_season public.seasons;
  v_impact jsonb;
  v_now timestamptz := clock_timestamp();
begin
  perform private.require_admin();
  if p_phrase is distinct from 'DELETETHISDAMNSEASON' then
    return private.rejected('wrong_phrase');
  end if;
  v_season := private.season_to_change(p_season_id);
  if v_season.id is null then
    return private.rejected('unknown_season');
  end if;
  select to_jsonb(i) into v_impact from private.season_impact(p_season_id) i;
  if v_impact is null then
    return private.rejected('impact_unknown');
  end if;
  update public.seasons s set deleted_at = v_now, live_on_widget = false where s.id = p_season_id;
  return private.applied('season.deleted', 'season', p_season_id::text,
    jsonb_build_object('name', v_season.name, 'live_on_widget', v_season.live_on_widget,
      'archived_at', v_season.archived_at) || v_impact,
    jsonb_build_object('deleted_at', v_now, 'live_on_widget', false));
end $$;
comment on function public.delete_season is 'Takes a season out of everybody''s sight and off the widget; the phrase is DELETETHISDAMNSEASON. Nothing is erased: restore_season brings it back. Admins.';

-- Judges what phones sent for a game while its season was deleted, in the order in which it came and
-- with the rights of whoever sent it, as a push would have.
create function private.apply_orphans(p_game_id uuid, out applied integer, out held integer)
language plpgsql security definer set search_path = '' as $$
declare
  g public.games;
  s private.push_state;
  h public.held_events;
  e private.incoming_event;
  v_judged private.judged;
  v_done private.incoming_event[] := '{}';
begin
  select x.* into g from public.games x where x.id = p_game_id for no key update;
  s := private.push_state_of(g);
  for h in
    select o.* from public.held_events o
    where o.game_id = p_game_id and o.outcome = 'orphaned' and o.resolution is null
      and not exists (select from public.game_events l where l.event_id::text = o.event_id)
      and not exists (select from public.held_events n
        where n.event_id = o.event_id and n.outcome <> 'orphaned' and n.reason is distinct from 'id_reused')
    order by o.id
  loop
    e := private.held_as_incoming(h);
    e.ord := cardinality(v_done) + 1;
    e.outcome := null;
    s.is_server := h.recorded_by is null;
    s.is_admin := exists (select from public.user_profiles p
      where p.user_id = h.recorded_by and p.role = 'admin' and not p.is_disabled);
    s.by_pass := exists (select from private.pass_holders x where x.user_id = h.recorded_by)
      and not exists (select from public.user_profiles p where p.user_id = h.recorded_by);
    v_judged := private.judge_batch(s, array[e]);
    s := v_judged.state;
    v_done := v_done || v_judged.events;
  end loop;
  perform private.keep_held(p_game_id, v_done);
  if s.head_seq > g.head_seq then
    perform private.append_events(g, s, v_done);
  end if;
  update public.held_events o set resolution = 'applied', resolved_by = (select auth.uid()), resolved_at = clock_timestamp()
  where o.game_id = p_game_id and o.outcome = 'orphaned' and o.resolution is null
    and exists (select from public.game_events l where l.event_id::text = o.event_id);
  applied := s.head_seq - g.head_seq;
  held := cardinality(v_done) - applied;
end $$;

-- Whether a league of the provider in this season belongs to another season by now.
create function private.is_imported_anew(p_season_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.leagues l join private.provider_leagues c on c.provider_id = l.provider_id
    where l.season_id = p_season_id and c.league_id <> l.id);
end $$;

create function public.restore_season(p_season_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_season public.seasons;
  v_game uuid;
  v_one record;
  v_applied integer := 0;
  v_held integer := 0;
  v_counts jsonb;
begin
  perform private.require_admin();
  select s.* into v_season from public.seasons s where s.id = p_season_id for no key update;
  if v_season.id is null then
    return private.rejected('unknown_season');
  elsif v_season.archived_at is null and v_season.deleted_at is null then
    return jsonb_build_object('outcome', 'unchanged');
  elsif private.is_imported_anew(p_season_id) then
    return private.rejected('imported_anew');
  end if;
  update public.seasons s set archived_at = null, deleted_at = null where s.id = p_season_id;
  for v_game in
    select distinct h.game_id from public.held_events h join public.games x on x.id = h.game_id
    where x.season_id = p_season_id and h.outcome = 'orphaned' and h.resolution is null order by 1
  loop
    select * into v_one from private.apply_orphans(v_game);
    v_applied := v_applied + v_one.applied;
    v_held := v_held + v_one.held;
  end loop;
  v_counts := jsonb_build_object('applied_entries', v_applied, 'held_entries', v_held);
  return private.applied('season.restored', 'season', p_season_id::text,
    jsonb_build_object('archived_at', v_season.archived_at, 'deleted_at', v_season.deleted_at),
    '{"archived_at": null, "deleted_at": null}'::jsonb || v_counts) || v_counts;
end $$;
comment on function public.restore_season is 'Brings an archived or deleted season back, with what phones sent meanwhile: applied_entries count, held_entries wait or were refused as a push would have (D65). Refused while a league of the provider has been imported anew. Admins.';

grant execute on function public.get_season_delete_impact(uuid), public.delete_season(uuid, text),
  public.restore_season(uuid) to authenticated, service_role;
