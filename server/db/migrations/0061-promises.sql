-- Promises in mail. A reading holds them. Here stand what the person says of each, and a way to find the messages with one.

set local role flow_owner;

-- Its row is the lock of every writer.
create table promise_book (
  user_id     uuid not null,
  account_id  uuid not null,
  -- Grows with every change.
  revision    bigint not null default 0,
  primary key (user_id, account_id)
);

create table promise_mark (
  user_id     uuid not null,
  account_id  uuid not null,
  -- `message.paragraph.sentence`
  id          text not null,
  message_id  text not null,
  mark        text not null check (mark in ('done', 'dropped')),
  primary key (user_id, account_id, id),
  foreign key (user_id, account_id, message_id) references message (user_id, account_id, id) on delete cascade
);
create index promise_mark_of_message on promise_mark (user_id, account_id, message_id);

do $$
declare t text;
begin
  foreach t in array array['promise_book', 'promise_mark'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

-- A plain column, because a policy keeps the planner from an index over an expression.
alter table message add column opens boolean not null generated always as (reading ? 'promises') stored;
create index message_that_opens on message (user_id, account_id, received_at desc) where opens;
