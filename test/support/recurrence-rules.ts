// Random rules and starts, with many in or next to a clock change.
import fc from 'fast-check';
import { expand } from '#domain/recurrence.ts';
import { atWall, type EventTime, instantOf, wallOf } from '#domain/wall-time.ts';
import { type Rule, reckon } from './recurrence-reckoner.ts';

/** The starts by Flow and by the reckoner, as instants. They must be equal. */
export const bothStarts = ({ rule, wall, zone }: Series): { flow: number[]; reckoner: number[] } => {
  const start = atWall(wall, zone);
  const [from, to] = [instantOf(start, 'UTC'), new Date(instantOf(start, 'UTC').getTime() + 3 * 365.25 * 86_400_000)];
  const found = expand({ start, recurrence: [written(rule)] }, from, to);
  if (found.kind === 'refused') throw new Error(`${written(rule)} ${wall} ${zone}: ${found.why}`);
  const instant = (at: number): number | null => {
    const text = new Date(at).toISOString().slice(0, 16);
    const made = Date.parse(atWall(text, zone).at);
    return wallOf(new Date(made), zone) === text ? made : null;
  };
  return {
    flow: found.starts.map((one) => instantOf(one, 'UTC').getTime()),
    reckoner: reckon(rule, Date.parse(`${wall}:00Z`), to.getTime(), instant),
  };
};

/** The starts as wall times or days. Throws if Flow cannot expand the rule. */
export const startsOf = (recurrence: string[], start: EventTime, from: string, to: string): string[] => {
  const found = expand({ start, recurrence }, new Date(from), new Date(to));
  if (found.kind === 'refused') throw new Error(found.why);
  return found.starts.map((one) => (one.kind === 'day' ? one.day : one.wall));
};

export type Series = { rule: Rule; wall: string; zone: string };

const someOf = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(4, values.length) });

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'America/Sao_Paulo',
  'Europe/London',
  'Asia/Tehran',
  'Pacific/Chatham',
];
const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const anyRule: fc.Arbitrary<Rule> = fc
  .oneof(
    fc.record({ freq: fc.constant('DAILY' as const), byMonth: someOf([1, 2, 3, 10, 11]) }, { requiredKeys: ['freq'] }),
    fc.record(
      { freq: fc.constant('WEEKLY' as const), byDay: someOf(names), weekStart: fc.constantFrom(0, 1) },
      { requiredKeys: ['freq'] },
    ),
    fc.record({ freq: fc.constant('MONTHLY' as const), byMonthDay: someOf([1, 15, 28, 29, 30, 31, -1, -3]) }),
    fc.record({ freq: fc.constant('MONTHLY' as const), byDay: someOf(['1MO', '-1FR', '2TU', '5WE', 'SA']) }),
    fc.record({ freq: fc.constant('MONTHLY' as const), byDay: someOf(names), bySetPos: someOf([1, 2, -1, -2]) }),
    fc.record({
      freq: fc.constant('YEARLY' as const),
      byMonth: someOf([1, 2, 3, 10, 11]),
      byDay: someOf(['1SU', '-1SU', 'TU']),
    }),
    fc.record({ freq: fc.constant('YEARLY' as const), byYearDay: someOf([1, 60, 100, 366, -1]) }),
    fc.constant({ freq: 'YEARLY' as const }),
  )
  .chain((rule) =>
    fc
      .record({
        interval: fc.integer({ min: 1, max: 4 }),
        count: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
      })
      .map((more) => ({ ...rule, ...more })),
  );

/** Walls before, in and after the gaps and overlaps of these zones. */
const anyWall = fc.oneof(
  fc.constantFrom(
    '2026-03-28T02:30',
    '2026-10-24T02:30',
    '2027-03-27T02:15',
    '2026-03-07T02:30',
    '2026-10-31T01:30',
    '2026-04-04T01:45',
    '2026-10-03T02:10',
    '2026-09-26T02:45',
    '2026-01-31T00:15',
    '2024-02-29T12:00',
    '2026-12-31T23:45',
  ),
  fc
    .record({ day: fc.integer({ min: 0, max: 800 }), minutes: fc.integer({ min: 0, max: 95 }) })
    .map(({ day, minutes }) =>
      new Date(Date.UTC(2025, 0, 1) + day * 86_400_000 + minutes * 15 * 60_000).toISOString().slice(0, 16),
    ),
);

export const anySeries: fc.Arbitrary<Series> = fc.record({
  rule: anyRule,
  wall: anyWall,
  zone: fc.constantFrom(...zones),
});

const written = (rule: Rule): string => {
  const list = (name: string, values: readonly (string | number)[] | undefined) =>
    values ? [`${name}=${values.join(',')}`] : [];
  return `RRULE:${[
    `FREQ=${rule.freq}`,
    `INTERVAL=${rule.interval}`,
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...list('BYDAY', rule.byDay),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYYEARDAY', rule.byYearDay),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.weekStart === undefined ? [] : [`WKST=${rule.weekStart === 0 ? 'SU' : 'MO'}`]),
  ].join(';')}`;
};
