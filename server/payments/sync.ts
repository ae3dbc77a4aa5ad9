// Makes our view of a customer equal to the payment service's: the present state, never an event's. So order, repeats and losses of events
// change nothing.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { tellCredits } from '#server/credits/balance.ts';
import type { Tx } from '#server/db/database.ts';
import type { CustomerPayments } from '#server/payments-port.ts';
import { customerRow, ownerOf, paymentsOf } from './customer.ts';
import { endSecondPlans } from './second-plan.ts';
import { settleCredits } from './settle-credits.ts';
import { storePayments, storeSubscriptions } from './store.ts';

/** `changed`: ours was different. Null: nobody here is that customer. */
export const syncCustomer = async (
  ctx: Context,
  customerId: string,
): Promise<{ userId: UserId; changed: boolean } | null> => {
  const userId = await ownerOf(ctx, customerId);
  if (userId === null) return null;
  for (let look = 0; look < mostLooks; look++) {
    const revision = (await customerRow(ctx, userId))?.revision;
    // Deleted meanwhile.
    if (revision === undefined) return null;
    const theirs = await paymentsOf(ctx).look(customerId);
    crashPoint('payments.looked');
    const changed = await ctx.db.asUser(userId, (tx) => makeEqual(ctx, tx, { userId, revision, theirs }));
    if (changed === 'overtaken') continue;
    await endSecondPlans(ctx, userId, theirs);
    return { userId, changed };
  }
  throw new Problem('payments.unavailable', { detail: 'others were always quicker' });
};

const mostLooks = 5;

type Look = { userId: UserId; revision: string; theirs: CustomerPayments };

/** `overtaken`: somebody looked later and wrote sooner, so this look may be old. */
const makeEqual = async (ctx: Context, tx: Tx, { userId, revision, theirs }: Look): Promise<boolean | 'overtaken'> => {
  const { rows } = await sql<{ revision: string }>`
    select revision from payment_customer where user_id = ${userId} for update
  `.execute(tx);
  if (rows[0]?.revision !== revision) return 'overtaken';
  const subscriptions = await storeSubscriptions(tx, userId, theirs.subscriptions);
  const payments = await storePayments(tx, userId, theirs.payments);
  const credits = await settleCredits(ctx, tx, userId);
  const changed = subscriptions || payments || credits.changed;
  await tx
    .updateTable('payment_customer')
    .set({
      revision: sql`revision + 1`,
      synced_at: ctx.clock.now(),
      next_credits_at: credits.next,
      ...(theirs.checkouts.length === 0 ? { checkout_at: null } : {}),
    })
    .where('user_id', '=', userId)
    .execute();
  if (changed) await tellCredits(ctx, tx, userId);
  crashPoint('payments.equal');
  return changed;
};
