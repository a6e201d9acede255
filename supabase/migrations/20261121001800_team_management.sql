-- What admins change on players and teams: a call changes only the fields that it names, so that two
-- people keep both their edits (P §2, D12, D36a). A refusal is an answer with a reason, and every
-- change leaves one audit row (security rule 19).

-- What a device keeps of a season's players; merged ones name the player that labels show.
create view public.season_players with (security_invoker = true) as
select p.id, p.season_id, p.team_id, p.name, p.jersey_number, p.is_active, p.is_ir, p.ir_date,
  p.is_walk_on, p.teams_before, p.injured_before, a.into_player_id as merged_into
from public.players p left join public.player_aliases a on a.from_player_id = p.id;
comment on view public.season_players is 'players with merged_into: the player as whom labels show them (D33).';

create view public.season_contacts with (security_invoker = true) as
select c.team_id, t.season_id, c.captain_email
from public.team_contacts c join public.teams t on t.id = c.team_id
where c.captain_email is not null;
comment on view public.season_contacts is 'Captains'' addresses by season, for signed-in members only, as team_contacts (D13).';

grant select on public.season_players to anon, authenticated, service_role;
grant select on public.season_contacts to authenticated, service_role;

-- Phones and servers may be in another time zone than the field.
create function private.league_today() returns date
language sql stable security definer set search_path = '' as $$
  select (now() at time zone s.league_time_zone)::date from public.app_settings s
$$;

-- Locks a player for a change; null when the season is deleted.
create function private.player_to_change(p_player_id uuid) returns public.players
language sql set search_path = '' as $$
  select p.* from public.players p join public.seasons s on s.id = p.season_id
  where p.id = p_player_id and s.deleted_at is null for no key update of p
$$;

-- Locks a team for a change, after its league, whose divisions somebody may rename meanwhile; null
-- when the season is deleted.
create function private.team_to_change(p_team_id uuid) returns public.teams
language sql set search_path = '' as $$
  select l.id from public.leagues l
  where l.id = (select t.league_id from public.teams t where t.id = p_team_id) for share;
  select t.* from public.teams t join public.seasons s on s.id = t.season_id
  where t.id = p_team_id and s.deleted_at is null for no key update of t
$$;

