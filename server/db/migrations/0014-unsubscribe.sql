-- How a message's list may be left, as its headers say; and every leaving that the person asked for.

alter table message add column unsubscribe jsonb;

-- Each list is asked once: queued, held for a moment; asking, the request is on its way; then how it ended.
create table unsubscription (
  user_id     uuid not null,
  list        text not null,
  command_id  uuid not null,
  message_id  text not null,
  state       text not null check (state in ('queued', 'asking', 'done', 'refused', 'unsure', 'stopped')),
  leaves_at   timestamptz not null,
  primary key (user_id, list)
);

alter table unsubscription enable row level security;
alter table unsubscription force row level security;
create policy own_rows on unsubscription
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on unsubscription to flow_app;
