// Compares Business Metrics with a count by hand.
import { expect } from 'vitest';
import type { FigureRange } from '#domain/figure-range.ts';
import { businessDetails, businessMetrics } from '#server/admin/figures/sections.ts';
import type { OperatorTx } from '#server/db/database.ts';
import * as hand from '#test/support/counted-by-hand.ts';
import { countsOf, expectCount, expectRatio, periodOf, share } from './compare-figure.ts';

export const compareBusiness = async (
  tx: OperatorTx,
  range: FigureRange,
  rows: hand.Rows,
  now: Date,
): Promise<number> => {
  const { figures } = await businessMetrics(tx, range, true);
  const signedUp = (period: hand.HandPeriod) => hand.inTime(rows.people, period);
  const finished = hand.finishedOnce(rows);
  const dayOver = (period: hand.HandPeriod) =>
    signedUp({ ...period, to: Math.min(period.to, now.getTime() - 86_400_000) });
  const median = (lengths: readonly number[]) => lengths[Math.ceil(lengths.length / 2) - 1] ?? null;
  const sessions = hand.sessionsOn(rows, periodOf(range));
  expect(figures.medianSession?.value ?? null).toBe(median(sessions.lengths));
  let compared = 1;
  compared += expectCount(figures.newUsers, (period) => signedUp(period).length, range, 'new users');
  compared += expectRatio(
    figures.dailyActive,
    (period) => share(hand.personDays(rows, period), range.days),
    range,
    'daily',
  );
  compared += expectCount(figures.monthlyActive, ({ lastDay }) => hand.monthly(rows, lastDay), range, 'monthly');
  for (const nth of [1, 7, 30] as const)
    compared += expectRatio(
      figures[`retention${nth}`],
      (period) => hand.retained(rows, period, nth, now.getTime()),
      range,
      `day ${nth}`,
    );
  compared += expectRatio(
    figures.sessionsPerDay,
    (period) => share(hand.sessionsOn(rows, period).starts.length, hand.personDays(rows, period)),
    range,
    'sessions',
  );
  compared += expectRatio(
    figures.emailsPerSession,
    (period) => share(hand.sessionsOn(rows, period).emails, hand.sessionsOn(rows, period).finished),
    range,
    'emails',
  );
  compared += expectRatio(
    figures.firstSession,
    (period) => share(signedUp(period).filter(({ id }) => finished.has(id)).length, signedUp(period).length),
    range,
    'first session',
  );
  compared += expectRatio(
    figures.fiveEmails,
    (period) =>
      share(dayOver(period).filter(({ id }) => (rows.firstDays.get(id) ?? 0) >= 5).length, dayOver(period).length),
    range,
    'five emails',
  );
  const active = hand.activeOn(rows, periodOf(range));
  expect(figures.streak).toMatchObject(
    share(
      [...active].reduce((sum, id) => sum + (rows.streaks.get(id) ?? 0), 0),
      active.size,
    ),
  );
  return compared + 1 + compareRevenue(figures, range, rows, now) + (await compareDetails(tx, range, rows));
};

type Figures = Awaited<ReturnType<typeof businessMetrics>>['figures'];

const compareRevenue = (figures: Figures, range: FigureRange, rows: hand.Rows, now: Date): number => {
  const plans = ({ to }: hand.HandPeriod) => hand.plansAt(rows, Math.min(to, now.getTime()));
  const payers = (period: hand.HandPeriod) => new Set(plans(period).map(({ user }) => user));
  const monthly = (period: hand.HandPeriod) => plans(period).reduce((sum, one) => sum + one.monthly, 0);
  let compared = expectCount(figures.mrr, monthly, range, 'MRR');
  compared += expectCount(figures.arr, (period) => 12 * monthly(period), range, 'ARR');
  compared += expectCount(figures.paidUsers, (period) => payers(period).size, range, 'paid users');
  compared += expectRatio(figures.arpu, (period) => share(monthly(period), payers(period).size), range, 'ARPU');
  const income = (period: hand.HandPeriod) =>
    hand.inTime(rows.payments, period).reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  compared += expectCount(figures.revenue, income, range, 'revenue');
  const paidWithin = ({ id, at }: { id: string; at: number }) =>
    rows.payments.some((one) => one.user === id && one.at < at + 30 * 86_400_000);
  const signedUp = (period: hand.HandPeriod) => hand.inTime(rows.people, period);
  const converted = (period: hand.HandPeriod) =>
    share(signedUp(period).filter(paidWithin).length, signedUp(period).length);
  compared += expectRatio(figures.conversion, converted, range, 'conversion');
  const ended = (period: hand.HandPeriod) => {
    const before = new Set(hand.plansAt(rows, period.from).map(({ user }) => user));
    return share([...before].filter((user) => !payers(period).has(user)).length, before.size);
  };
  return compared + expectRatio(figures.churn, ended, range, 'churn');
};

const compareDetails = async (tx: OperatorTx, range: FigureRange, rows: hand.Rows): Promise<number> => {
  const details = await businessDetails(tx, range, true);
  const { starts } = hand.sessionsOn(rows, periodOf(range));
  expect(details.peakHours).toEqual(
    Array.from({ length: 24 }, (_, hour) => starts.filter((one) => one.hour === hour).length),
  );
  expect(new Map(details.devices.map(({ name, count }) => [name, count]))).toEqual(
    countsOf(starts.map(({ device }) => device)),
  );
  expect(details.countries.reduce((sum, { count }) => sum + count, 0)).toBe(hand.activeOn(rows, periodOf(range)).size);
  expect(details.activeByDay.map(({ day }) => day)).toHaveLength(range.days);
  for (const { day, daily, monthly } of details.activeByDay.slice(-3)) {
    expect([day, daily]).toEqual([day, hand.personDays(rows, { from: 0, to: 0, firstDay: day, lastDay: day })]);
    expect([day, monthly]).toEqual([day, hand.monthly(rows, day)]);
  }
  for (const { week, people, back } of details.cohorts) {
    const cohort = hand.signedUpInWeek(rows, week).filter(({ day }) => day <= range.lastDay);
    expect([week, people]).toEqual([week, cohort.length]);
    for (const [nth, count] of back.entries())
      expect([week, nth, count]).toEqual([week, nth, hand.backInWeek(rows, cohort, nth + 1)]);
  }
  const signedUp = hand.inTime(rows.people, periodOf(range));
  const finished = hand.finishedOnce(rows);
  expect(details.funnel.all).toMatchObject({
    signUps: signedUp.length,
    firstSession: signedUp.filter(({ id }) => finished.has(id)).length,
    paid: signedUp.filter(({ id }) => rows.payments.some(({ user }) => user === id)).length,
  });
  return 8;
};
