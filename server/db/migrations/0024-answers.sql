-- How soon the person writes in a thread after each message of others in it: what 'you always answer her' is said from. It is
-- kept as messages come and go, and read from an index alone: of each sender the newest few, however much they wrote.

alter table message no force row level security;

alter table message add column answered_after integer;

-- Seconds until the person wrote next in these threads; null while they did not, and of what they wrote themselves.
create function keep_answers(_user_id uuid, _threads text[]) returns void
  language sql set search_path = public, pg_temp as $$
  with one as (
    select id, answered_after, 'SENT' = any(labels) as own, received_at as came,
           min(received_at) filter (where 'SENT' = any(labels)) over (
             partition by thread_id order by received_at, id rows between 1 following and unbounded following) as next
    from message where user_id = _user_id and thread_id = any(_threads)
  ), told as (
    select id, answered_after as was,
           -- Five years are no answer any more, and what is longer would not be a number of ours.
           case when not own and next - came < interval '5 years' then extract(epoch from next - came)::integer end as now_is
    from one
  )
  update message set answered_after = now_is from told
  where message.user_id = _user_id and message.id = told.id and was is distinct from now_is
$$;

-- Only what was said with the person in the thread can have an answer, and most mail never is.
create function keep_answers_touched() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare one record;
begin
  for one in
    select touched.user_id, array_agg(distinct touched.thread_id) as threads
    from touched
    where 'SENT' = any(touched.labels) or exists (
      select from message
      where message.user_id = touched.user_id and message.thread_id = touched.thread_id and 'SENT' = any(message.labels))
    group by touched.user_id
  loop
    perform keep_answers(one.user_id, one.threads);
  end loop;
  return null;
end $$;

create trigger keep_answers_added after insert on message
  referencing new table as touched for each statement execute function keep_answers_touched();
create trigger keep_answers_removed after delete on message
  referencing old table as touched for each statement execute function keep_answers_touched();

create function keep_answers_moved() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform keep_answers(new.user_id, array[old.thread_id, new.thread_id]);
  return null;
end $$;
create trigger keep_answers_moved after update of thread_id on message
  for each row when (old.thread_id is distinct from new.thread_id) execute function keep_answers_moved();

select keep_answers(user_id, array_agg(distinct thread_id)) from message where 'SENT' = any(labels) group by user_id;

create index message_of_sender on message (user_id, sender_email, received_at desc) include (answered_after);
drop index message_by_sender;

alter table message force row level security;
