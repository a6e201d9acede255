-- A phone queues a report like a jersey edit; the reporter's name and address come from the profile,
-- never from the request (security rule 9). A typed text that is too long is refused, but what the app
-- adds is cut, because a person could not mend it.

-- Why a report is refused, as a code that names the field; null when it is fine.
create function private.feedback_problem(p_report jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(p_report) is distinct from 'object' then 'invalid'
    when exists (select from jsonb_each(p_report) f where jsonb_typeof(f.value) not in ('string', 'null')) then 'invalid'
    when coalesce(p_report ->> 'type', '') not in ('bug', 'feature_request', 'improvement', 'question') then 'type_invalid'
    when coalesce(p_report ->> 'priority', 'medium') not in ('high', 'medium', 'low') then 'priority_invalid'
    when coalesce(p_report ->> 'title', '') !~ '\S' then 'title_required'
    when length(btrim(p_report ->> 'title')) > 200 then 'title_too_long'
    when coalesce(p_report ->> 'description', '') !~ '\S' then 'description_required'
    when length(btrim(p_report ->> 'description')) > 5000 then 'description_too_long'
  end
$$;

create function public.submit_feedback(p_op_id uuid, p_report jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_reporter uuid := (select auth.uid());
  v_problem text;
  v_request jsonb;
  v_answer jsonb;
begin
  perform private.require_member();
  if v_reporter is null then
    raise exception 'A report needs a signed-in reporter.' using errcode = '42501';
  end if;
  v_problem := private.feedback_problem(p_report);
  -- Only a fingerprint, because receipts are kept for ever and the text of a report need not be. What
  -- is no report has none: its numbers could print gigabytes.
  v_request := jsonb_build_object('md5', case when v_problem is distinct from 'invalid' then md5(p_report::text) end);
  v_answer := private.known_answer(p_op_id, 'submit_feedback', v_request, true);
  if v_answer is not null then
    return v_answer;
  end if;
  if v_problem is null then
    -- Two reports of one person at the same moment must not both count as the fifth (rule 9).
    perform pg_advisory_xact_lock(hashtextextended(v_reporter::text, 2));
    perform private.require_room((
      select r.created_at from public.feedback_reports r
      where r.reporter_id = v_reporter and r.created_at > now() - interval '10 minutes'
      order by r.created_at desc offset 4 limit 1
    ), 'You have sent 5 reports in 10 minutes. Please wait before sending another.');
    perform private.insert_feedback(p_op_id, v_reporter, p_report);
  end if;
  return private.keep_answer(p_op_id, 'submit_feedback', v_request, v_problem);
end $$;
comment on function public.submit_feedback is 'Takes a report of the caller; idempotent by op_id; PT429 after 5 in 10 minutes, with the seconds to wait in details (security rule 9).';

create function private.insert_feedback(p_op_id uuid, p_reporter uuid, p_report jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_report public.feedback_reports;
begin
  insert into public.feedback_reports (
    op_id, type, title, description, priority, reporter_id, reporter_email, reporter_name,
    current_page, current_url, user_agent, screen_resolution, browser_console_errors
  )
  select
    p_op_id, p_report ->> 'type', btrim(p_report ->> 'title'), btrim(p_report ->> 'description'),
    coalesce(p_report ->> 'priority', 'medium'), p.user_id, p.email, p.full_name,
    left(p_report ->> 'current_page', 2000), left(p_report ->> 'current_url', 2000),
    left(p_report ->> 'user_agent', 1000), left(p_report ->> 'screen_resolution', 50),
    coalesce(left(p_report ->> 'browser_console_errors', 20000), '')
  from public.user_profiles p where p.user_id = p_reporter
  returning * into v_report;
  perform private.audit('feedback.submitted', 'feedback_report', v_report.id::text, null,
    jsonb_build_object('type', v_report.type, 'priority', v_report.priority, 'status', v_report.status));
end $$;

-- The status changes of A §4. Every status may be closed, and a closed report can be reopened.
create function private.may_follow(p_status text, p_next text) returns boolean
language sql immutable set search_path = '' as $$
  select p_next = any (case p_status
    when 'open' then array['in_progress', 'resolved', 'closed', 'duplicate']
    when 'in_progress' then array['open', 'resolved', 'closed', 'duplicate']
    when 'resolved' then array['open', 'closed']
    when 'closed' then array['open']
    when 'duplicate' then array['open', 'closed']
  end)
$$;

create function public.update_feedback(
  p_report_id uuid, p_status text default null, p_priority text default null,
  p_developer_response text default null, p_duplicate_of uuid default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_before public.feedback_reports;
  v_after public.feedback_reports;
begin
  perform private.require_admin();
  select * into v_before from public.feedback_reports r where r.id = p_report_id for no key update;
  if not found then
    raise exception 'There is no such report.' using errcode = 'PT404';
  end if;
  -- Another admin was faster, or the caller's page is old.
  if p_status <> v_before.status and not private.may_follow(v_before.status, p_status) then
    raise exception 'A report that is % cannot become %.', v_before.status, p_status using errcode = 'PT409';
  end if;
  if length(p_developer_response) > 5000 then
    raise exception 'The developer response may have at most 5000 characters.' using errcode = '22001';
  end if;
  if (p_status is not distinct from 'duplicate') <> (p_duplicate_of is not null) then
    raise exception 'A duplicate names the report that it repeats; other reports name none.' using errcode = '22023';
  end if;
  if p_duplicate_of is not null and not exists (
    select from public.feedback_reports r
    where r.id = p_duplicate_of and r.id <> p_report_id and r.status <> 'duplicate'
  ) then
    raise exception 'A duplicate repeats another report that is no duplicate itself.' using errcode = '22023';
  end if;
  update public.feedback_reports r set
    status = coalesce(p_status, r.status),
    priority = coalesce(p_priority, r.priority),
    developer_response = case when p_developer_response is null then r.developer_response
      else nullif(btrim(p_developer_response), '') end,
    duplicate_of = case when p_status is null then r.duplicate_of else p_duplicate_of end,
    resolution_date = case
      when p_status = 'resolved' and r.status <> 'resolved' then now()
      when p_status in ('open', 'in_progress', 'duplicate') then null
      else r.resolution_date
    end
  where r.id = p_report_id returning * into v_after;
  -- Reports that repeat this one now repeat its original, so that no duplicate names a duplicate.
  if p_duplicate_of is not null then
    update public.feedback_reports r set duplicate_of = p_duplicate_of where r.duplicate_of = p_report_id;
  end if;
  perform private.audit('feedback.updated', 'feedback_report', p_report_id::text,
    private.feedback_standing(v_before), private.feedback_standing(v_after));
  return private.feedback_standing(v_after) || jsonb_build_object('id', v_after.id);
end $$;
comment on function public.update_feedback is 'An admin''s decision about a report: null leaves as it is, an empty response removes it. Resolving dates the resolution, reopening takes it back.';

-- What admins decide about a report: the answer to them, and the content of the audit row.
create function private.feedback_standing(p_report public.feedback_reports) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', p_report.status, 'priority', p_report.priority,
    'developer_response', p_report.developer_response, 'duplicate_of', p_report.duplicate_of,
    'resolution_date', p_report.resolution_date)
$$;

-- The server sends no reports.
grant execute on function public.submit_feedback(uuid, jsonb) to authenticated;
grant execute on function public.update_feedback(uuid, text, text, text, uuid) to authenticated, service_role;
