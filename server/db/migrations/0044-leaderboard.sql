-- The leaderboard: mails that each person triaged, by day, and what follows from it. Only commands that the server carried out count, and an
-- undo takes its mails back.

alter table command add column triaged integer not null default 0;

create table triage_day (
  user_id  uuid not null,
  day      date not null,
  mails    integer not null,
  primary key (user_id, day)
);

create table board_entry (
  user_id   uuid primary key,
  triaged   integer not null default 0,
  -- Days in a row with a triaged mail, up to `last_day`.
  streak    integer not null default 0,
  last_day  date,
  -- Null: a neutral name.
  name      text,
  shown     boolean not null default true,
  score     integer not null generated always as (10 * triaged + 50 * streak) stored
);
create index board_entry_score on board_entry (score desc, user_id) where shown and triaged > 0;
create index board_entry_streak on board_entry (last_day) where streak > 0;

do $$
declare t text;
begin
  foreach t in array array['triage_day', 'board_entry'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('create policy functions_of_the_owner on %I to flow_owner using (true) with check (true)', t);
    execute format('grant select, delete on %I to flow_app', t);
  end loop;
end $$;

create policy counted_by_the_owner on command for update to flow_owner using (true) with check (true);
create policy functions_of_the_owner on calendar for select to flow_owner using (true);

-- The day at that moment for the person: in the zone they chose, else that of their calendar. A zone that PostgreSQL does not know counts
-- as UTC.
create function person_day(_user uuid, _at timestamptz) returns date
  language plpgsql stable set search_path = public, pg_temp as $$
declare zone text;
begin
  select value #>> '{}' into zone from setting where user_id = _user and name = 'timeZone';
  if zone is null then
    select calendar.zone into zone from calendar where user_id = _user and is_primary limit 1;
  end if;
  return (_at at time zone coalesce(zone, 'UTC'))::date;
exception when invalid_parameter_value then
  return (_at at time zone 'UTC')::date;
end $$;

-- Counts mails for the day of their command, or takes them back.
create function count_triage(_user uuid, _day date, _mails integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare left_over integer;
begin
  insert into triage_day (user_id, day, mails) values (_user, _day, greatest(0, _mails))
    on conflict (user_id, day) do update set mails = greatest(0, triage_day.mails + _mails)
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

-- From the days themselves, after a day became empty.
create function recount_streak(_user uuid) returns void
  language sql set search_path = public, pg_temp as $$
  with days as (
    select day, day + (row_number() over (order by day desc))::integer as group_of
    from triage_day where user_id = _user and mails > 0
  ), newest as (select max(day) as day, max(group_of) as group_of from days)
  update board_entry set
    last_day = (select day from newest),
    streak = (select count(*) from days where group_of = (select group_of from newest))::integer
  where user_id = _user
$$;

-- A triage command carries this many mails. The audit log says what it really did: what was done before counts nothing.
create function count_audited() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare mails integer;
begin
  if new.action_type not in ('email_archived', 'email_trashed', 'email_snoozed', 'email_marked_spam', 'email_moved', 'thread_muted')
    or new.metadata ->> 'command_id' is null then return null; end if;
  -- Two accounts of a person may hold the same id. Only one of them was written in this transaction.
  with counted as (
    update command set triaged = subjects
    where user_id = new.user_id and id = (new.metadata ->> 'command_id')::uuid and triaged = 0 and subjects > 0
      and xmin = pg_current_xact_id()::xid
    returning triaged
  ) select coalesce(sum(triaged), 0) into mails from counted;
  if mails > 0 then perform count_triage(new.user_id, person_day(new.user_id, new.created_at), mails); end if;
  return null;
end $$;
create trigger count_audited after insert on audit_log for each row execute function count_audited();

-- An undo takes the mails back, a redo counts them again, and a command that the provider refused counts nothing.
create function recount_command() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare target record;
begin
  if new.state = 'failed' and old.state <> 'failed' and new.triaged > 0 and new.inverted_by is null then
    perform count_triage(new.user_id, person_day(new.user_id, new.given_at), -new.triaged);
  end if;
  if new.inverted_by is not null and old.inverted_by is null then
    if new.triaged > 0 and new.state not in ('failed', 'dismissed') then
      perform count_triage(new.user_id, person_day(new.user_id, new.given_at), -new.triaged);
    elsif new.inverts is not null then
      select triaged, given_at into target from command
        where user_id = new.user_id and account_id = new.account_id and id = new.inverts;
      if target.triaged > 0 then
        perform count_triage(new.user_id, person_day(new.user_id, target.given_at), target.triaged);
      end if;
    end if;
  end if;
  return null;
end $$;
create trigger recount_command after update of state, inverted_by on command
  for each row when (new.state is distinct from old.state or new.inverted_by is distinct from old.inverted_by)
  execute function recount_command();

-- The name, and leaving the board.
create function show_on_board() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.name = 'boardName' then
    update board_entry set name = new.value #>> '{}' where user_id = new.user_id;
  elsif new.name = 'onBoard' then
    update board_entry set shown = coalesce((new.value #>> '{}')::boolean, true) where user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger show_on_board after insert or update on setting for each row execute function show_on_board();

-- A streak breaks after a day without a triaged mail. Called each hour, because days end at another time for each person.
create function break_streaks(_now timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with broken as (
    update board_entry set streak = 0
    where streak > 0 and last_day < (_now at time zone 'UTC')::date - 1 and last_day < person_day(user_id, _now) - 1
    returning 1
  ) select count(*)::integer from broken
$$;

-- The best, and nothing of them but what the board shows. `mark`: a number of the person, for a neutral name.
create function leaderboard_top(_most integer)
  returns table (user_id uuid, mark bigint, name text, triaged integer, streak integer, score integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, ('x' || left(md5(user_id::text), 8))::bit(32)::bigint, name, triaged, streak, score
  from board_entry where shown and triaged > 0 order by score desc, user_id limit _most
$$;

-- How many stand above that score, and how many there are.
create function leaderboard_place(_score integer, out above bigint, out people bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where score > _score), count(*) from board_entry where shown and triaged > 0
$$;

revoke all on function person_day(uuid, timestamptz), count_triage(uuid, date, integer), recount_streak(uuid), count_audited(),
  recount_command(), show_on_board(), break_streaks(timestamptz), leaderboard_top(integer), leaderboard_place(integer) from public;
grant execute on function break_streaks(timestamptz), leaderboard_top(integer), leaderboard_place(integer) to flow_app;
