-- A person's calendars: how the reading of each stands, and its events. Titles, places, descriptions and guests are sealed.

create table calendar_book (
  user_id       uuid not null,
  account_id    uuid not null,
  -- Grows with every change of calendars and events.
  revision      bigint not null default 0,
  -- The provider's token for the list of calendars.
  cursor        text,
  -- Why the last reading failed, as a problem's code.
  problem       text,
  tried_at      timestamptz,
  last_sync_at  timestamptz,
  -- When to look next; null is at once.
  due_at        timestamptz,
  primary key (user_id, account_id)
);

create table calendar (
  user_id       uuid not null,
  account_id    uuid not null,
  id            text not null,
  name          text not null,
  zone          text not null,
  role          text not null,
  is_primary    boolean not null,
  shown         boolean not null,
  counts_busy   boolean not null,
  color         text,
  -- 'new', then 'listing' until the last page, then 'following'.
  phase         text not null default 'new',
  cursor        text,
  page_token    text,
  -- The beginning of the listing under way.
  since         timestamptz,
  -- A new listing gets the next number. Events that its last page leaves behind no longer exist.
  generation    integer not null default 0,
  synced_count  integer not null default 0,
  gone          boolean not null default false,
  revision      bigint not null,
  primary key (user_id, account_id, id)
);

create table calendar_event (
  user_id       uuid not null,
  account_id    uuid not null,
  calendar_id   text not null,
  -- A single event, or a series.
  event_id      text not null,
  -- An instance's original start; empty for a single event and a series.
  original      text not null default '',
  etag          text not null default '',
  -- The event as JSON, sealed; null for one that is gone.
  event         text,
  generation    integer not null,
  revision      bigint not null,
  primary key (user_id, account_id, calendar_id, event_id, original)
);
create index calendar_event_revision on calendar_event (user_id, account_id, revision);

do $$
declare t text;
begin
  foreach t in array array['calendar_book', 'calendar', 'calendar_event'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

create policy functions_of_the_owner on calendar_book for select to flow_owner using (true);

-- The one question about calendars that no single user asks: whose is to be looked at by this moment?
create function calendars_due(_now timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id, mailbox.account_id from mailbox left join calendar_book book using (user_id, account_id)
  where not mailbox.needs_reauth and coalesce(book.due_at, '-infinity') <= _now
$$;
revoke all on function calendars_due(timestamptz) from public;
grant execute on function calendars_due(timestamptz) to flow_app;

alter table quota drop constraint quota_purse_check, add constraint quota_purse_check check (purse in ('mail', 'contacts', 'calendar'));
alter table quota_spent drop constraint quota_spent_purse_check,
  add constraint quota_spent_purse_check check (purse in ('mail', 'contacts', 'calendar'));
