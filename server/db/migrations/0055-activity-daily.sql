-- The figures of the admin area, first part: what each person did on each of their days, and what a figure may know of a person. The
-- leaderboard's table of days grows into it.

alter table triage_day rename to activity_daily;
alter index triage_day_pkey rename to activity_daily_pkey;
alter table activity_daily
  -- Entries of the audit log that the person caused.
  add column acts      integer not null default 0,
  -- Entries of the audit log by type, those that Flow caused as well.
  add column counts    jsonb not null default '{}',
  -- Triage sessions: begun, ended, and the mails of those that ended.
  add column sessions  integer not null default 0,
  add column finished  integer not null default 0,
  add column emails    integer not null default 0,
  -- How long the sessions took that ended on this day: together, and each.
  add column seconds   integer not null default 0,
  add column lengths   integer[] not null default '{}',
  -- For each session that began: the hour of the person's clock, and the device.
  add column hours     smallint[] not null default '{}',
  add column devices   text[] not null default '{}';
create index activity_daily_day on activity_daily (day);

create table person_facts (
  user_id         uuid primary key,
  signed_up_at    timestamptz,
  -- A zone that PostgreSQL knows. Null: the person chose none, and no calendar names one.
  zone            text,
  -- The visit that led to the sign-up, as its address said.
  source          text,
  first_finished  timestamptz,
  -- Mails triaged in the first 24 hours.
  first_day_mails integer not null default 0
);
create index person_facts_signed_up on person_facts (signed_up_at);

alter table person_facts enable row level security;
alter table person_facts force row level security;
create policy own_rows on person_facts
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy functions_of_the_owner on person_facts to flow_owner using (true) with check (true);
grant select, update, delete on person_facts to flow_app;

create policy functions_of_the_owner on audit_log for select to flow_owner using (true);
create index audit_log_session on audit_log (user_id, resource_id) where resource_type = 'session';

