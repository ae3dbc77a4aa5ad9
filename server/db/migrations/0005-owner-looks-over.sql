-- Forced row-level security holds for the owner too: without a policy of its own, mailboxes_due would find nobody due.
create policy functions_of_the_owner on mailbox for select to flow_owner using (true);
