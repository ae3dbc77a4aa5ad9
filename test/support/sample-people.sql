-- A sample of people and what they did, for benches and tests of figures. Placeholders: the sizes, the present moment and a seed.
-- It runs as a superuser, without triggers. Afterwards the figures are rebuilt.

select setseed($SEED);
set session_replication_role = replica;
set synchronous_commit = off;

create temp table sample_person as
select gen_random_uuid() as id, n,
  -- More people come as time goes on.
  $NOW::timestamptz - (1 - sqrt(random())) * interval '1 day' * $DAYS as signed_up,
  (array['Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/London', 'Asia/Tokyo', 'UTC',
    'America/Sao_Paulo', 'Australia/Adelaide', null])[1 + floor(random() ^ 1.6 * 10)::int] as zone,
  (array['direct', 'seo', 'newsletter', 'friends'])[1 + floor(random() ^ 2 * 4)::int] as source,
  (array['desktop', 'desktop', 'desktop', 'mobile', 'mobile', 'tablet'])[1 + floor(random() * 6)::int] as device
from generate_series(1, $PEOPLE) n;
create unique index on sample_person (n);
analyze sample_person;

insert into auth."user" (id, name, email, "createdAt")
  select id, 'Person ' || n, 'person' || n || '@sample.example', signed_up from sample_person;
insert into setting (user_id, name, value) select id, 'timeZone', to_jsonb(zone) from sample_person where zone is not null;
insert into person_facts (user_id, signed_up_at, zone, source, first_day_mails)
  select id, signed_up, zone, nullif(source, 'direct'), floor(random() * 12)::int from sample_person;
insert into board_entry (user_id, triaged, streak, last_day)
  select id, floor(random() * 900)::int, floor(random() ^ 3 * 20)::int, $NOW::date from sample_person where random() < 0.8;

-- A quarter of the entries are sessions: two entries each. Few people give most of them.
create temp table sample_session as
select id as user_id, gen_random_uuid() as session, device,
  signed_up + ($NOW::timestamptz - signed_up) * random() as began,
  interval '1 second' * floor(40 + random() ^ 2 * 1500) as length, floor(random() * 25)::int as emails, random() < 0.9 as ended
from (select 1 + floor(random() ^ 2 * $PEOPLE)::int as n from generate_series(1, $AUDIT / 4)) chosen join sample_person using (n);

insert into audit_log (user_id, id, created_at, action_type, action_description, resource_type, resource_id, metadata, user_email)
select user_id, gen_random_uuid(), began, 'session_started', 'Triage session started', 'session', session::text,
  jsonb_build_object('emails', emails, 'device', device), 'x@sample.example' from sample_session;
insert into audit_log (user_id, id, created_at, action_type, action_description, resource_type, resource_id, metadata, user_email)
select user_id, gen_random_uuid(), began + length, 'session_completed', 'Triage session completed', 'session', session::text,
  jsonb_build_object('emails', emails, 'device', device), 'x@sample.example' from sample_session where ended;
insert into audit_log (user_id, id, created_at, action_type, action_description, metadata, user_email)
select id, gen_random_uuid(), signed_up + ($NOW::timestamptz - signed_up) * random(),
  (array['email_archived', 'email_archived', 'email_archived', 'reply_sent', 'email_snoozed', 'email_starred', 'login',
    'settings_updated', 'email_woken', 'action_failed'])[1 + floor(random() * 10)::int], '', '{}', 'x@sample.example'
from (select 1 + floor(random() ^ 2 * $PEOPLE)::int as n from generate_series(1, $AUDIT - $AUDIT / 4 * 19 / 10)) chosen
  join sample_person using (n);

create temp table sample_turn as
select id as user_id, gen_random_uuid() as turn, device, $NOW::timestamptz - random() ^ 1.2 * interval '80 days' as at,
  (array['embedded', 'embedded', 'service', 'browser', 'typed'])[1 + floor(random() * 5)::int] as engine,
  random() as luck, (array['archive', 'star', 'snooze', 'trash', 'next', 'stop', 'reply'])[1 + floor(random() * 7)::int] as command,
  floor(80 + random() ^ 3 * 6000)::int as latency, floor(random() ^ 2 * 400)::int as phrase
from (select 1 + floor(random() ^ 2 * $PEOPLE)::int as n from generate_series(1, $TURNS)) chosen join sample_person using (n);

insert into voice_turn (user_id, id, at, kept_at, state, heard, engine, agreed, understood_as, understood_by, outcome, latency_ms,
  interrupted, device, undone_ms, phrase)
select user_id, turn, at, at, 'inbox', null, engine, luck > 0.2, case when missed then 'fallback' else command end, 'grammar',
  case when missed then 'fallback' when luck < 0.1 then 'nothing' when luck < 0.13 then 'undone' when luck < 0.2 then 'asked' else 'done' end,
  case when missed or luck < 0.1 then null else latency end, luck < 0.03, nullif(device, 'tablet'),
  case when not missed and luck >= 0.1 and luck < 0.13 then latency * 4 end, case when missed then 'phrase' || phrase end
from (select *, engine = 'typed' or luck > 0.93 as missed from sample_turn) turn;

insert into dictation (user_id, id, at, device, engine, words, corrected)
select user_id, turn, at, device, nullif(engine, 'typed'), 20 + phrase, phrase / 20 from sample_turn where luck between 0.5 and 0.51;

