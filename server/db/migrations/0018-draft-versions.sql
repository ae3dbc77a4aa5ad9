-- Several tabs and devices write one draft: each write has a number, and says which one it was made upon.

alter table draft
  add column version integer not null default 0,
  -- The page that wrote it last: one that wrote twice is no rival of itself.
  add column writer uuid;
