-- What a comparison finds is also whether a message lies in another thread; and one that was given up for another has found nothing.
alter table comparison
  add column rethreaded  integer not null default 0,
  add column given_up    boolean not null default false;

-- What waits for a message goes with it into another thread.
grant update (thread_id) on pending_change to flow_app;
