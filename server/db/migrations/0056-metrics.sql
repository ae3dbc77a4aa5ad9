-- The figures of the admin area, second part: requests, probes of services and visits. None names a person, so no policy guards them.
-- Histograms count durations in the log-scale buckets of `domain/histogram.ts`.

create table request_minute (
  at        timestamptz primary key,
  requests  integer not null default 0,
  -- Answered with a status of 500 and above, and of 400 to 499.
  failed    integer not null default 0,
  refused   integer not null default 0,
  -- Sessions that called in this minute. In a row of a quarter of an hour: the most of a minute.
  sessions  integer not null default 0,
  counts    integer[] not null default '{}'
);

create table probe_minute (
  service  text not null,
  at       timestamptz not null,
  -- Minutes with a probe, and those in which it succeeded.
  minutes  integer not null,
  worked   integer not null,
  counts   integer[] not null default '{}',
  primary key (service, at)
);
create index probe_minute_at on probe_minute (at);

create table service_state (
  service     text primary key,
  state       text not null check (state in ('healthy', 'degraded', 'down', 'not configured')),
  since       timestamptz not null,
  checked_at  timestamptz not null,
  -- Failures in a row.
  failures    integer not null default 0,
  -- Of the last probe.
  ms          integer
);

-- Visits to the landing page by people who are not signed in.
create table visit_day (
  -- In UTC.
  day       date not null,
  source    text not null,
  medium    text not null,
  device    text not null,
  visits    integer not null default 0,
  -- Different visitors, by a hash that the server forgets at the end of the day.
  visitors  integer not null default 0,
  primary key (day, source, medium, device)
);

create function add_counts(_one integer[], _other integer[]) returns integer[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(coalesce(one, 0) + coalesce(other, 0) order by bucket), '{}')
  from unnest(_one, _other) with ordinality as both_of (one, other, bucket)
$$;

-- Minutes older than a week become quarters of an hour, the finest that any time zone needs. Everything ends after 13 months.
create function fold_metrics(_now timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before timestamptz := date_bin('15 minutes', _now - interval '7 days', 'epoch');
  folded integer;
begin
  delete from request_minute where at < _now - interval '396 days';
  delete from probe_minute where at < _now - interval '396 days';
  delete from visit_day where day < (_now - interval '396 days')::date;
  with old as (
    delete from request_minute where at < before and at <> date_bin('15 minutes', at, 'epoch') returning *
  ), counts as (
    select quarter, array_agg(n order by bucket) as counts from (
      select date_bin('15 minutes', at, 'epoch') as quarter, bucket, sum(n)::integer as n
      from old, unnest(old.counts) with ordinality as one (n, bucket) group by 1, 2) by_bucket
    group by 1
  )
  insert into request_minute as kept (at, requests, failed, refused, sessions, counts)
  select date_bin('15 minutes', at, 'epoch') as quarter, sum(requests), sum(failed), sum(refused), max(sessions),
    coalesce(counts.counts, '{}')
  from old left join counts on counts.quarter = date_bin('15 minutes', old.at, 'epoch')
  group by 1, counts.counts
  on conflict (at) do update set requests = kept.requests + excluded.requests, failed = kept.failed + excluded.failed,
    refused = kept.refused + excluded.refused, sessions = greatest(kept.sessions, excluded.sessions),
    counts = add_counts(kept.counts, excluded.counts);
  get diagnostics folded = row_count;
  with old as (
    delete from probe_minute where at < before and at <> date_bin('15 minutes', at, 'epoch') returning *
  ), counts as (
    select service, quarter, array_agg(n order by bucket) as counts from (
      select service, date_bin('15 minutes', at, 'epoch') as quarter, bucket, sum(n)::integer as n
      from old, unnest(old.counts) with ordinality as one (n, bucket) group by 1, 2, 3) by_bucket
    group by 1, 2
  )
  insert into probe_minute as kept (service, at, minutes, worked, counts)
  select old.service, date_bin('15 minutes', at, 'epoch') as quarter, sum(minutes), sum(worked), coalesce(counts.counts, '{}')
  from old left join counts on counts.service = old.service and counts.quarter = date_bin('15 minutes', old.at, 'epoch')
  group by 1, 2, counts.counts
  on conflict (service, at) do update set minutes = kept.minutes + excluded.minutes, worked = kept.worked + excluded.worked,
    counts = add_counts(kept.counts, excluded.counts);
  return folded;
end $$;

revoke all on function fold_metrics(timestamptz), add_counts(integer[], integer[]) from public;
grant execute on function fold_metrics(timestamptz), add_counts(integer[], integer[]) to flow_app;
grant select, insert, update on request_minute, probe_minute, service_state, visit_day to flow_app;
