-- Threads that the person muted: what comes in them is kept out of the inbox.

create table muted_thread (
  user_id     uuid not null,
  thread_id   text not null,
  command_id  uuid not null,
  primary key (user_id, thread_id)
);

alter table muted_thread enable row level security;
alter table muted_thread force row level security;
create policy own_rows on muted_thread
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, delete on muted_thread to flow_app;