-- Flow causes these by itself, or a person as an operator. The test of `domain/own-acts.ts` compares the two lists.
create function is_own_act(_type text, _resource text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select _resource is distinct from 'test' and _type <> all (array[
    'email_woken', 'reminder_dropped', 'email_kept_out', 'email_turned_away', 'unsubscribe_failed', 'action_too_late',
    'action_unneeded', 'action_failed', 'google_disconnected', 'account_deleted', 'token_unreadable', 'codes_changed',
    'role_added', 'role_removed', 'operator_acted'])
$$;

-- The zone that the person chose, else that of their calendar. Null for none, and for one that PostgreSQL does not know.
create function zone_of(_user uuid) returns text
  language plpgsql stable set search_path = public, pg_temp as $$
declare name text;
begin
  select value #>> '{}' into name from setting where user_id = _user and setting.name = 'timeZone';
  if name is null then
    select calendar.zone into name from calendar where user_id = _user and is_primary limit 1;
  end if;
  perform now() at time zone name;
  return name;
exception when invalid_parameter_value then
  return null;
end $$;

create function note_zone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_facts (user_id, zone) values (new.user_id, zone_of(new.user_id))
    on conflict (user_id) do update set zone = excluded.zone where person_facts.zone is distinct from excluded.zone;
  return null;
end $$;
create trigger note_zone after insert or update on setting for each row when (new.name = 'timeZone') execute function note_zone();
create trigger note_zone after insert or update of zone, is_primary on calendar
  for each row when (new.is_primary) execute function note_zone();

create function note_sign_up() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_facts (user_id, signed_up_at) values (new.id, new."createdAt")
    on conflict (user_id) do update set signed_up_at = excluded.signed_up_at;
  return null;
end $$;
create trigger note_sign_up after insert on auth."user" for each row execute function note_sign_up();

-- The day at that moment for the person. Without a known zone it is UTC's.
create or replace function person_day(_user uuid, _at timestamptz) returns date
  language sql stable set search_path = public, pg_temp as $$
  select (_at at time zone coalesce((select zone from person_facts where user_id = _user), 'UTC'))::date
$$;

create or replace function count_triage(_user uuid, _day date, _mails integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare left_over integer;
begin
  insert into activity_daily (user_id, day, mails) values (_user, _day, greatest(0, _mails))
    on conflict (user_id, day) do update set mails = greatest(0, activity_daily.mails + _mails)
    returning mails into left_over;
  insert into board_entry as board (user_id, triaged, streak, last_day, name, shown)
    select _user, greatest(0, _mails), 1, _day,
      (select value #>> '{}' from setting where user_id = _user and setting.name = 'boardName'),
      coalesce((select (value #>> '{}')::boolean from setting where user_id = _user and setting.name = 'onBoard'), true)
    on conflict (user_id) do update set
      triaged = greatest(0, board.triaged + _mails),
      streak = case
        when board.last_day is null or _day > board.last_day + 1 then 1
        when _day = board.last_day + 1 then board.streak + 1
        when _day = board.last_day then greatest(1, board.streak)
        else board.streak end,
      last_day = greatest(board.last_day, _day);
  if left_over = 0 then perform recount_streak(_user); end if;
end $$;

create or replace function recount_streak(_user uuid) returns void
  language sql set search_path = public, pg_temp as $$
  with days as (
    select day, day + (row_number() over (order by day desc))::integer as group_of
    from activity_daily where user_id = _user and mails > 0
  ), newest as (select max(day) as day, max(group_of) as group_of from days)
  update board_entry set
    last_day = (select day from newest),
    streak = (select count(*) from days where group_of = (select group_of from newest))::integer
  where user_id = _user
$$;

-- How long the session took whose other end this entry is. Null while one end is missing.
create function session_seconds(_entry audit_log) returns integer
  language sql stable set search_path = public, pg_temp as $$
  select greatest(0, abs(extract(epoch from _entry.created_at - other.created_at)))::integer
  from audit_log other
  where other.user_id = _entry.user_id and other.resource_type = 'session' and other.resource_id = _entry.resource_id
    and other.action_type <> _entry.action_type
  limit 1
$$;

-- One entry of the audit log, on the person's day. The two ends of a session may arrive in any order.
create function count_day(_entry audit_log, _zone text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  local timestamp := _entry.created_at at time zone coalesce(_zone, 'UTC');
  of_session boolean := coalesce(_entry.resource_type = 'session', false);
  begins boolean := of_session and _entry.action_type = 'session_started';
  ends boolean := of_session and _entry.action_type = 'session_completed';
  length integer;
begin
  if of_session then length := session_seconds(_entry); end if;
  insert into activity_daily as today (
    user_id, day, mails, acts, counts, sessions, finished, emails, seconds, lengths, hours, devices)
  values (
    _entry.user_id, local::date, 0, is_own_act(_entry.action_type, _entry.resource_type)::integer,
    jsonb_build_object(_entry.action_type, 1), begins::integer, ends::integer,
    case when ends then coalesce((_entry.metadata ->> 'emails')::integer, 0) else 0 end,
    coalesce(length, 0), case when length is null then '{}' else array[length] end,
    case when begins then array[extract(hour from local)::smallint] else '{}' end,
    case when begins then array[coalesce(_entry.metadata ->> 'device', 'unknown')] else '{}' end)
  on conflict (user_id, day) do update set
    acts = today.acts + excluded.acts,
    counts = today.counts
      || jsonb_build_object(_entry.action_type, coalesce((today.counts ->> _entry.action_type)::integer, 0) + 1),
    sessions = today.sessions + excluded.sessions,
    finished = today.finished + excluded.finished,
    emails = today.emails + excluded.emails,
    seconds = today.seconds + excluded.seconds,
    lengths = today.lengths || excluded.lengths,
    hours = today.hours || excluded.hours,
    devices = today.devices || excluded.devices;
  if ends then
    update person_facts set first_finished = least(first_finished, _entry.created_at) where user_id = _entry.user_id;
  end if;
end $$;

-- Mails of the first 24 hours.
create function count_first_day(_user uuid, _at timestamptz, _mails integer) returns void
  language sql set search_path = public, pg_temp as $$
  update person_facts set first_day_mails = greatest(0, first_day_mails + _mails)
  where user_id = _user and _at < signed_up_at + interval '24 hours'
$$;

-- A triage command carries this many mails. The audit log says what it really did: what was done before counts nothing.
create or replace function count_audited() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mails integer;
  zone text;
begin
  select person_facts.zone into zone from person_facts where user_id = new.user_id;
  perform count_day(new, zone);
  if new.action_type not in ('email_archived', 'email_trashed', 'email_snoozed', 'email_marked_spam', 'email_moved', 'thread_muted')
    or new.metadata ->> 'command_id' is null then return null; end if;
  -- Two accounts of a person may hold the same id. Only one of them was written in this transaction.
  with counted as (
    update command set triaged = subjects
    where user_id = new.user_id and id = (new.metadata ->> 'command_id')::uuid and triaged = 0 and subjects > 0
      and xmin = pg_current_xact_id()::xid
    returning triaged
  ) select coalesce(sum(triaged), 0) into mails from counted;
  if mails > 0 then
    perform count_triage(new.user_id, (new.created_at at time zone coalesce(zone, 'UTC'))::date, mails);
    perform count_first_day(new.user_id, new.created_at, mails);
  end if;
  return null;
end $$;

create or replace function recount_command() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare target record;
begin
  if new.state = 'failed' and old.state <> 'failed' and new.triaged > 0 and new.inverted_by is null then
    perform count_triage(new.user_id, person_day(new.user_id, new.given_at), -new.triaged);
    perform count_first_day(new.user_id, new.given_at, -new.triaged);
  end if;
  if new.inverted_by is not null and old.inverted_by is null then
    if new.triaged > 0 and new.state not in ('failed', 'dismissed') then
      perform count_triage(new.user_id, person_day(new.user_id, new.given_at), -new.triaged);
      perform count_first_day(new.user_id, new.given_at, -new.triaged);
    elsif new.inverts is not null then
      select triaged, given_at into target from command
        where user_id = new.user_id and account_id = new.account_id and id = new.inverts;
      if target.triaged > 0 then
        perform count_triage(new.user_id, person_day(new.user_id, target.given_at), target.triaged);
        perform count_first_day(new.user_id, target.given_at, target.triaged);
      end if;
    end if;
  end if;
  return null;
end $$;

-- Counts the audit log again, with today's zones. Days that it has forgotten keep what they have. `mails` follows from commands, which may be
-- gone, so it stays as well.
create function rebuild_activity() returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  days bigint;
  -- The audit log forgets after 13 months. Its oldest days may be incomplete.
  since date := coalesce((select min(created_at)::date + 2 from audit_log having min(created_at) < now() - interval '390 days'), '-infinity');
begin
  lock table activity_daily in share row exclusive mode;
  insert into person_facts (user_id, signed_up_at, zone) select id, "createdAt", zone_of(id) from auth."user"
    on conflict (user_id) do update set signed_up_at = excluded.signed_up_at, zone = excluded.zone;
  update activity_daily set acts = 0, counts = '{}', sessions = 0, finished = 0, emails = 0, seconds = 0, lengths = '{}',
    hours = '{}', devices = '{}'
  where day >= since and (acts > 0 or counts <> '{}');
  with entry as (
    select log.user_id, log.action_type, log.resource_type, log.resource_id, log.metadata, log.created_at,
      log.created_at at time zone coalesce(facts.zone, 'UTC') as local
    from audit_log log left join person_facts facts using (user_id)
    where log.user_id <> '00000000-0000-0000-0000-000000000000'
  ), counted as (
    select user_id, day, jsonb_object_agg(action_type, n) as counts, sum(own)::integer as acts
    from (select user_id, local::date as day, action_type, count(*) as n,
        count(*) filter (where is_own_act(action_type, resource_type)) as own
      from entry group by 1, 2, 3) by_type
    group by 1, 2
  ), session as (
    select user_id, resource_id,
      min(created_at) filter (where action_type = 'session_started') as began,
      min(created_at) filter (where action_type = 'session_completed') as ended
    from entry where resource_type = 'session' group by 1, 2
  ), length as (
    select session.user_id, (greatest(began, ended) at time zone coalesce(zone, 'UTC'))::date as day,
      array_agg(greatest(0, abs(extract(epoch from ended - began)))::integer) as lengths
    from session left join person_facts using (user_id) where began is not null and ended is not null group by 1, 2
  ), starts as (
    select user_id, local::date as day, count(*) as sessions,
      array_agg(extract(hour from local)::smallint order by created_at) as hours,
      array_agg(coalesce(metadata ->> 'device', 'unknown') order by created_at) as devices
    from entry where resource_type = 'session' and action_type = 'session_started' group by 1, 2
  ), ends as (
    select user_id, local::date as day, count(*) as finished, sum(coalesce((metadata ->> 'emails')::integer, 0)) as emails
    from entry where resource_type = 'session' and action_type = 'session_completed' group by 1, 2
  )
  insert into activity_daily as today (
    user_id, day, mails, acts, counts, sessions, finished, emails, seconds, lengths, hours, devices)
  select user_id, day, 0, acts, counts, coalesce(sessions, 0), coalesce(finished, 0), coalesce(emails, 0),
    coalesce((select sum(one) from unnest(lengths) one), 0), coalesce(lengths, '{}'), coalesce(hours, '{}'), coalesce(devices, '{}')
  from counted left join starts using (user_id, day) left join ends using (user_id, day) left join length using (user_id, day)
  where day >= since
  on conflict (user_id, day) do update set
    acts = excluded.acts, counts = excluded.counts, sessions = excluded.sessions, finished = excluded.finished,
    emails = excluded.emails, seconds = excluded.seconds, lengths = excluded.lengths, hours = excluded.hours,
    devices = excluded.devices;
  get diagnostics days = row_count;
  update person_facts facts set first_finished = least(first_finished, first.at)
  from (select user_id, min(created_at) as at from audit_log
    where resource_type = 'session' and action_type = 'session_completed' group by 1) first
  where first.user_id = facts.user_id and first_finished is distinct from least(first_finished, first.at);
  return days;
end $$;

do $$
declare f text;
begin
  foreach f in array array['is_own_act(text, text)', 'zone_of(uuid)', 'note_zone()', 'note_sign_up()', 'session_seconds(audit_log)',
    'count_day(audit_log, text)', 'count_first_day(uuid, timestamptz, integer)', 'rebuild_activity()'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function rebuild_activity() to flow_app;

select rebuild_activity();
update person_facts facts set first_day_mails = mails
from (
  select command.user_id, sum(command.triaged) as mails
  from command
    join person_facts using (user_id)
    left join command undo on undo.user_id = command.user_id and undo.account_id = command.account_id and undo.id = command.inverted_by
  where command.triaged > 0 and command.given_at < signed_up_at + interval '24 hours' and command.state not in ('failed', 'dismissed')
    and (command.inverted_by is null or undo.inverted_by is not null)
  group by 1) first_day
where first_day.user_id = facts.user_id;
