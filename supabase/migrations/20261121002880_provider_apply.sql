-- A run's plan is applied by calls of at most 50 changes, each one short transaction (A §4, D31a, D33,
-- D46a, D49, D62). It locks the season, then the run, then the rows by id; games are locked as a push
-- locks them.

create function private.audit_sync(c private.planned_change, p_row_id uuid, p_facts jsonb) returns void
language sql set search_path = '' as $$
  select private.audit(k.entity || '.provider', k.entity, p_row_id::text,
    case when c.action <> 'add' then private.facts_of(p_facts, c.after) end, c.after)
  from (select case when c.entity = 'standing' then 'team' else c.entity end as entity) k
$$;

create function private.apply_league_change(p_season_id uuid, c private.planned_change, out outcome text, out row_id uuid)
language plpgsql set search_path = '' as $$
declare
  v_before public.leagues;
  l public.leagues;
  v_facts jsonb;
begin
  select x.* into v_before from public.leagues x
  where x.season_id = p_season_id and (x.id = c.row_id or (c.action = 'add' and x.provider_id = c.provider_id))
  for no key update;
  row_id := v_before.id;
  v_facts := private.sync_facts('league', to_jsonb(v_before));
  outcome := case when row_id is not null then private.sync_verdict(c, v_facts, v_before.set_by_hand)
    when c.action <> 'add' then 'changed_meanwhile' end;
  if outcome is not null then
    return;
  end if;
  if exists (select from private.provider_leagues p
    where p.provider_id = coalesce(c.after ->> 'provider_id', c.provider_id) and p.league_id is distinct from row_id) then
    perform private.refuse_row('imported_elsewhere');
  end if;
  l := jsonb_populate_record(v_before, c.after);
  if l.end_date < l.start_date then
    perform private.refuse_row('dates_reversed');
  end if;
  if c.action = 'add' then
    perform private.require_filled(c.after, '{name}');
    insert into public.leagues (season_id, provider_id, name, sport, format, status, start_date, end_date,
      regular_season_weeks, divisions_data, max_teams)
    values (p_season_id, c.provider_id, l.name, l.sport, l.format, l.status, l.start_date, l.end_date,
      l.regular_season_weeks, coalesce(l.divisions_data, '[]'), coalesce(l.max_teams, 20))
    returning id into row_id;
  else
    update public.leagues x set provider_id = l.provider_id, name = l.name, sport = l.sport, format = l.format,
      status = l.status, start_date = l.start_date, end_date = l.end_date,
      regular_season_weeks = l.regular_season_weeks, divisions_data = l.divisions_data
    where x.id = row_id;
  end if;
  perform private.audit_sync(c, row_id, v_facts);
  outcome := 'applied';
end $$;

-- A division that a team is put into stands in its league, as every screen expects.
create function private.add_missing_division(p_league_id uuid, p_name text) returns void
language sql set search_path = '' as $$
  update public.leagues l set divisions_data = l.divisions_data || jsonb_build_object('id', gen_random_uuid(), 'name', p_name)
  where l.id = p_league_id and not private.has_division(p_league_id, p_name)
$$;

-- "brotherhood" is marked on creation only (D49).
create function private.apply_team_change(p_season_id uuid, c private.planned_change, out outcome text, out row_id uuid)
language plpgsql set search_path = '' as $$
declare
  v_before public.teams;
  t public.teams;
  v_facts jsonb;
begin
  if c.action = 'add' and c.league_id is null then
    perform private.refuse_row('unknown_league');
  end if;
  select x.* into v_before from public.teams x where x.season_id = p_season_id
    and (x.id = c.row_id or (c.row_id is null and x.league_id = c.league_id and x.provider_id = c.provider_id))
  for no key update;
  row_id := v_before.id;
  v_facts := private.sync_facts(c.entity, to_jsonb(v_before));
  outcome := case when row_id is not null then private.sync_verdict(c, v_facts, v_before.set_by_hand)
    when c.action <> 'add' then 'changed_meanwhile' end;
  if outcome is not null then
    return;
  end if;
  t := jsonb_populate_record(v_before, c.after - 'archived_at');
  if private.is_league_archived(coalesce(t.league_id, c.league_id)) and c.action in ('add', 'restore') then
    perform private.refuse_row('league_archived');
  end if;
  if c.action = 'add' then
    perform private.require_filled(c.after, '{name}');
    insert into public.teams (league_id, provider_id, name, division_name, captain_name, forfeited_season,
      forfeit_wins, forfeit_losses)
    values (c.league_id, c.provider_id, t.name, t.division_name, t.captain_name,
      coalesce(t.forfeited_season, t.name ~* 'brotherhood'), coalesce(t.forfeit_wins, 0), coalesce(t.forfeit_losses, 0))
    returning * into t;
    row_id := t.id;
  else
    update public.teams x set provider_id = t.provider_id, name = t.name, division_name = t.division_name,
      captain_name = t.captain_name, forfeit_wins = t.forfeit_wins, forfeit_losses = t.forfeit_losses,
      archived_at = case when not c.after ? 'archived_at' then x.archived_at
        when (c.after ->> 'archived_at')::boolean then now() end
    where x.id = row_id;
  end if;
  -- Otherwise a plan that takes a division from the list would find it there again.
  if c.after ? 'division_name' then
    perform private.add_missing_division(t.league_id, t.division_name);
  end if;
  perform private.audit_sync(c, row_id, v_facts);
  outcome := 'applied';
