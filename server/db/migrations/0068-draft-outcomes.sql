-- How much of a draft that Flow wrote stood when the person sent it. Numbers only, for its owner.

create table draft_outcome (
  user_id   uuid not null,
  draft_id  uuid not null,
  at        timestamptz not null,
  origin    text not null check (origin in ('letter', 'short')),
  -- Changed words over all words, without greeting and sign-off.
  distance  double precision not null check (distance between 0 and 1),
  added     integer not null,
  removed   integer not null,
  change    text not null check (change in ('none', 'frame', 'shorter', 'longer', 'reworded', 'facts', 'stance')),
  seconds   integer not null,
  primary key (user_id, draft_id)
);
alter table draft_outcome enable row level security;
alter table draft_outcome force row level security;
create policy own_rows on draft_outcome
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant select, insert, delete on draft_outcome to flow_app;
