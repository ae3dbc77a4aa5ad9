-- The figures of the admin area, first part: what each person did on each of their days, and what a figure may know of a person. The
-- leaderboard's table of days grows into it.

alter table triage_day rename to activity_daily;
alter index triage_day_pkey rename to activity_daily_pkey;
alter table activity_daily
  -- Entries of the audit log that the person caused.
  add column acts      integer not null default 0,
  -- Entries of the audit log by type, those that Flow caused as well.
  add column counts    jsonb not null default '{}',
  -- Triage sessions that began on the day, and how long those took that have ended.
  add column sessions  integer not null default 0,
  add column seconds   integer not null default 0,
  -- What the index holds changes once a day, so that most counts leave it alone.
  add column active    boolean not null generated always as (acts > 0) stored;
create index activity_daily_active on activity_daily (day, user_id) where active;

-- One row for each triage session, whichever of its two ends the device reported first.
create table triage_session (
  user_id  uuid not null,
  id       text not null,
  began    timestamptz,
  ended    timestamptz,
  -- The person's day on which it began. Without a beginning: ended.
  day      date not null,
  -- Of the person's clock, at the beginning.
  hour     smallint,
  device   text not null,
  -- Triaged in it. Null until it ends.
  emails   integer,
  seconds  integer,
  primary key (user_id, id)
);
create index triage_session_day on triage_session (day) include (began, hour, device, emails, seconds);

create table person_facts (
  user_id         uuid primary key,
  signed_up_at    timestamptz,
  -- A zone that PostgreSQL knows. Null: the person chose none, and no calendar names one.
  zone            text,
  -- The visit that led to the sign-up, as its address said.
  source          text,
  first_finished  timestamptz,
  -- Mails triaged in the first 24 hours.
  first_day_mails integer not null default 0,
  -- The person's day of the sign-up, and whether they acted 1, 7 and 30 days after it.
  sign_up_day     date,
  back_1          boolean not null default false,
  back_7          boolean not null default false,
  back_30         boolean not null default false
);
create index person_facts_signed_up on person_facts (signed_up_at);
create index person_facts_day on person_facts (sign_up_day);

