-- Word accuracy by engine: which one heard a dictation. Null: several did, or the report is older than this.

alter table dictation add column engine text check (engine in ('service', 'embedded', 'browser'));

create or replace function count_dictation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into turn_quarter as kept (at, engine, device, dictated, corrected)
  values (date_bin('15 minutes', new.at, 'epoch'), coalesce(new.engine, 'dictation'), new.device, new.words, new.corrected)
  on conflict (at, engine, device) do update set dictated = kept.dictated + excluded.dictated,
    corrected = kept.corrected + excluded.corrected;
  return null;
end $$;

create or replace function rebuild_voice_figures() returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since timestamptz;
  turns bigint;
begin
  lock table turn_quarter, command_quarter, latency_quarter, phrase_quarter in share row exclusive mode;
  -- The first quarter may have lost some of its turns.
  select case when min(kept_at) < now() - interval '89 days' then date_bin('15 minutes', min(at), 'epoch') + interval '15 minutes'
    else '-infinity' end into since from voice_turn;
  if since is null then return 0; end if;
  delete from turn_quarter where at >= since;
  delete from command_quarter where at >= since;
  delete from latency_quarter where at >= since;
  insert into turn_quarter (at, engine, device, turns, fallbacks, nothing, undone, undone_soon, false_stops)
  select date_bin('15 minutes', at, 'epoch') as quarter, engine, coalesce(device, 'unknown'), count(*),
    count(*) filter (where outcome = 'fallback'), count(*) filter (where outcome = 'nothing'), count(*) filter (where outcome = 'undone'),
    count(*) filter (where outcome = 'undone' and coalesce(undone_ms, 0) <= 10000),
    count(*) filter (where outcome = 'nothing' and interrupted)
  from voice_turn where at >= since group by 1, 2, 3;
  insert into turn_quarter as kept (at, engine, device, dictated, corrected)
  select date_bin('15 minutes', at, 'epoch') as quarter, coalesce(engine, 'dictation'), device, sum(words), sum(corrected)
  from dictation where at >= since group by 1, 2, 3
  on conflict (at, engine, device) do update set dictated = excluded.dictated, corrected = excluded.corrected;
  insert into command_quarter (at, command, turns, undone_soon)
  select date_bin('15 minutes', at, 'epoch') as quarter, understood_as, count(*),
    count(*) filter (where outcome = 'undone' and coalesce(undone_ms, 0) <= 10000)
  from voice_turn where at >= since and outcome not in ('fallback', 'nothing') group by 1, 2;
  insert into latency_quarter (at, engine, counts)
  select quarter, engine, array_agg(coalesce(n, 0) order by bucket)
  from (select date_bin('15 minutes', at, 'epoch') as quarter, engine, max(bucket_of(latency_ms)) as last
    from voice_turn where at >= since and latency_ms is not null group by 1, 2) quarters
  cross join lateral generate_series(0, last) as bucket
  left join (select date_bin('15 minutes', at, 'epoch') as quarter, engine, bucket_of(latency_ms) as bucket, count(*)::integer as n
    from voice_turn where at >= since and latency_ms is not null group by 1, 2, 3) counted using (quarter, engine, bucket)
  group by 1, 2;
  select count(*) into turns from voice_turn where at >= since;
  return turns;
end $$;
