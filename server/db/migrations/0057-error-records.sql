-- Errors that this Flow met, grouped by a fingerprint of where and why. They hold codes and places of Flow's own code, never a message.

create table error_group (
  fingerprint  text primary key,
  type         text not null,
  severity     text not null check (severity in ('low', 'medium', 'high', 'critical')),
  -- A code of `domain/problem.ts`. Null for an error that nobody expected.
  code         text,
  -- The event of the log, and the class of the error.
  event        text not null,
  name         text,
  -- The line of Flow's code, and the route or queue.
  place        text,
  route        text,
  count        bigint not null default 0,
  first_at     timestamptz not null,
  last_at      timestamptz not null,
  -- Null: open. A further error opens it again.
  resolved_at  timestamptz
);
create index error_group_last on error_group (last_at desc);

create table error_minute (
  fingerprint  text not null references error_group on delete cascade,
  at           timestamptz not null,
  count        integer not null,
  primary key (fingerprint, at)
);
create index error_minute_at on error_minute (at);

-- Single errors, of a group at most some each minute. The zero id: nobody's.
create table error_record (
  user_id      uuid not null,
  id           uuid not null,
  fingerprint  text not null,
  at           timestamptz not null,
  -- What the person saw, or the log has.
  request_id   text,
  primary key (user_id, id)
);
create index error_record_group on error_record (fingerprint, at desc);
create index error_record_request on error_record (request_id) where request_id is not null;
create index error_record_at on error_record (at);

alter table error_record enable row level security;
alter table error_record force row level security;
create policy own_rows on error_record
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy functions_of_the_owner on error_record to flow_owner using (true) with check (true);
grant select, delete on error_record to flow_app;

-- `_groups`: by fingerprint and minute. `_records`: single ones.
create function keep_errors(_groups jsonb, _records jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into error_group as known (fingerprint, type, severity, code, event, name, place, route, count, first_at, last_at)
    select fingerprint, min(type), min(severity), min(code), min(event), min(name), min(place), min(route), sum(count), min(first_at),
      max(last_at)
    from jsonb_to_recordset(_groups) as given (fingerprint text, type text, severity text, code text, event text, name text, place text,
      route text, count integer, first_at timestamptz, last_at timestamptz)
    group by fingerprint order by fingerprint
  on conflict (fingerprint) do update set type = excluded.type, severity = excluded.severity, count = known.count + excluded.count,
    last_at = greatest(known.last_at, excluded.last_at),
    resolved_at = case when known.resolved_at < excluded.last_at then null else known.resolved_at end;
  insert into error_minute as known (fingerprint, at, count)
    select fingerprint, date_trunc('minute', first_at), count
    from jsonb_to_recordset(_groups) as given (fingerprint text, count integer, first_at timestamptz)
    order by fingerprint, 2
  on conflict (fingerprint, at) do update set count = known.count + excluded.count;
  insert into error_record (user_id, id, fingerprint, at, request_id)
    select user_id, id, fingerprint, at, request_id
    from jsonb_to_recordset(_records) as given (user_id uuid, id uuid, fingerprint text, at timestamptz, request_id text)
  on conflict do nothing;
end $$;

-- Single errors for 30 days, counts for 90.
create function forget_errors(_now timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  delete from error_record where at < _now - interval '30 days';
  delete from error_minute where at < _now - interval '90 days';
  with gone as (delete from error_group where last_at < _now - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;

revoke all on function keep_errors(jsonb, jsonb), forget_errors(timestamptz) from public;
grant execute on function keep_errors(jsonb, jsonb), forget_errors(timestamptz) to flow_app;
grant select on error_group, error_minute to flow_app;
