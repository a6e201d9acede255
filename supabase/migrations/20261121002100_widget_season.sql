-- The widget shows the live season; a unique index allows only one, and this function moves the mark
-- in one transaction (A §2, security rule 7). Visitors may read the live season in every mode of
-- public browsing (D10).

create function public.set_live_season(p_season_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before uuid;
begin
  perform private.require_admin();
  -- A second admin waits here and then sees the first one's change.
  perform pg_advisory_xact_lock(hashtextextended('live_on_widget', 2));
  if p_season_id is not null then
    perform from public.seasons s where s.id = p_season_id and s.deleted_at is null for no key update;
    if not found then
      return private.rejected('unknown_season');
    end if;
  end if;
  select s.id into v_before from public.seasons s where s.live_on_widget;
  if v_before is not distinct from p_season_id then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  -- The old mark goes first, because the index checks every row as it changes.
  update public.seasons s set live_on_widget = false where s.live_on_widget;
  update public.seasons s set live_on_widget = true where s.id = p_season_id;
  return private.applied('season.live_on_widget', 'season', coalesce(p_season_id, v_before)::text,
    jsonb_build_object('live_season_id', v_before), jsonb_build_object('live_season_id', p_season_id));
end $$;
comment on function public.set_live_season is 'Makes a season the one that the public widget shows, in place of any other; null shows none.';

grant execute on function public.set_live_season(uuid) to authenticated, service_role;
