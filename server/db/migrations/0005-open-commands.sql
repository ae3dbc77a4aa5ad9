-- The one question about commands that no single user asks: which are still to be delivered? A worker asks it at its start,
-- since a job is kept for a while only, and a command until it is done.

create policy functions_of_the_owner on command for select to flow_owner using (true);

create function commands_open() returns table (user_id uuid, id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, id from command where state = 'accepted' order by revision
$$;
revoke all on function commands_open() from public;
grant execute on function commands_open() to flow_app;
