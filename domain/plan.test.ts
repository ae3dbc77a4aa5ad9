import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditsOf, creditsToReturn, monthsAfter, type PaidPeriod, planOf, type Subscription } from './plan.ts';

const day = 86_400_000;
const at = (text: string) => new Date(`${text}T10:00:00Z`);
const period = (id: string, from: string, to: string): PaidPeriod => ({ id, from: at(from), to: at(to) });
const days = (periods: PaidPeriod[]) =>
  creditsOf(periods).map(({ source, at: when }) => `${source} ${when.toISOString().slice(0, 10)}`);

describe('credits of a paid plan', () => {
  test('come once for a paid month', () => {
    expect(days([period('in_1', '2026-03-31', '2026-04-30')])).toEqual(['stripe:in_1 2026-03-31']);
  });

  test('come each month of a paid year, twelve times', () => {
    const given = days([period('in_1', '2026-01-31', '2027-01-31')]);
    expect(given).toHaveLength(12);
    expect(given.slice(0, 3)).toEqual([
      'stripe:in_1 2026-01-31',
      'stripe:in_1:2 2026-02-28',
      'stripe:in_1:3 2026-03-31',
    ]);
    expect(given.at(-1)).toBe('stripe:in_1:12 2026-12-31');
  });

  test('of renewals follow each other, however late the renewals are known', () => {
    const paid = [
      period('in_3', '2026-03-15', '2026-04-15'),
      period('in_1', '2026-01-15', '2026-02-15'),
      period('in_2', '2026-02-15', '2026-03-15'),
    ];
    expect(days(paid)).toEqual(['stripe:in_1 2026-01-15', 'stripe:in_2 2026-02-15', 'stripe:in_3 2026-03-15']);
  });

  test('wait after a switch until the month is over, and none is lost', () => {
    const switched = days([period('in_1', '2026-01-01', '2026-02-01'), period('in_2', '2026-01-11', '2027-01-11')]);
    expect(switched.slice(0, 3)).toEqual([
      'stripe:in_1 2026-01-01',
      'stripe:in_2 2026-01-28',
      'stripe:in_2:2 2026-02-24',
    ]);
    expect(switched).toHaveLength(13);
  });

  test('do not grow by switching to and fro', () => {
    const to = (n: number) => `2026-01-${String(n + 1).padStart(2, '0')}`;
    const busy = Array.from({ length: 20 }, (_, n) =>
      period(`in_${n}`, to(n), n % 2 === 0 ? '2026-02-20' : '2027-01-20'),
    );
    expect(days(busy).filter((one) => one.includes(' 2026-01'))).toHaveLength(2);
  });

  test('come at most once in 27 days, with a source of their own, and later periods change nothing of what was given', () => {
    const someday = fc.integer({ min: 0, max: 900 });
    const some = fc.array(fc.tuple(someday, fc.constantFrom(1, 12)), { minLength: 1, maxLength: 12 });
    const begin = at('2026-01-31');
    fc.assert(
      fc.property(some, (given) => {
        const periods = given.map(([after, months], nth): PaidPeriod => {
          const from = new Date(begin.getTime() + after * day);
          return { id: `in_${nth}`, from, to: monthsAfter(from, months) };
        });
        const all = creditsOf(periods);
        expect(new Set(all.map(({ source }) => source)).size).toBe(all.length);
        for (const [nth, one] of all.entries()) {
          const before = all[nth - 1];
          if (before) expect(one.at.getTime() - before.at.getTime()).toBeGreaterThanOrEqual(27 * day);
        }
        const last = periods.toSorted((a, b) => a.from.getTime() - b.from.getTime()).at(-1);
        if (last === undefined) return;
        const known = creditsOf(periods.filter(({ id }) => id !== last.id)).filter((one) => one.at < last.from);
        expect(all.filter((one) => one.at < last.from && one.paymentId !== last.id)).toEqual(known);
      }),
    );
  });
});

describe('the plan', () => {
  const now = at('2026-05-10');
  const paid: Subscription = {
    id: 'sub_1',
    buy: 'pro_monthly',
    state: 'active',
    endsAt: at('2026-06-01'),
    cancels: false,
    unpaidSince: null,
  };

  test.each<[string, Subscription[], object]>([
    ['nothing bought is free', [], { kind: 'free', unpaid: false }],
    [
      'a paid month renews',
      [paid],
      { kind: 'pro', buy: 'pro_monthly', next: 'renews', until: '2026-06-01T10:00:00.000Z' },
    ],
    ['a cancelled one ends then', [{ ...paid, cancels: true }], { kind: 'pro', next: 'ends' }],
    ['an ended one is free', [{ ...paid, state: 'over' }], { kind: 'free', unpaid: false }],
    [
      'a failed renewal has seven days',
      [{ ...paid, state: 'unpaid', unpaidSince: at('2026-05-04') }],
      { kind: 'pro', next: 'failed', until: '2026-05-11T10:00:00.000Z' },
    ],
    [
      'and then it is free',
      [{ ...paid, state: 'unpaid', unpaidSince: at('2026-05-03') }],
      { kind: 'free', unpaid: true },
    ],
    [
      'of two the longer one counts',
      [paid, { ...paid, id: 'sub_2', buy: 'pro_yearly', endsAt: at('2027-01-01') }],
      { kind: 'pro', buy: 'pro_yearly' },
    ],
  ])('%s', (_name, subscriptions, plan) => {
    expect(planOf(subscriptions, now)).toMatchObject(plan);
  });
});

test('a refund returns its share of the credits, and all of them for the whole', () => {
  const given = [0, 300, 750, 1499, 1500, 2000].map((refunded) => creditsToReturn(50, { amount: 1500, refunded }));
  expect(given).toEqual([0, 10, 25, 49, 50, 50]);
  expect(creditsToReturn(100, { amount: 0, refunded: 0 })).toBe(0);
});