insert into phrase_quarter (phrase, at, count)
select phrase, date_bin('15 minutes', at, 'epoch'), count(*) from voice_turn where phrase is not null group by 1, 2;
insert into spoken_phrase (phrase, words, last_at)
select phrase, 'please ' || phrase, max(at) from voice_turn where phrase is not null group by 1 having count(distinct user_id) >= 3;

-- A tenth pays: monthly until they leave, or for a year.
insert into payment (user_id, id, buy, subscription_id, paid_at, from_at, to_at, amount, refunded, dispute)
select id, 'in_' || n || '_' || month, 'pro_monthly', 'sub_' || n, began + interval '30 days' * month, began + interval '30 days' * month,
  began + interval '30 days' * (month + 1), 3000, case when random() < 0.03 then 3000 else 0 end, 'none'
from (select id, n, signed_up + interval '1 day' * floor(random() * 45) as began, floor(random() ^ 0.6 * 12)::int as months
  from sample_person where n % 10 = 0 and n % 40 <> 0) payer, generate_series(0, months) month
where began + interval '30 days' * month < $NOW::timestamptz;
insert into payment (user_id, id, buy, subscription_id, paid_at, from_at, to_at, amount, refunded, dispute)
select id, 'in_' || n, 'pro_yearly', 'sub_' || n, began, began, began + interval '365 days', 28800, 0, 'none'
from (select id, n, signed_up + interval '3 days' as began from sample_person where n % 40 = 0) payer where began < $NOW::timestamptz;

-- Calls of each minute of the last week, and of each quarter of an hour before.
insert into request_minute (at, requests, failed, refused, sessions, counts)
select at, requests, floor(requests * random() * 0.004)::int, floor(requests * random() * 0.02)::int, floor(requests * 0.2)::int,
  array(select floor(requests * exp(-((bucket - 22 - 3 * random()) ^ 2) / 40) / 11)::int from generate_series(0, 44) bucket)
from (select at, floor(40 + 400 * random())::int as requests from (
  select generate_series(date_trunc('minute', $NOW::timestamptz) - interval '7 days', $NOW::timestamptz, '1 minute') as at
  union all
  select generate_series(date_bin('15 minutes', $NOW::timestamptz, 'epoch') - interval '1 day' * least($DAYS, 390),
    date_bin('15 minutes', $NOW::timestamptz, 'epoch') - interval '8 days', '15 minutes')) times) calls;

insert into probe_minute (service, at, minutes, worked, counts)
select service, at, span, case when random() < 0.002 then 0 else span end,
  array(select case when bucket = slow + floor(random() * 4)::int then span else 0 end from generate_series(0, slow + 4) bucket)
from (values ('database', 6), ('jobs', 9), ('sign_in', 26), ('gmail', 30), ('calendar', 28), ('people', 27), ('meet', 28), ('hearing', 12),
    ('speaking', 12)) probed (service, slow),
  (select at, 1 as span from generate_series(date_trunc('minute', $NOW::timestamptz) - interval '7 days', $NOW::timestamptz, '1 minute') at
   union all
   select at, 15 from generate_series(date_bin('15 minutes', $NOW::timestamptz, 'epoch') - interval '1 day' * least($DAYS, 390),
     date_bin('15 minutes', $NOW::timestamptz, 'epoch') - interval '8 days', '15 minutes') at) times;
insert into service_state (service, state, since, checked_at, ms)
select service, 'healthy', $NOW::timestamptz - interval '3 days', $NOW::timestamptz, 40
from unnest(array['database', 'jobs', 'sign_in', 'gmail', 'calendar', 'people', 'meet', 'hearing', 'speaking']) service
on conflict do nothing;

insert into visit_day (day, source, medium, device, visits, visitors)
select day::date, source, 'x', device, 40 + floor(random() * 200)::int, 30 + floor(random() * 100)::int
from generate_series($NOW::timestamptz - interval '1 day' * least($DAYS, 390), $NOW::timestamptz, '1 day') day,
  unnest(array['direct', 'seo', 'newsletter', 'friends']) source, unnest(array['desktop', 'mobile', 'tablet']) device;

create temp table sample_error as
select md5(n::text) as long, (array['voice_recognition', 'gmail_auth', 'ai_connection', 'sync_latency', 'other'])[1 + n % 5] as type,
  (array['low', 'medium', 'high', 'critical'])[1 + n % 4] as severity
from generate_series(1, 200) n;
insert into error_group (fingerprint, type, severity, event, name, place, route, count, first_at, last_at, resolved_at)
select left(long, 16), type, severity, 'job.failed', 'TypeError', 'mailbox/sync.ts:96', 'mailbox.sync', 500, $NOW::timestamptz - interval '60 days',
  $NOW::timestamptz - random() * interval '5 days', case when random() < 0.4 then $NOW::timestamptz end from sample_error;
insert into error_minute (fingerprint, at, count)
select distinct on (1, 2) left(long, 16), date_trunc('minute', $NOW::timestamptz - random() * interval '80 days'), 1 + floor(random() * 4)::int
from sample_error, generate_series(1, 200);
insert into error_record (user_id, id, fingerprint, at, request_id)
select id, gen_random_uuid(), left(long, 16), $NOW::timestamptz - random() * interval '29 days', gen_random_uuid()::text
from sample_error, generate_series(1, 20) nth join sample_person on sample_person.n = nth;

set session_replication_role = origin;
select rebuild_activity();
select rebuild_voice_figures();
drop table sample_person, sample_session, sample_turn, sample_error;
analyze;
