-- Invitations of strangers are looked at again: the person may have written to them meanwhile.

alter table calendar_event add column stranger boolean not null default false;
create index calendar_event_of_strangers on calendar_event (user_id, account_id) where stranger;
