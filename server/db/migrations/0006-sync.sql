-- What the sync engine keeps: how far the backfill is, what was spent of the quota, what was deleted, and comparisons with the provider.

-- Of an answer older than this nothing is laid over the row. Numeric: the provider's ids outgrow 64 bits.
alter table message add column history_id numeric not null default 0;

alter table mailbox
  -- Which listing the backfill is at; 'listed': every id is known.
  add column listing       text not null default 'large' check (listing in ('large', 'unread', 'inbox', 'all', 'listed')),
  add column page_token    text,
  -- The beginning of the five years, fixed when the backfill begins: a page token belongs to one query.
  add column listed_from   timestamptz,
  -- When everything older was here.
  add column historical_at timestamptz,
  add column stopped       boolean not null default false,
  add column current_batch integer not null default 0,
  add column batch_size    smallint not null default 25,
  -- A draft changed since the map of drafts was made.
  add column drafts_stale  boolean not null default true;

-- `large`: it comes without its attachments. `next_at`: not before, after it failed too often.
alter table fetch_queue
  add column large   boolean not null default false,
  add column next_at timestamptz;
create index fetch_queue_in_order on fetch_queue (user_id, priority, attempts, message_id desc);

-- Messages the provider no longer has: what was listed or fetched before that must not bring them back.
create table tombstone (
  user_id     uuid not null,
  message_id  text not null,
  at          timestamptz not null,
  primary key (user_id, message_id)
);

-- A draft keeps its id while the message it is made of becomes another with every save.
create table draft_map (
  user_id     uuid not null,
  draft_id    text not null,
  message_id  text not null,
  primary key (user_id, draft_id)
);

-- A comparison of the whole mailbox with the provider's, after a gap in its history or once a day, and what it found.
create table comparison (
  user_id      uuid not null,
  due_at       timestamptz not null,
  reason       text not null check (reason in ('gap', 'daily')),
  -- The provider's history id before the first page was listed; null until it begins.
  anchor       numeric,
  -- What is still to be listed, the first of them under way: 'ids', 'old-ids' and 'label:X'.
  listings     text[] not null default '{}',
  page_token   text,
  finished_at  timestamptz,
  missing      integer not null default 0,
  extra        integer not null default 0,
  relabelled   integer not null default 0,
  primary key (user_id, due_at)
);
create unique index comparison_open on comparison (user_id) where finished_at is null;

-- What a comparison under way has listed: with an empty label, that the message exists; else that it carries the label.
create table listed (
  user_id     uuid not null,
  message_id  text not null,
  label       text not null,
  thread_id   text not null,
  primary key (user_id, message_id, label)
);

-- Units spent, each row until it no longer counts; and an account that Google turned away, asleep until then.
create table quota (
  user_id        uuid primary key,
  blocked_until  timestamptz,
  strikes        integer not null default 0
);
create table quota_spent (
  user_id  uuid not null,
  id       bigint generated always as identity,
  lane     text not null check (lane in ('interactive', 'background')),
  units    integer not null,
  until    timestamptz not null,
  primary key (user_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['tombstone', 'draft_map', 'comparison', 'listed', 'quota', 'quota_spent'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;
