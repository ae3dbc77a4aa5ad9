/** Invoices of subscriptions: made, finalized, paid, tried again. */
import { chargeCard, makeIntent, type Outcome, type Presence } from './charging.ts';
import { get, list, put } from './collection.ts';
import { emit } from './emit.ts';
import { newId } from './ids.ts';
import { customerObject, prefixOf } from './objects/catalog.ts';
import { renderInvoice } from './objects/render.ts';
import type { Invoice, InvoiceLine, Subscription } from './records.ts';
import type { LocalAccount } from './stripe.ts';

export type NewInvoice = {
  subscription: Subscription;
  reason: Invoice['reason'];
  lines: readonly Omit<InvoiceLine, 'id'>[];
};

export const makeInvoice = (account: LocalAccount, { subscription, reason, lines }: NewInvoice): Invoice => {
  const { store } = account;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const count = list(store, 'invoice', { customer: subscription.customer }).length;
  const invoice = put(store, 'invoice', {
    id: newId('in'),
    created: account.now(),
    customer: subscription.customer,
    subscription: subscription.id,
    item: subscription.item,
    reason,
    status: 'draft',
    number: `${prefixOf(subscription.customer)}-${String(count + 1).padStart(4, '0')}`,
    currency: get(store, 'price', subscription.price).currency,
    lines: lines.map((line) => ({ ...line, id: newId('il') })),
    total,
    startingBalance: get(store, 'customer', subscription.customer).balance,
    endingBalance: null,
    amountDue: Math.max(0, total),
    attempts: 0,
    next: null,
    paymentIntent: null,
    payment: newId('inpay'),
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    periodStart: Math.min(...lines.map(({ periodStart }) => periodStart)),
    periodEnd: account.now(),
    metadata: subscription.metadata,
  });
  emit(account, 'invoice.created', renderInvoice(account, invoice));
  return invoice;
};

/** Settles it with the customer's balance, and opens it for the rest. */
export const finalizeInvoice = (account: LocalAccount, draft: Invoice): Invoice => {
  const { store } = account;
  const customer = get(store, 'customer', draft.customer);
  const owed = draft.total + customer.balance;
  const amountDue = Math.max(0, owed);
  const balance = Math.min(0, owed);
  if (balance !== customer.balance) {
    const changed = put(store, 'customer', { ...customer, balance });
    emit(account, 'customer.updated', customerObject(changed), { balance: customer.balance });
  }
  const intent =
    amountDue === 0
      ? null
      : makeIntent(account, {
          amount: amountDue,
          currency: draft.currency,
          customer: draft.customer,
          description: draft.reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
          invoice: draft.id,
          metadata: {},
        }).id;
  const invoice = put(store, 'invoice', {
    ...draft,
    status: 'open',
    startingBalance: customer.balance,
    endingBalance: balance,
    amountDue,
    next: null,
    paymentIntent: intent,
    finalizedAt: account.now(),
  });
  emit(account, 'invoice.finalized', renderInvoice(account, invoice));
  return invoice;
};

/** Tries to pay an open invoice with the card, and stores what came of it. */
export const payInvoice = (account: LocalAccount, open: Invoice, card: string | null, presence: Presence): Outcome => {
  const outcome = open.paymentIntent === null ? paid : tryCard(account, open.paymentIntent, card, presence);
  const tried = { ...open, attempts: open.attempts + 1 };
  if (outcome.kind === 'paid') {
    const invoice = put(account.store, 'invoice', { ...tried, status: 'paid', next: null, paidAt: account.now() });
    emit(account, 'invoice.paid', renderInvoice(account, invoice));
    emit(account, 'invoice.payment_succeeded', renderInvoice(account, invoice));
    return outcome;
  }
  const invoice = put(account.store, 'invoice', tried, tried.next);
  const type = outcome.kind === 'refused' ? 'invoice.payment_failed' : 'invoice.payment_action_required';
  emit(account, type, renderInvoice(account, invoice));
  return outcome;
};

const paid: Outcome = { kind: 'paid' };

const tryCard = (account: LocalAccount, intent: string, card: string | null, presence: Presence): Outcome =>
  card === null
    ? { kind: 'refused', failure: { code: 'missing', declineCode: null, message: 'There is no card to charge.' } }
    : chargeCard(account, intent, card, presence);
