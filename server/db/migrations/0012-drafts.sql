-- What a person writes, and each sending of it. The text and the people it goes to are sealed with the person's own key.

create table draft (
  user_id      uuid not null,
  id           uuid not null,
  -- Sealed: recipients, subject, text, and what it answers.
  content      text not null,
  -- Of the draft made of it at the provider, which keeps its id from save to save.
  provider_id  text,
  updated_at   timestamptz not null,
  primary key (user_id, id)
);

-- One sending of a draft, by the id that the device gave it. Each state is committed before the provider is asked for the next:
-- queued, a draft at the provider is still to be made or brought up to date; drafted, it is there and waits for its moment;
-- leaving, the provider was asked to send it; sent. stopped: held back by the person. unsure: nobody can tell whether it left.
create table sending (
  user_id      uuid not null,
  id           uuid not null,
  draft_id     uuid not null,
  state        text not null check (state in ('queued', 'drafted', 'leaving', 'sent', 'stopped', 'failed', 'unsure')),
  spoken       boolean not null,
  leaves_at    timestamptz not null,
  changed_at   timestamptz not null,
  -- The provider was asked to make the draft, and whether it did is not known yet.
  asked        boolean not null default false,
  -- When the provider was last asked to send it, and how often it was looked for since.
  tried_at     timestamptz,
  looked       integer not null default 0,
  -- Grows with every worker that takes it up: who holds an older number writes nothing.
  turn         integer not null default 0,
  problem      text,
  message_id   text,
  primary key (user_id, id)
);
-- A draft leaves once, however many tabs send it.
create unique index sending_of_draft on sending (user_id, draft_id) where state in ('queued', 'drafted', 'leaving', 'sent');
create index sending_newest on sending (user_id, changed_at desc);

do $$
declare t text;
begin
  foreach t in array array['draft', 'sending'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

-- Where a sender wants answers, if not where the mail came from.
alter table message add column reply_to jsonb not null default '[]';
