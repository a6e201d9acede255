-- An event's shape is checked before anything is cast, because a malformed event must not abort the
-- others of its batch (I7). A push of 150 plays calls these readers 4,000 times, so most are one
-- `return` that PostgreSQL can inline.

create function private.read_uuid(p_value jsonb) returns uuid language sql immutable
return case
  when jsonb_typeof(p_value) = 'string'
    and p_value #>> '{}' ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  then (p_value #>> '{}')::uuid
end;

create function private.read_integer(p_value jsonb, p_low bigint, p_high bigint) returns bigint language sql immutable
return case
  when jsonb_typeof(p_value) = 'number' then
    case
      when p_value::numeric between p_low and p_high and trunc(p_value::numeric) = p_value::numeric
      then p_value::numeric::bigint
    end
end;

-- Reads ISO dates of the years 1900-2199; anything else, and any cast that fails, is null.
create function private.read_any_time(p_value jsonb) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(p_value) = 'string'
    and p_value #>> '{}' ~ '^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$'
  then
    return (p_value #>> '{}')::timestamptz;
  end if;
  return null;
exception when others then
  return null;
end $$;

-- Does the same; what a phone writes on the first 28 days of a month cannot fail and needs no
-- handler.
create function private.read_time(p_value jsonb) returns timestamptz language sql stable
return case
  when jsonb_typeof(p_value) = 'string'
    and p_value #>> '{}' ~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$'
  then (p_value #>> '{}')::timestamptz
  when p_value is not null then private.read_any_time(p_value)
end;

-- Counts the event's bytes as JSON without the blanks that jsonb prints between members. Blanks are
-- a third of a text at most, so a text beyond 6144 bytes is too large anyway and is not walked.
create function private.compact_size(p_event jsonb, p_text text) returns bigint
language sql immutable set search_path = '' as $$
  select case
    when octet_length(p_text) not between 4097 and 6144 then octet_length(p_text)
    else octet_length(p_text) - (
      select coalesce(sum(case jsonb_typeof(v)
        when 'object' then greatest(2 * (select count(*) from jsonb_object_keys(v)) - 1, 0)
        when 'array' then greatest(jsonb_array_length(v) - 1, 0)
        else 0 end), 0)
      from jsonb_path_query(p_event, 'strict $.**') v)
  end
$$;

-- PostgreSQL parses and walks JSON by recursion and prints 1e131071 as 131072 digits, so a small body
-- could take gigabytes or the whole embedded engine. Such a call is refused as a whole before it is
-- parsed, and the phone halves it (I14).
create function private.refuse_body(p_reason text) returns void language plpgsql immutable set search_path = '' as $$
begin
  raise exception '%', p_reason using errcode = '22023';
end $$;

-- Whether a JSON text is nested deeper than 32. Strings are taken out, then all but the brackets,
-- then 32 times the innermost pairs: each pass is a plain scan, whatever the depth.
create function private.is_text_deep(p_text text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_brackets text;
begin
  v_brackets := regexp_replace(replace(replace(p_text, '\\', ''), '\"', ''), '"[^"]*"', '', 'g');
  v_brackets := translate(regexp_replace(v_brackets, '[^][{}]+', '', 'g'), '{}', '[]');
  for i in 1 .. 32 loop
    exit when v_brackets = '';
    v_brackets := replace(v_brackets, '[]', '');
  end loop;
  return v_brackets <> '';
end $$;

-- The same for a value that PostgREST has parsed already.
create function private.is_deep(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_path_exists(p_value, 'strict $.**{32} ? (@.type() == "array" || @.type() == "object")')
$$;

-- Whether numbers would print far longer than they came: one of more than 400 digits, or more than
-- a hundred long ones. No number of a play has more than 16 digits, and JavaScript writes none of
-- more than 309.
create function private.has_endless_numbers(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(count(*) > 100 or bool_or(abs(n.v::numeric) >= 1e400 or scale(n.v::numeric) > 400), false)
  from jsonb_path_query(p_value,
    'strict $.** ? (@.type() == "number" && (@ >= 1e16 || @ <= -1e16 || @ > -1e-9 && @ < 1e-9))') n (v)
  where n.v <> '0' or scale(n.v::numeric) > 0
$$;

-- Returns the first 8 KB of a text, without a letter that the cut would split.
create function private.first_8_kb(p_text text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_bytes bytea;
  v_end integer := 8192;
begin
  if octet_length(p_text) <= 8192 then
    return p_text;
  end if;
  v_bytes := convert_to(left(p_text, 8193), 'UTF8');
  -- The byte after the cut continues a letter as long as its first two bits are 10.
  while get_byte(v_bytes, v_end) & 192 = 128 loop
    v_end := v_end - 1;
  end loop;
  return convert_from(substring(v_bytes for v_end), 'UTF8');
end $$;

-- null and a UUID are both fine for a player: null is a team-level entry (D28).
create function private.is_uuid_or_null(p_value jsonb) returns boolean language sql immutable
return p_value is null or jsonb_typeof(p_value) = 'null' or private.read_uuid(p_value) is not null;

create function private.are_uuids(p_value jsonb, p_may_be_empty boolean) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_value) is distinct from 'array' then false
    when jsonb_array_length(p_value) = 0 then p_may_be_empty
    else not exists (select from jsonb_array_elements(p_value) v where private.read_uuid(v) is null)
  end
$$;

-- pass or rush; null where no touchdown or an unknown subtype. A touchdown without a subtype
-- is a rush, with a passer a pass; `receiving` is read as pass.
create function private.touchdown_subtype(p_entry jsonb) returns text language sql immutable
return case
  when p_entry ->> 'stat_type' <> 'touchdown' then null
  when p_entry ->> 'stat_subtype' is null then
    case when p_entry ->> 'passer_player_id' is null then 'rush' else 'pass' end
  when p_entry -> 'stat_subtype' in ('"pass"', '"receiving"') then 'pass'
  when p_entry -> 'stat_subtype' = '"rush"' then 'rush'
end;

-- What private.plays calls the variant of an entry; null where it makes no sense.
create function private.play_variant(p_entry jsonb) returns text language sql immutable
return case p_entry ->> 'stat_type'
  when 'touchdown' then private.touchdown_subtype(p_entry)
  when 'extra_point' then p_entry ->> 'extra_point_type'
  else ''
end;

-- The plays by type and variant, and whether each names a passer: read once for a batch.
create function private.known_plays() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(p.stat_type || '/' || p.variant, p.passer_stat is not null) from private.plays p
$$;

create function private.is_entry(p_entry jsonb, p_plays jsonb) returns boolean language sql immutable
return coalesce(
  jsonb_typeof(p_entry) = 'object'
  and jsonb_typeof(p_entry -> 'stat_type') = 'string'
  and private.read_uuid(p_entry -> 'team_id') is not null
  and private.is_uuid_or_null(p_entry -> 'player_id')
  and case p_plays -> ((p_entry ->> 'stat_type') || '/' || private.play_variant(p_entry))
    when 'false' then true
    when 'true' then private.is_uuid_or_null(p_entry -> 'passer_player_id')
  end, false);

create function private.are_entries(p_value jsonb, p_plays jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_entry jsonb;
begin
  if jsonb_typeof(p_value) is distinct from 'array' or jsonb_array_length(p_value) = 0 then
    return false;
  end if;
  for i in 0 .. jsonb_array_length(p_value) - 1 loop
    v_entry := p_value -> i;
    if not private.is_entry(v_entry, p_plays) or private.read_uuid(v_entry -> 'entry_id') is null then
      return false;
    end if;
  end loop;
  return true;
end $$;

create function private.are_counts(p_value jsonb, p_low bigint) returns boolean
language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(p_value) is distinct from 'object' or p_value = '{}' then false
    else not exists (
      select from jsonb_each(p_value) c
      where private.read_integer(c.value, p_low, 9999) is null
        or c.key not in (select s.stat from private.stats s))
  end
$$;

-- seen_transition decides alone when its key is there (null: "no transition seen yet");
-- without the key epoch and state are needed (I20).
create function private.is_seen(p jsonb) returns boolean language sql immutable
return case
  when p ? 'seen_transition' then private.is_uuid_or_null(p -> 'seen_transition')
  else private.read_integer(p -> 'seen_epoch', 0, 2147483647) is not null
    and coalesce(p -> 'seen_state' in ('"open"', '"final"'), false)
end;

-- A clock has these periods (D71), as in src/domain/game/clock/game-clock.ts.
create function private.is_period(p_value jsonb) returns boolean language sql immutable
return coalesce(p_value in ('"H1"', '"H2"', '"Q1"', '"Q2"', '"Q3"', '"Q4"', '"OT"'), false);

-- The clock at an instant, and the last clock fact that the phone had seen.
create function private.is_clock(p jsonb) returns boolean language sql immutable
return private.is_period(p -> 'period')
  and private.read_integer(p -> 'remaining_ms', 0, 3600000) is not null
  and private.read_integer(p -> 'at_ms', 0, 4102444799999) is not null
  and private.is_uuid_or_null(p -> 'seen_clock');

-- The types that this server can count. Any other is refused and kept in custody, because an
-- account could else fill every phone with text that nothing reads; it is judged anew when it comes
-- again, so an app that is newer than its server loses nothing (I24).
create function private.is_known_type(p_type text) returns boolean language sql immutable
return p_type in ('stat.recorded.v1', 'stat.changed.v1', 'stat.removed.v1', 'timeout.used.v1',
  'timeout.returned.v1', 'roster.changed.v1', 'player.added.v1', 'stats.corrected.v1', 'stats.imported.v1',
  'score.overridden.v1', 'score.override_cleared.v1', 'game.finalized.v1', 'game.reopened.v1',
  'game.reset.v1', 'game.confirmed.v1', 'held.applied.v1', 'held.set_aside.v1', 'clock.started.v1', 'clock.stopped.v1', 'clock.set.v1');

create function private.are_overrides(p_value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when coalesce(jsonb_typeof(p_value), 'null') = 'null' then true
    when jsonb_typeof(p_value) <> 'array' then false
    else not exists (select from jsonb_array_elements(p_value) o
      where private.read_uuid(o -> 'player_id') is null or jsonb_typeof(o -> 'reason') is distinct from 'string'
        or length(o ->> 'reason') > 500)
  end
$$;

-- Absent and null both mean that nothing was said.
create function private.is_text_or_null(p_value jsonb, p_most integer) returns boolean language sql immutable
return coalesce(jsonb_typeof(p_value), 'null') = 'null'
  or (jsonb_typeof(p_value) = 'string' and length(p_value #>> '{}') <= p_most);

-- Holds a captain's word and the score that the captain read (D70).
create function private.is_confirmation(p jsonb) returns boolean language sql immutable
return p -> 'side' in ('"visitor"', '"home"') and jsonb_typeof(p -> 'agrees') = 'boolean'
  and private.is_text_or_null(p -> 'name', 60) and private.is_text_or_null(p -> 'note', 500)
  and (not p ? 'score' or private.read_integer(p -> 'score' -> 'visitor', 0, 9999) is not null
    and private.read_integer(p -> 'score' -> 'home', 0, 9999) is not null);

-- A row without counts says that nothing is imported for its player any more.
create function private.are_imported_rows(p_value jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case
    when jsonb_typeof(p_value) is distinct from 'array' then false
    else not exists (select from jsonb_array_elements(p_value) r
      where private.read_uuid(r -> 'player_id') is null or private.read_uuid(r -> 'team_id') is null
        or not (r -> 'counts' = '{}' or private.are_counts(r -> 'counts', 0)))
  end
$$;

-- Whether a payload has the shape of its type; p_plays are the known plays.
create function private.is_payload(p_type text, p jsonb, p_plays jsonb) returns boolean language sql stable
return coalesce(jsonb_typeof(p) = 'object' and case p_type
  when 'stat.recorded.v1' then private.are_entries(p -> 'entries', p_plays)
  when 'stat.changed.v1' then private.read_uuid(p -> 'entry_id') is not null and private.is_entry(p -> 'to', p_plays)
  when 'stat.removed.v1' then private.are_uuids(p -> 'entry_ids', false)
  when 'timeout.used.v1' then private.read_uuid(p -> 'team_id') is not null
  when 'timeout.returned.v1' then private.read_uuid(p -> 'team_id') is not null
  when 'roster.changed.v1' then private.read_uuid(p -> 'team_id') is not null
    and (not p ? 'add' or private.are_uuids(p -> 'add', true))
    and (not p ? 'remove' or private.are_uuids(p -> 'remove', true))
    and private.are_overrides(p -> 'overrides')
  when 'player.added.v1' then private.read_uuid(p -> 'player_id') is not null
    and private.read_uuid(p -> 'team_id') is not null
    and (coalesce(jsonb_typeof(p -> 'jersey_number'), 'null') = 'null'
      or (jsonb_typeof(p -> 'jersey_number') in ('string', 'number') and p ->> 'jersey_number' ~ '^(0?[0-9]{1,2})?$'))
    and (coalesce(jsonb_typeof(p -> 'name'), 'null') = 'null'
      or (jsonb_typeof(p -> 'name') = 'string' and length(p ->> 'name') <= 200))
  when 'stats.corrected.v1' then private.read_uuid(p -> 'player_id') is not null
    and private.read_uuid(p -> 'team_id') is not null and private.are_counts(p -> 'deltas', -9999)
  when 'stats.imported.v1' then private.read_uuid(p -> 'batch_id') is not null and private.are_imported_rows(p -> 'rows')
    and (not p ? 'undone' or jsonb_typeof(p -> 'undone') = 'boolean')
  when 'score.overridden.v1' then private.read_integer(p -> 'visitor', 0, 999) is not null
    and private.read_integer(p -> 'home', 0, 999) is not null
  when 'game.finalized.v1' then private.is_seen(p)
  when 'game.reopened.v1' then private.is_seen(p)
  when 'game.reset.v1' then private.is_seen(p)
  when 'game.confirmed.v1' then private.is_confirmation(p)
  when 'held.applied.v1' then private.are_uuids(p -> 'event_ids', false)
  when 'held.set_aside.v1' then private.are_uuids(p -> 'event_ids', false)
  when 'clock.started.v1' then private.is_clock(p)
  when 'clock.stopped.v1' then private.is_clock(p)
  when 'clock.set.v1' then private.is_clock(p)
  else true
end, false);

-- An event on its way through a push holds what was read of it and then what was decided.
create type private.incoming_event as (
  ord integer,
  given_id jsonb,
  event_id uuid,
  device_id uuid,
  device_seq bigint,
  epoch integer,
  type text,
  payload jsonb,
  author_id uuid,
  client_timestamp timestamptz,
  app_version text,
  recorded_by uuid,
  raw text,
  outcome text,
  reason text,
  first_outcome text,
  game_seq bigint,
  applied_epoch integer,
  log_digest bigint,
  sha256 text
);

-- Reads one event as far as it can be read: reason is null, invalid, too_large or unknown_type, and of
-- a refused event the first 8 KB are kept, and the hash of its whole text. p_raw is its text when jsonb
-- could not hold it; then p_event is a cleaned copy, good for ids only.
create function private.read_event(p_event jsonb, p_raw text, p_ord integer, p_device_id uuid, p_plays jsonb)
returns private.incoming_event language plpgsql stable set search_path = '' as $$
declare
  e private.incoming_event;
  v_text text := coalesce(p_raw, p_event::text);
begin
  e.ord := p_ord;
  if p_event is null or jsonb_typeof(p_event) <> 'object' then
    e.raw := private.first_8_kb(v_text);
    e.sha256 := encode(sha256(convert_to(v_text, 'UTF8')), 'hex');
    e.reason := case when octet_length(v_text) > 6144 then 'too_large' else 'invalid' end;
    return e;
  end if;
  e.given_id := p_event -> 'event_id';
  e.event_id := private.read_uuid(e.given_id);
  e.device_id := case when p_event ? 'device_id' then private.read_uuid(p_event -> 'device_id') else p_device_id end;
  e.device_seq := private.read_integer(p_event -> 'device_seq', 1, 9007199254740991);
  e.epoch := private.read_integer(p_event -> 'epoch', 0, 2147483647);
  e.type := case
    when jsonb_typeof(p_event -> 'type') = 'string' and length(p_event ->> 'type') between 1 and 100
    then p_event ->> 'type' end;
  e.payload := p_event -> 'payload';
  e.author_id := private.read_uuid(p_event -> 'author_id');
  e.client_timestamp := private.read_time(p_event -> 'client_timestamp');
  e.app_version := case when jsonb_typeof(p_event -> 'app_version') = 'string' then left(p_event ->> 'app_version', 60) end;
  if p_raw is not null then
    e.reason := 'invalid';
    e.payload := null;
  elsif octet_length(v_text) > 4096 and private.compact_size(p_event, v_text) > 4096 then
    e.reason := 'too_large';
    if octet_length(v_text) > 8192 then
      e.payload := null;
    end if;
  elsif e.event_id is null or e.device_id is null or e.device_seq is null or e.epoch is null
    or e.type is null or not private.is_payload(e.type, e.payload, p_plays)
  then
    e.reason := 'invalid';
  elsif not private.is_known_type(e.type) then
    e.reason := 'unknown_type';
  end if;
  if e.reason is not null then
    e.raw := private.first_8_kb(v_text);
    e.sha256 := encode(sha256(convert_to(v_text, 'UTF8')), 'hex');
  end if;
  return e;
end $$;

-- p_events as an array of jsonb, or as one JSON string that holds the array's text: at most 500
-- events, counted before any of them is taken apart. For an
-- element that jsonb cannot hold (NUL, lone surrogate), raw is its text and event a copy
-- without them, so that its receipt can still name it.
create function private.split_events(p_events jsonb, out ord integer, out event jsonb, out raw text)
returns setof record language plpgsql immutable set search_path = '' as $$
declare
  v_text text := case jsonb_typeof(p_events) when 'string' then p_events #>> '{}' end;
  v_count integer;
  v_elements text[];
begin
  if v_text is not null and octet_length(v_text) - octet_length(replace(v_text, ',', '')) >= 100000 then
    raise exception 'A call may carry at most 100000 values.' using errcode = 'PT413';
  elsif v_text is not null and private.is_text_deep(v_text) then
    perform private.refuse_body('Events may be nested 32 levels deep.');
  end if;
  if v_text is null then
    v_count := jsonb_array_length(p_events);
  else
    begin
      v_count := json_array_length(v_text::json);
    exception when others then
      raise exception 'p_events must be an array of events.' using errcode = '22023';
    end;
  end if;
  if v_count > 500 then
    raise exception 'A call may carry at most 500 events; this one carries %.', v_count using errcode = 'PT413';
  end if;
  if v_text is null then
    if private.is_deep(p_events) then
      perform private.refuse_body('Events may be nested 32 levels deep.');
    elsif private.has_endless_numbers(p_events) then
      perform private.refuse_body('Events may not hold numbers of hundreds of digits.');
    end if;
    return query select e.n::integer, e.v, null::text from jsonb_array_elements(p_events) with ordinality e (v, n);
    return;
  end if;
  select array_agg(e.v::text order by e.n) into v_elements
  from json_array_elements(v_text::json) with ordinality e (v, n);
  for i in 1 .. coalesce(cardinality(v_elements), 0) loop
    ord := i;
    raw := null;
    begin
      event := v_elements[i]::jsonb;
    exception when others then
      raw := v_elements[i];
      begin
        event := regexp_replace(raw, '\\u(0000|d[89a-f][0-9a-f]{2})', '\\ufffd', 'gi')::jsonb;
      exception when others then
        event := null;
      end;
    end;
    if private.has_endless_numbers(event) then
      perform private.refuse_body('Events may not hold numbers of hundreds of digits.');
    end if;
    return next;
  end loop;
end $$;
