-- Roles change one at a time, and each change asks for the admin role itself. There is always an admin, and nobody takes their own admin role.

-- The operator's own entry stands in the transaction that changes a role.
grant insert on audit_log to flow_operator;

create function add_role(_user uuid, _role text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7316003);
  if not has_role(app_user_id(), 'admin') then return 'not-admin'; end if;
  if not exists (select from auth."user" where id = _user) then return 'unknown'; end if;
  insert into user_roles (user_id, role) values (_user, _role) on conflict (user_id, role) do nothing;
  return case when found then 'added' else 'there' end;
end $$;

-- The asking one may have lost the role while they waited for the lock.
create function remove_role(_id uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare target user_roles;
begin
  perform pg_advisory_xact_lock(7316003);
  if not has_role(app_user_id(), 'admin') then return 'not-admin'; end if;
  select * into target from user_roles where id = _id;
  if target.id is null then return 'unknown'; end if;
  if target.role = 'admin' then
    if (select count(*) from user_roles where role = 'admin') = 1 then return 'last'; end if;
    if target.user_id = app_user_id() then return 'own'; end if;
  end if;
  delete from user_roles where id = _id;
  return 'removed';
end $$;

revoke all on function add_role(uuid, text), remove_role(uuid) from public;
grant execute on function add_role(uuid, text), remove_role(uuid) to flow_operator;
