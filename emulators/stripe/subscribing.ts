/** The life of subscriptions: begun, renewed, switched, failed, ended. */
import { find, get, put } from './collection.ts';
import { differences, emit } from './emit.ts';
import { newId } from './ids.ts';
import { finalizeInvoice, makeInvoice, payInvoice } from './invoicing.ts';
import { renderInvoice, renderSubscription } from './objects/render.ts';
import { endOfPeriod } from './periods.ts';
import type { Invoice, InvoiceLine, Metadata, Price, Subscription } from './records.ts';
import type { LocalAccount } from './stripe.ts';

export type NewSubscription = {
  customer: string;
  price: string;
  card: string;
  automaticTax: boolean;
  metadata: Metadata;
};

/** Stored by its due time: the end of the period. */
const keep = (account: LocalAccount, subscription: Subscription): Subscription =>
  put(account.store, 'subscription', subscription, subscription.status === 'canceled' ? null : subscription.periodEnd);

/** The caller pays its first invoice, and takes everything back if that fails. */
export const beginSubscription = (
  account: LocalAccount,
  { price: priceId, ...given }: NewSubscription,
): { subscription: Subscription; invoice: Invoice } => {
  const now = account.now();
  const price = get(account.store, 'price', priceId);
  const subscription = keep(account, {
    ...given,
    price: priceId,
    id: newId('sub'),
    created: now,
    item: newId('si', 14),
    status: 'active',
    anchor: now,
    periodStart: now,
    periodEnd: endOfPeriod(now, recurringOf(price), now),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancelReason: null,
    latestInvoice: null,
  });
  const invoice = makeInvoice(account, {
    subscription,
    reason: 'subscription_create',
    lines: [lineOf(account, subscription)],
  });
  const begun = keep(account, { ...subscription, latestInvoice: invoice.id });
  emit(account, 'customer.subscription.created', renderSubscription(account, begun));
  return { subscription: begun, invoice };
};

export const recurringOf = (price: Price): NonNullable<Price['recurring']> => {
  if (price.recurring === null) throw new Error(`the price ${price.id} does not recur`);
  return price.recurring;
};

const lineOf = (
  account: LocalAccount,
  { price: priceId, periodStart, periodEnd }: Subscription,
): Omit<InvoiceLine, 'id'> => {
  const price = get(account.store, 'price', priceId);
  const { name } = get(account.store, 'product', price.product);
  const each = `$${(price.amount / 100).toFixed(2)} / ${recurringOf(price).interval}`;
  return {
    amount: price.amount,
    description: `1 × ${name} (at ${each})`,
    price: priceId,
    periodStart,
    periodEnd,
    proration: false,
  };
};

/** Stores the change, and tells what it was. */
export const changeSubscription = (account: LocalAccount, id: string, change: Partial<Subscription>): Subscription => {
  const before = get(account.store, 'subscription', id);
  const after = keep(account, { ...before, ...change });
  const earlier = differences(renderSubscription(account, before), renderSubscription(account, after));
  if (earlier !== null) emit(account, 'customer.subscription.updated', renderSubscription(account, after), earlier);
  return after;
};

export const cancelNow = (account: LocalAccount, id: string, reason: Subscription['cancelReason']): Subscription => {
  const subscription = get(account.store, 'subscription', id);
  const now = account.now();
  const ended = keep(account, {
    ...subscription,
    status: 'canceled',
    canceledAt: subscription.canceledAt ?? now,
    endedAt: now,
    cancelReason: subscription.cancelReason ?? reason,
  });
  const open =
    subscription.latestInvoice === null ? undefined : find(account.store, 'invoice', subscription.latestInvoice);
  // Nobody tries an unpaid invoice of an ended subscription again.
  if (open && (open.status === 'open' || open.status === 'draft'))
    put(account.store, 'invoice', { ...open, next: null });
  emit(account, 'customer.subscription.deleted', renderSubscription(account, ended));
  return ended;
};

const anHour = 3600;

