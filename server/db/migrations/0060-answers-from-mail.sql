-- Finds the messages that a question about mail may be answered from: those with the rarest of its words.

set local role none;
grant create on schema public to flow_search;
set local role flow_search;

-- The messages that match most of the terms, weighted by rarity, newest first among equals. `found`: how many messages match
-- each term, at most one more than `_common`. A term above that is everywhere, so it adds no messages of its own.
-- `total`, `oldest`: of all the account's messages.
create function mail_for_terms(
  _account_id uuid, _terms tsquery[], _without text[], _common integer, _most integer
) returns table (message_id text, thread text, found integer[], total integer, oldest timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_bitmapscan = on as $$
declare
  me constant uuid := app_user_id();
  all_messages integer;
  first_at timestamptz;
  counts integer[] := '{}';
  hits text[] := '{}';
  ids text[];
  weights double precision[] := '{}';
begin
  select count(*)::int, min(w.received_at) into all_messages, first_at
  from message_words w where w.user_id = me and w.account_id = _account_id;
  for nth in 1 .. coalesce(array_length(_terms, 1), 0) loop
    ids := array(
      select w.id from message_words w
      where w.user_id = me and w.account_id = _account_id and w.words @@ _terms[nth] and not w.labels && _without
      limit _common + 1);
    counts := counts || cardinality(ids);
    if cardinality(ids) <= _common then
      hits := hits || ids;
      weights := weights || array_fill(
        ln(1 + (all_messages - cardinality(ids) + 0.5) / (cardinality(ids) + 0.5)), array[cardinality(ids)]);
    end if;
  end loop;
  return query
    with hit as (
      select one.id, sum(one.weight) as weight from unnest(hits, weights) as one(id, weight) group by one.id
    )
    select w.id, w.thread_id, counts, all_messages, first_at
    from hit join message_words w on w.user_id = me and w.account_id = _account_id and w.id = hit.id
    order by hit.weight desc, w.received_at desc, w.id limit _most;
  if hits = '{}' and array_length(_terms, 1) > 0 then
    -- Every word is common, so only mail with all of them may answer.
    return query
      select w.id, w.thread_id, counts, all_messages, first_at from message_words w
      where w.user_id = me and w.account_id = _account_id and not w.labels && _without
        and w.words @@ all (_terms)
      order by w.received_at desc, w.id limit _most;
  end if;
  if not found then
    return query select null::text, null::text, counts, all_messages, first_at;
  end if;
end $$;
revoke all on function mail_for_terms(uuid, tsquery[], text[], integer, integer) from public;
grant execute on function mail_for_terms(uuid, tsquery[], text[], integer, integer) to flow_app;

set local role none;
revoke create on schema public from flow_search;
