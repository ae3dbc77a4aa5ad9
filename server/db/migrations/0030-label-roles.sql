-- Labels are stored as roles that mean the same at every provider ('inbox', 'drafts'), no longer as Gmail's ids. The Google adapter
-- maps both ways. A person's own labels keep the provider's ids.

create function label_role(_label text) returns text language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when _label = any('{INBOX,SENT,SPAM,TRASH,UNREAD,STARRED,IMPORTANT}') then lower(_label)
    when _label = 'DRAFT' then 'drafts'
    when _label = any('{CATEGORY_PERSONAL,CATEGORY_SOCIAL,CATEGORY_PROMOTIONS,CATEGORY_UPDATES,CATEGORY_FORUMS}')
      then replace(lower(_label), '_', '-')
    -- Gmail's other system labels, such as CHAT.
    when _label ~ '^[A-Z_]+$' then 'other:' || _label
    else _label
  end
$$;

create function label_roles(_labels text[]) returns text[] language sql immutable set search_path = public, pg_temp as $$
  select array(select label_role(label) from unnest(_labels) with ordinality as given(label, at) order by at)
$$;

create function edit_with_roles(_edit jsonb) returns jsonb language sql immutable set search_path = public, pg_temp as $$
  select _edit || jsonb_build_object(
    'add', to_jsonb(label_roles(array(select jsonb_array_elements_text(_edit -> 'add')))),
    'remove', to_jsonb(label_roles(array(select jsonb_array_elements_text(_edit -> 'remove')))))
$$;

do $$
declare t text;
begin
  foreach t in array array['message', 'message_words', 'pending_change', 'command', 'comparison', 'listed'] loop
    execute format('alter table %I no force row level security', t);
  end loop;
end $$;

-- Dropped first, so that one update writes each message and its words once. The two indexes on it go with it.
alter table message drop column standing;
drop index message_words_by_word;
alter table message disable trigger keep_message_labels;

update message set provider_labels = label_roles(provider_labels), labels = label_roles(labels);
update message_words set labels = label_roles(labels);
update pending_change set adds = label_roles(adds), removes = label_roles(removes);
update listed set label = label_role(label);
update comparison set listings = array(
  select case when listing like 'label:%' then 'label:' || label_role(substr(listing, 7)) else listing end
  from unnest(listings) with ordinality as given(listing, at) order by at);
update command set done = (
  select coalesce(jsonb_agg(
    case when one ? 'edits' then jsonb_set(one, '{edits}', (
      select coalesce(jsonb_agg(edit_with_roles(edit) order by nth), '[]')
      from jsonb_array_elements(one -> 'edits') with ordinality as edits(edit, nth)))
    else one end order by at), '[]')
  from jsonb_array_elements(done) with ordinality as ones(one, at));

alter table message enable trigger keep_message_labels;
create index message_words_by_word on message_words using gin (user_id, words, labels) with (gin_pending_list_limit = 512);

-- A first, cheap order of the inbox: what asks or invites, then people, then bulk; of each the unread first.
alter table message add column standing smallint generated always as (
  case when 'inbox' = any(labels) and not 'trash' = any(labels) then
    case when reading ->> 'asks' = 'true' or invitation is not null then 0 when reading ->> 'bulk' = 'true' then 4 else 2 end
    + case when 'unread' = any(labels) then 0 else 1 end
  end) stored;
create index message_by_standing on message (user_id, standing, received_at desc) where standing is not null;
create index message_in_inbox_of on message (user_id, sender_email, received_at desc) where standing is not null;

do $$
declare t text;
begin
  foreach t in array array['message', 'message_words', 'pending_change', 'command', 'comparison', 'listed'] loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;

drop function edit_with_roles(jsonb);
drop function label_roles(text[]);
drop function label_role(text);

create or replace function keep_answers(_user_id uuid, _threads text[]) returns void
  language sql set search_path = public, pg_temp as $$
  with one as (
    select id, answered_after, 'sent' = any(labels) as own, received_at as came,
           min(received_at) filter (where 'sent' = any(labels)) over (
             partition by thread_id order by received_at, id rows between 1 following and unbounded following) as next
    from unnest(_threads) as wanted(thread)
    -- `offset 0` makes PostgreSQL look up each thread in the index, before it has statistics too.
    cross join lateral (
      select * from message where user_id = _user_id and thread_id = wanted.thread offset 0
    ) as said
  ), told as (
    select id, answered_after as was,
           case when not own and next - came < interval '5 years' then extract(epoch from next - came)::integer end as now_is
    from one
  )
  update message set answered_after = now_is from told
  where message.user_id = _user_id and message.id = told.id and was is distinct from now_is
$$;

create or replace function keep_answers_touched() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
  answered text[];
begin
  for one in select user_id, array_agg(distinct thread_id) as threads from touched group by user_id loop
    select array_agg(thread) into answered from unnest(one.threads) as wanted(thread)
    where exists (
      select from message
      where user_id = one.user_id and thread_id = wanted.thread and 'sent' = any(labels) offset 0
    ) or thread in (select thread_id from touched where user_id = one.user_id and 'sent' = any(labels));
    if answered is not null then perform keep_answers(one.user_id, answered); end if;
  end loop;
  return null;
end $$;
