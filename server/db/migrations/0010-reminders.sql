-- What was put off: at most one wait a thread, with what is to bring it back and, once it is back, what did.

create table reminder (
  user_id          uuid not null,
  thread_id        text not null,
  kind             text not null check (kind in ('snooze', 'remind')),
  wake_at          timestamptz not null,
  unless_answered  boolean not null,
  woken_by         text check (woken_by in ('time', 'message')),
  -- Somebody wrote in a snoozed thread: it comes back without waiting for its time.
  written_in       boolean not null default false,
  command_id       uuid not null,
  primary key (user_id, thread_id)
);
create index reminder_waiting on reminder (wake_at) where woken_by is null;

alter table reminder enable row level security;
alter table reminder force row level security;
create policy own_rows on reminder
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on reminder to flow_app;

create policy functions_of_the_owner on reminder for select to flow_owner using (true);

-- Who has a thread that is to come back by this moment?
create function reminders_due(_now timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct user_id from reminder where woken_by is null and (wake_at <= _now or written_in)
$$;
revoke all on function reminders_due(timestamptz) from public;
grant execute on function reminders_due(timestamptz) to flow_app;
