-- A mailbox of a hundred thousand messages is listed by reading little: each message's reading without its text, an index of
-- what matters first, and how often each address wrote and was written to, counted as messages come and go.

alter table message no force row level security;

-- Readings made before they told their length and what they ask: about fifteen letters a second.
update message set reading = reading || jsonb_build_object(
  'seconds', round(length(reading ->> 'paragraphs') / 15.0, 1),
  'askWords', case when (reading ->> 'asks')::boolean then 'asks a question' else '' end)
where not reading ? 'seconds';

-- What lists and ranks a message. A long text lies apart from its row, and whoever does not ask for it does not read it.
alter table message add column light jsonb not null generated always as (reading - 'paragraphs') stored;

-- A first, cheap order of the inbox: what asks or invites, then people, then bulk; of each the unread first.
alter table message add column standing smallint generated always as (
  case when 'INBOX' = any(labels) and not 'TRASH' = any(labels) then
    case when reading ->> 'asks' = 'true' or invitation is not null then 0 when reading ->> 'bulk' = 'true' then 4 else 2 end
    + case when 'UNREAD' = any(labels) then 0 else 1 end
  end) stored;
create index message_by_standing on message (user_id, standing, received_at desc) where standing is not null;

create index thread_in_inbox on thread (user_id, revision) where in_inbox;

create table sender (
  user_id   uuid not null,
  email     text not null,
  -- Messages from this address, and messages that the person sent to it.
  received  integer not null,
  sent      integer not null,
  primary key (user_id, email)
);
insert into sender (user_id, email, received, sent)
select user_id, email, sum(received), sum(sent) from (
  select user_id, sender_email as email, 1 as received, 0 as sent from message
  union all
  select user_id, to_address, 0, 1
  from message, lateral (select distinct unnest(sent_to) as to_address) as recipients
) as counted
group by user_id, email;

alter table message force row level security;

alter table sender enable row level security;
alter table sender force row level security;
create policy own_rows on sender using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on sender to flow_app;

-- Whoever writes messages, the counts follow in the same transaction.
create function count_senders() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare one integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  insert into sender as known (user_id, email, received, sent)
  select user_id, email, sum(received), sum(sent) from (
    select user_id, sender_email as email, one as received, 0 as sent from touched
    union all
    select user_id, to_address, 0, one from touched, lateral (select distinct unnest(sent_to) as to_address) as recipients
  ) as counted
  group by user_id, email
  -- In one order, so that two writers never wait for each other in a circle.
  order by user_id, email
  on conflict (user_id, email) do update set
    received = known.received + excluded.received,
    sent = known.sent + excluded.sent;
  return null;
end $$;

create trigger count_added after insert on message
  referencing new table as touched for each statement execute function count_senders();
create trigger count_removed after delete on message
  referencing old table as touched for each statement execute function count_senders();

-- A message read anew may have another sender than was understood before.
create function recount_senders() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sender as known (user_id, email, received, sent)
  select new.user_id, email, sum(received), sum(sent) from (
    select old.sender_email as email, -1 as received, 0 as sent
    union all select new.sender_email, 1, 0
    union all select distinct unnest(old.sent_to), 0, -1
    union all select distinct unnest(new.sent_to), 0, 1
  ) as counted
  group by email
  order by email
  on conflict (user_id, email) do update set
    received = known.received + excluded.received,
    sent = known.sent + excluded.sent;
  return null;
end $$;

create trigger recount_changed after update of sender_email, sent_to on message
  for each row when (old.sender_email is distinct from new.sender_email or old.sent_to is distinct from new.sent_to)
  execute function recount_senders();
