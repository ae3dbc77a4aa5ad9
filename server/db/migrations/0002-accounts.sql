-- Who may come in: the sign-in library's tables (schema auth, named as it names them), and Flow's own beside them.

create table auth."user" (
  id               uuid primary key default gen_random_uuid(),
  name             text not null,
  email            text not null unique check (email = lower(email)),
  "emailVerified"  boolean not null default false,
  image            text,
  "createdAt"      timestamptz not null default now(),
  "updatedAt"      timestamptz not null default now()
);

create table auth.session (
  id           uuid primary key default gen_random_uuid(),
  "userId"     uuid not null references auth."user" (id) on delete cascade,
  token        text not null unique,
  "expiresAt"  timestamptz not null,
  "createdAt"  timestamptz not null default now(),
  "updatedAt"  timestamptz not null default now(),
  "ipAddress"  text,
  "userAgent"  text
);
create index session_by_user on auth.session ("userId");

create table auth.account (
  id                       uuid primary key default gen_random_uuid(),
  "userId"                 uuid not null references auth."user" (id) on delete cascade,
  "providerId"             text not null,
  "accountId"              text not null,
  "accessToken"            text,
  "refreshToken"           text,
  "idToken"                text,
  "accessTokenExpiresAt"   timestamptz,
  "refreshTokenExpiresAt"  timestamptz,
  scope                    text,
  password                 text,
  "createdAt"              timestamptz not null default now(),
  "updatedAt"              timestamptz not null default now(),
  unique ("providerId", "accountId"),
  -- The provider's tokens stand sealed in user_tokens. Here there is never one, whatever the library would do.
  constraint no_provider_tokens check (num_nonnulls("accessToken", "refreshToken", "idToken") = 0)
);
create index account_by_user on auth.account ("userId");

create table auth.verification (
  id           uuid primary key default gen_random_uuid(),
  identifier   text not null,
  value        text not null,
  "expiresAt"  timestamptz not null,
  "createdAt"  timestamptz not null default now(),
  "updatedAt"  timestamptz not null default now()
);
create index verification_by_identifier on auth.verification (identifier);

grant select, insert, update, delete on auth."user", auth.session, auth.account, auth.verification to flow_auth;

create table user_tokens (
  user_id           uuid not null,
  provider          text not null check (provider = 'google'),
  -- Both sealed with the user's key.
  access_token      text not null check (access_token like 'v1.%'),
  refresh_token     text check (refresh_token like 'v1.%'),
  token_expires_at  timestamptz not null,
  scope             text,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (user_id, provider)
);

create table personalization_profile (
  user_id           uuid not null,
  profile_category  text not null,
  preferences       jsonb not null,
  learning_source   text not null,
  confidence_level  real not null,
  created_at        timestamptz not null default now(),
  updated_at        timestamptz not null default now(),
  primary key (user_id, profile_category)
);

do $$
declare t text;
begin
  foreach t in array array['user_tokens', 'personalization_profile'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;
