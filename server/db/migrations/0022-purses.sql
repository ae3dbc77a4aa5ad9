-- Google counts mail and contacts apart, and all accounts of an installation share its project's minute besides their own.
alter table quota add column purse text not null default 'mail' check (purse in ('mail', 'contacts'));
alter table quota drop constraint quota_pkey, add primary key (user_id, purse);
alter table quota_spent add column purse text not null default 'mail' check (purse in ('mail', 'contacts'));
create index quota_spent_counting on quota_spent (purse, until);

create policy functions_of_the_owner on quota_spent for select to flow_owner using (true);

-- The one question about spending that no single user asks: what do all together have in a purse, until when, by the second?
create function spent_by_all(_purse text, _from timestamptz, _to timestamptz)
  returns table (lane text, units bigint, until timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select lane, sum(units), max(until) from quota_spent
  where purse = _purse and until > _from and until <= _to
  group by lane, date_trunc('second', until)
$$;
revoke all on function spent_by_all(text, timestamptz, timestamptz) from public;
grant execute on function spent_by_all(text, timestamptz, timestamptz) to flow_app;
