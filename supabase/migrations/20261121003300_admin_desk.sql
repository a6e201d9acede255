-- What waits for an admin, as one answer with the worst rows of each matter. A matter counts
-- what the page counts on which it is settled, and leaves out archived and deleted seasons.

-- How many rows there are, and the first of them: three where a page lists them all, else up to 50.
create function private.desk_matter(p_rows jsonb, p_has_page boolean) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('count', jsonb_array_length(coalesce(p_rows, '[]')),
    'rows', jsonb_path_query_array(coalesce(p_rows, '[]'), '$[0 to $end]',
      jsonb_build_object('end', case when p_has_page then 2 else 49 end)))
$$;

create function private.desk_feedback() returns jsonb
language sql stable set search_path = '' as $$
  select private.desk_matter(jsonb_agg(
    jsonb_build_object('id', r.id, 'title', r.title, 'priority', r.priority, 'created_at', r.created_at)
    order by array_position('{critical,high,medium,low}', r.priority), r.created_at, r.id), true)
  from public.feedback_reports r where r.status = 'open'
$$;

-- An invitation is without effect after seven days (D14).
create function private.desk_invitations() returns jsonb
language sql stable set search_path = '' as $$
  select private.desk_matter(jsonb_agg(
    jsonb_build_object('user_id', p.user_id, 'email', p.email, 'invited_at', coalesce(i.invited_at, u.invited_at),
      'is_expired', coalesce(i.invited_at < now() - interval '7 days', true))
    order by coalesce(i.invited_at, u.invited_at), p.user_id), true)
  from public.user_profiles p join auth.users u on u.id = p.user_id
  left join private.admin_invitations i on i.user_id = p.user_id
  where u.deleted_at is null and u.invited_at is not null
    and not p.email_confirmed and not p.is_disabled and not p.must_change_password
$$;

-- As `lacksResult` of src/domain: its day is over, and it neither has a result nor runs. A game that
-- somebody still scores after midnight runs; twelve hours after its time it was forgotten.
create function private.lacks_result(g public.games, p_league_now timestamp) returns boolean
language sql immutable set search_path = '' as $$
  select g.outcome = 'normal' and not g.is_completed and g.archived_at is null
    and g.game_date < p_league_now::date
    and (g.live_entries = 0
      or g.game_date + coalesce(g.game_time, '24:00')::time <= p_league_now - interval '12 hours')
$$;

-- Games are settled season by season, so the rows are seasons.
create function private.desk_results() returns jsonb
language sql stable set search_path = '' as $$
  with season as (
    select s.id, s.name, s.live_on_widget, count(*) as games, min(g.game_date) as oldest
    from public.seasons s join public.games g on g.season_id = s.id join public.leagues l on l.id = g.league_id
    cross join lateral (select now() at time zone a.league_time_zone as now from public.app_settings a) league
    where s.deleted_at is null and s.archived_at is null and l.archived_at is null
      and private.lacks_result(g, league.now)
    group by s.id
  )
  select private.desk_matter(jsonb_agg(
      jsonb_build_object('season_id', s.id, 'season_name', s.name, 'games', s.games, 'oldest', s.oldest)
      order by s.live_on_widget desc, s.games desc, s.id), false)
    || jsonb_build_object('count', coalesce(sum(s.games), 0))
  from season s
$$;

create function private.desk_injured() returns jsonb
language sql stable set search_path = '' as $$
  with team as (
    select t.id, t.name, t.season_id, s.name as season_name, t.max_ir_slots,
      (select count(*) from public.players p where p.team_id = t.id and p.is_active and p.is_ir) as used
    from public.teams t join public.seasons s on s.id = t.season_id join public.leagues l on l.id = t.league_id
    where t.is_active and t.archived_at is null and l.archived_at is null
      and s.deleted_at is null and s.archived_at is null
  )
  select private.desk_matter(jsonb_agg(
    jsonb_build_object('team_id', t.id, 'season_id', t.season_id, 'name', t.name, 'season_name', t.season_name,
      'used', t.used, 'slots', t.max_ir_slots)
    order by t.used - t.max_ir_slots desc, t.name, t.id), false)
  from team t where t.used > t.max_ir_slots
$$;

-- Those with plays on them first, the longest silent at the top.
create function private.desk_devices() returns jsonb
language sql stable set search_path = '' as $$
  with device as (
    select d.*, p.display_name as full_name, jsonb_array_length(private.missing_device_seqs(d.device_id, d.user_id)) as holes
    from private.device_reports d join public.public_profiles p on p.user_id = d.user_id
  )
  select private.desk_matter(jsonb_agg(
    jsonb_build_object('device_id', d.device_id, 'user_id', d.user_id, 'full_name', d.full_name, 'kind', d.kind,
      'pending', d.pending, 'refused', d.refused, 'holes', d.holes, 'last_seen_at', d.reported_at)
    order by d.pending > 0 desc, d.reported_at, d.device_id, d.user_id), true)
  from device d where d.pending > 0 or d.refused > 0 or d.holes > 0
$$;