end $$;

-- Why a sync leaves a player alone; null when it does not (D33, D62).
create function private.player_sync_refusal(p_before public.players, p public.players) returns text
language sql stable set search_path = '' as $$
  select case
    when p_before.is_walk_on or p_before.deactivated_by_hand
      or exists (select from public.player_aliases a where a.from_player_id = p_before.id) then 'left_alone'
    when p.team_id = p_before.team_id then null
    when not exists (select from public.teams n join public.teams o on o.league_id = n.league_id
      where n.id = p.team_id and n.archived_at is null and o.id = coalesce(p_before.team_id, n.id)) then 'unknown_team'
    when exists (select from public.players o
      where o.team_id = p.team_id and o.provider_id = p.provider_id and o.id <> p_before.id) then 'already_on_team'
  end
$$;

create function private.apply_player_change(p_season_id uuid, c private.planned_change, out outcome text, out row_id uuid)
language plpgsql set search_path = '' as $$
declare
  v_before public.players;
  p public.players;
  v_facts jsonb;
  v_refusal text;
begin
  if c.action = 'add' then
    perform private.require_filled(c.after, '{name,team_id}');
  end if;
  select x.* into v_before from public.players x where x.season_id = p_season_id and (x.id = c.row_id
    or (c.action = 'add' and x.team_id = (c.after ->> 'team_id')::uuid and x.provider_id = c.provider_id))
  for no key update;
  row_id := v_before.id;
  v_facts := private.sync_facts('player', to_jsonb(v_before));
  outcome := case when row_id is not null then private.sync_verdict(c, v_facts, v_before.set_by_hand)
    when c.action <> 'add' then 'changed_meanwhile' end;
  if outcome is not null then
    return;
  end if;
  p := jsonb_populate_record(v_before, c.after);
  v_refusal := private.player_sync_refusal(v_before, p);
  if v_refusal is not null then
    perform private.refuse_row(v_refusal);
  end if;
  if c.action = 'add' then
    insert into public.players (team_id, provider_id, name, is_active)
    values (p.team_id, c.provider_id, p.name, coalesce(p.is_active, true)) returning id into row_id;
  else
    update public.players x set provider_id = p.provider_id, team_id = p.team_id, name = p.name, is_active = p.is_active
    where x.id = row_id;
  end if;
  perform private.audit_sync(c, row_id, v_facts);
  outcome := 'applied';
end $$;

-- The facts of a provider's game as they stand after a change. A result of other teams goes with them.
create function private.changed_game_facts(p_facts jsonb, p_after jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select (private.facts_of(f.facts, private.game_kinds() || '{"outcome": "", "winner_team_id": ""}')
    || jsonb_build_object('visitor_score', f.facts -> 'provider_visitor_score', 'home_score', f.facts -> 'provider_home_score',
      'is_completed', coalesce((f.facts ->> 'provider_completed')::boolean, false),
      'is_playoff', coalesce((f.facts ->> 'is_playoff')::boolean, false), 'outcome', coalesce(f.facts ->> 'outcome', 'normal')))
    -- Only a person cancels or postpones; then a provider's facts say nothing of the outcome.
    - case when f.facts ->> 'outcome' in ('cancelled', 'postponed') then array['outcome', 'winner_team_id'] else '{}' end
  from (
    select p_facts || case when p_after ?| array['team_visitor_id', 'team_home_id'] then
      '{"provider_visitor_score": null, "provider_home_score": null, "provider_completed": false, "outcome": "normal",
        "winner_team_id": null}'::jsonb else '{}' end || p_after as facts
  ) f
$$;

-- All but the archive goes through private.apply_provider_game, which has the last word on what is
-- collected; of such a game the provider's own result and id are written and nothing else.
create function private.apply_game_change(p_season_id uuid, c private.planned_change, out outcome text, out row_id uuid)
language plpgsql set search_path = '' as $$
declare
  v_before public.games;
  v_facts jsonb;
  v_league uuid;
  v_done jsonb;
