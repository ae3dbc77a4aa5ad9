-- Leaving: a fresh proof of who asks, one export at a time, the deletion of an account in steps, and an audit log that can forget.

-- When Google or the password last proved who is at this session.
alter table auth.session add column "confirmedAt" timestamptz;

-- Since when the account is being disconnected.
alter table provider_account add column leaving_at timestamptz;

create table export_archive (
  user_id      uuid not null,
  id           uuid not null,
  state        text not null check (state in ('waiting', 'ready', 'opened', 'failed')),
  asked_at     timestamptz not null,
  -- Until when the link works.
  expires_at   timestamptz,
  -- Sealed: the key of this one file.
  file_key     text,
  bytes        bigint not null default 0,
  rows_done    integer not null default 0,
  rows_all     integer not null default 0,
  primary key (user_id, id)
);
create unique index export_archive_waiting on export_archive (user_id) where state = 'waiting';

-- One row for each person whose account is being deleted. Nothing here is sealed: the key goes before the row.
create table leaving (
  user_id   uuid primary key,
  asked_at  timestamptz not null,
  email     text not null,
  step      text not null check (step in ('receipt', 'jobs', 'grant', 'key', 'rows', 'audit', 'listed')),
  tries     integer not null default 0,
  -- The receipt at the provider, once it is there.
  draft_id  text
);

do $$
declare t text;
begin
  foreach t in array array['export_archive', 'leaving'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
    execute format('create policy functions_of_the_owner on %I for select to flow_owner using (true)', t);
  end loop;
end $$;

-- Who is leaving? Sign-in asks about one person.
create function people_leaving() returns table (user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id from leaving order by asked_at
$$;
create function is_leaving(_user_id uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from leaving where user_id = _user_id)
$$;

-- Whose link is over, and whose file may therefore go?
create function archives_over(_now timestamptz) returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, id from export_archive
  where coalesce(expires_at, case when state = 'waiting' then asked_at + interval '6 hours' else '-infinity' end) <= _now
$$;

-- The app reads its person's roles and cannot write them, so their end is a function, too.
create function drop_own_roles() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from user_roles where user_id = app_user_id()
$$;

do $$
declare f text;
begin
  foreach f in array array['people_leaving()', 'archives_over(timestamptz)', 'drop_own_roles()', 'is_leaving(uuid)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to flow_app', f);
  end loop;
  grant execute on function is_leaving(uuid) to flow_auth;
end $$;
grant delete on message_words, command to flow_app;

-- The audit log is append-only for the app. One role owns the two functions that forget, and nothing else. It passes no policy but this one.
set local role none;
do $$
begin
  if not exists (select from pg_roles where rolname = 'flow_eraser') then
    create role flow_eraser nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'flow_eraser', 'set') then
    execute 'grant flow_eraser to current_user';
  end if;
end $$;
grant usage on schema public to flow_eraser;
grant create on schema public to flow_eraser;
set local role flow_owner;
grant select, update, delete on audit_log to flow_eraser;
create policy functions_of_the_eraser on audit_log to flow_eraser using (true) with check (true);
set local role none;
set local role flow_eraser;

-- Leaves the kind and the time of the acting person's entries. A new id, because the old one may come from their device.
create function erase_own_audit() returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with erased as (
    update audit_log set
      user_id = '00000000-0000-0000-0000-000000000000', id = gen_random_uuid(), action_description = '',
      resource_type = null, resource_id = null, metadata = '{}', user_email = ''
    where user_id = app_user_id() and app_user_id() <> '00000000-0000-0000-0000-000000000000'
    returning 1)
  select count(*)::integer from erased
$$;

-- Entries of everyone. No caller can choose a younger age than a year.
create function forget_audit(_before timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from audit_log where created_at < least(_before, now() - interval '365 days') returning 1)
  select count(*)::integer from gone
$$;
revoke all on function erase_own_audit() from public;
revoke all on function forget_audit(timestamptz) from public;
grant execute on function erase_own_audit() to flow_app;
grant execute on function forget_audit(timestamptz) to flow_app;

set local role none;
revoke create on schema public from flow_eraser;
set local role flow_owner;
