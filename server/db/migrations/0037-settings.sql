-- What a person sets. It belongs to the person, not to one of their accounts. A setting without a row has its first value.

create table setting (
  user_id  uuid not null,
  name     text not null,
  value    jsonb not null,
  primary key (user_id, name)
);

-- Its row is the lock of every writer.
create table settings_book (
  user_id   uuid primary key,
  -- Grows with every change.
  revision  bigint not null default 0
);

do $$
declare t text;
begin
  foreach t in array array['setting', 'settings_book'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('create policy functions_of_the_owner on %I to flow_owner using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

alter table sending_settings no force row level security;
insert into setting (user_id, name, value) select user_id, 'holdSeconds', to_jsonb(hold_seconds) from sending_settings;
drop table sending_settings;

-- What was said is forgotten before what became of it. Each person chooses how many days the words stay.
create or replace function forget_turns(_now timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  update voice_turn as turn set heard = null
  where heard is not null and kept_at < _now - make_interval(days => coalesce(
    (select (value #>> '{}')::integer from setting where user_id = turn.user_id and name = 'heardDays'), 30));
  with gone as (delete from voice_turn where kept_at < _now - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;
