-- Notices to a person's devices by Web Push: where to send them, which ones, and which were sent.

create table push_subscription (
  user_id     uuid not null,
  -- SHA-256 of the endpoint.
  id          text not null,
  -- Endpoint and keys, sealed.
  endpoint    text not null,
  keys        text not null,
  -- The session that asked. Notices end with it.
  session_id  text not null,
  created_at  timestamptz not null,
  primary key (user_id, id)
);

create table push_preference (
  user_id        uuid primary key,
  mail           boolean not null,
  meeting        boolean not null,
  reminder       boolean not null,
  reconnect      boolean not null,
  -- Minutes since midnight in the zone; both null without quiet hours.
  quiet_from     smallint check (quiet_from between 0 and 1439),
  quiet_to       smallint check (quiet_to between 0 and 1439),
  zone           text not null,
  shows_subject  boolean not null,
  check ((quiet_from is null) = (quiet_to is null))
);

-- Each cause sends one notice, whatever is repeated.
create table push_sent (
  user_id  uuid not null,
  kind     text not null check (kind in ('mail', 'meeting', 'reminder', 'reconnect')),
  cause    text not null,
  at       timestamptz not null,
  primary key (user_id, kind, cause)
);
create index push_sent_age on push_sent (at);

-- When to look at an account's events again: at another revision, at this moment, or before this meeting.
create table meeting_watch (
  user_id     uuid not null,
  account_id  uuid not null,
  revision    bigint not null,
  until       timestamptz not null,
  next_at     timestamptz,
  primary key (user_id, account_id)
);

do $$
declare t text;
begin
  foreach t in array array['push_subscription', 'push_preference', 'push_sent', 'meeting_watch'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

create policy functions_of_the_owner on push_subscription for select to flow_owner using (true);
create policy functions_of_the_owner on meeting_watch for select to flow_owner using (true);
create policy functions_of_the_owner on push_sent to flow_owner using (true) with check (true);

-- Whose meetings need a look? `_soon` is as far ahead as a meeting's notice comes.
create function meetings_due(_now timestamptz, _soon timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select book.user_id, book.account_id from calendar_book book left join meeting_watch watch using (user_id, account_id)
  where exists (select 1 from push_subscription device where device.user_id = book.user_id)
    and (watch.user_id is null or watch.revision <> book.revision or watch.until <= _now or watch.next_at <= _soon)
$$;

-- Who lost the connection to the provider and has not heard of it?
create function reconnections_due() returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id, mailbox.account_id from mailbox
  where mailbox.needs_reauth
    and exists (select 1 from push_subscription device where device.user_id = mailbox.user_id)
    and not exists (select 1 from push_sent sent where sent.user_id = mailbox.user_id and sent.kind = 'reconnect'
      and sent.cause = mailbox.account_id || ' ' || mailbox.connections)
$$;

-- A lost connection is worth another notice after a week.
create function forget_notices(_now timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from push_sent where at < _now - interval '7 days' returning 1)
  select count(*)::integer from gone
$$;

revoke all on function meetings_due(timestamptz, timestamptz), reconnections_due(), forget_notices(timestamptz) from public;
grant execute on function meetings_due(timestamptz, timestamptz), reconnections_due(), forget_notices(timestamptz) to flow_app;