/** The period is over: the next begins, and its invoice is finalized an hour later. */
export const renew = (account: LocalAccount, subscription: Subscription): void => {
  if (subscription.cancelAtPeriodEnd) {
    cancelNow(account, subscription.id, 'cancellation_requested');
    return;
  }
  const price = get(account.store, 'price', subscription.price);
  const periodStart = subscription.periodEnd;
  const periodEnd = endOfPeriod(subscription.anchor, recurringOf(price), periodStart);
  const next = changeSubscription(account, subscription.id, { periodStart, periodEnd });
  const invoice = makeInvoice(account, {
    subscription: next,
    reason: 'subscription_cycle',
    lines: [lineOf(account, next)],
  });
  const due = account.now() + anHour;
  put(account.store, 'invoice', { ...invoice, next: due }, due);
  changeSubscription(account, next.id, { latestInvoice: invoice.id });
};

/** Days between tries of a renewal that failed. After the last the subscription ends. */
const triesAfterDays = [3, 5, 7];

/** A draft becomes open, and an open one is tried (again). */
export const advanceInvoice = (account: LocalAccount, given: Invoice): void => {
  const invoice = given.status === 'draft' ? finalizeInvoice(account, given) : given;
  const days = triesAfterDays[invoice.attempts];
  const next = days === undefined ? null : account.now() + days * 86_400;
  settle(account, { ...invoice, next }, { present: false, authenticated: false });
};

/** Pays with the subscription's card, and moves the subscription accordingly. */
export const settle = (
  account: LocalAccount,
  invoice: Invoice,
  presence: { present: boolean; authenticated: boolean },
): ReturnType<typeof payInvoice> => {
  const subscription = get(account.store, 'subscription', invoice.subscription);
  const card = subscription.card ?? get(account.store, 'customer', invoice.customer).card;
  const outcome = payInvoice(account, invoice, card, presence);
  const isLatest = subscription.latestInvoice === invoice.id && subscription.status !== 'canceled';
  if (!isLatest) return outcome;
  if (outcome.kind === 'paid') changeSubscription(account, subscription.id, { status: 'active' });
  else if (invoice.next === null && invoice.reason === 'subscription_cycle')
    cancelNow(account, subscription.id, 'payment_failed');
  else changeSubscription(account, subscription.id, { status: 'past_due' });
  return outcome;
};

/** To another price of another interval: a new period begins now, and what is left of the old one is credited. */
export const switchPrice = (account: LocalAccount, id: string, priceId: string): Subscription => {
  const before = get(account.store, 'subscription', id);
  const now = account.now();
  const price = get(account.store, 'price', priceId);
  const periodEnd = endOfPeriod(now, recurringOf(price), now);
  const after = changeSubscription(account, id, { price: priceId, anchor: now, periodStart: now, periodEnd });
  const invoice = makeInvoice(account, {
    subscription: after,
    reason: 'subscription_update',
    lines: [creditOf(account, before, now), lineOf(account, after)],
  });
  changeSubscription(account, id, { latestInvoice: invoice.id });
  settle(account, finalizeInvoice(account, invoice), { present: true, authenticated: true });
  return get(account.store, 'subscription', id);
};

const creditOf = (account: LocalAccount, before: Subscription, now: number): Omit<InvoiceLine, 'id'> => {
  const { amount } = get(account.store, 'price', before.price);
  const left = (before.periodEnd - now) / (before.periodEnd - before.periodStart);
  // An unpaid period has nothing to give back.
  const isPaid = before.latestInvoice !== null && get(account.store, 'invoice', before.latestInvoice).status === 'paid';
  return {
    amount: isPaid ? -Math.round(amount * left) : 0,
    description: 'Unused time',
    price: before.price,
    periodStart: now,
    periodEnd: before.periodEnd,
    proration: true,
  };
};

/** An open invoice that nobody will pay. */
export const voidInvoice = (account: LocalAccount, invoice: Invoice): Invoice => {
  const voided = put(account.store, 'invoice', { ...invoice, status: 'void', next: null, voidedAt: account.now() });
  emit(account, 'invoice.voided', renderInvoice(account, voided));
  return voided;
};
