-- What the person told Flow to remember, and what it must not use of what it learnt. Flow counts everything else from mail each time.

set local role flow_owner;

-- Its row is the lock of every writer.
create table lesson_book (
  user_id     uuid not null,
  account_id  uuid not null,
  -- Grows with every change.
  revision    bigint not null default 0,
  primary key (user_id, account_id)
);

create table lesson (
  user_id     uuid not null,
  account_id  uuid not null,
  -- 'greeting', 'answers:dana@acme.example', 'called:my boss'
  id          text not null,
  -- A name that the person gave, with their words, sealed with their key. Null: Flow must not use this lesson.
  called      text check (called like 'v1.%'),
  primary key (user_id, account_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['lesson_book', 'lesson'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;
