-- Mail that leaves at a time of the person's choosing, drafts that were thrown away and can be brought back, and how long what they
-- send is held.

-- The moment was chosen: until then nothing of it is at the provider.
alter table sending add column scheduled boolean not null default false;

-- Kept for a while, so that it can be taken back on any device.
alter table draft add column discarded_at timestamptz;

create table sending_settings (
  user_id       uuid primary key,
  hold_seconds  integer not null check (hold_seconds between 5 and 30)
);

alter table sending_settings enable row level security;
alter table sending_settings force row level security;
create policy own_rows on sending_settings
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, update, delete on sending_settings to flow_app;
