-- How many messages were ever stored: what was deleted since does not take from what was told of.
alter table mailbox add column stored bigint not null default 0;
create policy while_counting on message for select to flow_owner using (true);
create policy while_counting on mailbox for update to flow_owner using (true);
update mailbox set stored = (select count(*) from message where message.user_id = mailbox.user_id);
drop policy while_counting on message;
drop policy while_counting on mailbox;
