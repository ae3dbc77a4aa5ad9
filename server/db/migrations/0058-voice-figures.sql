-- The figures of the admin area, third part: what became of spoken words, by quarter of an hour. They name nobody.

alter table voice_turn
  -- The class of the device. Null: a turn from before.
  add column device text check (device in ('desktop', 'mobile', 'tablet')),
  -- Milliseconds from the end of speech to the undo.
  add column undone_ms integer,
  -- A keyed hash of what nothing understood. It goes with the words.
  add column phrase text;
create index voice_turn_phrase on voice_turn (phrase, user_id) where phrase is not null;

-- How many words of a mail were dictated, and how many of them the person changed before it left.
create table dictation (
  user_id    uuid not null,
  -- The draft's.
  id         uuid not null,
  at         timestamptz not null,
  device     text not null check (device in ('desktop', 'mobile', 'tablet')),
  words      integer not null,
  corrected  integer not null,
  primary key (user_id, id)
);
create index dictation_age on dictation (at);
alter table dictation enable row level security;
alter table dictation force row level security;
create policy own_rows on dictation
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy functions_of_the_owner on dictation to flow_owner using (true) with check (true);
grant select, insert, delete on dictation to flow_app;

create table turn_quarter (
  at           timestamptz not null,
  -- 'typed' for lines that were typed and not understood.
  engine       text not null,
  device       text not null,
  turns        integer not null default 0,
  fallbacks    integer not null default 0,
  -- Heard, and nothing for Flow: an echo, a cough.
  nothing      integer not null default 0,
  undone       integer not null default 0,
  undone_soon  integer not null default 0,
  -- Flow stopped speaking for a sound that was nothing.
  false_stops  integer not null default 0,
  -- Words.
  dictated     integer not null default 0,
  corrected    integer not null default 0,
  primary key (at, engine, device)
);

create table command_quarter (
  at           timestamptz not null,
  command      text not null,
  turns        integer not null default 0,
  undone_soon  integer not null default 0,
  primary key (at, command)
);

-- Histograms of `domain/histogram.ts`: from the end of speech to the first sound of the answer.
create table latency_quarter (
  at      timestamptz not null,
  engine  text not null,
  counts  integer[] not null default '{}',
  primary key (at, engine)
);

create table phrase_quarter (
  phrase  text not null,
  at      timestamptz not null,
  count   integer not null default 0,
  primary key (phrase, at)
);
create index phrase_quarter_at on phrase_quarter (at);

-- The words of a phrase, once three people said it.
create table spoken_phrase (
  phrase   text primary key,
  words    text not null,
  last_at  timestamptz not null
);

-- Twin of `bucketOf` in `domain/histogram.ts`.
create function bucket_of(_ms double precision) returns integer
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when _ms <= 1 then 0 else least(68, 1 + floor(log(2, _ms::numeric) * 4 + 1e-9)::integer) end
$$;

