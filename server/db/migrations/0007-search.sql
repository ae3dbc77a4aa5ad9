-- Full-text search. The words of every message stand in a narrow table of their own, kept by a trigger, and one function
-- asks it. `@@` is not leakproof, so under a policy its index would not be used: the function runs as a role that passes
-- the policies and takes the user from `app.user_id` itself.

set local role none;

-- uuid beside tsvector in one GIN. A trusted extension: who may create in the database may have it.
create extension if not exists btree_gin;

do $$
declare
  passing boolean := (select rolsuper or rolbypassrls from pg_roles where rolname = current_user);
begin
  if not exists (select from pg_roles where rolname = 'flow_search') then
    execute 'create role flow_search nologin nosuperuser nocreatedb nocreaterole '
      || case when passing then 'bypassrls' else 'nobypassrls' end;
  end if;
  if not pg_has_role(current_user, 'flow_search', 'set') then
    execute 'grant flow_search to current_user';
  end if;
end $$;
grant usage on schema public to flow_search;

set local role flow_owner;

-- The words of a text as search compares them, in order: `wordsIn` of domain/words.ts, sign for sign. The blocks are named
-- by number, so that the database's locale has no say in what parts words.
create function search_words(_text text) returns text[]
  language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp
  return array_remove(regexp_split_to_array(
    regexp_replace(
      normalize(
        replace(replace(replace(
          translate(
            regexp_replace(lower(normalize(_text, nfkd)),
              '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
            'øłđıςŧħ', 'oldiσth'),
          'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        nfkc),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0002fa1f])',
      ' \1 ', 'g'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
    || '\u02b9-\u02df\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\ufe10-\ufe6f'
    || '\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff\ue000-\uf8ff\U0001f000-\U0001faff\U000e0000-\U0010ffff]+'),
    '');

-- What of a message can be found. A word of the sender stands there twice, once as `from/maya`, so that a search of senders
-- is one look into the index; each part begins well after the one before, so that no phrase runs from one into the next.
create function search_vector(
  _sender_name text, _sender_email text, _recipients jsonb, _copied jsonb, _subject text, _reading jsonb, _attachments jsonb
) returns tsvector
  language sql immutable parallel safe set search_path = public, pg_catalog, pg_temp as $$
  with part(field, content, nth) as (
    select 'from', _sender_name, 1
    union all select 'from', _sender_email, 2
    union all select 'to', concat(one ->> 'name', ' ', one ->> 'email'), 3
      from (select jsonb_array_elements(_recipients) union all select jsonb_array_elements(_copied)) as address(one)
    union all select 'subject', _subject, 4
    union all select 'file', file ->> 'name', 5 from jsonb_array_elements(_attachments) as attached(file)
    union all select '', (select string_agg(sentence, ' ') from jsonb_array_elements_text(paragraph) as said(sentence)), 6
      from jsonb_array_elements(coalesce(_reading -> 'paragraphs', '[]')) as written(paragraph)
  ), word(field, word, part, place) as (
    select field, left(found.word, 60), row_number, found.place
    from (select *, row_number() over (order by nth) from part) as numbered,
         unnest(search_words(left(content, 100000))) with ordinality as found(word, place)
    limit 40000
  ), placed(field, word, place) as (
    select field, word, least(row_number() over (order by part, place) + 8 * part, 16383) from word
  )
  select coalesce(string_agg(
      format('''%s'':%s', word, place) || case when field = '' then '' else format(' ''%s/%s'':%s', field, word, place) end, ' '), '')::tsvector
    || case when jsonb_array_length(_attachments) > 0 then 'has/attachment'::tsvector else ''::tsvector end
  from placed
$$;

-- Labels are not in it: they change all the time, and a change would write every word into the index anew.
create table message_words (
  user_id      uuid not null,
  id           text not null,
  thread_id    text not null,
  received_at  timestamptz not null,
  words        tsvector not null,
  primary key (user_id, id),
  foreign key (user_id, id) references message (user_id, id) on delete cascade
);
create index message_words_newest on message_words (user_id, received_at desc, id desc);
create index message_words_of_thread on message_words (user_id, thread_id);
create index message_words_by_word on message_words using gin (user_id, words) with (gin_pending_list_limit = 512);
create index message_by_label on message using gin (user_id, labels);

alter table message_words enable row level security;
alter table message_words force row level security;
create policy own_rows on message_words
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update on message_words to flow_app;
grant select on message, message_words to flow_search;

create function keep_message_words() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into message_words (user_id, id, thread_id, received_at, words)
  values (new.user_id, new.id, new.thread_id, new.received_at,
          search_vector(new.sender_name, new.sender_email, new.recipients, new.copied, new.subject, new.reading, new.attachments))
  on conflict (user_id, id) do update set
    thread_id = excluded.thread_id, received_at = excluded.received_at, words = excluded.words;
  return null;
end $$;
create trigger keep_message_words
  after insert or update of thread_id, received_at, sender_name, sender_email, recipients, copied, subject, reading, attachments
  on message for each row execute function keep_message_words();

-- A thread stands in the results at its newest match: whether this message has and lacks the labels asked for, and no newer
-- one of its thread is a match too.
create function search_shows(
  _user_id uuid, _thread text, _id text, _at timestamptz, _until timestamptz, _words tsquery, _with text[], _without text[]
) returns boolean
  language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from message where user_id = _user_id and id = _id and labels @> _with and not labels && _without
  ) and not exists (
    select from message_words w join message m on m.user_id = _user_id and m.id = w.id
    where w.user_id = _user_id and w.thread_id = _thread and (w.received_at, w.id) > (_at, _id) and w.received_at < _until
      and (_words is null or w.words @@ _words) and m.labels @> _with and not m.labels && _without);
end $$;

set local role none;

-- Where the host could not give the role its right, one policy for it alone lets it see these two tables.
do $$
begin
  if not (select rolbypassrls from pg_roles where rolname = 'flow_search') then
    set local role flow_owner;
    create policy functions_of_search on message for select to flow_search using (true);
    create policy functions_of_search on message_words for select to flow_search using (true);
    set local role none;
  end if;
end $$;

grant create on schema public to flow_search;
set local role flow_search;

-- The newest matching message of each thread, newest first. `_words`: null for any. `_with`, `_without`: labels that a message
-- must have all of, and none of. `_after_at`, `_after_id`: the last one of the page before.
--
-- A frequent word is found soon among the newest mail, and its list in the index is long; for a rare one it is the other way
-- round. So the newest of all are looked through first, and the index is asked only for what is older than they are.
create function search_messages(
  _words tsquery, _since timestamptz, _until timestamptz, _with text[], _without text[],
  _after_at timestamptz, _after_id text, _limit integer
) returns table (message_id text, thread text, at timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  me constant uuid := app_user_id();
  since constant timestamptz := coalesce(_since, '-infinity');
  until constant timestamptz := coalesce(_until, 'infinity');
  after_at constant timestamptz := coalesce(_after_at, 'infinity');
  after_id constant text := coalesce(_after_id, '');
  looked_through constant integer := case when _words is null then 1000 else 200 end;
  -- Of a label on few messages these are looked through; of one on many, what has the words.
  few constant boolean := cardinality(_with) > 0 and (
    select count(*) < 2000 from (select from message where user_id = me and labels @> _with limit 2000) as labelled);
  found_so_far integer := 0;
begin
  for message_id, thread, at in
    with newest as materialized (
      select id, thread_id, received_at, _words is null or words @@ _words as hit
      from message_words
      where user_id = me and received_at >= since and received_at < until and (received_at, id) < (after_at, after_id)
      order by received_at desc, id desc limit looked_through
    ), border(at, id) as materialized (
      select received_at, id from newest offset looked_through - 1
    )
    select id, thread_id, received_at from newest where hit
    union all (
      select id, thread_id, received_at from message_words
      where not few and user_id = me and (_words is null or words @@ _words)
        and received_at >= since and (received_at, id) < (select border.at, border.id from border)
      order by received_at desc, id desc
    )
    union all (
      select w.id, w.thread_id, w.received_at
      from message m join message_words w on w.user_id = me and w.id = m.id
      where few and m.user_id = me and m.labels @> _with and (_words is null or w.words @@ _words)
        and w.received_at >= since and (w.received_at, w.id) < (select border.at, border.id from border)
      order by w.received_at desc, w.id desc
    )
  loop
    continue when not search_shows(me, thread, message_id, at, until, _words, _with, _without);
    return next;
    found_so_far := found_so_far + 1;
    exit when found_so_far >= _limit;
  end loop;
end $$;
revoke all on function search_messages(tsquery, timestamptz, timestamptz, text[], text[], timestamptz, text, integer) from public;
grant execute on function search_messages(tsquery, timestamptz, timestamptz, text[], text[], timestamptz, text, integer) to flow_app;

set local role none;
revoke create on schema public from flow_search;
set local role flow_owner;

-- What was synced before there was a search. Its owner may see it for the moment.
alter table message no force row level security;
alter table message_words no force row level security;
insert into message_words
select user_id, id, thread_id, received_at,
       search_vector(sender_name, sender_email, recipients, copied, subject, reading, attachments) from message;
alter table message force row level security;
alter table message_words force row level security;
