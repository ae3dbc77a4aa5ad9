-- Threads are found one by one in the index, whatever PostgreSQL has counted: amid a first look at a large mailbox it has counted nothing
-- yet, and would seek every thread among all messages. That is what `offset 0` is for.
create or replace function keep_answers(_user_id uuid, _threads text[]) returns void
  language sql set search_path = public, pg_temp as $$
  with one as (
    select id, answered_after, 'SENT' = any(labels) as own, received_at as came,
           min(received_at) filter (where 'SENT' = any(labels)) over (
             partition by thread_id order by received_at, id rows between 1 following and unbounded following) as next
    from unnest(_threads) as wanted(thread)
    cross join lateral (
      select * from message where user_id = _user_id and thread_id = wanted.thread offset 0
    ) as said
  ), told as (
    select id, answered_after as was,
           -- Five years are no answer any more, and what is longer would not be a number of ours.
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
    select array_agg(thread) into answered from unnest(one.threads) as wanted(thread)
    where exists (
      select from message
      where user_id = one.user_id and thread_id = wanted.thread and 'SENT' = any(labels) offset 0
    ) or thread in (select thread_id from touched where user_id = one.user_id and 'SENT' = any(labels));
    if answered is not null then perform keep_answers(one.user_id, answered); end if;
  end loop;
  return null;
end $$;