do $$
declare t text;
begin
  foreach t in array array['person_facts', 'triage_session'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('create policy functions_of_the_owner on %I to flow_owner using (true) with check (true)', t);
    execute format('grant select, delete on %I to flow_app', t);
  end loop;
end $$;
grant update (source) on person_facts to flow_app;


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

create function local_day(_at timestamptz, _zone text) returns date
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select (_at at time zone coalesce(_zone, 'UTC'))::date
$$;

-- Null while one end is missing. A clock may go backwards.
create function seconds_between(_began timestamptz, _ended timestamptz) returns integer
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when _ended < _began then 0 else extract(epoch from _ended - _began)::integer end
$$;

create function note_zone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_facts (user_id, zone) values (new.user_id, zone_of(new.user_id))
    on conflict (user_id) do update set zone = excluded.zone, sign_up_day = local_day(person_facts.signed_up_at, excluded.zone)
    where person_facts.zone is distinct from excluded.zone;
  return null;
end $$;
create trigger note_zone after insert or update on setting for each row when (new.name = 'timeZone') execute function note_zone();
create trigger note_zone after insert or update of zone, is_primary on calendar
  for each row when (new.is_primary) execute function note_zone();

create function note_sign_up() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into person_facts (user_id, signed_up_at, sign_up_day) values (new.id, new."createdAt", local_day(new."createdAt", null))
    on conflict (user_id) do update set signed_up_at = excluded.signed_up_at,
      sign_up_day = local_day(excluded.signed_up_at, person_facts.zone);
  return null;
end $$;
create trigger note_sign_up after insert on auth."user" for each row execute function note_sign_up();

-- The day at that moment for the person. Without a known zone it is UTC's.
create or replace function person_day(_user uuid, _at timestamptz) returns date
  language sql stable set search_path = public, pg_temp as $$
  select local_day(_at, (select zone from person_facts where user_id = _user))
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

-- One end of a triage session. The other one may have come before, or come later.
create function count_session(_entry audit_log, _zone text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  begins boolean := _entry.action_type = 'session_started';
  local timestamp := _entry.created_at at time zone coalesce(_zone, 'UTC');
  session triage_session;
begin
  insert into triage_session as known (user_id, id, began, ended, day, hour, device, emails)
  values (_entry.user_id, _entry.resource_id, case when begins then _entry.created_at end,
    case when not begins then _entry.created_at end, local::date, case when begins then extract(hour from local) end,
    coalesce(_entry.metadata ->> 'device', 'unknown'),
    case when not begins then coalesce((_entry.metadata ->> 'emails')::integer, 0) end)
  on conflict (user_id, id) do update set
    began = coalesce(known.began, excluded.began), ended = coalesce(known.ended, excluded.ended),
    day = case when begins then excluded.day else known.day end, hour = coalesce(known.hour, excluded.hour),
    emails = coalesce(known.emails, excluded.emails),
    seconds = seconds_between(coalesce(known.began, excluded.began), coalesce(known.ended, excluded.ended))
  returning * into session;
  update activity_daily set sessions = sessions + begins::integer, seconds = seconds + coalesce(session.seconds, 0)
  where user_id = _entry.user_id and day = session.day and session.began is not null;
  if not begins then
    update person_facts set first_finished = least(first_finished, _entry.created_at) where user_id = _entry.user_id;
  end if;
end $$;

-- One entry of the audit log, on the person's day.
create function count_day(_entry audit_log, _facts person_facts) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  today date := local_day(_entry.created_at, _facts.zone);
  own boolean := is_own_act(_entry.action_type, _entry.resource_type);
begin
  insert into activity_daily as kept (user_id, day, mails, acts, counts)
  values (_entry.user_id, today, 0, own::integer, jsonb_build_object(_entry.action_type, 1))
  on conflict (user_id, day) do update set
    acts = kept.acts + excluded.acts,
    counts = kept.counts || jsonb_build_object(_entry.action_type, coalesce((kept.counts ->> _entry.action_type)::integer, 0) + 1);
  if _entry.resource_type = 'session' and _entry.action_type in ('session_started', 'session_completed') then
    perform count_session(_entry, _facts.zone);
  end if;
  if own and (today - _facts.sign_up_day = 1 and not _facts.back_1 or today - _facts.sign_up_day = 7 and not _facts.back_7
    or today - _facts.sign_up_day = 30 and not _facts.back_30) then
    update person_facts set back_1 = back_1 or today - sign_up_day = 1, back_7 = back_7 or today - sign_up_day = 7,
      back_30 = back_30 or today - sign_up_day = 30
    where user_id = _entry.user_id;
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
  facts person_facts;
begin
  select * into facts from person_facts where user_id = new.user_id;
  perform count_day(new, facts);
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
    perform count_triage(new.user_id, local_day(new.created_at, facts.zone), mails);
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
  lock table activity_daily, triage_session in share row exclusive mode;
  insert into person_facts (user_id, signed_up_at, zone) select id, "createdAt", zone_of(id) from auth."user"
    on conflict (user_id) do update set signed_up_at = excluded.signed_up_at, zone = excluded.zone;
  update person_facts set sign_up_day = local_day(signed_up_at, zone) where sign_up_day is distinct from local_day(signed_up_at, zone);
  delete from triage_session where day >= since;
  insert into triage_session (user_id, id, began, ended, day, hour, device, emails, seconds)
  select user_id, id, began, ended, local_day(coalesce(began, ended), zone), extract(hour from began at time zone coalesce(zone, 'UTC')),
    device, emails, seconds_between(began, ended)
  from (select log.user_id, log.resource_id as id, zone,
      min(created_at) filter (where action_type = 'session_started') as began,
      min(created_at) filter (where action_type = 'session_completed') as ended,
      coalesce(min(metadata ->> 'device'), 'unknown') as device,
      min(coalesce((metadata ->> 'emails')::integer, 0)) filter (where action_type = 'session_completed') as emails
    from audit_log log left join person_facts using (user_id)
    where resource_type = 'session' and action_type in ('session_started', 'session_completed') group by 1, 2, 3) session
  where local_day(coalesce(began, ended), zone) >= since
  on conflict do nothing;
  update activity_daily set acts = 0, counts = '{}', sessions = 0, seconds = 0 where day >= since and (acts > 0 or counts <> '{}');
  with by_type as (
    select log.user_id, local_day(log.created_at, zone) as day, action_type, count(*) as n,
      count(*) filter (where is_own_act(action_type, resource_type)) as own
    from audit_log log left join person_facts using (user_id)
    where log.user_id <> '00000000-0000-0000-0000-000000000000' group by 1, 2, 3
  ), counted as (
    select user_id, day, jsonb_object_agg(action_type, n) as counts, sum(own)::integer as acts from by_type group by 1, 2
  ), session as (
    select user_id, day, count(*) as sessions, coalesce(sum(seconds), 0) as seconds from triage_session
    where began is not null group by 1, 2
  )
  insert into activity_daily as kept (user_id, day, mails, acts, counts, sessions, seconds)
  select user_id, day, 0, acts, counts, coalesce(sessions, 0), coalesce(seconds, 0)
  from counted left join session using (user_id, day) where day >= since
  on conflict (user_id, day) do update set acts = excluded.acts, counts = excluded.counts, sessions = excluded.sessions,
    seconds = excluded.seconds;
  get diagnostics days = row_count;
  update person_facts facts set first_finished = least(first_finished, first.at)
  from (select user_id, min(ended) as at from triage_session where ended is not null group by 1) first
  where first.user_id = facts.user_id and first_finished is distinct from least(first_finished, first.at);
  update person_facts facts set (back_1, back_7, back_30) = (
    select coalesce(bool_or(day = sign_up_day + 1), false), coalesce(bool_or(day = sign_up_day + 7), false),
      coalesce(bool_or(day = sign_up_day + 30), false)
    from activity_daily
    where activity_daily.user_id = facts.user_id and active and day in (sign_up_day + 1, sign_up_day + 7, sign_up_day + 30))
  where sign_up_day >= since;
  return days;
end $$;

do $$
declare f text;
begin
  foreach f in array array['is_own_act(text, text)', 'zone_of(uuid)', 'local_day(timestamptz, text)', 'seconds_between(timestamptz, timestamptz)', 'note_zone()', 'note_sign_up()',
    'count_session(audit_log, text)', 'count_day(audit_log, person_facts)', 'count_first_day(uuid, timestamptz, integer)', 'rebuild_activity()'] loop
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
