-- What the admin area may read. It has a role of its own: it reads the columns named below, of people while the asking one is an admin,
-- and never what a mail, a draft, an event, a contact or a spoken word says.

set local role none;
do $$
begin
  if not exists (select from pg_roles where rolname = 'flow_operator') then
    create role flow_operator nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, 'flow_operator', 'set') then
    execute 'grant flow_operator to current_user';
  end if;
end $$;
set local role flow_owner;
grant usage on schema public, auth to flow_operator;
grant execute on function has_role(uuid, text) to flow_operator;

grant select (id, user_id, role, created_at) on user_roles to flow_operator;
-- Neither `metadata`, which may hold a subject, nor `resource_id`.
grant select (user_id, id, created_at, action_type, action_description, resource_type, user_email) on audit_log to flow_operator;
grant select (id, name, email, "createdAt") on auth."user" to flow_operator;
-- Not the token.
grant select (id, "userId", "createdAt", "updatedAt", "expiresAt", "operatorSince") on auth.session to flow_operator;

alter table auth."user" enable row level security;
alter table auth.session enable row level security;
create policy sign_in on auth."user" to flow_auth using (true) with check (true);
create policy sign_in on auth.session to flow_auth using (true) with check (true);

-- Each query of the admin area asks for the role itself.
do $$
declare t text;
begin
  foreach t in array array['user_roles', 'audit_log', 'auth."user"', 'auth.session'] loop
    execute format('create policy operators_read on %s for select to flow_operator using ((select has_role(app_user_id(), ''admin'')))', t);
  end loop;
end $$;

create index audit_log_by_time on audit_log (created_at desc, id);