create function count_of_bucket(_bucket integer) returns integer[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array_fill(0, array[_bucket]) || 1
$$;

-- Adds a turn, or takes back how it counted before.
create function count_turn(_turn voice_turn, _sign integer) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  quarter timestamptz := date_bin('15 minutes', _turn.at, 'epoch');
  undone_soon boolean := _turn.outcome = 'undone' and coalesce(_turn.undone_ms, 0) <= 10000;
begin
  insert into turn_quarter as kept (at, engine, device, turns, fallbacks, nothing, undone, undone_soon, false_stops)
  values (quarter, _turn.engine, coalesce(_turn.device, 'unknown'), _sign, _sign * (_turn.outcome = 'fallback')::integer,
    _sign * (_turn.outcome = 'nothing')::integer, _sign * (_turn.outcome = 'undone')::integer, _sign * undone_soon::integer,
    _sign * (_turn.outcome = 'nothing' and _turn.interrupted)::integer)
  on conflict (at, engine, device) do update set turns = kept.turns + excluded.turns, fallbacks = kept.fallbacks + excluded.fallbacks,
    nothing = kept.nothing + excluded.nothing, undone = kept.undone + excluded.undone,
    undone_soon = kept.undone_soon + excluded.undone_soon, false_stops = kept.false_stops + excluded.false_stops;
  if _turn.outcome not in ('fallback', 'nothing') then
    insert into command_quarter as kept (at, command, turns, undone_soon)
    values (quarter, _turn.understood_as, _sign, _sign * undone_soon::integer)
    on conflict (at, command) do update set turns = kept.turns + excluded.turns,
      undone_soon = kept.undone_soon + excluded.undone_soon;
  end if;
end $$;

create function count_new_turn() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare quarter timestamptz := date_bin('15 minutes', new.at, 'epoch');
begin
  perform count_turn(new, 1);
  if new.latency_ms is not null then
    insert into latency_quarter as kept (at, engine, counts) values (quarter, new.engine, count_of_bucket(bucket_of(new.latency_ms)))
    on conflict (at, engine) do update set counts = add_counts(kept.counts, excluded.counts);
  end if;
  if new.phrase is not null then
    insert into phrase_quarter as kept (phrase, at, count) values (new.phrase, quarter, 1)
    on conflict (phrase, at) do update set count = kept.count + 1;
  end if;
  return null;
end $$;
create trigger count_new_turn after insert on voice_turn for each row execute function count_new_turn();

create function recount_turn() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform count_turn(old, -1);
  perform count_turn(new, 1);
  return null;
end $$;
create trigger recount_turn after update of outcome, undone_ms on voice_turn
  for each row when (new.outcome is distinct from old.outcome or new.undone_ms is distinct from old.undone_ms)
  execute function recount_turn();

create function count_dictation() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into turn_quarter as kept (at, engine, device, dictated, corrected)
  values (date_bin('15 minutes', new.at, 'epoch'), 'dictation', new.device, new.words, new.corrected)
  on conflict (at, engine, device) do update set dictated = kept.dictated + excluded.dictated,
    corrected = kept.corrected + excluded.corrected;
  return null;
end $$;
create trigger count_dictation after insert on dictation for each row execute function count_dictation();

-- Keeps the words of a phrase that at least three people said.
create function note_phrase(_phrase text, _words text, _at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if 3 <= (select count(*) from (select distinct user_id from voice_turn where phrase = _phrase limit 3) people) then
    insert into spoken_phrase as known (phrase, words, last_at) values (_phrase, _words, _at)
    on conflict (phrase) do update set last_at = greatest(known.last_at, excluded.last_at);
  end if;
end $$;

-- What was said is forgotten before what became of it, and its hash with it.
create or replace function forget_turns(_now timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  update voice_turn as turn set heard = null, phrase = null
  where heard is not null and kept_at < _now - make_interval(days => coalesce(
    (select (value #>> '{}')::integer from setting where user_id = turn.user_id and name = 'heardDays'), 30));
  delete from dictation where at < _now - interval '90 days';
  with gone as (delete from voice_turn where kept_at < _now - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;

create function forget_voice_figures(_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from turn_quarter where at < _now - interval '396 days';
  delete from command_quarter where at < _now - interval '396 days';
  delete from latency_quarter where at < _now - interval '396 days';
  delete from phrase_quarter where at < _now - interval '396 days';
  delete from spoken_phrase where last_at < _now - interval '90 days'
$$;

-- Counts the turns again that are still there. Earlier quarters keep what they have.
create function rebuild_voice_figures() returns bigint
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
  select date_bin('15 minutes', at, 'epoch') as quarter, 'dictation', device, sum(words), sum(corrected)
  from dictation where at >= since group by 1, 3;
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

do $$
declare f text;
begin
  foreach f in array array['bucket_of(double precision)', 'count_of_bucket(integer)', 'count_turn(voice_turn, integer)',
    'count_new_turn()', 'recount_turn()', 'count_dictation()', 'note_phrase(text, text, timestamptz)',
    'forget_voice_figures(timestamptz)', 'rebuild_voice_figures()'] loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant execute on function note_phrase(text, text, timestamptz), forget_voice_figures(timestamptz), rebuild_voice_figures() to flow_app;
grant select on turn_quarter, command_quarter, latency_quarter, phrase_quarter, spoken_phrase to flow_app;

select rebuild_voice_figures();
