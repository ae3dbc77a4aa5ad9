-- The admin area reads the figures. Of voice turns, commands and mails it reads nothing but their counts.

grant select on activity_daily, triage_session, person_facts, request_minute, probe_minute, service_state, visit_day, error_group, error_minute,
  error_record, turn_quarter, command_quarter, latency_quarter, phrase_quarter, spoken_phrase to flow_operator;

do $$
declare t text;
begin
  foreach t in array array['person_facts', 'triage_session', 'error_record'] loop
    execute format('create policy operators_read on %I for select to flow_operator using ((select has_role(app_user_id(), ''admin'')))', t);
  end loop;
end $$;

-- Only an admin closes an error, or opens it again. Returns whether there is one.
create function resolve_error(_fingerprint text, _at timestamptz) returns boolean
  language sql security definer set search_path = public, pg_temp as $$
  with done as (
    update error_group set resolved_at = _at where fingerprint = _fingerprint and has_role(app_user_id(), 'admin') returning 1)
  select exists (select from done)
$$;
revoke all on function resolve_error(text, timestamptz) from public;
grant execute on function resolve_error(text, timestamptz) to flow_operator;

-- Lets the planner use both processors for figures.
alter function app_user_id() parallel safe;
