-- An operator's second factor: the authenticator's secret, and hashes of the recovery codes that are left.

create table operator_factor (
  user_id    uuid primary key,
  -- Sealed with the person's key.
  secret     text not null check (secret like 'v1.%'),
  -- Null until the first code shows that the authenticator has it.
  since      timestamptz,
  -- A code works once: the step of the last one.
  last_step  bigint not null default 0,
  recovery   text[] not null default '{}'
);

alter table operator_factor enable row level security;
alter table operator_factor force row level security;
create policy own_rows on operator_factor
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on operator_factor to flow_app;
