// Finds times that suit everybody. Pure: the device and the host ask the same function.
import { dayOf } from '#domain/day.ts';
import { differing } from './differ.ts';
import { type OwnDays, prepareDays } from './own-days.ts';
import { breaksStretch, hourGives, inRow, mostInRow, type Ranked, rankingFor } from './rank.ts';
import {
  dayLength,
  type Give,
  grid,
  minute,
  type OwnTime,
  type Reason,
  type Slot,
  type SlotAnswer,
  type SlotAsk,
  type SlotWorld,
  type Span,
} from './shapes.ts';
import { commonOf, coverage, overlaps, unionOf, widened } from './spans.ts';
import { wouldGive } from './would-give.ts';

export const findSlots = (ask: SlotAsk, full: SlotWorld): SlotAnswer => {
  const found = freeStarts(ask, full);
  if (found === null) return { slots: [], none: [] };
  const { world, within, own, starts, free } = found;
  const oneDay = dayOf(new Date(within.from), world.mine.zone) === dayOf(new Date(within.to - 1), world.mine.zone);
  const around = { from: within.from - dayLength, to: within.to + dayLength };
  const { rank } = rankingFor(ask, world, own, around);
  const { most, eachDay = false } = ask;
  const chosen = differing(free.map(rank), { oneDay, most, eachDay, zone: world.mine.zone });
  const [earliest] = free;
  if (earliest === undefined) return { slots: [], none: wouldGive(starts, { ask, world, within: around, oneDay }) };
  return { slots: chosen.map((one) => slotOf(one, earliest, { ask, world, own: own.again() })), none: [] };
};

/** How many times are free, without what they cost. */
export const countFree = (ask: SlotAsk, world: SlotWorld): number => freeStarts(ask, world)?.free.length ?? 0;

/** `within`: from the first to the last instant that the person named. */
type Found = { world: SlotWorld; within: Span; own: OwnDays; starts: readonly number[]; free: readonly number[] };

const freeStarts = (ask: SlotAsk, full: SlotWorld): Found | null => {
  const world = { ...full, mine: without(full.mine, ask) };
  const asked = unionOf(ask.within);
  const [first, last] = [asked[0], asked.at(-1)];
  if (first === undefined || last === undefined || ask.minutes <= 0) return null;
  const within = { from: first.from, to: last.to };
  const around = { from: within.from - dayLength, to: within.to + dayLength };
  const own = prepareDays(world.mine, { place: ask.place, within: around }, world.buffers);
  const starts = startsIn(ask, asked, own, world.now);
  const required = unionOf([
    ...own.hard,
    ...world.others.flatMap(({ busy, optional }) => (optional ? [] : (busy ?? []))),
  ]);
  const busy = coverage(required);
  const length = ask.minutes * minute;
  const free = starts.filter((from) => busy({ from, to: from + length }) === 0);
  return { world, within, own, starts, free };
};

/** Flow names one time if three are not nearly as good as the best. */
export const nearlyAsGood = 20;

export const areEven = ({ slots }: SlotAnswer): boolean => {
  const [best] = slots;
  return best !== undefined && slots.length >= 3 && slots.every(({ cost }) => cost - best.cost <= nearlyAsGood);
};

const without = (mine: OwnTime, { leaveOut }: SlotAsk): OwnTime => ({
  ...mine,
  busy: mine.busy.filter(({ key }) => key === null || !leaveOut.has(key)),
});

/** The person may start or stop an hour off their hours, at a price. */
const offHours = 60 * minute;

/** Every start on the grid, earliest first. */
const startsIn = (ask: SlotAsk, asked: readonly Span[], own: OwnDays, now: number): number[] => {
  const hours = unionOf(own.hours.map((one) => widened(one, offHours, offHours)));
  const allowed = ask.anyHour ? asked : commonOf(asked, hours);
  const length = ask.minutes * minute;
  return allowed.flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let at = Math.ceil(Math.max(from, now) / grid) * grid; at + length <= to; at += grid) starts.push(at);
    return starts;
  });
};

type Around = { ask: SlotAsk; world: SlotWorld; own: OwnDays };

const slotOf = ({ from, cost, worst }: Ranked, earliest: number, { ask, world, own }: Around): Slot => {
  const span = { from, to: from + ask.minutes * minute };
  return {
    span,
    cost,
    worst,
    reasons: reasonsFor(span, own, earliest, world),
    gives: givesOf(span, { ask, world, own }),
    unseen: world.others.filter(({ busy }) => busy === null).map(({ who }) => who),
  };
};

const reasonsFor = (span: Span, own: OwnDays, earliest: number, { mine, others }: SlotWorld): Reason[] => {
  const seen = others.filter(({ busy }) => busy !== null && !busy.some((one) => overlaps(one, span)));
  const beside = own.besideOf(span);
  const isNext = inRow(beside) <= mostInRow;
  const sameDay = dayOf(new Date(span.from), mine.zone) === dayOf(new Date(earliest), mine.zone);
  return [
    seen.length > 0 ? { kind: 'all-free', count: seen.length } : { kind: 'alone-free' },
    ...(isNext && beside.before ? [{ kind: 'next-to', key: beside.before.last.key, side: 'after' } as const] : []),
    ...(isNext && beside.after ? [{ kind: 'next-to', key: beside.after.first.key, side: 'before' } as const] : []),
    ...(breaksStretch(span, beside) ? [] : [{ kind: 'keeps-stretch' } as const]),
    ...(sameDay ? [{ kind: 'first-day' } as const] : []),
  ];
};

const givesOf = (span: Span, { ask, world, own }: Around): Give[] => [
  ...hourGives(span, ask, world),
  ...world.others
    .filter(({ optional, busy }) => optional && busy?.some((one) => overlaps(one, span)))
    .map(({ who }): Give => ({ who, what: 'optional' })),
  ...(own.focusIn(span) > 0 ? [{ who: null, what: 'focus' } as const] : []),
  ...(own.tentativeIn(span) > 0 ? [{ who: null, what: 'tentative' } as const] : []),
  ...(own.deletesLunch(span) ? [{ who: null, what: 'lunch' } as const] : []),
];
