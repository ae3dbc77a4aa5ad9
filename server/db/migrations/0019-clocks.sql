-- Due times go by one clock, Flow's own, and a moment that only a clock set back since can have named holds nobody up.

-- When the account was put to sleep.
alter table quota add column asleep_since timestamptz;

-- Whose turn is it to be looked at? `_now` is Flow's, as the moments in the rows are.
drop function mailboxes_due(integer);
create function mailboxes_due(_now timestamptz, _seconds integer) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id from mailbox
  where not needs_reauth
  and (tried_at is null or tried_at < _now - make_interval(secs => _seconds) or tried_at > _now + interval '1 minute')
$$;
revoke all on function mailboxes_due(timestamptz, integer) from public;
grant execute on function mailboxes_due(timestamptz, integer) to flow_app;
