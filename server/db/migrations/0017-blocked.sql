-- Senders that the person blocked: what comes from them is moved to spam.

create table blocked_sender (
  user_id     uuid not null,
  -- Lower case.
  email       text not null,
  command_id  uuid not null,
  primary key (user_id, email)
);

alter table blocked_sender enable row level security;
alter table blocked_sender force row level security;
create policy own_rows on blocked_sender
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, delete on blocked_sender to flow_app;

alter table mailbox
  -- The revision at which the list last became another.
  add column blocked_revision bigint not null default 0;
