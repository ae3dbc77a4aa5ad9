-- What Flow found ahead of a person's next meetings, so that it is there at once and offline.

create table meeting_prep (
  user_id      uuid not null,
  account_id   uuid not null,
  -- The event or the instance, as in calendar_event.
  calendar_id  text not null,
  event_id     text not null,
  original     text not null,
  -- What was found and what it depends on, sealed.
  content      text not null,
  -- The end of the meeting.
  until        timestamptz not null,
  -- The mailbox and the promises that it was last compared with.
  mail         bigint not null,
  promises     bigint not null,
  -- The calendar's revision that brings it to devices.
  revision     bigint not null,
  primary key (user_id, account_id, calendar_id, event_id, original)
);

-- When to look at an account's events again: at another revision of the calendar, or at this moment.
create table prep_watch (
  user_id     uuid not null,
  account_id  uuid not null,
  revision    bigint not null,
  until       timestamptz not null,
  primary key (user_id, account_id)
);

do $$
declare t text;
begin
  foreach t in array array['meeting_prep', 'prep_watch'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
    execute format('create policy functions_of_the_owner on %I for select to flow_owner using (true)', t);
  end loop;
end $$;

create policy functions_of_the_owner on promise_book for select to flow_owner using (true);

-- Whose meetings need a look? Nobody's while their mail or a calendar is still being read.
create function preps_due(_now timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select book.user_id, book.account_id
  from calendar_book book
  join mailbox on mailbox.user_id = book.user_id and mailbox.account_id = book.account_id
  left join prep_watch watch on watch.user_id = book.user_id and watch.account_id = book.account_id
  left join promise_book promised on promised.user_id = book.user_id and promised.account_id = book.account_id
  where mailbox.cursor is not null and not mailbox.is_active
    and not exists (select 1 from calendar reading
      where reading.user_id = book.user_id and reading.account_id = book.account_id and reading.shown and not reading.gone
        and reading.phase <> 'following' and reading.own_limit is distinct from 'not-shared')
    and (watch.user_id is null or watch.revision <> book.revision or watch.until <= _now
      or exists (select 1 from meeting_prep made
        where made.user_id = book.user_id and made.account_id = book.account_id
          and (made.mail <> mailbox.revision or made.promises <> coalesce(promised.revision, 0) or made.until <= _now)))
$$;

revoke all on function preps_due(timestamptz) from public;
grant execute on function preps_due(timestamptz) to flow_app;
