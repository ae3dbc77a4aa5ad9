-- When the person marked a promise, so that one that is done stays on the screen for a week and can be undone there, however old its mail is.

set local role flow_owner;

alter table promise_mark add column marked_at timestamptz not null default now();
alter table promise_mark alter column marked_at drop default;
