// What people pay, from the payments as the payment service has them. A plan counts while its time is paid for.
import { type RawBuilder, sql } from 'kysely';
import { purchases } from '#domain/credits.ts';
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

/**
 * The plans that are paid for at the moment. After a switch the time of the old plan still runs, so only the newest payment of a
 * subscription counts. What was refunded in full counts for nothing.
 */
const covering = (at: RawBuilder<unknown>) => sql`(
  select user_id, buy from (
    select distinct on (user_id, coalesce(subscription_id, '')) user_id, buy, amount, refunded from payment
    where buy <> 'top_up' and from_at <= ${at} and to_at > ${at}
    order by user_id, coalesce(subscription_id, ''), from_at desc, paid_at desc, id desc
  ) newest where amount = 0 or refunded < amount
) plan`;

const endOf = (to: Date, now: Date) => sql`least(${to}::timestamptz, ${now}::timestamptz)`;

/** Cents, by the price of the plan: a payment at a switch is only a part of it. A yearly plan counts a twelfth. */
const monthlySum = sql`coalesce(sum(case when buy = 'pro_yearly' then ${(100 * purchases.pro_yearly.usd) / 12}::numeric
  else ${100 * purchases.pro_monthly.usd}::numeric end), 0)`;

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
    with active as (select distinct user_id from ${covering(sql`${from}::timestamptz`)}),
      later as (select user_id from ${covering(endOf(to, now))})
    select count(*) filter (where user_id not in (select user_id from later)) as part, count(*) as whole from active
  `,
  'Nobody had a paid plan at the start of this range.',
);
