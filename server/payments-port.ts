// The interface to the payment service. Only its adapter implements it.
import type { Purchase } from '#domain/credits.ts';
import type { UserId } from '#domain/id.ts';
import type { Subscription } from '#domain/plan.ts';

/** Something that a customer paid. `id`: of the invoice or the checkout. `from` and `to`: what a plan was paid for. Amounts in cents. */
export type Payment = {
  id: string;
  buy: Purchase;
  subscriptionId: string | null;
  paidAt: Date;
  from: Date;
  to: Date;
  amount: number;
  refunded: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** For a refund. Null: nothing was charged, because a credit paid it. */
  charged: string | null;
};

/** `leadsTo`: where it leads after paying. */
export type OpenCheckout = { id: string; buy: Purchase; url: string; leadsTo: string };

/** Everything of a customer that matters here, as the service has it now. */
export type CustomerPayments = {
  subscriptions: Subscription[];
  payments: Payment[];
  checkouts: OpenCheckout[];
};

export type NewCheckout = {
  customerId: string;
  buy: Purchase;
  /** Whole addresses, after paying and without paying. */
  doneAt: string;
  leftAt: string;
  /** Two calls with the same key make one checkout. */
  key: string;
};

/** What an event is about. Null: nothing of ours. */
export type EventSubject = { kind: 'customer'; customerId: string } | { kind: 'charge'; chargeId: string } | null;
export type PaymentEvent = { id: string; subject: EventSubject };

export type Person = { userId: UserId; email: string; name: string };

/** Throws only `Problem`s. */
export type Payments = {
  /** Makes the customer once. */
  customerOf(person: Person): Promise<string>;
  /** The person that the customer was made for, if Flow made it. */
  madeFor(customerId: string): Promise<UserId | null>;
  customerOfCharge(chargeId: string): Promise<string | null>;
  look(customerId: string): Promise<CustomerPayments>;
  /** Subscriptions and open checkouts only, which is quicker. */
  lookForCheckout(customerId: string): Promise<Omit<CustomerPayments, 'payments'>>;
  openCheckout(checkout: NewCheckout): Promise<{ id: string; url: string }>;
  /** Ignores one that is closed already. */
  closeCheckout(id: string): Promise<void>;
  /** Answers its address. */
  openPortal(customerId: string, backTo: string): Promise<string>;
  /** Now, not at the end of the period. */
  endSubscription(id: string): Promise<void>;
  /** At the end of the time that is paid for. */
  cancelAtPeriodEnd(id: string): Promise<void>;
  /** The rest of it, once. */
  refund(charged: string): Promise<void>;
  /** Ends its subscriptions, and forgets name and address. Ignores one that is gone. */
  forgetCustomer(customerId: string): Promise<void>;
  /** Throws `payments.unsigned` unless the service signed these bytes within five minutes. */
  eventIn(body: string, signature: string, now: Date): Promise<PaymentEvent>;
  eventsSince(moment: Date): Promise<PaymentEvent[]>;
  /** Makes what an empty account lacks, and says what it did. `webhook`: the address for events, or null without one. */
  setUp(webhook: string | null): Promise<string[]>;
};
