-- What an operator reads of one person: dates, counts, states and codes of problems. Nothing of what their mail, contacts or events say.

grant select (user_id, day, mails) on triage_day to flow_operator;
grant select (user_id, triaged, streak, last_day) on board_entry to flow_operator;
grant select (user_id, account_id, provider, email, connected_at, consented_at, refused_at, leaving_at)
  on provider_account to flow_operator;
grant select (user_id, account_id, token_expires_at, scope, updated_at) on user_tokens to flow_operator;
grant select (user_id, account_id, phase, total_estimated, synced_count, is_active, error, last_sync_at, tried_at, needs_reauth,
  historical_at, stopped) on mailbox to flow_operator;
grant select (user_id, account_id, problem, tried_at, last_sync_at) on contact_book to flow_operator;
grant select (user_id, account_id, problem, tried_at, last_sync_at) on calendar_book to flow_operator;
grant select (user_id, account_id, purse, blocked_until, strikes) on quota to flow_operator;
grant select (user_id, account_id, purse, units, until) on quota_spent to flow_operator;
grant select (user_id, account_id, ledger, problem, since) on ledger_trouble to flow_operator;
grant select (user_id, account_id, ledger, state, problem, given_at) on command to flow_operator;
grant select (user_id, asked_at, step) on leaving to flow_operator;

do $$
declare t text;
begin
  foreach t in array array['triage_day', 'board_entry', 'provider_account', 'user_tokens', 'mailbox', 'contact_book', 'calendar_book',
    'quota', 'quota_spent', 'ledger_trouble', 'command', 'leaving'] loop
    execute format('create policy operators_read on %I for select to flow_operator using ((select has_role(app_user_id(), ''admin'')))', t);
  end loop;
end $$;

-- Triage sessions of each person in a range.
create index audit_log_sessions on audit_log (user_id, created_at) where action_type = 'session_started';
create index mailbox_lost on mailbox (user_id) where needs_reauth;
