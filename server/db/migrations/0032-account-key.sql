-- A person may connect several accounts. Every row that belongs to a provider account names it: `account_id` comes after
-- `user_id` in each of its keys and indexes. Row-level security stays by person.
--
-- A person's first account has the person's own id. So the rows here need no new ids, and the locks, queue keys and waiting jobs
-- of the version before go on.

alter table message_words drop constraint message_words_user_id_id_fkey;
drop index message_words_by_word;

-- The provider, its own id of the account (`subject`) and the address.
alter table provider_account
  drop constraint provider_account_provider_check,
  add column subject       text,
  add column email         text,
  add column connected_at  timestamptz not null default now();
alter table user_tokens drop constraint user_tokens_pkey, drop column provider, add primary key (user_id);
alter table provider_account drop constraint provider_account_pkey, add primary key (user_id);

do $$
declare
  tables constant text[] := array[
    'provider_account', 'user_tokens', 'mailbox', 'label', 'thread', 'message', 'message_words', 'sender', 'fetch_queue',
    'sync_report', 'tombstone', 'unsubscription', 'draft_map', 'comparison', 'listed', 'quota', 'quota_spent', 'command',
    'ledger_trouble', 'pending_change', 'reminder', 'muted_thread', 'blocked_sender', 'contact_book', 'contact', 'draft', 'sending'];
  t text;
  one record;
  rebuilt text[] := '{}';
  statement text;
begin
  foreach t in array tables loop
    -- Forced row-level security hides the rows from their owner, too.
    execute format('alter table %I no force row level security', t);
    for one in
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = t::regclass and contype = 'p'
    loop
      execute format('alter table %I drop constraint %I', t, one.name);
      rebuilt := rebuilt || format('alter table %I add constraint %I %s', t, one.name,
        regexp_replace(one.definition, '\(user_id', '(user_id, account_id'));
    end loop;
    for one in
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = t::regclass and pg_get_indexdef(indexrelid) ~ '\(user_id'
    loop
      execute format('drop index %s', one.name);
      rebuilt := rebuilt || regexp_replace(one.definition, '\(user_id', '(user_id, account_id');
    end loop;
    execute format('alter table %I add column account_id uuid', t);
    execute format('update %I set account_id = user_id', t);
    execute format('alter table %I alter column account_id set not null', t);
  end loop;
  foreach statement in array rebuilt loop
    execute statement;
  end loop;

  -- Everybody who has rows has an account.
  foreach t in array tables loop
    execute format(
      'insert into provider_account (user_id, account_id, provider) select distinct user_id, account_id, ''google'' from %I on conflict do nothing', t);
  end loop;
  update provider_account set
    subject = (
      select "accountId" from auth.account as known
      where known."userId" = provider_account.user_id and known."providerId" = provider_account.provider limit 1),
    email = coalesce(
      (select mailbox.email from mailbox where mailbox.user_id = provider_account.user_id),
      (select known.email from auth."user" as known where known.id = provider_account.user_id),
      '');
  alter table provider_account alter column email set not null;

  foreach t in array tables loop
    execute format('alter table %I force row level security', t);
  end loop;
end $$;

-- An account is connected once, however often its owner signs in.
create unique index provider_account_subject on provider_account (user_id, provider, subject);

alter table message_words add foreign key (user_id, account_id, id) references message (user_id, account_id, id) on delete cascade;
-- An account is one person's, so its id alone keeps people apart, and one list less is laid over the others.
create index message_words_by_word on message_words using gin (account_id, words, labels) with (gin_pending_list_limit = 512);

-- The questions that no single person asks answer with accounts.

drop function mailboxes_due(timestamptz, integer);
create function mailboxes_due(_now timestamptz, _seconds integer) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, account_id from mailbox
  where not needs_reauth
  and (tried_at is null or tried_at < _now - make_interval(secs => _seconds) or tried_at > _now + interval '1 minute')
$$;

