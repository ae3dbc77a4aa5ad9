-- The roles Flow acts in, the schemas they live in, and the two tables everything else stands on.
-- This file alone runs as the connecting role; every later one runs as flow_owner.

-- Roles belong to the whole server, so another database may have made them already.
do $$
declare
  r text;
begin
  foreach r in array array['flow_owner', 'flow_app', 'flow_auth', 'flow_jobs'] loop
    if not exists (select from pg_roles where rolname = r) then
      execute format('create role %I nologin nosuperuser nobypassrls nocreatedb nocreaterole', r);
    end if;
    if not pg_has_role(current_user, r, 'set') then
      execute format('grant %I to current_user', r);
    end if;
  end loop;
  execute format('grant create on database %I to flow_owner', current_database());
end $$;

revoke create on schema public from public;
grant usage, create on schema public to flow_owner;
grant usage on schema public to flow_app;

-- The sign-in library's tables are ours to migrate; the job library migrates its own.
create schema auth authorization flow_owner;
grant usage on schema auth to flow_auth;
create schema jobs authorization flow_jobs;

set local role flow_owner;

-- In whose name a transaction acts; null outside of one, and then no policy lets a row through.
create function app_user_id() returns uuid
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
  return nullif(current_setting('app.user_id', true), '')::uuid;

create table user_roles (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null,
  role        text not null check (role in ('user', 'moderator', 'admin')),
  created_at  timestamptz not null default now(),
  unique (user_id, role)
);

-- Each user's own key, wrapped by the host's. Without this row nothing sealed for the user opens again.
create table user_keys (
  user_id     uuid primary key,
  dek_id      text not null,
  wrapped     text not null,
  created_at  timestamptz not null default now()
);

do $$
declare
  t text;
begin
  foreach t in array array['user_roles', 'user_keys'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
  end loop;
end $$;

-- Nobody gives themselves a role: the app reads its user's, and only grant_role writes.
grant select on user_roles to flow_app;
grant select, insert, delete on user_keys to flow_app;
create policy functions_of_the_owner on user_roles to flow_owner using (true) with check (true);

create function has_role(_user_id uuid, _role text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from user_roles where user_id = _user_id and role = _role)
$$;
revoke all on function has_role(uuid, text) from public;
grant execute on function has_role(uuid, text) to flow_app, flow_auth;
grant usage on schema public to flow_auth;

create function grant_role(_user_id uuid, _role text) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into user_roles (user_id, role) values (_user_id, _role) on conflict (user_id, role) do nothing
$$;
revoke all on function grant_role(uuid, text) from public;
grant execute on function grant_role(uuid, text) to flow_auth;
