// Stripe's events: which of them Flow hears of, whether Stripe signed them, and what they are about.
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import type { EventSubject, PaymentEvent } from '#server/payments-port.ts';
import type { Ask } from './client.ts';

/** Flow looks at the customer after each of them, so an event more or less changes nothing. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Seconds. An older signature may be somebody's copy. */
const tolerance = 300;

export const eventIn = (ask: Ask, secret: string, given: { body: string; signature: string; now: Date }) =>
  ask(async (stripe): Promise<PaymentEvent> => {
    const { body, signature, now } = given;
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      tolerance,
      undefined,
      now.getTime(),
    );
    return paymentEvent(event);
  }).catch((error: unknown) => {
    // Signed, and yet no event.
    throw error instanceof Problem ? error : new Problem('request.invalid', { cause: error });
  });

export const eventsSince = (ask: Ask, moment: Date): Promise<PaymentEvent[]> =>
  ask(async (stripe) => {
    const events: PaymentEvent[] = [];
    const created = { gte: Math.floor(moment.getTime() / 1000) };
    for await (const event of stripe.events.list({ created, types: [...eventTypes], limit: 100 })) {
      events.push(paymentEvent(event));
    }
    return events;
  });

const Event = z.object({
  id: z.string().check(z.maxLength(255)),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

const paymentEvent = (given: unknown): PaymentEvent => {
  const { id, type, data } = Event.parse(given);
  return { id, subject: ours.has(type) ? subjectOf(data.object) : null };
};

const ours: ReadonlySet<string> = new Set(eventTypes);

/** A dispute names its charge only. */
const About = z.object({ customer: z.optional(z.nullable(z.string())), charge: z.optional(z.nullable(z.string())) });

const subjectOf = (object: unknown): EventSubject => {
  const { customer, charge } = About.parse(object);
  if (customer) return { kind: 'customer', customerId: customer };
  return charge ? { kind: 'charge', chargeId: charge } : null;
};
