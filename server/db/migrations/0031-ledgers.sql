-- Commands belong to a ledger: the mailbox is the first. Each ledger is delivered by itself, and its trouble is its own.

alter table command
  add column ledger   text not null default 'mailbox',
  -- How many things it was about; 0 for an undo or a redo, which no pace slows.
  add column subjects int  not null default 0;

alter table command no force row level security;
update command set subjects = jsonb_array_length(args -> 'threadIds')
  where jsonb_typeof(args -> 'threadIds') = 'array';
alter table command force row level security;

alter table command alter column ledger drop default, alter column subjects drop default;

drop function commands_open();
create function commands_open() returns table (user_id uuid, id uuid, ledger text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, id, ledger from command where state = 'accepted' order by revision
$$;
revoke all on function commands_open() from public;
grant execute on function commands_open() to flow_app;

-- A ledger that cannot deliver at the moment, and since when. The row goes with the next delivery that works.
create table ledger_trouble (
  user_id uuid not null,
  ledger  text not null,
  problem text not null,
  since   timestamptz not null,
  primary key (user_id, ledger)
);
alter table ledger_trouble enable row level security;
alter table ledger_trouble force row level security;
create policy own_rows on ledger_trouble
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on ledger_trouble to flow_app;
