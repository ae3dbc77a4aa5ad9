// Buying: checkout and billing pages of the payment service, and what the person has.
import * as z from 'zod/mini';
import { Purchase } from '#domain/credits.ts';
import { Plan } from '#domain/plan.ts';
import { endpoint } from './endpoint.ts';

/** An address of Flow without its origin, such as `/settings/credits`. */
const BackTo = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u));

/** `test`: the local payment service, which charges nothing. `portal`: there is a billing page. */
export const getPlan = endpoint({
  method: 'GET',
  path: '/api/payments/plan',
  who: 'user',
  request: z.object({}),
  response: z.object({ payments: z.enum(['off', 'test', 'on']), plan: Plan, portal: z.boolean() }),
});

/** Answers where to pay. The payment service leads back with `checkout=done` or `checkout=left` in the query. */
export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/payments/checkout',
  who: 'user',
  request: z.object({ buy: Purchase, backTo: BackTo }),
  response: z.object({ url: z.url() }),
});

/** Answers where to cancel, to switch, to change the card, and to see invoices. */
export const openBilling = endpoint({
  method: 'POST',
  path: '/api/payments/portal',
  who: 'user',
  request: z.object({ backTo: BackTo }),
  response: z.object({ url: z.url() }),
});
