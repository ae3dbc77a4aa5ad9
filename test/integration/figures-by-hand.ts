// Compares each figure of random ranges with a count by hand over the same rows.
import { expect } from 'vitest';
import type { Figure } from '#domain/figure.ts';
import { type FigureRange, figureRange, type Period } from '#domain/figure-range.ts';
import { bucketOf, percentile } from '#domain/histogram.ts';
import { businessDetails, businessMetrics, qualityDetails, qualityMetrics } from '#server/admin/figures/sections.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type Random, randomOf } from '#test/chaos/random.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import * as hand from '#test/support/counted-by-hand.ts';
import { fillWithPeople } from '#test/support/sample-people.ts';
import { compareHealth } from './health-by-hand.ts';

const now = new Date('2026-11-20T12:07:00Z');

/** Returns how many figures it compared. */
export const compareFigures = async (seed: number, ranges: number): Promise<number> => {
  const ctx = await testContext();
  ctx.clock.set(now);
  await fillWithPeople((text) => ctx.peek(text), {
    people: 60,
    auditRows: 3000,
    turns: 2500,
    days: 120,
    now,
    seed: seed / 1000,
  });
  const operator = newUserId();
  await ctx.peek(`insert into user_roles (user_id, role) values ($1, 'admin')`, [operator]);
  const rows = await hand.readRows(ctx);
  const random = randomOf(seed);
  let compared = 0;
  for (let nth = 0; nth < ranges; nth += 1) {
    const range = figureRange(askedRange(random), now);
    await ctx.db.asOperator(operator, async (tx) => {
      compared += await compareBusiness(tx, range, rows);
      compared += await compareQuality(tx, range, rows);
      compared += await compareHealth(ctx, tx, range, now);
    });
  }
  return compared;
};

const zones = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Australia/Adelaide', 'Mars/Olympus'];

/** Ranges that a person chooses, ranges of hours, one of ten years, and some backwards. */
const askedRange = (random: Random) => {
  const zone = random.pick(zones);
  const days = random.pick([1, 1, 7, 30, 90, 3650]);
  const minutes = random.chance(0.5) ? random.int(60 * 24 * 40) : 15 * random.int(4 * 24 * 40);
  const to = now.getTime() - (random.chance(0.3) ? 0 : minutes * 60_000);
  const from = to - days * 86_400_000 - (random.chance(0.3) ? random.int(50_000_000) : 0);
  const [one, other] = [new Date(from).toISOString(), new Date(to).toISOString()];
  return random.chance(0.15) ? { from: other, to: one, zone } : { from: one, to: other, zone };
};

const periodOf = ({ from, to, firstDay, lastDay }: Period): hand.HandPeriod => ({
  from: from.getTime(),
  to: to.getTime(),
  firstDay,
  lastDay,
});

type Ratio = { part: number; whole: number };
const share = (part: number, whole: number): Ratio => ({ part, whole });
const value = ({ part, whole }: Ratio): number | null => (whole === 0 ? null : part / whole);

/** Both of the range and of the one before it. */
const expectRatio = (
  figure: Figure | undefined,
  of: (period: hand.HandPeriod) => Ratio,
  range: FigureRange,
  name: string,
): number => {
  const [current, before] = [of(periodOf(range)), of(periodOf(range.before))];
  expect([name, figure]).toEqual([
    name,
    expect.objectContaining({ ...current, value: value(current), before: value(before) }),
  ]);
  return 1;
};

const expectCount = (
  figure: Figure | undefined,
  of: (period: hand.HandPeriod) => number,
  range: FigureRange,
  name: string,
): number => {
  const [current, before] = [of(periodOf(range)), of(periodOf(range.before))];
  expect([name, figure?.value, figure?.before]).toEqual([name, current, before]);
  return 1;
};

const compareBusiness = async (tx: OperatorTx, range: FigureRange, rows: hand.Rows): Promise<number> => {
  const { figures } = await businessMetrics(tx, range);
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
  return compared + 1 + (await compareDetails(tx, range, rows));
};

const compareDetails = async (tx: OperatorTx, range: FigureRange, rows: hand.Rows): Promise<number> => {
  const details = await businessDetails(tx, range);
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
  const signedUp = hand.inTime(rows.people, periodOf(range));
  const finished = hand.finishedOnce(rows);
  expect(details.funnel.all).toMatchObject({
    signUps: signedUp.length,
    firstSession: signedUp.filter(({ id }) => finished.has(id)).length,
  });
  return 8;
};

const countsOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const compareQuality = async (tx: OperatorTx, range: FigureRange, rows: hand.Rows): Promise<number> => {
  const { figures } = await qualityMetrics(tx, range);
  const spoken = (period: hand.HandPeriod) =>
    hand.inTime(rows.turns, period).filter(({ engine }) => engine !== 'typed');
  const words = (period: hand.HandPeriod) => spoken(period).filter(({ outcome }) => outcome !== 'nothing');
  const missed = (period: hand.HandPeriod) => words(period).filter(({ outcome }) => outcome === 'fallback').length;
  let compared = expectCount(figures.interactions, (period) => words(period).length, range, 'interactions');
  compared += expectRatio(
    figures.fallbackRate,
    (period) => share(missed(period), words(period).length),
    range,
    'fallbacks',
  );
  compared += expectRatio(
    figures.successRate,
    (period) => share(words(period).length - missed(period), words(period).length),
    range,
    'success',
  );
  compared += expectRatio(
    figures.intentRecognition,
    (period) =>
      share(words(period).filter((one) => one.outcome !== 'fallback' && !one.undoneSoon).length, words(period).length),
    range,
    'intents',
  );
  compared += expectRatio(
    figures.falseStops,
    (period) =>
      share(spoken(period).filter((one) => one.outcome === 'nothing' && one.interrupted).length, spoken(period).length),
    range,
    'false stops',
  );
  compared += expectRatio(
    figures.wordAccuracy,
    (period) => {
      const dictated = hand.inTime(rows.dictations, period);
      const all = dictated.reduce((sum, { words: count }) => sum + count, 0);
      return share(all - dictated.reduce((sum, { corrected }) => sum + corrected, 0), all);
    },
    range,
    'words',
  );
  const histogram = histogramOf(hand.inTime(rows.turns, periodOf(range)).flatMap(({ latency }) => latency ?? []));
  expect([figures.latency50?.value, figures.latency95?.value]).toEqual([
    percentile(histogram, 0.5),
    percentile(histogram, 0.95),
  ]);
  const details = await qualityDetails(tx, range);
  const all = hand.inTime(rows.turns, periodOf(range));
  expect(details.fallbacks).toBe(all.filter(({ outcome }) => outcome === 'fallback').length);
  const commands = all.filter(({ outcome }) => outcome !== 'fallback' && outcome !== 'nothing');
  expect(new Map(details.byCommand.map(({ command, turns }) => [command, turns]))).toEqual(
    countsOf(commands.map(({ command }) => command)),
  );
  expect(details.byCommand.reduce((sum, { undone }) => sum + undone, 0)).toBe(
    commands.filter(({ undoneSoon }) => undoneSoon).length,
  );
  const heard = words(periodOf(range)).map(({ engine, device }) => `${engine} ${device}`);
  expect(new Map(details.byEngine.map(({ engine, device, turns }) => [`${engine} ${device}`, turns]))).toEqual(
    countsOf(heard),
  );
  return compared + 6;
};

const histogramOf = (durations: readonly number[]): number[] => {
  const histogram = new Array<number>(69).fill(0);
  for (const ms of durations) histogram[bucketOf(ms)] = (histogram[bucketOf(ms)] ?? 0) + 1;
  return histogram;
};
