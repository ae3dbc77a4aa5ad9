-- Addresses of people who want to hear of Flow. They belong to no person, so no policy guards them; each is sealed.

create table waitlist (
  id     uuid primary key,
  -- Sealed with the host's key.
  email  text not null check (email like 'v1.%'),
  -- A keyed hash of the address, so that it stands here once.
  mark   text not null unique,
  at     timestamptz not null
);
create index waitlist_age on waitlist (at);

grant select, insert, delete on waitlist to flow_app;
