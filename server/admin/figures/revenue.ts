// What people pay, from the payments as the payment service has them. A plan counts while its time is paid for.
import { type RawBuilder, sql } from 'kysely';
import { type Figure, noFigure } from '#domain/figure.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, counting, dividing } from './ask.ts';

export type Revenue = Record<'mrr' | 'arr' | 'arpu' | 'paidUsers' | 'revenue' | 'conversion' | 'churn', Figure>;

/** `sells`: this Flow takes payments. */
export const revenue = async (tx: OperatorTx, range: FigureRange, sells: boolean): Promise<Revenue> => {
  if (!sells) {
    const none = noFigure('Payments are not set up on this Flow.');
    return { mrr: none, arr: none, arpu: none, paidUsers: none, revenue: none, conversion: none, churn: none };
  }
  const monthly = await mrr(tx, range);
  return {
    mrr: monthly,
    arr: { ...monthly, value: (monthly.value ?? 0) * 12, before: (monthly.before ?? 0) * 12 },
    arpu: await arpu(tx, range),
    paidUsers: await paidUsers(tx, range),
    revenue: await income(tx, range),
    conversion: { ...(await conversion(tx, range)), soFar: range.to.getTime() > range.now.getTime() - 30 * 86_400_000 },
    churn: await churn(tx, range),
  };
};

/** Payments for plans whose time covers the moment. What was refunded in full counts for nothing. */
const covering = (at: RawBuilder<unknown>) =>
  sql`payment where buy <> 'top_up' and from_at <= ${at} and to_at > ${at} and refunded < amount`;

const endOf = (to: Date, now: Date) => sql`least(${to}::timestamptz, ${now}::timestamptz)`;

/** Cents. A yearly plan counts a twelfth. */
const monthlySum = sql`coalesce(sum(case when buy = 'pro_yearly' then amount / 12.0 else amount end), 0)`;

const mrr: AskFigure = counting(
  ({ to }, { now }) => sql`select ${monthlySum} as value from ${covering(endOf(to, now))}`,
);

const arpu: AskFigure = dividing(
  ({ to }, { now }) => sql`
    select ${monthlySum} as part, count(distinct user_id) as whole from ${covering(endOf(to, now))}
  `,
  'Nobody had a paid plan at the end of this range.',
);

const paidUsers: AskFigure = counting(
  ({ to }, { now }) => sql`select count(distinct user_id) as value from ${covering(endOf(to, now))}`,
);

const income: AskFigure = counting(
  ({ from, to }) => sql`
    select coalesce(sum(amount - refunded), 0) as value from payment where paid_at >= ${from} and paid_at < ${to}
  `,
);

const conversion: AskFigure = dividing(
  ({ from, to }) => sql`
    select count(*) filter (where exists (
        select from payment where payment.user_id = person_facts.user_id and paid_at < signed_up_at + interval '30 days')) as part,
      count(*) as whole
    from person_facts where signed_up_at >= ${from} and signed_up_at < ${to}
  `,
  'Nobody signed up in this range.',
);

const churn: AskFigure = dividing(
  ({ from, to }, { now }) => sql`
    with active as (select distinct user_id from ${covering(sql`${from}::timestamptz`)})
    select count(*) filter (where not exists (
        select from payment later where later.user_id = active.user_id and later.buy <> 'top_up'
          and later.from_at <= ${endOf(to, now)} and later.to_at > ${endOf(to, now)} and later.refunded < later.amount)) as part,
      count(*) as whole
    from active
  `,
  'Nobody had a paid plan at the start of this range.',
);
