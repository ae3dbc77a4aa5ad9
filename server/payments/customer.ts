// Who is which customer of the payment service.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Payments } from '#server/payments-port.ts';

/** Throws `payments.none` where nothing is sold. */
export const paymentsOf = ({ payments }: Pick<Context, 'payments'>): Payments => {
  if (payments === null) throw new Problem('payments.none');
  return payments;
};

export const customerRow = (ctx: Pick<Context, 'db'>, userId: UserId) =>
  ctx.db.asUser(userId, (tx) =>
    tx.selectFrom('payment_customer').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  );

/** The person's customer, made at the first purchase. */
export const customerFor = async (ctx: Context, userId: UserId): Promise<{ customerId: string; revision: string }> => {
  const known = await customerRow(ctx, userId);
  if (known) return { customerId: known.customer_id, revision: known.revision };
  const person = await ctx.db.asAuth
    .selectFrom('user')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const customerId = await paymentsOf(ctx).customerOf({ userId, ...person });
  crashPoint('payments.customer-made');
  await keepCustomer(ctx, userId, customerId);
  // Another tab may have been quicker.
  return { customerId: (await customerRow(ctx, userId))?.customer_id ?? customerId, revision: '0' };
};

/** Null: nobody's here. A customer that was made just before a crash is taken in. */
export const ownerOf = async (ctx: Context, customerId: string): Promise<UserId | null> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ owner: UserId | null }>`select customer_owner(${customerId}) as owner`.execute(tx),
  );
  const owner = rows[0]?.owner ?? null;
  if (owner !== null) return owner;
  const madeFor = await paymentsOf(ctx).madeFor(customerId);
  if (madeFor === null || !(await isHere(ctx, madeFor))) return null;
  await keepCustomer(ctx, madeFor, customerId);
  return (await customerRow(ctx, madeFor))?.customer_id === customerId ? madeFor : null;
};

/** Not somebody who is being deleted. */
const isHere = async (ctx: Context, userId: UserId): Promise<boolean> => {
  const user = await ctx.db.asAuth.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst();
  if (user === undefined) return false;
  const leaving = await ctx.db.asUser(userId, (tx) =>
    tx.selectFrom('leaving').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
  );
  return leaving === undefined;
};

const keepCustomer = (ctx: Context, userId: UserId, customerId: string): Promise<unknown> =>
  ctx.db.asUser(userId, (tx) =>
    tx
      .insertInto('payment_customer')
      .values({ user_id: userId, customer_id: customerId, synced_at: null, checkout_at: null, next_credits_at: null })
      .onConflict((row) => row.column('user_id').doNothing())
      .execute(),
  );