create function public.set_team_division(p_team_id uuid, p_division_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.teams;
begin
  perform private.require_admin();
  v_before := private.team_to_change(p_team_id);
  if v_before.id is null then
    return private.rejected('unknown_team');
  elsif p_division_name is not null and not exists (
    select from public.leagues l cross join jsonb_array_elements(l.divisions_data) d
    where l.id = v_before.league_id and d ->> 'name' = p_division_name
  ) then
    return private.rejected('unknown_division');
  elsif p_division_name is distinct from v_before.division_name then
    update public.teams t set division_name = p_division_name,
      set_by_hand = private.also_by_hand(t.set_by_hand, '{}', '{"division_name": true}')
    where t.id = p_team_id;
    perform private.audit('team.division', 'team', p_team_id::text,
      jsonb_build_object('division_name', v_before.division_name),
      jsonb_build_object('division_name', p_division_name));
  end if;
  return jsonb_build_object('outcome', 'applied');
end $$;
comment on function public.set_team_division is 'Puts a team into a division of its league, or into none (null). Admins.';

-- Changes only how the team is shown; results and figures stay (D49).
create function public.set_forfeited_season(p_team_id uuid, p_is_forfeited boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.teams;
begin
  perform private.require_admin();
  if p_is_forfeited is null then
    raise exception 'A season is forfeited or it is not.' using errcode = '22023';
  end if;
  v_before := private.team_to_change(p_team_id);
  if v_before.id is null then
    return private.rejected('unknown_team');
  elsif p_is_forfeited <> v_before.forfeited_season then
    update public.teams t set forfeited_season = p_is_forfeited,
      set_by_hand = private.also_by_hand(t.set_by_hand, '{}', '{"forfeited_season": true}')
    where t.id = p_team_id;
    perform private.audit('team.forfeited_season', 'team', p_team_id::text,
      jsonb_build_object('forfeited_season', v_before.forfeited_season),
      jsonb_build_object('forfeited_season', p_is_forfeited));
  end if;
  return jsonb_build_object('outcome', 'applied');
end $$;
comment on function public.set_forfeited_season is 'Says whether a team has forfeited its season, which lists mark with an asterisk (D49). Admins.';

-- A merge removes nobody from a game: the log keeps its ids, and season views and labels read them
-- as the other player (D33), so it can be taken back at any time. The merged player is inactive as
-- if deactivated by hand, which a sync leaves alone (D62).
create function public.merge_players(p_from_player_id uuid, p_into_player_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_from public.players;
  v_into public.players;
begin
  perform private.require_admin();
  -- The locks are taken in one order, so that two admins who merge two players into each other do
  -- not deadlock.
  perform private.player_to_change(least(p_from_player_id, p_into_player_id));
  perform private.player_to_change(greatest(p_from_player_id, p_into_player_id));
  v_from := private.player_to_change(p_from_player_id);
  v_into := private.player_to_change(p_into_player_id);
  if v_from.id is null or v_into.id is null then
    return private.rejected('unknown_player');
  elsif exists (select from public.player_aliases a where a.from_player_id in (v_from.id, v_into.id)) then
    return private.rejected('already_merged');
  elsif v_from.id = v_into.id or v_from.season_id <> v_into.season_id
    or not v_from.is_active or not v_into.is_active
    or not (v_from.is_walk_on or v_from.team_id = v_into.team_id) then
    return private.rejected('not_mergeable');
  end if;
  insert into public.player_aliases (from_player_id, into_player_id) values (v_from.id, v_into.id);
  update public.players p set is_active = false, deactivated_by_hand = true where p.id = v_from.id;
  return private.applied('player.merged', 'player', v_from.id::text,
    jsonb_build_object('name', v_from.name, 'jersey_number', v_from.jersey_number),
    jsonb_build_object('into_player_id', v_into.id, 'name', v_into.name, 'jersey_number', v_into.jersey_number));
end $$;
comment on function public.merge_players is 'Counts a walk-on, or a second entry of the same team, as another player of the season (D33). Admins; unmerge_player takes it back.';

-- In a chain (A into B, B into C) each merge is taken back alone: without B into C, A counts as B
-- again; without A into B, A stands alone and B still counts as C.
create function public.unmerge_player(p_from_player_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_from public.players;
  v_into uuid;
begin
  perform private.require_admin();
  v_from := private.player_to_change(p_from_player_id);
  if v_from.id is null then
    return private.rejected('unknown_player');
  end if;
  delete from public.player_aliases a where a.from_player_id = v_from.id returning a.merged_into_player_id into v_into;
  if v_into is null then
    return private.rejected('not_merged');
  end if;
  update public.players p set is_active = true, deactivated_by_hand = false where p.id = v_from.id;
  return private.applied('player.unmerged', 'player', v_from.id::text,
    jsonb_build_object('into_player_id', v_into), null);
end $$;
comment on function public.unmerge_player is 'Takes a merge back: the player stands alone and is active again, with whoever was merged into this player before. Admins.';

-- Removes invented players of a game: whoever has a play in any game or was merged stays, and the others
-- can be brought back by hand. `p_only_count` says who they are and changes nothing.
create function public.remove_walk_ons(p_game_id uuid, p_only_count boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_idle uuid[];
  v_staying int;
  v_outcome jsonb := jsonb_build_object('outcome', 'unchanged');
begin
  perform private.require_admin();
  select coalesce(array_agg(w.id order by w.id) filter (where not s.stays), '{}'), count(*) filter (where s.stays)
  into v_idle, v_staying
  from private.walk_ons_of(p_game_id) w
  cross join lateral (select
    exists (select from public.stat_events e where w.id in (e.player_id, e.passer_player_id) and not e.is_deleted)
    or exists (select from public.player_aliases a where w.id in (a.from_player_id, a.into_player_id)) as stays) s
  where w.is_active;
  if not p_only_count and cardinality(v_idle) > 0 then
    update public.players p set is_active = false, deactivated_by_hand = true where p.id = any (v_idle);
    v_outcome := private.applied('game.walk_ons_removed', 'game', p_game_id::text,
      jsonb_build_object('player_ids', to_jsonb(v_idle)), null);
  end if;
  return v_outcome || jsonb_build_object('player_ids', to_jsonb(v_idle), 'staying', v_staying);
end $$;
comment on function public.remove_walk_ons is 'Deactivates all walk-ons of a game who have no play in any game and were not merged, or only says who they are. Admins.';

grant execute on function public.remove_walk_ons(uuid, boolean), public.set_team_division(uuid, text),
  public.set_forfeited_season(uuid, boolean), public.merge_players(uuid, uuid),
  public.unmerge_player(uuid) to authenticated, service_role;
