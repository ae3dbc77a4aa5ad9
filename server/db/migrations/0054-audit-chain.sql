-- The audit log shows what was done to it. Each person's entries form a chain: a link holds the hash of the entry, its place and the link
-- before it. Nobody who forgets breaks the chain: a link commits to what an entry says by a salted hash, and without the salt the rest
-- still verifies.

create table audit_chain (
  -- All zeros for people who are gone.
  user_id    uuid not null,
  chain      uuid not null default gen_random_uuid(),
  -- The newest link.
  seq        bigint not null default 0,
  hash       bytea not null default '\x',
  -- The link before the oldest one that is still here.
  from_seq   bigint not null default 0,
  from_hash  bytea not null default '\x',
  primary key (user_id, chain)
);
create unique index audit_chain_of_person on audit_chain (user_id) where user_id <> '00000000-0000-0000-0000-000000000000';
create unique index audit_chain_id on audit_chain (chain);

create table audit_link (
  chain       uuid not null,
  seq         bigint not null,
  -- The id in the audit log.
  entry       uuid not null,
  prev        bytea not null,
  -- Null once what the entry said is forgotten.
  salt        bytea,
  commitment  bytea not null,
  hash        bytea not null,
  primary key (chain, seq)
);
create index audit_link_entry on audit_link (entry);

alter table audit_chain enable row level security;
alter table audit_chain force row level security;
create policy own_rows on audit_chain
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy functions_of_the_owner on audit_chain to flow_owner using (true) with check (true);
create policy functions_of_the_eraser on audit_chain to flow_eraser using (true) with check (true);
create policy chained_by_the_owner on audit_log for select to flow_owner using (true);
grant select on audit_chain to flow_app;
grant select, update, delete on audit_chain, audit_link to flow_eraser;

-- What an entry says, apart from its kind and time.
create function audit_payload(_entry audit_log) returns bytea
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select convert_to(jsonb_build_array(_entry.user_id, _entry.id, _entry.action_description, _entry.resource_type, _entry.resource_id,
    _entry.metadata, _entry.user_email)::text, 'UTF8')
$$;

create function audit_hash(_prev bytea, _chain uuid, _seq bigint, _at timestamptz, _type text, _commitment bytea) returns bytea
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select sha256(_prev || uuid_send(_chain) || int8send(_seq) || int8send((extract(epoch from _at) * 1000000)::bigint)
    || convert_to(_type, 'UTF8') || _commitment)
$$;

-- At the end of the transaction, so that a person's chain is locked no longer than it takes to write the link.
create function chain_audit() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_chain;
  new_salt bytea := uuid_send(gen_random_uuid());
  new_commitment bytea := sha256(new_salt || audit_payload(new));
  new_hash bytea;
begin
  insert into audit_chain (user_id) values (new.user_id)
    on conflict (user_id) where user_id <> '00000000-0000-0000-0000-000000000000' do nothing;
  select * into head from audit_chain where user_id = new.user_id order by chain limit 1 for update;
  new_hash := audit_hash(head.hash, head.chain, head.seq + 1, new.created_at, new.action_type, new_commitment);
  insert into audit_link (chain, seq, entry, prev, salt, commitment, hash)
    values (head.chain, head.seq + 1, new.id, head.hash, new_salt, new_commitment, new_hash);
  update audit_chain set seq = head.seq + 1, hash = new_hash where user_id = head.user_id and chain = head.chain;
  return null;
end $$;
revoke all on function chain_audit() from public;

-- The entries from before. Those of people who are gone say nothing, so they have no salt.
do $$
declare
  entry audit_log;
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  owner uuid;
  chain_id uuid;
  n bigint := 0;
  last_hash bytea := '\x';
  new_salt bytea;
  new_commitment bytea;
  new_hash bytea;
begin
  for entry in select * from audit_log order by user_id, created_at, id loop
    if owner is distinct from entry.user_id then
      if owner is not null then insert into audit_chain (user_id, chain, seq, hash) values (owner, chain_id, n, last_hash); end if;
      owner := entry.user_id;
      chain_id := gen_random_uuid();
      n := 0;
      last_hash := '\x';
    end if;
    n := n + 1;
    new_salt := uuid_send(gen_random_uuid());
    new_commitment := sha256(new_salt || audit_payload(entry));
    new_hash := audit_hash(last_hash, chain_id, n, entry.created_at, entry.action_type, new_commitment);
    insert into audit_link (chain, seq, entry, prev, salt, commitment, hash)
      values (chain_id, n, entry.id, last_hash, case when owner = nobody then null else new_salt end, new_commitment, new_hash);
    last_hash := new_hash;
  end loop;
  if owner is not null then insert into audit_chain (user_id, chain, seq, hash) values (owner, chain_id, n, last_hash); end if;
end $$;

create constraint trigger chain_audit after insert on audit_log deferrable initially deferred
  for each row execute function chain_audit();

