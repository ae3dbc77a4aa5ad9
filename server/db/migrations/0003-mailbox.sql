-- The mailbox as Flow keeps it: what the provider says (provider_labels), what readers see (labels = provider ⊕ pending),
-- and one revision per user that grows with every visible change.

create table mailbox (
  user_id          uuid primary key,
  email            text not null,
  -- The provider's history id. Text: it outgrows 2^53.
  cursor           text,
  revision         bigint not null default 0,
  phase            text not null default 'idle' check (phase in ('idle', 'initial', 'historical')),
  total_estimated  integer not null default 0,
  synced_count     integer not null default 0,
  is_active        boolean not null default false,
  error            text,
  -- The last sync that went through, and the last that was tried: trouble must not look like an empty inbox.
  last_sync_at     timestamptz,
  tried_at         timestamptz,
  needs_reauth     boolean not null default false,
  -- Grows with every delivery that came back, so that history read before it is not laid over what it brought.
  deliveries       bigint not null default 0,
  -- Grows with every connecting of the account, so that a failure of the connection before says nothing of this one.
  connections      bigint not null default 0
);

create table thread (
  user_id    uuid not null,
  id         text not null,
  -- The mailbox's revision at which this thread last changed: 'changes since N' is an index scan.
  revision   bigint not null,
  in_inbox   boolean not null,
  -- The revision at which it left the inbox, so that a browser that knew it is told.
  left_inbox_at bigint,
  gone       boolean not null default false,
  primary key (user_id, id)
);
create index thread_by_revision on thread (user_id, revision);

create table message (
  user_id          uuid not null,
  id               text not null,
  thread_id        text not null,
  provider_labels  text[] not null,
  labels           text[] not null,
  received_at      timestamptz not null,
  sender_name      text not null,
  sender_email     text not null,
  recipients       jsonb not null,
  copied           jsonb not null,
  subject          text not null,
  reading          jsonb not null,
  attachments      jsonb not null,
  invitation       jsonb,
  state            text not null check (state in ('parsed', 'unparsed')),
  -- Addresses this message was sent to, when the person sent it; what 'people you answer' is counted from.
  sent_to          text[] not null default '{}',
  primary key (user_id, id)
);
create index message_by_thread on message (user_id, thread_id, received_at);
create index message_by_sender on message (user_id, sender_email);
create index message_sent_to on message using gin (sent_to) where sent_to <> '{}';

-- Messages known by id and not yet stored. A message leaves it only in the transaction that stores it.
create table fetch_queue (
  user_id     uuid not null,
  message_id  text not null,
  thread_id   text not null,
  priority    smallint not null,
  attempts    integer not null default 0,
  primary key (user_id, message_id)
);

do $$
declare t text;
begin
  foreach t in array array['mailbox', 'thread', 'message', 'fetch_queue'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

-- Forced row-level security holds for the owner too; the one function that looks across users needs a policy of its own.
create policy functions_of_the_owner on mailbox for select to flow_owner using (true);

-- The one question about mailboxes that no single user asks: whose turn is it to be looked at?
create function mailboxes_due(_seconds integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id from mailbox
  where not needs_reauth and (tried_at is null or tried_at < now() - make_interval(secs => _seconds))
$$;
revoke all on function mailboxes_due(integer) from public;
grant execute on function mailboxes_due(integer) to flow_app;
