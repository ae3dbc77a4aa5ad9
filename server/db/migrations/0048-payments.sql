-- Payments: what the payment service says of a person, as it was at the last look. Credits stand in the credit ledger.

create table payment_customer (
  user_id          uuid primary key,
  -- The payment service's id of the person.
  customer_id      text not null,
  -- Grows with each change, so that an older look never overwrites a newer one.
  revision         bigint not null default 0,
  synced_at        timestamptz,
  -- When a checkout was opened that may still be paid. Null: none is known.
  checkout_at      timestamptz,
  -- When the next month of a paid year gives credits.
  next_credits_at  timestamptz
);
create index payment_customer_id on payment_customer (customer_id);
create index payment_customer_due on payment_customer (next_credits_at) where next_credits_at is not null;

create table payment_subscription (
  user_id       uuid not null,
  id            text not null,
  buy           text not null check (buy in ('pro_monthly', 'pro_yearly')),
  state         text not null check (state in ('active', 'unpaid', 'over')),
  ends_at       timestamptz not null,
  cancels       boolean not null,
  unpaid_since  timestamptz,
  primary key (user_id, id)
);

-- Each paid invoice of a subscription, and each paid top-up.
create table payment (
  user_id          uuid not null,
  -- Of the invoice or the checkout session.
  id               text not null,
  buy              text not null check (buy in ('pro_monthly', 'pro_yearly', 'top_up')),
  subscription_id  text,
  paid_at          timestamptz not null,
  -- The time that a plan was paid for. The same moment twice for a top-up.
  from_at          timestamptz not null,
  to_at            timestamptz not null,
  -- Cents.
  amount           integer not null,
  refunded         integer not null,
  dispute          text not null check (dispute in ('none', 'open', 'won', 'lost')),
  -- Credits that it gave, and those that were asked back for a refund.
  given            integer not null default 0,
  returned         integer not null default 0,
  primary key (user_id, id)
);

-- Ids of events that arrived, so that a repeat does nothing. They belong to no person, so no policy guards them.
create table payment_event (
  id  text primary key,
  at  timestamptz not null
);
create index payment_event_age on payment_event (at);

-- When all payments of the last days were compared. One row.
create table payment_round (
  name  text primary key check (name = 'nightly'),
  at    timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['payment_customer', 'payment_subscription', 'payment'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy own_rows on %I using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', t);
    execute format('create policy functions_of_the_owner on %I for select to flow_owner using (true)', t);
    execute format('grant select, insert, update, delete on %I to flow_app', t);
  end loop;
end $$;
grant select, insert, delete on payment_event to flow_app;
grant select, insert, update on payment_round to flow_app;

-- Whose customer that is. Null: nobody's here.
create function customer_owner(_customer text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select user_id from payment_customer where customer_id = _customer limit 1
$$;

-- Customers who get the credits of a month now.
create function credits_due(_now timestamptz) returns table (customer_id text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select customer_id from payment_customer where next_credits_at <= _now
$$;

revoke all on function customer_owner(text), credits_due(timestamptz) from public;
grant execute on function customer_owner(text), credits_due(timestamptz) to flow_app;