-- A season whose newest run stopped, went wrong in part, or asks to be looked at.
create function private.desk_syncs(p_now timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  with newest as (
    select distinct on (r.season_id) r.season_id, s.name, r.started_at,
      case when r.status = 'running' then 'left' else r.status end as state,
      r.status in ('failed', 'partial', 'planned')
        or r.status = 'running' and coalesce(r.lease_until < p_now, true) as is_waiting
    from public.sync_runs r join public.seasons s on s.id = r.season_id
    where s.deleted_at is null and s.archived_at is null and r.status <> 'cancelled'
    order by r.season_id, r.started_at desc, r.id
  )
  select private.desk_matter(jsonb_agg(
      jsonb_build_object('season_id', n.season_id, 'season_name', n.name, 'state', n.state, 'started_at', n.started_at)
      order by n.started_at, n.season_id) filter (where n.is_waiting), true)
    || jsonb_build_object('health', private.sync_health(p_now) - '{deactivated,errors,failed}'::text[])
  from newest n
$$;

-- Disagreements that an admin has marked as settled (docs/decisions/captains-confirm.md).
create table private.settled_captains (
  event_id uuid primary key,
  settled_by uuid,
  settled_at timestamptz not null default clock_timestamp()
);
alter table private.settled_captains enable row level security;
alter table private.settled_captains force row level security;

-- The desk looks for disagreements in the log: games say only what holds for their score of now.
create index game_events_captain_disagrees on public.game_events (game_id)
where type = 'game.confirmed.v1' and payload -> 'agrees' = 'false';

-- Disagreements without an answer. A later correction or final score answers one, and so do an admin
-- who settles it, the captain who agrees later, and a re-opening.
create function private.open_disagreements(p_game_id uuid)
returns table (game_id uuid, event_id uuid, side text, name text, note text)
language sql stable set search_path = '' as $$
  select g.id, c.event_id, c.side, c.payload ->> 'name', c.payload ->> 'note'
  from public.games g cross join lateral private.confirmations_of(g.id, g.epoch) c
  where (p_game_id is null or g.id = p_game_id) and exists (select from public.game_events d
      where d.game_id = g.id and d.type = 'game.confirmed.v1' and d.payload -> 'agrees' = 'false')
    and c.payload -> 'agrees' = 'false'
    and not exists (select from private.settled_captains s where s.event_id = c.event_id)
    and not exists (select from public.game_events e where e.game_id = g.id and e.epoch = g.epoch
      and e.type in ('score.overridden.v1', 'score.override_cleared.v1', 'stats.corrected.v1') and e.game_seq > c.game_seq)
$$;

create function private.desk_captains() returns jsonb
language sql stable set search_path = '' as $$
  select private.desk_matter(jsonb_agg(
    jsonb_build_object('event_id', d.event_id, 'game_id', g.id, 'visitor', v.name, 'home', h.name,
      'side', d.side, 'name', d.name, 'note', d.note, 'said_at', coalesce(e.client_timestamp, e.received_at))
    order by e.received_at, d.event_id), false)
  from private.open_disagreements(null) d
  join public.games g on g.id = d.game_id and g.archived_at is null
  join public.seasons s on s.id = g.season_id and s.deleted_at is null and s.archived_at is null
  join public.teams v on v.id = g.team_visitor_id
  join public.teams h on h.id = g.team_home_id
  join public.game_events e on e.event_id = d.event_id
$$;

create function private.desk_season() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'start_date', s.start_date, 'end_date', s.end_date,
    'games', count(g.id), 'completed', count(g.id) filter (where g.is_completed),
    'today', count(g.id) filter (where g.game_date = private.league_today()))
  from public.seasons s left join public.games g on g.season_id = s.id and g.archived_at is null
  where s.live_on_widget and s.deleted_at is null
  group by s.id
$$;

-- Games that somebody scores now, or did within the hour.
create function private.scoring_games(p_season_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('game_id', g.id, 'visitor', v.name, 'home', h.name,
      'visitor_score', g.team_visitor_score, 'home_score', g.team_home_score, 'scoring', n.scoring)
    order by g.game_date, g.game_time, g.id), '[]')
  from public.games g
  join public.seasons s on s.id = g.season_id and s.deleted_at is null and s.archived_at is null
  join public.teams v on v.id = g.team_visitor_id
  join public.teams h on h.id = g.team_home_id
  cross join lateral (select private.scoring_now(g) as scoring) n
  where g.state = 'open' and g.head_seq > 0 and g.archived_at is null and n.scoring <> '[]'
    and (p_season_id is null or g.season_id = p_season_id)
$$;

create function public.games_being_scored(p_season_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.scoring_games(p_season_id);
end $$;
comment on function public.games_being_scored is 'The games of a season that somebody scores, with who sent what how long ago. Admins.';
grant execute on function public.games_being_scored(uuid) to authenticated, service_role;

create function public.admin_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object('live_season', private.desk_season(),
    'running', private.scoring_games(null), 'today', private.league_today(),
    'feedback', private.desk_feedback(), 'invitations', private.desk_invitations(),
    'results', private.desk_results(), 'injured', private.desk_injured(),
    'captains', private.desk_captains(), 'devices', private.desk_devices(), 'syncs', private.desk_syncs(clock_timestamp()));
end $$;
comment on function public.admin_desk is 'What waits for an admin: open feedback, unconfirmed invitations, past games without a result, teams over their injured reserve, captains who disagree, devices that have not sent everything, seasons whose newest sync went wrong; each with its count and its worst rows, and the live season, and the games that somebody scores now. Admins.';
grant execute on function public.admin_desk() to authenticated, service_role;

create function public.settle_captains(p_game_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_settled jsonb;
begin
  perform private.require_admin();
  with settled as (
    insert into private.settled_captains (event_id, settled_by)
    select d.event_id, (select auth.uid()) from private.open_disagreements(p_game_id) d
    where p_game_id is not null
    on conflict (event_id) do nothing
    returning event_id
  )
  select jsonb_agg(s.event_id) into v_settled from settled s;
  if v_settled is null then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  return private.applied('captains.settled', 'game', p_game_id::text, null,
    jsonb_build_object('event_ids', v_settled));
end $$;
comment on function public.settle_captains is 'Takes the captains who disagree about a game from the admins'' desk; what they said stays. Admins.';
grant execute on function public.settle_captains(uuid) to authenticated, service_role;
