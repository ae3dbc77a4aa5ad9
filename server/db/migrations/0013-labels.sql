-- The person's own labels, as the provider names them.

create table label (
  user_id  uuid not null,
  -- The provider's, which messages bear.
  id       text not null,
  name     text not null,
  primary key (user_id, id)
);

alter table label enable row level security;
alter table label force row level security;
create policy own_rows on label
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on label to flow_app;

alter table mailbox
  -- The revision at which the list last became another.
  add column labels_revision bigint not null default 0,
  add column labels_seen_at timestamptz;

-- What is pending for a label that was still to be made gets its id.
grant update (adds, removes) on pending_change to flow_app;
