// What a person's payments give them: a plan, and credits as time passes.
import * as z from 'zod/mini';
import { credits } from './credits.ts';

export const PlanPurchase = z.enum(['pro_monthly', 'pro_yearly']);
export type PlanPurchase = z.infer<typeof PlanPurchase>;

/**
 * `next`: what happens then. `failed`: a renewal was not paid, and Pro ends unless it is paid by then. `unpaid`: it was not, and Pro has
 * ended.
 */
export const Plan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free'), unpaid: z.boolean() }),
  z.object({
    kind: z.literal('pro'),
    buy: PlanPurchase,
    until: z.iso.datetime(),
    next: z.enum(['renews', 'ends', 'failed']),
  }),
]);
export type Plan = z.infer<typeof Plan>;

/** As the payment service has it. `unpaidSince`: when a renewal failed. */
export type Subscription = {
  id: string;
  buy: PlanPurchase;
  state: 'active' | 'unpaid' | 'over';
  endsAt: Date;
  cancels: boolean;
  unpaidSince: Date | null;
};

const day = 86_400_000;

/** Days in which a failed renewal may still be paid. */
export const graceDays = 7;

export const planOf = (subscriptions: readonly Subscription[], now: Date): Plan => {
  const living = subscriptions.filter(({ state }) => state !== 'over').map((one) => ({ ...one, ...standing(one) }));
  const [best] = living
    .filter(({ until, next }) => next !== 'failed' || until > now)
    .toSorted((a, b) => b.until.getTime() - a.until.getTime());
  if (best === undefined) return { kind: 'free', unpaid: living.length > 0 };
  return { kind: 'pro', buy: best.buy, until: best.until.toISOString(), next: best.next };
};

const standing = ({ state, endsAt, cancels, unpaidSince }: Subscription) => {
  if (state === 'unpaid') {
    const since = unpaidSince ?? endsAt;
    return { until: new Date(since.getTime() + graceDays * day), next: 'failed' as const };
  }
  return { until: endsAt, next: cancels ? ('ends' as const) : ('renews' as const) };
};

/** A time of a plan that was paid for. `id` names the payment. */
export type PaidPeriod = { id: string; from: Date; to: Date };

/** `source` names the payment and its month: nothing is given twice for it. */
export type DueCredits = { paymentId: string; source: string; at: Date; amount: number };

/** Less than the shortest month. A change of plan within a month gives no second month's credits. */
const apart = 27 * day;

/**
 * The credits of one subscription: each month of each paid period. A switch cuts the period before it short, and credits come at least
 * `apart` days after the last ones.
 */
export const creditsOf = (periods: readonly PaidPeriod[]): DueCredits[] => {
  const ordered = periods.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  let last = Number.NEGATIVE_INFINITY;
  return ordered.flatMap((period, nth) => {
    const next = ordered[nth + 1];
    const end = Math.min(period.to.getTime(), next?.from.getTime() ?? Number.POSITIVE_INFINITY);
    return monthsOf(period).flatMap((month, number) => {
      const at = Math.max(month.getTime(), last + apart);
      if (at >= end) return [];
      last = at;
      return [
        {
          paymentId: period.id,
          source: `stripe:${period.id}${number === 0 ? '' : `:${number + 1}`}`,
          at: new Date(at),
          amount: credits.monthly,
        },
      ];
    });
  });
};

/** When its months begin. A month that has no such day begins on its last. */
const monthsOf = ({ from, to }: PaidPeriod): Date[] => {
  const begins: Date[] = [];
  for (let number = 0; begins.length === number; number += 1) {
    const at = monthsAfter(from, number);
    // A clock in the last hours of a month must not make another one.
    if (at.getTime() <= to.getTime() - day) begins.push(at);
  }
  return begins;
};

export const monthsAfter = (from: Date, months: number): Date => {
  const at = new Date(from);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  at.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return at;
};

/** How many of the given credits a refund takes back. All of them for the whole payment. */
export const creditsToReturn = (given: number, { amount, refunded }: { amount: number; refunded: number }): number => {
  if (refunded <= 0 || amount <= 0) return 0;
  return refunded >= amount ? given : Math.floor((given * refunded) / amount);
};
