-- What is known of the Google account behind a user beyond its tokens, which go when Google refuses them; and the questions about
-- tokens and mailboxes that no single user asks.

create table provider_account (
  user_id           uuid not null,
  provider          text not null check (provider = 'google'),
  -- When the refresh token was given that is kept, or was until it was refused.
  consented_at      timestamptz,
  -- When Google refused it; null while it holds.
  refused_at        timestamptz,
  -- Until when Google tells us of new mail by push.
  watch_expires_at  timestamptz,
  primary key (user_id, provider)
);

-- How many messages were stored when `/functions/v1/sync-emails` last answered.
create table sync_report (
  user_id  uuid primary key,
  stored   bigint not null
);

do $$
declare t text;
begin
  foreach t in array array['provider_account', 'sync_report'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;

create policy functions_of_the_owner on user_tokens for select to flow_owner using (true);
create policy functions_of_the_owner on provider_account for select to flow_owner using (true);

-- Whose token ends before this moment, and can be renewed without asking the person?
create function tokens_due(_before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select token.user_id from user_tokens token join mailbox using (user_id)
  where token.token_expires_at <= _before and token.refresh_token is not null and not mailbox.needs_reauth
$$;

-- Whose watch ends before this moment, or never began?
create function watches_due(_before timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select mailbox.user_id from mailbox left join provider_account account using (user_id)
  where not mailbox.needs_reauth and coalesce(account.watch_expires_at, '-infinity') <= _before
$$;

-- Whose mailbox has this address?
create function mailbox_of(_email text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id from mailbox where email = lower(_email) and not needs_reauth
$$;
create index mailbox_by_email on mailbox (email);

do $$
declare f text;
begin
  foreach f in array array['tokens_due(timestamptz)', 'watches_due(timestamptz)', 'mailbox_of(text)'] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to flow_app', f);
  end loop;
end $$;
