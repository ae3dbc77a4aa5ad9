-- The threads of what came or went are looked up together, and by the index, however many they are: one by one, or as a list to be gone
-- through for every message, a first look at a large mailbox took the square of its size.
create or replace function keep_answers(_user_id uuid, _threads text[]) returns void
  language sql set search_path = public, pg_temp as $$
  with one as (
    select id, answered_after, 'SENT' = any(labels) as own, received_at as came,
           min(received_at) filter (where 'SENT' = any(labels)) over (
             partition by thread_id order by received_at, id rows between 1 following and unbounded following) as next
    from message where user_id = _user_id and thread_id in (select unnest(_threads))
  ), told as (
    select id, answered_after as was,
           case when not own and next - came < interval '5 years' then extract(epoch from next - came)::integer end as now_is
    from one
  )
  update message set answered_after = now_is from told
  where message.user_id = _user_id and message.id = told.id and was is distinct from now_is
$$;

create or replace function keep_answers_touched() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
  answered text[];
begin
  for one in select user_id, array_agg(distinct thread_id) as threads from touched group by user_id loop
    select array_agg(distinct thread_id) into answered from (
      select thread_id from message
      where user_id = one.user_id and thread_id in (select unnest(one.threads)) and 'SENT' = any(labels)
      union all
      -- What went is no longer there.
      select thread_id from touched where user_id = one.user_id and 'SENT' = any(labels)
    ) as said;
    if answered is not null then perform keep_answers(one.user_id, answered); end if;
  end loop;
  return null;
end $$;
