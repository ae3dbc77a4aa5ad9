-- The threads of what came or went are looked up together: one by one, each was sought in the whole table as long as PostgreSQL did not
-- know how large it had become, which it does not in the middle of a first sync.
create or replace function keep_answers_touched() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
  answered text[];
begin
  for one in select user_id, array_agg(distinct thread_id) as threads from touched group by user_id loop
    select array_agg(distinct thread_id) into answered from (
      select thread_id from message
      where user_id = one.user_id and thread_id = any(one.threads) and 'SENT' = any(labels)
      union all
      -- What went is no longer there.
      select thread_id from touched where user_id = one.user_id and 'SENT' = any(labels)
    ) as said;
    if answered is not null then perform keep_answers(one.user_id, answered); end if;
  end loop;
  return null;
end $$;
