-- Labels stand beside the words that search looks into, in one index with them: a search for words under a label is one look
-- into it, however many mails bear the label or hold the words. A change of labels writes a mail's words into the index anew,
-- which costs less than a millisecond; mail is labelled a few at a time, and searched in all of it.

set local role flow_owner;

drop index message_words_by_word;
alter table message_words add column labels text[] not null default '{}';

-- Its owner may see it for the moment.
alter table message no force row level security;
alter table message_words no force row level security;
update message_words set labels = message.labels
from message where message.user_id = message_words.user_id and message.id = message_words.id;
alter table message force row level security;
alter table message_words force row level security;

create index message_words_by_word on message_words using gin (user_id, words, labels) with (gin_pending_list_limit = 512);
drop index message_by_label;

create or replace function keep_message_words() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into message_words (user_id, id, thread_id, received_at, labels, words)
  values (new.user_id, new.id, new.thread_id, new.received_at, new.labels,
          search_vector(new.sender_name, new.sender_email, new.recipients, new.copied, new.subject, new.reading, new.attachments))
  on conflict (user_id, id) do update set
    thread_id = excluded.thread_id, received_at = excluded.received_at, labels = excluded.labels, words = excluded.words;
  return null;
end $$;

create function keep_message_labels() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update message_words set labels = new.labels where user_id = new.user_id and id = new.id;
  return null;
end $$;
create trigger keep_message_labels after update on message
  for each row when (old.labels is distinct from new.labels) execute function keep_message_labels();

drop function search_shows(uuid, text, text, timestamptz, timestamptz, tsquery, text[], text[]);

-- Whether no newer message of its thread is a match too: a thread stands in the results at its newest.
create function search_shows(
  _user_id uuid, _thread text, _id text, _at timestamptz, _until timestamptz, _words tsquery, _with text[], _without text[]
) returns boolean
  language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return not exists (
    select from message_words
    where user_id = _user_id and thread_id = _thread and (received_at, id) > (_at, _id) and received_at < _until
      and (_words is null or words @@ _words) and labels @> _with and not labels && _without);
end $$;

-- All that have these words and labels, by the index of both and by no other way, whatever the statistics say.
create function search_listed(
  _user_id uuid, _words tsquery, _with text[], _without text[], _since timestamptz, _before_at timestamptz, _before_id text
) returns table (message_id text, thread text, at timestamptz)
  language plpgsql stable
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on as $$
begin
  return query
    select id, thread_id, received_at from message_words
    where user_id = _user_id and (_words is null or words @@ _words) and (cardinality(_with) = 0 or labels @> _with)
      and not labels && _without and received_at >= _since and (received_at, id) < (_before_at, _before_id)
    order by received_at desc, id desc;
end $$;

set local role none;
grant create on schema public to flow_search;
set local role flow_search;

-- The newest matching message of each thread, newest first. `_words`: null for any. `_with`, `_without`: labels that a message
-- must have all of, and none of. `_after_at`, `_after_id`: the last one of the page before.
--
-- What is frequent is found soon among the newest mail, and its list in the index is long; for what is rare it is the other way
-- round. So the newest of all are looked through first, and the index is asked only for what is older than they are.
create or replace function search_messages(
  _words tsquery, _since timestamptz, _until timestamptz, _with text[], _without text[],
  _after_at timestamptz, _after_id text, _limit integer
) returns table (message_id text, thread text, at timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  me constant uuid := app_user_id();
  since constant timestamptz := coalesce(_since, '-infinity');
  until constant timestamptz := coalesce(_until, 'infinity');
  -- All of them, where nothing is asked for that the index knows.
  looked_through constant integer := case when _words is null and cardinality(_with) = 0 then null else 1000 end;
  looked integer := 0;
  found_so_far integer := 0;
  hit boolean;
begin
  for message_id, thread, at, hit in
    select id, thread_id, received_at,
           labels @> _with and not labels && _without and (_words is null or words @@ _words)
    from message_words
    where user_id = me and received_at >= since and received_at < until
      and (received_at, id) < (coalesce(_after_at, 'infinity'), coalesce(_after_id, ''))
    order by received_at desc, id desc limit looked_through
  loop
    looked := looked + 1;
    continue when not hit or not search_shows(me, thread, message_id, at, until, _words, _with, _without);
    return next;
    found_so_far := found_so_far + 1;
    exit when found_so_far >= _limit;
  end loop;
  -- A loop asks for some rows ahead: the list is made only once it is needed.
  if found_so_far >= _limit or looked_through is null or looked < looked_through then
    return;
  end if;
  for message_id, thread, at in
    select * from search_listed(me, _words, _with, _without, since, at, message_id)
  loop
    continue when not search_shows(me, thread, message_id, at, until, _words, _with, _without);
    return next;
    found_so_far := found_so_far + 1;
    exit when found_so_far >= _limit;
  end loop;
end $$;

set local role none;
revoke create on schema public from flow_search;
