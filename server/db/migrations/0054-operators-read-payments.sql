-- What an operator reads of a person's payments and credits. Neither the payment service's ids of people, nor what credits were spent on.

grant select (user_id, synced_at) on payment_customer to flow_operator;
grant select on payment_subscription, payment to flow_operator;
grant select (user_id, id, at, amount, bucket, reason, source) on credit_entry to flow_operator;
grant select on credit_balance to flow_operator;

do $$
declare t text;
begin
  foreach t in array array['payment_customer', 'payment_subscription', 'payment', 'credit_entry', 'credit_balance'] loop
    execute format('create policy operators_read on %I for select to flow_operator using ((select has_role(app_user_id(), ''admin'')))', t);
  end loop;
end $$;
