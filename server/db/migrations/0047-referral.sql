-- Referrals: who came to Flow by whose link, and whether both had their credits for it.

create table referral (
  -- Who came.
  user_id      uuid primary key,
  -- Whose link it was. Null: they have left.
  referrer_id  uuid,
  at           timestamptz not null,
  -- held: too many in a month, so an operator looks first. released: the operator has looked.
  state        text not null check (state in ('waiting', 'held', 'released', 'given')),
  settled_at   timestamptz
);
create index referral_referrer on referral (referrer_id, state);

alter table referral enable row level security;
alter table referral force row level security;
create policy own_rows on referral using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy functions_of_the_owner on referral to flow_owner using (true) with check (true);
grant select, insert, update, delete on referral to flow_app;

-- What came of the acting person's link. It tells how many, and not who. `lately`: given since then.
create function own_referrals(_since timestamptz, out waiting integer, out held integer, out given integer, out lately integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) filter (where state = 'waiting'), count(*) filter (where state in ('held', 'released')),
    count(*) filter (where state = 'given'), count(*) filter (where state = 'given' and settled_at > _since)
  from referral where referrer_id = app_user_id() and app_user_id() is not null
$$;

-- The acting person leaves, and stays in nobody's row.
create function forget_own_referrals() returns void
  language sql security definer set search_path = public, pg_temp as $$
  update referral set referrer_id = null where referrer_id = app_user_id()
$$;

-- For operators: whose referrals wait for a look, and how many.
create function referrals_held() returns table (referrer_id uuid, people integer, newest timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select referrer_id, count(*)::integer, max(settled_at) from referral where state = 'held' group by referrer_id order by 3
$$;
create function release_referrals(_referrer uuid) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with released as (update referral set state = 'released' where referrer_id = _referrer and state = 'held' returning 1)
  select count(*)::integer from released
$$;
create function referrals_released() returns table (user_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id from referral where state = 'released'
$$;

do $$
declare f text;
begin
  foreach f in array array['own_referrals(timestamptz)', 'forget_own_referrals()', 'referrals_held()', 'release_referrals(uuid)',
    'referrals_released()'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to flow_app', f);
  end loop;
end $$;