drop function contact_books_due(timestamptz);
create function contact_books_due(_now timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id, mailbox.account_id from mailbox left join contact_book book using (user_id, account_id)
  where not mailbox.needs_reauth and coalesce(book.due_at, '-infinity') <= _now
$$;

drop function tokens_due(timestamptz);
create function tokens_due(_before timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select token.user_id, token.account_id from user_tokens token join mailbox using (user_id, account_id)
  where token.token_expires_at <= _before and token.refresh_token is not null and not mailbox.needs_reauth
$$;

drop function watches_due(timestamptz);
create function watches_due(_before timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id, mailbox.account_id from mailbox left join provider_account account using (user_id, account_id)
  where not mailbox.needs_reauth and coalesce(account.watch_expires_at, '-infinity') <= _before
$$;

drop function mailbox_of(text);
create function mailbox_of(_email text) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, account_id from mailbox where email = lower(_email) and not needs_reauth
$$;

drop function reminders_due(timestamptz);
create function reminders_due(_now timestamptz) returns table (user_id uuid, account_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct user_id, account_id from reminder where woken_by is null and (wake_at <= _now or written_in)
$$;

drop function commands_open();
create function commands_open() returns table (user_id uuid, account_id uuid, id uuid, ledger text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id, account_id, id, ledger from command where state = 'accepted' order by revision
$$;

do $$
declare f text;
begin
  foreach f in array array[
    'mailboxes_due(timestamptz, integer)', 'contact_books_due(timestamptz)', 'tokens_due(timestamptz)',
    'watches_due(timestamptz)', 'mailbox_of(text)', 'reminders_due(timestamptz)', 'commands_open()'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to flow_app', f);
  end loop;
end $$;

-- A message's labels as readers see them.
drop function labels_with_pending(uuid, text, text[]);
create function labels_with_pending(_user_id uuid, _account_id uuid, _message_id text, _provider text[]) returns text[]
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  seen text[] := _provider;
  edit record;
begin
  for edit in
    select adds, removes from pending_change
    where user_id = _user_id and account_id = _account_id and message_id = _message_id order by id
  loop
    seen := array(select label from unnest(seen) with ordinality as was(label, at)
                  where not label = any(edit.removes) order by at)
         || array(select label from unnest(edit.adds) with ordinality as new(label, at)
                  where not label = any(seen) order by at);
  end loop;
  return seen;
end $$;
grant execute on function labels_with_pending(uuid, uuid, text, text[]) to flow_app;

-- To whom an account wrote in its newest sent messages, by what name, how often and when last.
drop function people_written_to(integer);
create function people_written_to(_account_id uuid, _messages integer)
  returns table (email text, name text, written integer, last_written_at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
  with sent as (
    select received_at, recipients || copied as people from message
    where user_id = app_user_id() and account_id = _account_id and sent_to <> '{}'
    order by received_at desc limit _messages
  )
  select person ->> 'email', coalesce((array_agg(person ->> 'name' order by received_at desc)
           filter (where person ->> 'name' not in ('', person ->> 'email')))[1], ''),
         count(*)::integer, max(received_at)
  from sent, jsonb_array_elements(people) as person
  where person ->> 'email' <> coalesce(
    (select mailbox.email from mailbox where user_id = app_user_id() and account_id = _account_id), '')
  group by person ->> 'email'
  order by max(received_at) desc, person ->> 'email'
$$;
grant execute on function people_written_to(uuid, integer) to flow_app;

-- What the database keeps as messages come and go.

create or replace function count_senders() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare one integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  insert into sender as known (user_id, account_id, email, received, sent)
  select user_id, account_id, email, sum(received), sum(sent) from (
    select user_id, account_id, sender_email as email, one as received, 0 as sent from touched
    union all
    select user_id, account_id, to_address, 0, one
    from touched, lateral (select distinct unnest(sent_to) as to_address) as recipients
  ) as counted
  group by user_id, account_id, email
  -- In one order, so that two writers never wait for each other in a circle.
  order by user_id, account_id, email
  on conflict (user_id, account_id, email) do update set
    received = known.received + excluded.received,
    sent = known.sent + excluded.sent;
  return null;
end $$;

create or replace function recount_senders() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sender as known (user_id, account_id, email, received, sent)
  select new.user_id, new.account_id, email, sum(received), sum(sent) from (
    select old.sender_email as email, -1 as received, 0 as sent
    union all select new.sender_email, 1, 0
    union all select distinct unnest(old.sent_to), 0, -1
    union all select distinct unnest(new.sent_to), 0, 1
  ) as counted
  group by email
  order by email
  on conflict (user_id, account_id, email) do update set
    received = known.received + excluded.received,
    sent = known.sent + excluded.sent;
  return null;
end $$;

drop function keep_answers(uuid, text[]);
-- `offset 0` makes the planner look threads up one by one: amid a first sync it has no statistics yet, and would scan all messages.
create function keep_answers(_user_id uuid, _account_id uuid, _threads text[]) returns void
  language sql set search_path = public, pg_temp as $$
  with one as (
    select id, answered_after, 'sent' = any(labels) as own, received_at as came,
           min(received_at) filter (where 'sent' = any(labels)) over (
             partition by thread_id order by received_at, id rows between 1 following and unbounded following) as next
    from unnest(_threads) as wanted(thread)
    cross join lateral (
      select * from message
      where user_id = _user_id and account_id = _account_id and thread_id = wanted.thread offset 0
    ) as said
  ), told as (
    select id, answered_after as was,
           -- Five years are no answer any more, and a longer time does not fit into an integer.
           case when not own and next - came < interval '5 years' then extract(epoch from next - came)::integer end as now_is
    from one
  )
  update message set answered_after = now_is from told
  where message.user_id = _user_id and message.account_id = _account_id and message.id = told.id
    and was is distinct from now_is
$$;

create or replace function keep_answers_touched() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
  answered text[];
begin
  for one in
    select user_id, account_id, array_agg(distinct thread_id) as threads from touched group by user_id, account_id
  loop
    select array_agg(thread) into answered from unnest(one.threads) as wanted(thread)
    where exists (
      select from message
      where user_id = one.user_id and account_id = one.account_id and thread_id = wanted.thread and 'sent' = any(labels)
      offset 0
    ) or thread in (
      select thread_id from touched
      where user_id = one.user_id and account_id = one.account_id and 'sent' = any(labels));
    if answered is not null then perform keep_answers(one.user_id, one.account_id, answered); end if;
  end loop;
  return null;
end $$;

create or replace function keep_answers_moved() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform keep_answers(new.user_id, new.account_id, array[old.thread_id, new.thread_id]);
  return null;
end $$;

create or replace function keep_message_words() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  insert into message_words (user_id, account_id, id, thread_id, received_at, labels, words)
  values (new.user_id, new.account_id, new.id, new.thread_id, new.received_at, new.labels,
          search_vector(new.sender_name, new.sender_email, new.recipients, new.copied, new.subject, new.reading, new.attachments))
  on conflict (user_id, account_id, id) do update set
    thread_id = excluded.thread_id, received_at = excluded.received_at, labels = excluded.labels, words = excluded.words;
  return null;
end $$;

create or replace function keep_message_labels() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update message_words set labels = new.labels
  where user_id = new.user_id and account_id = new.account_id and id = new.id;
  return null;
end $$;

-- Search looks into one account.

drop function search_shows(uuid, text, text, timestamptz, timestamptz, tsquery, text[], text[]);
-- Whether no newer message of the thread matches: a thread appears once, at its newest match.
create function search_shows(
  _user_id uuid, _account_id uuid, _thread text, _id text, _at timestamptz, _until timestamptz,
  _words tsquery, _with text[], _without text[]
) returns boolean
  language plpgsql stable set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  return not exists (
    select from message_words
    where user_id = _user_id and account_id = _account_id and thread_id = _thread
      and (received_at, id) > (_at, _id) and received_at < _until
      and (_words is null or words @@ _words) and labels @> _with and not labels && _without);
end $$;

drop function search_listed(uuid, tsquery, text[], text[], timestamptz, timestamptz, text);
-- Everything with these words and labels, by the index of both, whatever the statistics say.
create function search_listed(
  _user_id uuid, _account_id uuid, _words tsquery, _with text[], _without text[],
  _since timestamptz, _before_at timestamptz, _before_id text
) returns table (message_id text, thread text, at timestamptz)
  language plpgsql stable
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on as $$
begin
  return query
    select id, thread_id, received_at from message_words
    where user_id = _user_id and account_id = _account_id
      and (_words is null or words @@ _words) and (cardinality(_with) = 0 or labels @> _with)
      and not labels && _without and received_at >= _since and (received_at, id) < (_before_at, _before_id)
    order by received_at desc, id desc;
end $$;

set local role none;
grant create on schema public to flow_search;
set local role flow_search;

drop function search_messages(tsquery, timestamptz, timestamptz, text[], text[], timestamptz, text, integer);
-- The newest matching message of each thread, newest first. `_words`: null for any. `_with`, `_without`: labels that a message
-- must have all of, and none of. `_after_at`, `_after_id`: the last one of the page before.
--
-- A frequent word is soon found among the newest mail, and its list in the index is long; a rare word is the other way round.
-- So the function first reads the newest mail, and asks the index only for what is older.
create function search_messages(
  _account_id uuid, _words tsquery, _since timestamptz, _until timestamptz, _with text[], _without text[],
  _after_at timestamptz, _after_id text, _limit integer
) returns table (message_id text, thread text, at timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  me constant uuid := app_user_id();
  since constant timestamptz := coalesce(_since, '-infinity');
  until constant timestamptz := coalesce(_until, 'infinity');
  -- All of them, where the query asks for nothing that the index knows.
  looked_through constant integer := case when _words is null and cardinality(_with) = 0 then null else 1000 end;
  looked integer := 0;
  found_so_far integer := 0;
  hit boolean;
begin
  for message_id, thread, at, hit in
    select id, thread_id, received_at,
           labels @> _with and not labels && _without and (_words is null or words @@ _words)
    from message_words
    where user_id = me and account_id = _account_id and received_at >= since and received_at < until
      and (received_at, id) < (coalesce(_after_at, 'infinity'), coalesce(_after_id, ''))
    order by received_at desc, id desc limit looked_through
  loop
    looked := looked + 1;
    continue when not hit or not search_shows(me, _account_id, thread, message_id, at, until, _words, _with, _without);
    return next;
    found_so_far := found_so_far + 1;
    exit when found_so_far >= _limit;
  end loop;
  -- A loop fetches some rows ahead, so the list is made only once it is needed.
  if found_so_far >= _limit or looked_through is null or looked < looked_through then
    return;
  end if;
  for message_id, thread, at in
    select * from search_listed(me, _account_id, _words, _with, _without, since, at, message_id)
  loop
    continue when not search_shows(me, _account_id, thread, message_id, at, until, _words, _with, _without);
    return next;
    found_so_far := found_so_far + 1;
    exit when found_so_far >= _limit;
  end loop;
end $$;
revoke all on function search_messages(uuid, tsquery, timestamptz, timestamptz, text[], text[], timestamptz, text, integer) from public;
grant execute on function search_messages(uuid, tsquery, timestamptz, timestamptz, text[], text[], timestamptz, text, integer) to flow_app;

set local role none;
revoke create on schema public from flow_search;