-- All faults, the first of them, and how much was looked at. Ids and kinds, no words.
create function verify_audit()
  returns table (entries bigint, chains bigint, faults bigint, entry uuid, user_id uuid, at timestamptz, action_type text, fault text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with nobody as (select '00000000-0000-0000-0000-000000000000'::uuid as id), link as (
    select l.*, c.user_id, c.from_seq, c.from_hash, lag(l.hash) over follows as before, lag(l.seq) over follows as before_seq
    from audit_link l left join audit_chain c using (chain)
    window follows as (partition by l.chain order by l.seq)
  ), judged as (
    select link.entry, link.user_id, log.created_at as at, log.action_type, case
      when link.user_id is null then 'the end of its chain is gone'
      when link.seq <> coalesce(before_seq, from_seq) + 1 or link.prev <> coalesce(before, from_hash) then 'an entry before it is missing'
      when log.id is null then 'the entry itself is missing'
      when link.hash <> audit_hash(link.prev, link.chain, link.seq, log.created_at, log.action_type, link.commitment)
        then 'its kind or its time was changed'
      when link.salt is not null and link.commitment <> sha256(link.salt || audit_payload(log)) then 'what it says was changed'
      when link.salt is null and (log.user_id <> nobody.id or log.action_description <> '' or log.user_email <> ''
        or log.resource_type is not null or log.resource_id is not null or log.metadata <> '{}') then 'what it says was changed'
      -- Of people who are gone, and past its time: see `forget_audit`.
      when link.salt is null and link.user_id <> nobody.id and log.created_at > now() - interval '365 days' then 'it was emptied'
    end as fault
    from nobody, link left join audit_log log on log.id = link.entry and log.user_id in (link.user_id, '00000000-0000-0000-0000-000000000000')
  ), beheaded as (
    select null::uuid as entry, c.user_id, null::timestamptz as at, null::text as action_type, 'its newest entries are missing' as fault
    from audit_chain c left join (select distinct on (chain) chain, seq, hash from audit_link order by chain, seq desc) newest using (chain)
    where (c.seq, c.hash) is distinct from (coalesce(newest.seq, c.from_seq), coalesce(newest.hash, c.from_hash))
  ), added as (
    select log.id, log.user_id, log.created_at, log.action_type, 'it was added past the chain' from audit_log log
    where not exists (select from audit_link where audit_link.entry = log.id)
  ), bad as (
    select * from judged where fault is not null union all select * from beheaded union all select * from added
  )
  select (select count(*) from audit_log), (select count(*) from audit_chain), (select count(*) from bad), first.*
  from (select) as once left join (select * from bad order by at nulls last, entry limit 1) as first on true
$$;
revoke all on function verify_audit() from public;
grant execute on function verify_audit() to flow_operator, flow_app;

-- Forgetting, as before, in step with the chain.
set local role none;
grant create on schema public to flow_eraser;
set local role flow_eraser;

create or replace function erase_own_audit() returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with own as (
    select id, gen_random_uuid() as new_id from audit_log
    where user_id = app_user_id() and app_user_id() <> '00000000-0000-0000-0000-000000000000'
  ), unsalted as (
    update audit_link set entry = new_id, salt = null from own
    where entry = own.id and chain in (select chain from audit_chain where user_id = app_user_id())
  ), orphaned as (
    update audit_chain set user_id = '00000000-0000-0000-0000-000000000000'
    where user_id = app_user_id() and app_user_id() <> '00000000-0000-0000-0000-000000000000'
  ), erased as (
    update audit_log set
      user_id = '00000000-0000-0000-0000-000000000000', id = new_id, action_description = '',
      resource_type = null, resource_id = null, metadata = '{}', user_email = ''
    from own where audit_log.user_id = app_user_id() and audit_log.id = own.id
    returning 1)
  select count(*)::integer from erased
$$;

-- A chain loses its oldest links up to the first young entry. An old entry after that one came late from a device: it is emptied now and goes
-- with the ones before it.
create or replace function forget_audit(_before timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cutoff constant timestamptz := least(_before, now() - interval '365 days');
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  head audit_chain;
  young bigint;
  gone integer := 0;
  more integer;
begin
  for head in
    select * from audit_chain where chain in (
      select chain from audit_log log join audit_link on entry = log.id where log.created_at < cutoff)
    order by chain for update
  loop
    select link.seq into young from audit_link link join audit_log log on log.id = link.entry and log.user_id in (head.user_id, nobody)
      where link.chain = head.chain and log.created_at >= cutoff order by link.seq limit 1;
    young := coalesce(young, head.seq + 1);
    delete from audit_log using audit_link link
      where link.chain = head.chain and link.seq < young and audit_log.id = link.entry and audit_log.user_id in (head.user_id, nobody);
    get diagnostics more = row_count;
    gone := gone + more;
    update audit_chain set (from_seq, from_hash) = (select seq, hash from audit_link where chain = head.chain and seq = young - 1)
      where user_id = head.user_id and chain = head.chain and young - 1 > head.from_seq;
    delete from audit_link where chain = head.chain and seq < young;
  end loop;
  with late as (
    select user_id, id, gen_random_uuid() as new_id from audit_log where created_at < cutoff and user_id <> nobody
  ), unsalted as (
    update audit_link set entry = new_id, salt = null from late
    where entry = late.id and chain in (select chain from audit_chain where audit_chain.user_id = late.user_id)
  )
  update audit_log set
    user_id = nobody, id = new_id, action_description = '', resource_type = null, resource_id = null, metadata = '{}', user_email = ''
  from late where audit_log.user_id = late.user_id and audit_log.id = late.id;
  get diagnostics more = row_count;
  delete from audit_chain where user_id = nobody and from_seq = seq;
  return gone + more;
end $$;

set local role none;
revoke create on schema public from flow_eraser;
set local role flow_owner;

-- The admin area reads the log by time. A query that asks for the role may still run in parallel.
alter function has_role(uuid, text) parallel safe;
drop index audit_log_by_time;
create index audit_log_by_time on audit_log (created_at desc, id) include (user_id, action_type);

-- Each index of an account's table names the account.
drop index mailbox_lost;
create index mailbox_lost on mailbox (user_id, account_id) where needs_reauth;
