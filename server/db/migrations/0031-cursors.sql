-- Points in a provider's history are opaque text that sorts by time under the collation "C". The Google adapter leads Gmail's decimal
-- ids with their length. The empty cursor comes before every other.

create function cursor_of(_id numeric) returns text language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when _id = 0 then '' else lpad(length(_id::text)::text, 2, '0') || _id::text end
$$;

alter table message no force row level security;
alter table mailbox no force row level security;
alter table comparison no force row level security;

alter table message alter column history_id drop default;
alter table message alter column history_id type text collate "C" using cursor_of(history_id);
alter table message alter column history_id set default '';
alter table message rename column history_id to cursor;
alter table mailbox alter column cursor type text collate "C" using cursor_of(cursor::numeric);
alter table comparison alter column anchor type text collate "C" using cursor_of(anchor);

alter table message force row level security;
alter table mailbox force row level security;
alter table comparison force row level security;

drop function cursor_of(numeric);
