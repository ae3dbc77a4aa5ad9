-- Credits: a ledger to which Flow only adds, and the balance that follows from it.

create table credit_entry (
  user_id     uuid not null,
  -- In the order of writing, which the clock may not keep.
  id          bigint generated always as identity,
  at          timestamptz not null,
  -- Below zero: spent, or taken back.
  amount      integer not null,
  bucket      text not null check (bucket in ('free', 'monthly', 'bought')),
  reason      text not null,
  -- The cause. A repeat of it gives and takes nothing.
  source      text not null,
  -- What it was spent on, or given back for.
  command_id  uuid,
  -- Sealed: whom or what it was about, for the person's own list.
  about       text,
  primary key (user_id, id),
  -- One cause may take from several buckets.
  unique (user_id, source, bucket)
);

-- The sum of the entries. Its row is the lock of the person's credits.
create table credit_balance (
  user_id    uuid primary key,
  free       integer not null default 0 check (free >= 0),
  monthly    integer not null default 0 check (monthly >= 0),
  bought     integer not null default 0 check (bought >= 0),
  -- Disputes about what was bought. While there is one, nobody spends it.
  frozen_by  text[] not null default '{}'
);

do $$
declare t text;
begin
  foreach t in array array['credit_entry', 'credit_balance'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('create policy functions_of_the_owner on %I to flow_owner using (true) with check (true)', t);
  end loop;
end $$;
grant select, insert on credit_entry to flow_app;
-- The app opens and locks a balance. Only an entry changes its sums.
grant select, insert (user_id), update (frozen_by) on credit_balance to flow_app;

create function add_to_balance() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into credit_balance (user_id) values (new.user_id) on conflict do nothing;
  update credit_balance set
    free = free + case when new.bucket = 'free' then new.amount else 0 end,
    monthly = monthly + case when new.bucket = 'monthly' then new.amount else 0 end,
    bought = bought + case when new.bucket = 'bought' then new.amount else 0 end
  where user_id = new.user_id;
  return null;
end $$;
create trigger add_to_balance after insert on credit_entry for each row execute function add_to_balance();

-- The end of a ledger, when its person deletes their account.
create function drop_own_credits() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from credit_entry where user_id = app_user_id();
  delete from credit_balance where user_id = app_user_id()
$$;
revoke all on function add_to_balance(), drop_own_credits() from public;
grant execute on function drop_own_credits() to flow_app;

-- Keyed hashes of provider accounts that had their free credits. They name nobody, and stay when the person leaves.
create table free_grant (mark text primary key);
grant select, insert on free_grant to flow_app;
