/** Charges cards: payment intents and their charges. */
import { behaviourOf } from './cards.ts';
import { get, put } from './collection.ts';
import { openDispute } from './disputes.ts';
import { emit } from './emit.ts';
import { newId } from './ids.ts';
import { chargeObject, paymentIntentObject } from './objects/payments.ts';
import type { Failure, Metadata, RecordOf } from './records.ts';
import type { LocalAccount } from './stripe.ts';

export type Intent = RecordOf<'paymentIntent'>;

export type Bill = {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  invoice: string | null;
  metadata: Metadata;
};

export const makeIntent = (account: LocalAccount, bill: Bill): Intent => {
  const intent = put(account.store, 'paymentIntent', {
    ...bill,
    id: newId('pi'),
    created: account.now(),
    status: 'requires_payment_method',
    canceledAt: null,
    latestCharge: null,
    failure: null,
    paymentMethod: null,
  });
  emit(account, 'payment_intent.created', paymentIntentObject(intent));
  return intent;
};

export const keepCard = (account: LocalAccount, customer: string | null, number: string, name: string | null): string =>
  put(account.store, 'paymentMethod', { id: newId('pm'), created: account.now(), customer, number, name }).id;

/** `present`: the owner sits in front of the page. `authenticated`: and convinced the bank. */
export type Presence = { present: boolean; authenticated: boolean };

export type Outcome = { kind: 'paid' } | { kind: 'needs-authentication' } | { kind: 'refused'; failure: Failure };

/** What the card's bank says. It changes nothing. */
export const verdictOf = (account: LocalAccount, card: string, { present, authenticated }: Presence): Outcome => {
  const { authentication, failure } = behaviourOf(get(account.store, 'paymentMethod', card).number);
  const asks = authentication === 'always' || (authentication === 'once' && present);
  if (asks && !present) return { kind: 'refused', failure: absent };
  if (asks && !authenticated) return { kind: 'needs-authentication' };
  return failure ? { kind: 'refused', failure } : { kind: 'paid' };
};

/** Tries the card once, and stores what came of it. */
export const chargeCard = (account: LocalAccount, intentId: string, card: string, presence: Presence): Outcome => {
  const intent = get(account.store, 'paymentIntent', intentId);
  const outcome = verdictOf(account, card, presence);
  if (outcome.kind === 'refused') refuse(account, intent, card, outcome.failure);
  else if (outcome.kind === 'paid') succeed(account, intent, card);
  else {
    const waiting = put(account.store, 'paymentIntent', { ...intent, status: 'requires_action', paymentMethod: card });
    emit(account, 'payment_intent.requires_action', paymentIntentObject(waiting));
  }
  return outcome;
};

const absent: Failure = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const notAuthenticated: Failure = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The bank's page did not believe the owner. */
export const failAuthentication = (account: LocalAccount, intentId: string): void => {
  const intent = get(account.store, 'paymentIntent', intentId);
  const failed = put(account.store, 'paymentIntent', {
    ...intent,
    status: 'requires_payment_method',
    failure: notAuthenticated,
    paymentMethod: null,
  });
  emit(account, 'payment_intent.payment_failed', paymentIntentObject(failed));
};

const newCharge = (account: LocalAccount, intent: Intent, card: string, failure: Failure | null) =>
  put(account.store, 'charge', {
    id: newId('ch'),
    created: account.now(),
    amount: intent.amount,
    refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: card,
    failure,
    disputed: false,
    description: intent.description,
    metadata: intent.metadata,
  });

const refuse = (account: LocalAccount, intent: Intent, card: string, failure: Failure): void => {
  const charge = newCharge(account, intent, card, failure);
  const failed = put(account.store, 'paymentIntent', {
    ...intent,
    status: 'requires_payment_method',
    failure,
    latestCharge: charge.id,
    paymentMethod: null,
  });
  emit(account, 'charge.failed', chargeObject(charge));
  emit(account, 'payment_intent.payment_failed', paymentIntentObject(failed));
};

const succeed = (account: LocalAccount, intent: Intent, card: string): void => {
  const charge = newCharge(account, intent, card, null);
  const paid = put(account.store, 'paymentIntent', {
    ...intent,
    status: 'succeeded',
    failure: null,
    latestCharge: charge.id,
    paymentMethod: card,
  });
  emit(account, 'charge.succeeded', chargeObject(charge));
  emit(account, 'payment_intent.succeeded', paymentIntentObject(paid));
  if (behaviourOf(get(account.store, 'paymentMethod', card).number).disputed)
    openDispute(account, charge.id, 'fraudulent');
};
