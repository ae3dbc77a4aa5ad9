// Events of the payment service. Its signature is the proof. An event only brings a look at its customer.
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Call, Route } from '#server/handle.ts';
import type { PaymentEvent } from '#server/payments-port.ts';
import { queueSync } from './queue-sync.ts';

/** Empty where nothing is sold. */
export const webhookRoutes = (ctx: Context): Route[] => {
  const { payments } = ctx;
  if (payments === null) return [];
  return [
    {
      method: 'POST',
      path: '/api/webhooks/stripe',
      who: 'anyone',
      pace: 'shared',
      answer: async (call) => {
        refuseBrowsers(call);
        // The raw text, because the signature is about its bytes.
        const body = await call.req.text();
        const event = await payments.eventIn(body, call.req.header('stripe-signature') ?? '', ctx.clock.now());
        await takeEvent(ctx, event);
        return Response.json({ received: true });
      },
    },
  ];
};

/** No page sends events. */
const refuseBrowsers = (call: Call): void => {
  const isPage = ['origin', 'sec-fetch-site'].some((name) => call.req.header(name) !== undefined);
  if (isPage) throw new Problem('request.forbidden-origin');
};

/** The event's id and its job are stored together, so a repeat does nothing and nothing is lost. */
const takeEvent = (ctx: Context, { id, subject }: PaymentEvent): Promise<void> =>
  ctx.db.system(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('payment_event')
      .values({ id, at: ctx.clock.now() })
      .onConflict((row) => row.column('id').doNothing())
      .executeTakeFirstOrThrow();
    crashPoint('payments.event-kept');
    if (numInsertedOrUpdatedRows !== 1n || subject === null) return;
    if (subject.kind === 'customer') await queueSync(ctx, tx, subject.customerId);
    else
      await ctx.jobs.add(
        tx,
        'payments.sync',
        { kind: 'charge', chargeId: subject.chargeId },
        { key: subject.chargeId },
      );
  });
