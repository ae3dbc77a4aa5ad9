-- A large log is verified in parts, so that no request runs long and the operator sees how far it is. A part holds the chains of a range of
-- ids, and the entries of their people. Part 0 also holds entries of nobody and of people without a chain.

create function verify_audit_part(_part integer, _parts integer)
  returns table (entries bigint, chains bigint, faults bigint, entry uuid, user_id uuid, at timestamptz, action_type text, fault text)
  language sql stable security definer set search_path = public, pg_temp as $$
  with nobody as (select '00000000-0000-0000-0000-000000000000'::uuid as id), span as (
    select (lpad(to_hex(65536 * _part / _parts), 4, '0') || repeat('0', 28))::uuid as low,
      (lpad(to_hex(65536 * (_part + 1) / _parts - 1), 4, '0') || repeat('f', 28))::uuid as high
  ), chain_here as (
    select c.* from span, audit_chain c where c.chain between span.low and span.high
  ), link as (
    select l.*, c.user_id, c.from_seq, c.from_hash, lag(l.hash) over follows as before, lag(l.seq) over follows as before_seq
    from span, audit_link l left join audit_chain c using (chain)
    where l.chain between span.low and span.high
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
    from chain_here c left join lateral (
      select seq, hash from audit_link where audit_link.chain = c.chain order by seq desc limit 1) newest on true
    where (c.seq, c.hash) is distinct from (coalesce(newest.seq, c.from_seq), coalesce(newest.hash, c.from_hash))
  ), entry_here as (
    select log.* from nobody, audit_log log where log.user_id in (select user_id from chain_here) and log.user_id <> nobody.id
    union all
    select log.* from nobody, audit_log log
    where _part = 0 and (log.user_id = nobody.id or not exists (select from audit_chain c where c.user_id = log.user_id))
  ), added as (
    select log.id, log.user_id, log.created_at, log.action_type, 'it was added past the chain' from entry_here log
    where not exists (select from audit_link where audit_link.entry = log.id)
  ), bad as (
    select * from judged where fault is not null union all select * from beheaded union all select * from added
  )
  select (select count(*) from entry_here), (select count(*) from chain_here), (select count(*) from bad), first.*
  from (select) as once left join (select * from bad order by at nulls last, entry limit 1) as first on true
$$;

-- All of it at once, for the command line of the host.
create or replace function verify_audit()
  returns table (entries bigint, chains bigint, faults bigint, entry uuid, user_id uuid, at timestamptz, action_type text, fault text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select * from verify_audit_part(0, 1)
$$;

revoke all on function verify_audit_part(integer, integer) from public;
grant execute on function verify_audit_part(integer, integer) to flow_operator;
