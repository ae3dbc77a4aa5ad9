// What a time costs the people in it. Lower is better. The search compares the person who bears most first, then the sum.
import { offsetAt } from '#domain/zone-offset.ts';
import { habitCost } from './habits.ts';
import { hoursBetween } from './hours.ts';
import type { Beside, OwnDays } from './own-days.ts';
import { type Availability, dayLength, type Give, minute, type SlotAsk, type SlotWorld, type Span } from './shapes.ts';
import { coverage, lengthOf, unionOf } from './spans.ts';

/** `worst`: minutes outside the hours of the person who bears most, dearer for who has borne before. */
export type Ranked = { from: number; cost: number; worst: number };

export const costs = {
  outsideMinute: 2,
  optional: 40,
  tentative: 15,
  focus: 30,
  lunch: 20,
  breaksStretch: 12,
  smallRest: 6,
  adjoins: -4,
  longRow: 8,
  halfHour: -3,
  day: 1,
} as const;

/** So long that it is worth keeping whole. */
export const longStretch = 90 * minute;
const smallRest = 30 * minute;
/** More meetings without a break tire. */
export const mostInRow = 3;

export type Ranking = {
  /** Ask for later and later times. */
  rank: (from: number) => Ranked;
};

export const rankingFor = (ask: SlotAsk, world: SlotWorld, own: OwnDays, within: Span): Ranking => {
  const { mine, others, now, habits } = world;
  const outside = outsides(ask, world, within);
  const optional = others.filter((one) => one.optional).map(({ busy }) => coverage(unionOf(busy ?? [])));
  const today = startOfDay(now, mine.zone);
  const length = ask.minutes * minute;
  return {
    rank: (from) => {
      const span = { from, to: from + length };
      const missing = optional.filter((covered) => covered(span) > 0).length;
      const minutesOut = outside.map((of) => of(span));
      const worst = Math.max(0, ...minutesOut);
      const sum = minutesOut.reduce((all, one) => all + one, 0);
      const cost =
        costs.outsideMinute * (sum + worst) +
        costs.optional * missing +
        ownCost(span, own) +
        habitCost(habits, from, mine.zone) +
        (isHalfHour(from, mine.zone) ? costs.halfHour : 0) +
        costs.day * Math.max(0, Math.floor((from - today) / dayLength));
      return { from, cost, worst };
    },
  };
};

const ownCost = (span: Span, own: OwnDays): number => {
  const beside = own.besideOf(span);
  return (
    (own.focusIn(span) > 0 ? costs.focus : 0) +
    (own.tentativeIn(span) > 0 ? costs.tentative : 0) +
    (own.deletesLunch(span) ? costs.lunch : 0) +
    (breaksStretch(span, beside) ? costs.breaksStretch : 0) +
    (leavesRest(span, beside) ? costs.smallRest : 0) +
    rowCost(beside)
  );
};

export const breaksStretch = ({ from, to }: Span, { stretch }: Beside): boolean =>
  stretch !== null && lengthOf(stretch) >= longStretch && from > stretch.from && to < stretch.to;

const leavesRest = ({ from, to }: Span, { stretch }: Beside): boolean =>
  stretch !== null && [from - stretch.from, stretch.to - to].some((rest) => rest > 0 && rest < smallRest);

/** Meetings without a break, this one included. */
export const inRow = ({ before, after }: Beside): number => (before?.count ?? 0) + 1 + (after?.count ?? 0);

const rowCost = (beside: Beside): number => {
  if (beside.before === null && beside.after === null) return 0;
  const row = inRow(beside);
  return row <= mostInRow ? costs.adjoins : costs.longRow * (row - mostInRow);
};

/** One for each person who is needed, by the minutes outside their hours. The person first. In a series they take turns. */
const outsides = (
  { anyHour }: SlotAsk,
  { mine, others }: SlotWorld,
  within: Span,
): readonly ((span: Span) => number)[] => [
  outsideOf(anyHour ? null : hoursBetween(mine.hours, mine.zone, within), mine.borne),
  ...others
    .filter(({ optional }) => !optional)
    .map(({ hours, zone, borne }) => outsideOf(hoursBetween(hours, zone, within), borne)),
];

const outsideOf = (hours: readonly Span[] | null, borne: number): ((span: Span) => number) => {
  if (hours === null) return () => 0;
  const covered = coverage(unionOf(hours));
  return (span) => ((lengthOf(span) - covered(span)) * (1 + borne)) / minute;
};

const isHalfHour = (at: number, zone: string): boolean => (at + offsetAt(at, zone)) % (30 * minute) === 0;

export const startOfDay = (at: number, zone: string): number => at - ((at + offsetAt(at, zone)) % dayLength);

/** Who starts early or stays late. */
export const hourGives = (span: Span, ask: SlotAsk, { mine, others }: SlotWorld): Give[] => [
  ...(ask.anyHour ? [] : outsideGive(null, mine, span)),
  ...others.filter(({ optional }) => !optional).flatMap((one) => outsideGive(one.who, one, span)),
];

const outsideGive = (who: string | null, of: Pick<Availability, 'hours' | 'zone'>, span: Span): Give[] => {
  const hours = hoursBetween(of.hours, of.zone, span);
  if (hours === null || coverage(hours)(span) === lengthOf(span)) return [];
  const next = hours.find(({ to }) => to > span.from);
  const isEarly = next !== undefined && next.from > span.from && next.from - span.from < dayLength / 2;
  return [{ who, what: isEarly ? 'early' : 'late' }];
};
