-- A notice says that the briefing or the evening wrap-up is ready, at the time that the person set.

alter table push_sent drop constraint push_sent_kind_check;
alter table push_sent add constraint push_sent_kind_check
  check (kind in ('mail', 'meeting', 'reminder', 'reconnect', 'briefing'));

create policy functions_of_the_owner on push_preference for select to flow_owner using (true);

-- Who set a time, in minutes after midnight of their zone? The server knows which of them it is now.
create function briefings_wanted() returns table (user_id uuid, account_id uuid, kind text, minutes integer, zone text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id, mailbox.account_id, case wanted.name when 'briefingAt' then 'morning' else 'evening' end,
    (wanted.value #>> '{}')::integer, coalesce(placed.value #>> '{}', preference.zone, 'UTC')
  from setting wanted
  join mailbox on mailbox.user_id = wanted.user_id
  left join setting placed on placed.user_id = wanted.user_id and placed.name = 'timeZone'
  left join push_preference preference on preference.user_id = wanted.user_id
  where wanted.name in ('briefingAt', 'wrapUpAt') and jsonb_typeof(wanted.value) = 'number'
    and exists (select 1 from push_subscription device where device.user_id = wanted.user_id)
$$;

revoke all on function briefings_wanted() from public;
grant execute on function briefings_wanted() to flow_app;
