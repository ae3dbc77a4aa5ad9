-- Times that a person keeps free for somebody who has not answered yet. The command says which. Here stands when they end.

set local role flow_owner;

create table time_hold (
  user_id     uuid not null,
  account_id  uuid not null,
  command_id  uuid not null,
  -- The mail that offers the times: they go with it.
  draft_id    uuid not null,
  ends_at     timestamptz not null,
  -- When Flow let them go. It does so once, so an undo lasts.
  ended_at    timestamptz,
  primary key (user_id, account_id, command_id)
);
create index time_hold_open on time_hold (ends_at) where ended_at is null;
create index time_hold_of_draft on time_hold (user_id, account_id, draft_id);

alter table time_hold enable row level security;
alter table time_hold force row level security;
create policy own_rows on time_hold
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on time_hold to flow_app;
create policy functions_of_the_owner on time_hold for select to flow_owner using (true);

-- Whose times end now?
create function time_holds_due(_now timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct hold.user_id, hold.account_id from time_hold hold where hold.ended_at is null and hold.ends_at <= _now
$$;
revoke all on function time_holds_due(timestamptz) from public;
grant execute on function time_holds_due(timestamptz) to flow_app;
