/** What happens when somebody pays, or does not pay, a checkout session. */
import {
  chargeCard,
  failAuthentication,
  keepCard,
  makeIntent,
  notAuthenticated,
  type Outcome,
  verdictOf,
} from './charging.ts';
import { put } from './collection.ts';
import { emit } from './emit.ts';
import { newId } from './ids.ts';
import { finalizeInvoice, payInvoice } from './invoicing.ts';
import { customerObject } from './objects/catalog.ts';
import { sessionObject } from './objects/hosted.ts';
import type { Failure, Session } from './records.ts';
import type { LocalAccount } from './stripe.ts';
import { beginSubscription } from './subscribing.ts';

export type Payer = { number: string; name: string | null; email: string | null };

export type Paid =
  | { kind: 'paid'; session: Session }
  | { kind: 'authenticate' }
  | { kind: 'refused'; failure: Failure };

/** Pays an open session with a card. */
export const paySession = (account: LocalAccount, session: Session, payer: Payer): Paid => {
  const customer = session.customer ?? newCustomer(account, session, payer);
  const card = keepCard(account, customer, payer.number, payer.name);
  const known = put(
    account.store,
    'session',
    { ...session, customer, customerEmail: session.customerEmail ?? payer.email },
    session.expiresAt,
  );
  return attempt(account, known, card, false);
};

/** The owner comes back from the bank's page. */
export const returnFromBank = (account: LocalAccount, session: Session, convinced: boolean): Paid => {
  const { waitingCard: card, paymentIntent } = session;
  if (card === null) throw new Error(`nothing of ${session.id} waits at the bank`);
  if (convinced) return attempt(account, session, card, true);
  if (paymentIntent !== null) failAuthentication(account, paymentIntent);
  return concluded(account, session, card, { kind: 'refused', failure: notAuthenticated });
};

const attempt = (account: LocalAccount, session: Session, card: string, authenticated: boolean): Paid =>
  session.mode === 'payment'
    ? payOnce(account, session, card, authenticated)
    : subscribe(account, session, card, authenticated);

const payOnce = (account: LocalAccount, session: Session, card: string, authenticated: boolean): Paid => {
  const intent = session.paymentIntent ?? intentOf(account, session);
  const outcome = chargeCard(account, intent, card, { present: true, authenticated });
  return concluded(account, { ...session, paymentIntent: intent }, card, outcome);
};

const intentOf = (account: LocalAccount, session: Session): string =>
  makeIntent(account, {
    amount: session.amount,
    currency: session.currency,
    customer: session.customer,
    description: null,
    invoice: null,
    metadata: session.innerMetadata,
  }).id;

/** The subscription begins when its first payment goes well. Otherwise nothing of it exists. */
const subscribe = (account: LocalAccount, session: Session, card: string, authenticated: boolean): Paid => {
  const [item] = session.items;
  if (item === undefined || session.customer === null) throw new Error(`${session.id} sells nothing`);
  const verdict = verdictOf(account, card, { present: true, authenticated });
  if (verdict.kind !== 'paid') return concluded(account, session, card, verdict);
  const { subscription, invoice } = beginSubscription(account, {
    customer: session.customer,
    price: item.price,
    card,
    automaticTax: session.automaticTax,
    metadata: session.innerMetadata,
  });
  const outcome = payInvoice(account, finalizeInvoice(account, invoice), card, { present: true, authenticated: true });
  return concluded(account, { ...session, subscription: subscription.id, invoice: invoice.id }, card, outcome);
};

const concluded = (account: LocalAccount, session: Session, card: string, outcome: Outcome): Paid => {
  if (outcome.kind === 'refused') {
    put(account.store, 'session', { ...session, waitingCard: null }, session.expiresAt);
    return outcome;
  }
  if (outcome.kind === 'needs-authentication') {
    put(account.store, 'session', { ...session, waitingCard: card }, session.expiresAt);
    return { kind: 'authenticate' };
  }
  const done = put(account.store, 'session', {
    ...session,
    status: 'complete',
    paymentStatus: 'paid',
    waitingCard: null,
  });
  emit(account, 'checkout.session.completed', sessionObject(done, account.url()));
  return { kind: 'paid', session: done };
};

const newCustomer = (account: LocalAccount, session: Session, payer: Payer): string => {
  const customer = put(account.store, 'customer', {
    id: newId('cus', 14),
    created: account.now(),
    email: session.customerEmail ?? payer.email,
    name: payer.name,
    description: null,
    metadata: {},
    balance: 0,
    card: null,
    deleted: false,
  });
  emit(account, 'customer.created', customerObject(customer));
  return customer.id;
};

export const expireSession = (account: LocalAccount, session: Session): Session => {
  const expired = put(account.store, 'session', { ...session, status: 'expired' });
  emit(account, 'checkout.session.expired', sessionObject(expired, account.url()));
  return expired;
};
