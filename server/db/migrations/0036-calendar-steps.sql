-- A calendar is read in steps, and a calendar of somebody else may have trouble of its own.

alter table calendar
  -- When the next page of a listing may be asked for; null is at once.
  add column next_page_at    timestamptz,
  -- Events of the listing under way.
  add column listed_count    integer not null default 0,
  -- How often a listing began again, in the hour from this moment.
  add column restarts        integer not null default 0,
  add column restarts_since  timestamptz,
  -- What holds for this calendar alone: 'too-large' or 'not-shared'.
  add column own_limit       text;

-- The events that `sync-calendar` has reported.
alter table sync_report add column events integer not null default 0;
