-- A command that guests hear of is held for a while. Until it leaves, it can be stopped, and nobody hears of it.

alter table command
  -- When the server lets it leave. Null: nobody else hears of it.
  add column leaves_at timestamptz,
  -- When it left: from here on, somebody may have heard of it.
  add column left_at timestamptz;

-- stopped: taken back before it left.
alter table command drop constraint command_state_check;
alter table command add constraint command_state_check
  check (state in ('accepted', 'waiting', 'delivered', 'failed', 'dismissed', 'stopped'));

create index command_held on command (user_id, account_id, leaves_at) where leaves_at is not null;
