// Gives the credits that payments have earned by now, and takes back those of refunds. Each cause acts once: see `server/credits`.
import { type Selectable, sql } from 'kysely';
import { credits } from '#domain/credits.ts';
import type { UserId } from '#domain/id.ts';
import { creditsOf, creditsToReturn, type DueCredits } from '#domain/plan.ts';
import type { Context } from '#server/context.ts';
import { freeze, grant, takeBack, unfreeze } from '#server/credits/ledger.ts';
import type { Tx } from '#server/db/database.ts';
import type { PaymentTable } from '#server/db/payment-tables.ts';

/** `next`: when the next month gives credits. The caller acts as the person, and holds the lock of their payments. */
export const settleCredits = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
): Promise<{ changed: boolean; next: Date | null }> => {
  const payments = await tx.selectFrom('payment').selectAll().where('user_id', '=', userId).execute();
  const due = creditsEarned(payments);
  const now = ctx.clock.now();
  let changed = false;
  for (const payment of payments) {
    const own = due.filter(({ paymentId, at }) => paymentId === payment.id && at <= now);
    const given = await give(ctx, tx, payment, own);
    const returned = await takeRefund(ctx, tx, { ...payment, given });
    changed ||= given !== payment.given || returned !== payment.returned;
    if (given !== payment.given || returned !== payment.returned) {
      await tx
        .updateTable('payment')
        .set({ given, returned })
        .where('user_id', '=', userId)
        .where('id', '=', payment.id)
        .execute();
    }
  }
  if (await freezeDisputed(ctx, tx, userId, payments)) changed = true;
  const later = due.filter((one) => one.at > now && !isBack(payments.find(({ id }) => id === one.paymentId)));
  return { changed, next: later.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]?.at ?? null };
};

type Payment = Selectable<PaymentTable>;

/** The credits of each payment, month by month. */
const creditsEarned = (payments: readonly Payment[]): DueCredits[] => {
  const plans = Map.groupBy(
    payments.filter(({ buy }) => buy !== 'top_up'),
    ({ subscription_id: subscription }) => subscription,
  );
  const monthly = [...plans.values()].flatMap((own) =>
    creditsOf(own.map(({ id, from_at: from, to_at: to }) => ({ id, from, to }))),
  );
  const once = payments
    .filter(({ buy }) => buy === 'top_up')
    .map(({ id, from_at: at }) => ({ paymentId: id, source: `stripe:${id}`, at, amount: credits.topUp }));
  return [...monthly, ...once];
};

/** Its money went back. */
const isBack = (payment: Payment | undefined): boolean =>
  payment !== undefined && (payment.dispute === 'lost' || (payment.amount > 0 && payment.refunded >= payment.amount));

/** Returns all credits that it has given. What is disputed gives nothing more until the dispute is won. */
const give = async (ctx: Context, tx: Tx, payment: Payment, due: readonly DueCredits[]): Promise<number> => {
  if (isBack(payment) || payment.dispute === 'open') return payment.given;
  let { given } = payment;
  const kind = kindOf(payment);
  for (const { source, amount } of due) {
    if (await grant(ctx, tx, payment.user_id, { ...kind, amount, source })) given += amount;
  }
  return given;
};

const kindOf = ({ buy }: Payment) =>
  buy === 'top_up'
    ? ({ bucket: 'bought', reason: 'top-up' } as const)
    : ({ bucket: 'monthly', reason: 'plan' } as const);

/** Returns all credits that are asked back. A refund that failed, or a lost dispute that was won after all, gives back what it took. */
const takeRefund = async (ctx: Context, tx: Tx, payment: Payment): Promise<number> => {
  const refunded = payment.dispute === 'lost' ? payment.amount : payment.refunded;
  const wanted = creditsToReturn(payment.given, { amount: payment.amount, refunded });
  const more = wanted - payment.returned;
  if (more === 0) return wanted;
  const { count, taken } = await refundsOf(tx, payment);
  const { bucket, reason } = kindOf(payment);
  // The payment's row says how much was asked back, so the number makes the source its own.
  const source = `stripe:${payment.id}:refund:${count + 1}`;
  if (more > 0) await takeBack(ctx, tx, payment.user_id, { bucket, amount: more, source });
  else if (taken > 0) await grant(ctx, tx, payment.user_id, { bucket, reason, amount: Math.min(-more, taken), source });
  return wanted;
};

/** `taken`: how many credits they really took. */
const refundsOf = async (tx: Tx, { id, user_id: userId }: Payment): Promise<{ count: number; taken: number }> => {
  const { rows } = await sql<{ count: number; taken: number }>`
    select count(*)::integer as count, -coalesce(sum(amount), 0)::integer as taken from credit_entry
    where user_id = ${userId} and starts_with(source, ${`stripe:${id}:refund:`})
  `.execute(tx);
  return rows[0] ?? { count: 0, taken: 0 };
};

/** Returns whether that changed anything. */
const freezeDisputed = async (ctx: Context, tx: Tx, userId: UserId, payments: readonly Payment[]): Promise<boolean> => {
  const disputed = payments.filter(({ dispute }) => dispute === 'open').map(({ id }) => `stripe:${id}`);
  const row = await tx
    .selectFrom('credit_balance')
    .select('frozen_by')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const frozen = (row?.frozen_by ?? []).filter((source) => source.startsWith('stripe:'));
  const begun = disputed.filter((source) => !frozen.includes(source));
  const over = frozen.filter((source) => !disputed.includes(source));
  for (const source of begun) await freeze(ctx, tx, userId, source);
  for (const source of over) await unfreeze(ctx, tx, userId, source);
  return begun.length + over.length > 0;
};
