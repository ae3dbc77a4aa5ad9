-- Flow's own changes of events wait for their delivery. An event shows what the provider said, with these on top.

alter table calendar_event
  -- What the provider said, sealed, while changes wait; null if it has no such event. Without waiting changes, `event` says it.
  add column provider text;

create table pending_event (
  user_id       uuid not null,
  account_id    uuid not null,
  -- The order in which the person gave them.
  place         bigint generated always as identity,
  command_id    uuid not null,
  calendar_id   text not null,
  event_id      text not null,
  original      text not null default '',
  -- What changes, as JSON, sealed.
  swaps         text not null,
  primary key (user_id, account_id, place)
);
create index pending_event_of on pending_event (user_id, account_id, calendar_id, event_id);

alter table pending_event enable row level security;
alter table pending_event force row level security;
create policy own_rows on pending_event
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on pending_event to flow_app;
