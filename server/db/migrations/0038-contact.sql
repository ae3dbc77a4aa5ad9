-- What strangers write to the operator through the contact page. It belongs to no person, so no policy guards it; the text is sealed.

create table contact_message (
  id       uuid primary key,
  at       timestamptz not null,
  -- Name, address and text, sealed with the host's key.
  content  text not null check (content like 'v1.%')
);
create index contact_message_age on contact_message (at);

grant select, insert, delete on contact_message to flow_app;
