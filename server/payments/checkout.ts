// Opens the payment service's pages. Nothing is given here: credits come when the service says that it was paid.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Purchase, purchases } from '#domain/credits.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { OpenCheckout } from '#server/payments-port.ts';
import { customerFor, customerRow, paymentsOf } from './customer.ts';

/** `backTo`: an address of Flow without its origin. Two tabs get the same checkout, which can be paid once. */
export const openCheckout = async (
  ctx: Context,
  userId: UserId,
  { buy, backTo }: { buy: Purchase; backTo: string },
): Promise<{ url: string }> => {
  const payments = paymentsOf(ctx);
  const { customerId } = await customerFor(ctx, userId);
  const { subscriptions, checkouts } = await payments.lookForCheckout(customerId);
  const isPlan = purchases[buy].kind === 'subscription';
  if (isPlan && subscriptions.some(({ state }) => state !== 'over')) throw new Problem('payments.subscribed');
  const doneAt = addressOf(ctx, backTo, 'done');
  const same = checkouts.find((one) => one.buy === buy && one.leadsTo === doneAt);
  const rivals = checkouts.filter(
    (one) => one.id !== same?.id && isPlan === (purchases[one.buy].kind === 'subscription'),
  );
  await closeAll(ctx, userId, rivals);
  await noteCheckout(ctx, userId);
  if (same) return { url: same.url };
  const revision = (await customerRow(ctx, userId))?.revision ?? '';
  const { url } = await payments.openCheckout({
    customerId,
    buy,
    doneAt,
    leftAt: addressOf(ctx, backTo, 'left'),
    key: keyOf(ctx, [userId, buy, doneAt, revision]),
  });
  return { url };
};

export const openPortal = async (ctx: Context, userId: UserId, backTo: string): Promise<{ url: string }> => {
  const payments = paymentsOf(ctx);
  const known = await customerRow(ctx, userId);
  if (known === undefined) throw new Problem('payments.nothing-bought');
  return { url: await payments.openPortal(known.customer_id, ownAddress(ctx, backTo).href) };
};

const ownAddress = ({ config }: Context, backTo: string): URL => {
  const url = new URL(backTo, config.url);
  if (url.origin !== config.url) throw new Problem('request.invalid');
  return url;
};

const addressOf = (ctx: Context, backTo: string, outcome: 'done' | 'left'): string => {
  const url = ownAddress(ctx, backTo);
  url.searchParams.set('checkout', outcome);
  return url.href;
};

/** Otherwise a repeat within the hour would get the closed one again, by its key. */
const closeAll = async (ctx: Context, userId: UserId, checkouts: readonly OpenCheckout[]): Promise<void> => {
  if (checkouts.length === 0) return;
  for (const { id } of checkouts) await paymentsOf(ctx).closeCheckout(id);
  await ctx.db.asUser(userId, (tx) =>
    tx.updateTable('payment_customer').set({ revision: sql`revision + 1` }).where('user_id', '=', userId).execute(),
  );
};

const noteCheckout = (ctx: Context, userId: UserId): Promise<unknown> =>
  ctx.db.asUser(userId, (tx) =>
    tx.updateTable('payment_customer').set({ checkout_at: ctx.clock.now() }).where('user_id', '=', userId).execute(),
  );

const hour = 3_600_000;

/** The same for tabs that ask at once, and another one after a purchase or an hour. */
const keyOf = (ctx: Context, parts: readonly string[]): string => {
  const hours = Math.floor(ctx.clock.now().getTime() / hour);
  return createHash('sha256')
    .update([...parts, hours].join('\n'))
    .digest('base64url');
};
