-- Who can rewrite a whole chain of the audit log leaves no trace in the database. Anchors keep the newest link of each chain in a file
-- outside it (`server/activity/anchor-files.ts`).

-- The newest link of each chain, with the moment of its entry. Ids of chains name nobody.
create function audit_heads() returns table (chain uuid, seq bigint, hash bytea, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.chain, c.seq, c.hash, log.created_at
  from audit_chain c join audit_link link on link.chain = c.chain and link.seq = c.seq
    join audit_log log on log.id = link.entry and log.user_id in (c.user_id, '00000000-0000-0000-0000-000000000000')
  order by c.chain
$$;

-- Anchored links that are no longer as they were. One that is past its time may be gone: see `forget_audit`.
create function audit_changed_since(_chains uuid[], _seqs bigint[], _hashes bytea[], _ats timestamptz[])
  returns table (faults bigint, at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*), min(anchored.at)
  from unnest(_chains, _seqs, _hashes, _ats) as anchored (chain, seq, hash, at)
    left join audit_link link on link.chain = anchored.chain and link.seq = anchored.seq
  where link.hash is distinct from anchored.hash
    and not (link.hash is null and anchored.at < now() - interval '365 days')
$$;

revoke all on function audit_heads(), audit_changed_since(uuid[], bigint[], bytea[], timestamptz[]) from public;
grant execute on function audit_heads() to flow_app;
grant execute on function audit_changed_since(uuid[], bigint[], bytea[], timestamptz[]) to flow_app, flow_operator;
