-- What a person wants of notices moves to their settings. The zone of their first device stays, for quiet hours and briefings.

create temporary table moved on commit drop as
  select user_id, chosen.name, chosen.value
  from push_preference, lateral (values
    ('noticeMail', to_jsonb(mail), 'true'::jsonb),
    ('noticeMeeting', to_jsonb(meeting), 'true'),
    ('noticeReminder', to_jsonb(reminder), 'true'),
    ('noticeReconnect', to_jsonb(reconnect), 'true'),
    ('noticeSubject', to_jsonb(shows_subject), 'false'),
    ('quietHours', case when quiet_from is null then 'null'::jsonb
      else jsonb_build_object('from', quiet_from, 'to', quiet_to) end, '{"from": 1260, "to": 420}')
  ) as chosen (name, value, usual)
  where chosen.value <> chosen.usual;

insert into setting (user_id, name, value) select user_id, name, value from moved;

-- Devices ask for settings of another revision.
insert into settings_book (user_id, revision) select distinct user_id, 1 from moved
  on conflict (user_id) do update set revision = settings_book.revision + 1;

alter table push_preference
  drop column mail, drop column meeting, drop column reminder, drop column reconnect,
  drop column quiet_from, drop column quiet_to, drop column shows_subject;
alter table push_preference rename to push_zone;

create or replace function briefings_wanted() returns table (user_id uuid, account_id uuid, kind text, minutes integer, zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id, mailbox.account_id, case wanted.name when 'briefingAt' then 'morning' else 'evening' end,
    (wanted.value #>> '{}')::integer, coalesce(placed.value #>> '{}', device.zone, 'UTC')
  from setting wanted
  join mailbox on mailbox.user_id = wanted.user_id
  left join setting placed on placed.user_id = wanted.user_id and placed.name = 'timeZone'
  left join push_zone device on device.user_id = wanted.user_id
  where wanted.name in ('briefingAt', 'wrapUpAt') and jsonb_typeof(wanted.value) = 'number'
    and exists (select 1 from push_subscription device where device.user_id = wanted.user_id)
$$;
