import { describe, expect, test } from 'vitest';
import { makeSchedule, Schedule } from './schedule.ts';
import { type Place, Trouble } from './trouble.ts';

const crashPoints: Place[] = [
  { point: 'intake.stored', by: 'web' },
  { point: 'send.stored', by: 'web' },
  { point: 'delivery.opened', by: 'worker' },
];
const made = (seed: number) => makeSchedule({ seed, seconds: 60, crashPoints });
const all = Array.from({ length: 20 }, (_, seed) => made(seed).trouble).flat();

describe('a schedule', () => {
  test('depends only on its seed, and can be stored and read', () => {
    expect(made(7)).toEqual(made(7));
    expect(made(7)).not.toEqual(made(8));
    expect(Schedule.parse(JSON.parse(JSON.stringify(made(7))))).toEqual(made(7));
  });

  test('is sorted by step', () => {
    const { trouble } = made(7);
    expect(trouble.map(({ after }) => after)).toEqual(trouble.map(({ after }) => after).toSorted((a, b) => a - b));
  });

  test('gives each person two tabs, and repeats commands in every way', () => {
    const { tabs, people } = made(7);
    expect(tabs.map(({ person }) => person).toSorted()).toEqual(
      [...Array(people * 2).keys()].map((n) => n % people).toSorted(),
    );
    const repeated = tabs.flatMap(({ acts }) => acts).filter(({ posts }) => posts > 1);
    expect(new Set(repeated.map(({ together }) => together))).toEqual(new Set([true, false]));
  });

  test('lets everybody send, to themselves and others, from two tabs, with holds', () => {
    const mails = Array.from({ length: 20 }, (_, seed) => made(seed).mails).flat(2);
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['oneself', 'others']));
    expect(new Set(mails.map(({ rivals }) => rivals))).toEqual(new Set([1, 2]));
    expect(mails.some(({ holdAfterMs }) => holdAfterMs !== null)).toBe(true);
    // Flow searches the newest ten for a sending without an answer.
    for (let seed = 0; seed < 20; seed++) for (const own of made(seed).mails) expect(own.length).toBeLessThan(10);
  });

  test('has every kind of trouble over several seeds', () => {
    const kinds = Trouble.options.map(({ shape }) => shape.kind.value);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  test('includes odd answers and mail that goes to spam', () => {
    const rules = all.flatMap((one) => (one.kind === 'google' ? [one.rule] : []));
    for (const odd of ['wrongTypes', 'emptyPage', 'furtherPage', 'page', 'reset', 'hang'])
      expect(
        rules.some((rule) => rule[odd] === true),
        odd,
      ).toBe(true);
    expect(all.some((one) => one.kind === 'relabel' && one.add.includes('SPAM'))).toBe(true);
  });

  test('has at most one gap for each person', () => {
    for (let seed = 0; seed < 20; seed++) {
      const gaps = made(seed).trouble.flatMap((one) => (one.kind === 'expire-history' ? [one.person] : []));
      expect(new Set(gaps).size).toBe(gaps.length);
    }
  });

  test('never moves the clock an hour twice at once', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { tabs, trouble } = made(seed);
      const steps = tabs.reduce((sum, { acts }) => sum + acts.length, 0);
      const hours = trouble.flatMap(({ kind, after }) => (kind === 'expire-tokens' ? [after] : []));
      for (const [n, at] of hours.slice(1).entries()) expect(at - (hours[n] ?? 0)).toBeGreaterThanOrEqual(steps / 3);
    }
  });

  test('crashes a process only at points that it passes', () => {
    const crashes = all.filter((one) => one.kind === 'crash');
    for (const { process, point } of crashes)
      expect([point, process === 'web']).toEqual([point, point !== 'delivery.opened']);
  });

  test('ends every fault at Google', () => {
    const times = all.flatMap((one) => (one.kind === 'google' ? [one.rule.times] : []));
    expect(Math.max(...times)).toBeLessThan(20);
  });
});
