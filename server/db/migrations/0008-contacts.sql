-- The people of the provider's address book, and how the looking at it stands. Whom the person wrote to besides is asked of the
-- mail itself.

create table contact_book (
  user_id       uuid primary key,
  -- The provider's sync token.
  cursor        text,
  -- Grows with every change of the contacts.
  revision      bigint not null default 0,
  -- Why the last look failed, as a problem's code: a permission that is missing, an API that is off.
  problem       text,
  tried_at      timestamptz,
  last_sync_at  timestamptz,
  -- When to look next; null is at once.
  due_at        timestamptz
);

create table contact (
  user_id       uuid not null,
  -- The provider's name of it, as 'people/c123'.
  id            text not null,
  name          text not null,
  given_name    text not null,
  nicknames     text[] not null,
  -- Lower case.
  emails        text[] not null,
  organization  text,
  title         text,
  phonetic      text,
  primary key (user_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['contact_book', 'contact'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

create policy functions_of_the_owner on contact_book for select to flow_owner using (true);

-- The one question about address books that no single user asks: whose is to be looked at by this moment?
create function contact_books_due(_now timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id from mailbox left join contact_book book using (user_id)
  where not mailbox.needs_reauth and coalesce(book.due_at, '-infinity') <= _now
$$;
revoke all on function contact_books_due(timestamptz) from public;
grant execute on function contact_books_due(timestamptz) to flow_app;

create index message_written on message (user_id, received_at desc) where sent_to <> '{}';

-- To whom the caller wrote in the newest messages they sent, by what name, how often and when last. Runs as the caller:
-- row-level security decides whose mail it is.
create function people_written_to(_messages integer)
  returns table (email text, name text, written integer, last_written_at timestamptz)
  language sql stable set search_path = public, pg_temp as $$
  with sent as (
    select received_at, recipients || copied as people from message
    where user_id = app_user_id() and sent_to <> '{}'
    order by received_at desc limit _messages
  )
  select person ->> 'email', coalesce((array_agg(person ->> 'name' order by received_at desc)
           filter (where person ->> 'name' not in ('', person ->> 'email')))[1], ''),
         count(*)::integer, max(received_at)
  from sent, jsonb_array_elements(people) as person
  where person ->> 'email' <> coalesce((select mailbox.email from mailbox where user_id = app_user_id()), '')
  group by person ->> 'email'
  order by max(received_at) desc, person ->> 'email'
$$;
grant execute on function people_written_to(integer) to flow_app;