begin
  v_league := coalesce(c.league_id, (select t.league_id from public.teams t where t.id = (c.after ->> 'team_visitor_id')::uuid));
  select x.* into v_before from public.games x where x.season_id = p_season_id
    and (x.id = c.row_id or (c.action = 'add' and x.league_id = v_league and x.provider_id = c.provider_id))
  for no key update;
  row_id := v_before.id;
  v_facts := private.sync_facts('game', to_jsonb(v_before));
  outcome := case when row_id is not null then private.sync_verdict(c, v_facts, v_before.set_by_hand)
    when c.action <> 'add' then 'changed_meanwhile' end;
  if outcome is null and row_id is not null and private.is_collected(v_before) and c.after
    - array['provider_id', 'provider_visitor_score', 'provider_home_score', 'provider_completed']
    - (case when c.action = 'restore' then 'archived_at' else '' end) <> '{}' then
    perform private.refuse_row('collected');
  elsif outcome is null and c.action = 'change' and v_before.archived_at is not null then
    outcome := 'changed_meanwhile';
  end if;
  if outcome is not null then
    return;
  end if;
  if c.action = 'archive' and 'outcome' = any (v_before.set_by_hand) then
    perform private.refuse_row('set_by_hand');
  elsif c.after ?| array['archived_at', 'provider_id'] then
    update public.games x set provider_id = coalesce(c.after ->> 'provider_id', x.provider_id),
      archived_at = case when not c.after ? 'archived_at' then x.archived_at when c.action = 'archive' then now() end
    where x.id = row_id;
    perform private.audit_sync(c, row_id, v_facts);
  end if;
  if c.action <> 'archive' then
    v_done := private.apply_provider_game(coalesce(v_before.league_id, v_league),
      coalesce(c.after ->> 'provider_id', c.provider_id), private.changed_game_facts(v_facts, c.after - 'provider_id'));
    if v_done ->> 'outcome' = 'rejected' then
      perform private.refuse_row(v_done ->> 'reason');
    end if;
    row_id := (v_done ->> 'game_id')::uuid;
  end if;
  outcome := 'applied';
end $$;

