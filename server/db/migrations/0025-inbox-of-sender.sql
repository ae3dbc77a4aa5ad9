-- What waits in the inbox from somebody: told anew when the person writes to them, and found without a look at all they ever wrote.
alter table message no force row level security;
create index message_in_inbox_of on message (user_id, sender_email, received_at desc) where standing is not null;
alter table message force row level security;
