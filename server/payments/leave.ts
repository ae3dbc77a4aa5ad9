// A person who deletes their account pays nothing more.
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

/** The job names no person, so it outlives their rows and goes on trying. */
export const endPayments = (ctx: Context, userId: UserId): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const customer = await tx
      .selectFrom('payment_customer')
      .select('customer_id')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (customer === undefined) return;
    const customerId = customer.customer_id;
    await ctx.jobs.add(tx, 'payments.sync', { kind: 'end', customerId }, { key: `end ${customerId}` });
  });
