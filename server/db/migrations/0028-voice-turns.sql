-- Turns of spoken conversation: what became of what was said, and how soon. Neither audio nor what a mail says.

create table voice_turn (
  user_id        uuid not null,
  id             uuid not null,
  -- By the device's clock.
  at             timestamptz not null,
  kept_at        timestamptz not null,
  state          text not null,
  -- Sealed, with names, addresses, numbers and dictated text taken out before they left the device; null once it is forgotten.
  heard          text,
  engine         text not null check (engine in ('service', 'embedded', 'browser')),
  agreed         boolean not null,
  understood_as  text not null,
  understood_by  text not null check (understood_by in ('grammar', 'general', 'matcher')),
  outcome        text not null check (outcome in ('done', 'asked', 'refused', 'fallback', 'nothing', 'undone')),
  latency_ms     integer,
  interrupted    boolean not null,
  primary key (user_id, id)
);
create index voice_turn_age on voice_turn (kept_at);

alter table voice_turn enable row level security;
alter table voice_turn force row level security;
create policy own_rows on voice_turn
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy functions_of_the_owner on voice_turn to flow_owner using (true) with check (true);
grant select, insert, update, delete on voice_turn to flow_app;

-- What was said is forgotten before what became of it; both for everyone alike.
create function forget_turns(_now timestamptz) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  update voice_turn set heard = null where heard is not null and kept_at < _now - interval '30 days';
  with gone as (delete from voice_turn where kept_at < _now - interval '90 days' returning 1)
  select count(*)::integer from gone
$$;
revoke all on function forget_turns(timestamptz) from public;
grant execute on function forget_turns(timestamptz) to flow_app;
