-- A device queues jersey numbers beside the log; the last writer wins (D36a). The server stores each
-- command's op_id with the answer, so that sending it again has one effect (I8).

create table public.command_receipts (
  op_id uuid primary key,
  command text not null,
  request jsonb not null,
  answer jsonb not null,
  actor_id uuid,
  received_at timestamptz not null default clock_timestamp()
);
comment on table public.command_receipts is 'Answers of queued commands by op_id: the same op_id gets the same answer and no second effect.';
alter table public.command_receipts enable row level security;
alter table public.command_receipts force row level security;
grant select on public.command_receipts to authenticated, service_role;
create policy "people read their own receipts" on public.command_receipts for select to authenticated
  using (actor_id = (select auth.uid()));
create trigger command_receipts_are_append_only before update or delete or truncate on public.command_receipts
  for each statement execute function private.forbid_change();

-- Takes an op_id for this transaction: null means that the command is new, and keep_answer ends it.
-- Otherwise it returns the first answer as a duplicate, or id_reused for anything but the same command of
-- the same person (of anybody where it is not personal).
create function private.known_answer(p_op_id uuid, p_command text, p_request jsonb, p_is_personal boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_known public.command_receipts;
begin
  if p_op_id is null then
    raise exception 'A command needs an op_id.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_op_id::text, 1));
  select * into v_known from public.command_receipts r where r.op_id = p_op_id;
  if not found then
    return null;
  elsif v_known.command = p_command and v_known.request = p_request
    and (not p_is_personal or v_known.actor_id is not distinct from (select auth.uid())) then
    return v_known.answer || jsonb_build_object('outcome', 'duplicate', 'of', v_known.answer -> 'outcome');
  end if;
  return private.refused(p_op_id, 'id_reused');
end $$;

create function private.refused(p_op_id uuid, p_reason text) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('op_id', p_op_id, 'outcome', 'rejected', 'reason', p_reason)
$$;

-- Answers applied, or rejected where there is a reason. Stores the answer, so that a repeated call gets
-- the same one.
create function private.keep_answer(p_op_id uuid, p_command text, p_request jsonb, p_reason text) returns jsonb
language sql set search_path = '' as $$
  insert into public.command_receipts (op_id, command, request, answer, actor_id)
  values (p_op_id, p_command, p_request, case when p_reason is null
    then jsonb_build_object('op_id', p_op_id, 'outcome', 'applied') else private.refused(p_op_id, p_reason) end, (select auth.uid()))
  returning answer
$$;

-- p_filled_at is when the oldest command that fills a person's ten minutes came; null while there is
-- room. Others are not lost: the caller may send them again after `details` seconds (I2).
create function private.require_room(p_filled_at timestamptz, p_message text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_filled_at is not null then
    raise exception '%', p_message using errcode = 'PT429',
      detail = ceil(extract(epoch from p_filled_at + interval '10 minutes' - now()))::text;
  end if;
end $$;

create function public.set_jersey_number(p_player_id uuid, p_jersey_number text, p_op_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_number text := nullif(btrim(p_jersey_number), '');
  v_request jsonb := jsonb_build_object('player_id', p_player_id, 'jersey_number', left(v_number, 100));
  v_answer jsonb;
  v_before public.players;
  v_problem text;
begin
  perform private.require_collector();
  v_answer := private.known_answer(p_op_id, 'set_jersey_number', v_request, false);
  if v_answer is not null then
    return v_answer;
  end if;
  select p.* into v_before from public.players p join public.seasons s on s.id = p.season_id
  where p.id = p_player_id and s.deleted_at is null for no key update of p;
  if not found then
    -- No receipt is stored: the season may be restored, and then Retry now sends the same command
    -- again.
    return private.refused(p_op_id, 'unknown_player');
  elsif v_number !~ '^0?[0-9]{1,2}$' then
    v_problem := 'invalid';
  else
    update public.players p set jersey_number = v_number where p.id = p_player_id;
    perform private.audit('player.jersey_number', 'player', p_player_id::text,
      jsonb_build_object('jersey_number', v_before.jersey_number), jsonb_build_object('jersey_number', v_number));
  end if;
  return private.keep_answer(p_op_id, 'set_jersey_number', v_request, v_problem);
end $$;
comment on function public.set_jersey_number is 'Sets or clears (null, "") a jersey number; idempotent by op_id, last writer wins (D36a).';

grant execute on function public.set_jersey_number(uuid, text, uuid) to authenticated, service_role;
