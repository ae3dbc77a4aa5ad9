/** The customer's card from now on, for every subscription too. */
import { keepCard } from './charging.ts';
import { get, list, put } from './collection.ts';
import { emit } from './emit.ts';
import { customerObject } from './objects/catalog.ts';
import type { LocalAccount } from './stripe.ts';
import { changeSubscription } from './subscribing.ts';

export const replaceCard = (account: LocalAccount, customerId: string, number: string): void => {
  const { store } = account;
  const customer = get(store, 'customer', customerId);
  const card = keepCard(account, customerId, number, customer.name);
  const changed = put(store, 'customer', { ...customer, card });
  emit(account, 'customer.updated', customerObject(changed), {
    invoice_settings: { default_payment_method: customer.card },
  });
  for (const { id, status } of list(store, 'subscription', { customer: customerId })) {
    if (status !== 'canceled') changeSubscription(account, id, { card });
  }
};
