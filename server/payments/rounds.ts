// What time brings: the months of paid years, and each night a comparison with the payment service.
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { EventSubject } from '#server/payments-port.ts';
import { queueSync } from './queue-sync.ts';

/** Called each hour. */
export const paymentRound = async (ctx: Context): Promise<void> => {
  if (ctx.payments === null) return;
  await queueDueCredits(ctx);
  // The next hour tries again.
  await compareNightly(ctx).catch((error: unknown) => ctx.log.warn('payments.not-compared', {}, error));
};

const queueDueCredits = (ctx: Context): Promise<void> =>
  ctx.db.system(async (tx) => {
    const { rows } = await sql<{
      customer_id: string;
    }>`select customer_id from credits_due(${ctx.clock.now()})`.execute(tx);
    for (const { customer_id: customerId } of rows) await queueSync(ctx, tx, customerId);
  });

const aDay = 86_400_000;

/** Days back. A payment service that could not reach Flow for longer had told its operator. */
const lookBack = 3;

const compareNightly = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const last = await ctx.db.system((tx) => tx.selectFrom('payment_round').select('at').executeTakeFirst());
  if (last && now.getTime() - last.at.getTime() < aDay) return;
  await compareLastDays(ctx);
  await ctx.db.system((tx) =>
    tx
      .insertInto('payment_round')
      .values({ name: 'nightly', at: now })
      .onConflict((row) => row.column('name').doUpdateSet({ at: now }))
      .execute(),
  );
};

/** Looks at everybody whose payments changed in the last days. What a look then changes was lost, and is an error in the log. */
export const compareLastDays = async (ctx: Context): Promise<void> => {
  if (ctx.payments === null) return;
  const events = await ctx.payments.eventsSince(new Date(ctx.clock.now().getTime() - lookBack * aDay));
  const customers = new Set<string>();
  for (const { subject } of events) {
    const customerId = await customerIn(ctx, subject);
    if (customerId !== null) customers.add(customerId);
  }
  await ctx.db.system(async (tx) => {
    for (const customerId of customers) await queueSync(ctx, tx, customerId, 'repair');
  });
  ctx.log.info('payments.compared', { count: customers.size });
};

const customerIn = async (ctx: Context, subject: EventSubject): Promise<string | null> => {
  if (subject === null || ctx.payments === null) return null;
  return subject.kind === 'customer' ? subject.customerId : ctx.payments.customerOfCharge(subject.chargeId);
};
