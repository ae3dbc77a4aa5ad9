-- Commands given, what each really changed, what of it still waits to be delivered, and the audit log beside it.

create table command (
  user_id      uuid not null,
  id           uuid not null,
  kind         text not null,
  args         jsonb not null,
  spoken       boolean not null,
  -- What really changed, per change: it is this that is inverted.
  done         jsonb not null,
  revision     bigint not null,
  -- waiting: the account must be connected again first. dismissed: failed, and the person has seen it.
  state        text not null check (state in ('accepted', 'waiting', 'delivered', 'failed', 'dismissed')),
  problem      text,
  -- The command this one takes back, and the one that took this one back.
  inverts      uuid,
  inverted_by  uuid,
  given_at     timestamptz not null,
  delivered_at timestamptz,
  primary key (user_id, id)
);
create index command_open on command (user_id, given_at) where state in ('accepted', 'waiting', 'failed');

-- One row a message: label edits that the provider has not yet confirmed, laid over its labels in order of id.
create table pending_change (
  user_id     uuid not null,
  id          bigint generated always as identity,
  command_id  uuid not null,
  message_id  text not null,
  thread_id   text not null,
  adds        text[] not null,
  removes     text[] not null,
  primary key (user_id, id)
);
create index pending_by_message on pending_change (user_id, message_id, id);
create index pending_by_command on pending_change (user_id, command_id, id);

create table audit_log (
  user_id             uuid not null,
  id                  uuid not null default gen_random_uuid(),
  created_at          timestamptz not null,
  action_type         text not null,
  action_description  text not null,
  resource_type       text,
  resource_id         text,
  metadata            jsonb not null default '{}',
  user_email          text not null,
  primary key (user_id, id)
);
create index audit_log_newest on audit_log (user_id, created_at desc);

do $$
declare t text;
begin
  foreach t in array array['command', 'pending_change', 'audit_log'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
  end loop;
end $$;
grant select, insert, update on command to flow_app;
grant select, insert, delete on pending_change to flow_app;
-- Append-only: the app can write history, and never rewrite it.
grant select, insert on audit_log to flow_app;

-- A message's labels as readers see them: the provider's, with every pending edit laid over them in order.
create function labels_with_pending(_user_id uuid, _message_id text, _provider text[]) returns text[]
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  seen text[] := _provider;
  edit record;
begin
  for edit in
    select adds, removes from pending_change where user_id = _user_id and message_id = _message_id order by id
  loop
    seen := array(select label from unnest(seen) with ordinality as was(label, at)
                  where not label = any(edit.removes) order by at)
         || array(select label from unnest(edit.adds) with ordinality as new(label, at)
                  where not label = any(seen) order by at);
  end loop;
  return seen;
end $$;
grant execute on function labels_with_pending(uuid, text, text[]) to flow_app;

-- What the person did in the last days, by action type. Runs as the caller: row-level security decides whose rows.
create function get_user_activity_summary(p_days integer)
  returns table (action_type text, count bigint, last_at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
  select action_type, count(*), max(created_at)
  from audit_log
  where user_id = app_user_id() and created_at > now() - make_interval(days => p_days)
  group by action_type
  order by count(*) desc, action_type
$$;
grant execute on function get_user_activity_summary(integer) to flow_app;