-- One change in a transaction of its own within the call, so that a row that cannot be written is
-- left as it was and the others are not.
create function private.apply_planned_change(p_season_id uuid, p_given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  c private.planned_change;
  v_outcome text;
  v_row_id uuid;
begin
  c := private.read_planned_change(p_season_id, p_given);
  if c.entity = 'league' then
    select a.* into v_outcome, v_row_id from private.apply_league_change(p_season_id, c) a;
  elsif c.entity in ('team', 'standing') then
    select a.* into v_outcome, v_row_id from private.apply_team_change(p_season_id, c) a;
  elsif c.entity = 'player' then
    select a.* into v_outcome, v_row_id from private.apply_player_change(p_season_id, c) a;
  else
    select a.* into v_outcome, v_row_id from private.apply_game_change(p_season_id, c) a;
  end if;
  return jsonb_build_object('outcome', v_outcome, 'row_id', v_row_id);
exception
  when raise_exception then
    return jsonb_build_object('outcome', 'refused', 'reason', sqlerrm);
  when data_exception or integrity_constraint_violation then
    return jsonb_build_object('outcome', 'refused', 'reason', 'malformed', 'message', left(sqlerrm, 300));
end $$;

-- In one order, before the first change is written: whoever else locks several of these rows does it
-- by their ids too.
create function private.lock_planned_rows(p_rows jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_ids uuid[] := array(select private.read_uuid(r -> 'row_id') from jsonb_array_elements(p_rows) r);
begin
  perform from public.leagues l where l.id = any (v_ids) order by l.id for no key update;
  perform from public.teams t where t.id = any (v_ids) order by t.id for no key update;
  perform from public.players p where p.id = any (v_ids) order by p.id for no key update;
  perform from public.games g where g.id = any (v_ids) order by g.id for no key update;
end $$;

-- Counts of a run, with those of some more rows: what was applied by entity and action, what was not
-- by its outcome.
create function private.count_sync_rows(p_counts jsonb, p_rows jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(k.name, k.count), '{}') from (
    select n.name, sum(n.count) as count from (
      select c.key as name, c.value::integer as count from jsonb_each_text(p_counts) c
      union all
      select case when r ->> 'outcome' = 'applied' then (r ->> 'entity') || '_' || (r ->> 'action')
        else r ->> 'outcome' end, 1 from jsonb_array_elements(p_rows) r
    ) n group by n.name
  ) k
$$;

-- The rows are given and not read from the plan, because a person may have answered what a plan asks.
create function public.apply_sync_rows(p_run_id uuid, p_lease_id uuid, p_rows jsonb, p_from integer default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_season_id uuid;
  v_run public.sync_runs;
  v_given jsonb;
  v_rows jsonb := '[]';
  v_errors jsonb;
begin
  perform private.require_admin();
  if p_rows is null or jsonb_typeof(p_rows) <> 'array' or jsonb_array_length(p_rows) not between 1 and 50 then
    raise exception 'A call applies 1 to 50 changes.' using errcode = '22023';
  end if;
  select r.season_id into v_season_id from public.sync_runs r where r.id = p_run_id;
  if v_season_id is not null and (private.season_to_change(v_season_id)).id is null then
    return private.rejected('unknown_season');
  end if;
  v_run := private.run_to_change(p_run_id, p_lease_id);
  if v_run.id is null then
    return private.rejected('lost_lease');
  elsif v_run.cancel_requested_at is not null then
    return private.rejected('cancelled');
  elsif p_from <> v_run.rows_done then
    return private.rejected('out_of_step') || jsonb_build_object('rows_done', v_run.rows_done);
  end if;
  perform private.lock_planned_rows(p_rows);
  for v_given in select r from jsonb_array_elements(p_rows) r loop
    v_rows := v_rows || (jsonb_build_object('entity', v_given -> 'entity', 'action', v_given -> 'action',
      'provider_id', v_given -> 'provider_id') || private.apply_planned_change(v_season_id, v_given));
  end loop;
  select coalesce(jsonb_agg(r - 'row_id'), '[]') into v_errors from jsonb_array_elements(v_rows) r
  where r ->> 'outcome' in ('changed_meanwhile', 'refused');
  update public.sync_runs r set rows_done = r.rows_done + jsonb_array_length(p_rows), lease_until = private.lease_end(),
    counts = private.count_sync_rows(r.counts, v_rows),
    errors = case when jsonb_array_length(r.errors) < 1000 then r.errors || v_errors else r.errors end
  where r.id = p_run_id;
  return jsonb_build_object('outcome', 'applied', 'rows', v_rows, 'rows_done', v_run.rows_done + jsonb_array_length(p_rows));
end $$;
comment on function public.apply_sync_rows is 'Applies up to 50 planned changes of a run and says of each whether it is applied, unchanged, changed_meanwhile or refused (with a reason). With p_from, only when the run has done so many. Admins.';

-- Everything that a plan is held against, in one value that no row limit cuts (I23).
create function public.provider_season(p_season_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from public.seasons s where s.id = p_season_id and s.deleted_at is null) then
    return private.rejected('unknown_season');
  end if;
  return jsonb_build_object('outcome', 'read', 'today', private.league_today(),
    'leagues', (select coalesce(jsonb_agg(private.sync_facts('league', to_jsonb(l)) || jsonb_build_object('id', l.id,
        'set_by_hand', l.set_by_hand) order by l.created_at, l.id), '[]')
      from public.leagues l where l.season_id = p_season_id),
    'teams', (select coalesce(jsonb_agg(private.sync_facts('team', to_jsonb(t)) || private.sync_facts('standing', to_jsonb(t))
        || jsonb_build_object('id', t.id, 'league_id', t.league_id, 'set_by_hand', t.set_by_hand) order by t.created_at, t.id), '[]')
      from public.teams t where t.season_id = p_season_id),
    'players', (select coalesce(jsonb_agg(private.sync_facts('player', to_jsonb(p)) - 'archived_at' || jsonb_build_object('id', p.id,
        'is_walk_on', p.is_walk_on, 'deactivated_by_hand', p.deactivated_by_hand,
        'is_merged', exists (select from public.player_aliases a where a.from_player_id = p.id),
        'set_by_hand', p.set_by_hand) order by p.created_at, p.id), '[]')
      from public.players p where p.season_id = p_season_id),
    'games', (select coalesce(jsonb_agg(private.sync_facts('game', to_jsonb(g)) || jsonb_build_object('id', g.id,
        'league_id', g.league_id, 'is_collected', private.is_collected(g), 'set_by_hand', g.set_by_hand)
        order by g.game_date, g.created_at, g.id), '[]')
      from public.games g where g.season_id = p_season_id));
end $$;
comment on function public.provider_season is 'The leagues, teams, players and games of a season with all that a sync may write, set_by_hand, and what it leaves alone. Admins.';

grant execute on function public.apply_sync_rows(uuid, uuid, jsonb, integer), public.provider_season(uuid)
  to authenticated, service_role;
