// Finds free times the slow way: every start, every five minutes, each rule in its plainest form. It shares nothing with the search.
import fc from 'fast-check';
import { EventKey } from '#domain/event-ref.ts';
import type { Availability, OwnSpan, SlotAsk, SlotWorld, Span } from '#domain/scheduling/shapes.ts';

const minute = 60_000;
const day = 1440 * minute;
const step = 5 * minute;
const quarter = 15 * minute;

export type ByHand = { from: number; cost: number; worst: number };

/** Every free start with its cost, best first. */
export const freeByHand = (ask: SlotAsk, full: SlotWorld): ByHand[] => {
  const world = countingFor(ask, full);
  const all: ByHand[] = [];
  for (const start of startsByHand(ask, world)) {
    const span = { from: start, to: start + ask.minutes * minute };
    if (isFree(span, ask, world)) all.push(costByHand(span, ask, world));
  }
  return all.toSorted((one, other) => one.worst - other.worst || one.cost - other.cost || one.from - other.from);
};

/** The best, then each next that differs from all chosen. */
export const chosenByHand = <One extends ByHand>(all: readonly One[], oneDay: boolean, zone: string): One[] => {
  const chosen: One[] = [];
  for (const one of all)
    if (
      chosen.length < 3 &&
      chosen.every(({ from }) => {
        const gap = Math.abs(from - one.from);
        return oneDay ? gap >= 90 * minute : gap >= 180 * minute || wall(from, zone).day !== wall(one.from, zone).day;
      })
    )
      chosen.push(one);
  return chosen;
};

/** Without the events that the question leaves out. */
export const countingFor = ({ leaveOut }: SlotAsk, { mine, ...world }: SlotWorld): SlotWorld => ({
  ...world,
  mine: { ...mine, busy: mine.busy.filter(({ key }) => key === null || !leaveOut.has(key)) },
});

export const startsByHand = ({ within, minutes, anyHour }: SlotAsk, { now, mine }: SlotWorld): number[] => {
  const starts = new Set<number>();
  for (const { from, to } of within)
    for (let at = Math.ceil(from / quarter) * quarter; at < to; at += quarter) {
      const span = { from: at, to: at + minutes * minute };
      const inside = steps(span).every((one) => within.some((part) => one >= part.from && one < part.to));
      const near = (one: number): boolean =>
        anyHour || [-60, 0, 60].some((off) => isWorked(one + off * minute, mine.zone, mine.hours));
      if (at >= now && inside && steps(span).every(near)) starts.add(at);
    }
  return [...starts].toSorted((one, other) => one - other);
};

const isFree = (span: Span, ask: SlotAsk, { mine, others, buffers }: SlotWorld): boolean => {
  const own = meetingsOf(mine.busy).every((one) => isClear(span, one, ask, buffers));
  return own && others.every(({ busy, optional }) => optional || !meets(span, busy ?? []));
};

/** Buffers and ways included. */
export const isClear = (span: Span, { from, to, place }: OwnSpan, ask: SlotAsk, buffers: SlotWorld['buffers']) => {
  const way = ask.place !== '' && place !== '' && place !== ask.place ? buffers.travel : 0;
  return (
    to + Math.max(way, buffers.after) * minute <= span.from || from - Math.max(way, buffers.before) * minute >= span.to
  );
};

export const costByHand = (span: Span, ask: SlotAsk, { mine, others, now, buffers }: SlotWorld): ByHand => {
  const outside = [
    ask.anyHour ? 0 : minutesOutside(span, mine.zone, mine.hours),
    ...others.filter(({ optional }) => !optional).map((one) => minutesOutside(span, one.zone, one.hours)),
  ];
  const worst = Math.max(...outside);
  const missing = others.filter(({ optional, busy }) => optional && meets(span, busy ?? [])).length;
  const { cost } = ownByHand(span, mine.busy, mine, Math.max(buffers.before, buffers.after) * minute);
  const today = now - wall(now, mine.zone).minutes * minute - (now % minute);
  const days = Math.max(0, Math.floor((span.from - today) / day));
  const half = wall(span.from, mine.zone).minutes % 30 === 0 ? -3 : 0;
  return {
    from: span.from,
    worst,
    cost: 2 * (outside.reduce((sum, one) => sum + one, 0) + worst) + 40 * missing + cost + half + days,
  };
};

const ownByHand = (span: Span, busy: readonly OwnSpan[], mine: SlotWorld['mine'], near: number): { cost: number } => {
  const meetings = meetingsOf(busy);
  const isOpen = (at: number): boolean =>
    isWorked(at, mine.zone, mine.hours) && !meetings.some(({ from, to }) => at >= from && at < to);
  let cost = 0;
  if (
    meets(
      span,
      busy.filter(({ sort }) => sort === 'focus'),
    )
  )
    cost += 30;
  if (
    meets(
      span,
      busy.filter(({ sort }) => sort === 'tentative'),
    )
  )
    cost += 15;
  if (steps(span).every(isOpen)) {
    let [before, after] = [0, 0];
    while (isOpen(span.from - before - step)) before += step;
    while (isOpen(span.to + after)) after += step;
    const length = before + after + span.to - span.from;
    if (length >= 90 * minute && before > 0 && after > 0) cost += 12;
    if ([before, after].some((rest) => rest > 0 && rest < 30 * minute)) cost += 6;
  }
  if (losesLunch(span, meetings, mine)) cost += 20;
  const [rows, isBeside] = [rowOf(span, meetings, near), besides(span, meetings, near)];
  if (isBeside) cost += rows <= 3 ? -4 : 8 * (rows - 3);
  return { cost };
};

const besides = (span: Span, meetings: readonly Span[], near: number): boolean =>
  meetings.some(({ from, to }) => isNear(span.from - to, near) || isNear(from - span.to, near));

const isNear = (gap: number, near: number): boolean => gap >= 0 && gap <= near;

/** Meetings linked to the span without a gap, and the span itself. */
const rowOf = (span: Span, meetings: readonly OwnSpan[], near: number): number => {
  const linked = new Set(meetings.filter((one) => besides(span, [one], near)));
  for (let grown = true; grown; ) {
    const size = linked.size;
    for (const one of meetings)
      if ([...linked].some((other) => one.from <= other.to && other.from <= one.to)) linked.add(one);
    grown = linked.size > size;
  }
  return linked.size + 1;
};

export const losesLunch = (span: Span, meetings: readonly Span[], { zone, hours }: SlotWorld['mine']): boolean => {
  const noon = span.from - (wall(span.from, zone).minutes - 720) * minute;
  if (!hours.days.includes(wall(span.from, zone).weekday) || !meets(span, [{ from: noon, to: noon + 120 * minute }]))
    return false;
  const longest = (taken: readonly Span[]): number => {
    let [best, run] = [0, 0];
    for (const at of steps({ from: noon, to: noon + 120 * minute })) {
      run = taken.some(({ from, to }) => at >= from && at < to) ? 0 : run + step;
      best = Math.max(best, run);
    }
    return best;
  };
  return longest(meetings) >= 30 * minute && longest([...meetings, span]) < 30 * minute;
};

export const meetingsOf = (busy: readonly OwnSpan[]): OwnSpan[] => busy.filter(({ sort }) => sort === 'meeting');

export const meets = (span: Span, others: readonly Span[]): boolean =>
  others.some(({ from, to }) => from < span.to && span.from < to);

export const minutesOutside = (span: Span, zone: string | null, hours: Availability['hours']): number =>
  zone === null ? 0 : (steps(span).filter((at) => !isWorked(at, zone, hours)).length * step) / minute;

const isWorked = (at: number, zone: string, { from, to, days }: Availability['hours']): boolean => {
  const { minutes, weekday } = wall(at, zone);
  return days.includes(weekday) && minutes >= from && minutes < to;
};

const steps = ({ from, to }: Span): number[] =>
  Array.from({ length: (to - from) / step }, (_, nth) => from + nth * step);

const walls = new Map<string, { day: string; minutes: number; weekday: number }>();

const wall = (at: number, zone: string): { day: string; minutes: number; weekday: number } => {
  const key = `${zone} ${at}`;
  const known = walls.get(key);
  if (known) return known;
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone: zone });
  const [date = '', clock = ''] = shown.split(' ');
  const made = {
    day: date,
    minutes: 60 * Number(clock.slice(0, 2)) + Number(clock.slice(3, 5)),
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
  };
  if (walls.size > 200_000) walls.clear();
  walls.set(key, made);
  return made;
};

const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'] as const;
/** Weeks in which clocks change, and one in which none does. */
const mondays = ['2026-03-23', '2026-03-30', '2026-10-19', '2026-10-26', '2026-06-15'] as const;

const spanIn = (monday: number, most: number): fc.Arbitrary<Span> =>
  fc
    .record({ day: fc.nat(6), start: fc.integer({ min: 84, max: 240 }), length: fc.integer({ min: 1, max: most }) })
    .map(({ day: nth, start, length }) => {
      const from = monday + nth * day + start * step;
      return { from, to: from + length * step };
    });

const hours = fc.record({
  from: fc.constantFrom(480, 540, 600),
  to: fc.constantFrom(960, 1080, 1140),
  days: fc.constantFrom([1, 2, 3, 4, 5], [1, 2, 3, 4], [0, 1, 2, 3, 4]),
});

/** A random week with a person, up to four others, and a question. */
export const anyWeek: fc.Arbitrary<{ ask: SlotAsk; world: SlotWorld; oneDay: boolean }> = fc
  .record({ monday: fc.constantFrom(...mondays), zone: fc.constantFrom(...zones) })
  .chain(({ monday: date, zone }) => {
    const monday = Date.parse(`${date}T00:00:00Z`);
    const own = fc.record({
      span: spanIn(monday, 24),
      sort: fc.constantFrom('meeting', 'meeting', 'focus', 'tentative'),
      place: fc.constantFrom('', '', 'Room 4'),
    });
    return fc
      .record({
        own: fc.array(own, { maxLength: 25 }),
        others: fc.array(
          fc.record({
            busy: fc.option(fc.array(spanIn(monday, 36), { maxLength: 25 })),
            zone: fc.option(fc.constantFrom(...zones)),
            hours,
            optional: fc.boolean(),
          }),
          { maxLength: 4 },
        ),
        hours,
        minutes: fc.constantFrom(15, 30, 45, 60, 90),
        now: fc.integer({ min: 0, max: 100 }),
        oneDay: fc.boolean(),
        day: fc.nat(6),
        anyHour: fc.boolean(),
        buffer: fc.constantFrom(0, 0, 10),
        place: fc.constantFrom('', 'La Perla'),
        leftOut: fc.array(fc.nat(24), { maxLength: 2 }),
      })
      .map((made) => weekOf(made, monday, zone));
  });

type Made = {
  own: { span: Span; sort: OwnSpan['sort']; place: string }[];
  others: Omit<Availability, 'who'>[];
  hours: Availability['hours'];
  minutes: number;
  now: number;
  oneDay: boolean;
  day: number;
  anyHour: boolean;
  buffer: number;
  place: string;
  leftOut: number[];
};

const keyOf = (nth: number): EventKey => EventKey.parse(`alex@northwind.example own${nth}`);

const weekOf = (made: Made, monday: number, zone: string) => {
  // Noon to seven of one day stays one day in every zone of the list but those far east, where the caller asks again.
  const from = monday + made.day * day + 7 * 60 * minute;
  const within = made.oneDay ? [{ from, to: from + 6 * 60 * minute }] : [{ from: monday, to: monday + 7 * day }];
  const [first] = within;
  const oneDay = first !== undefined && wall(first.from, zone).day === wall((first?.to ?? 0) - 1, zone).day;
  const ask: SlotAsk = {
    minutes: made.minutes,
    within,
    anyHour: made.anyHour,
    place: made.place,
    leaveOut: new Set(made.leftOut.map(keyOf)),
    most: 3,
  };
  const world: SlotWorld = {
    now: monday + made.now * 30 * minute,
    mine: { busy: made.own.map(({ span, ...one }, nth) => ({ ...one, ...span, key: keyOf(nth) })), zone, hours: made.hours },
    others: made.others.map((one, nth) => ({ ...one, who: `guest${nth}@far.example` })),
    buffers: { before: made.buffer, after: made.buffer, travel: 30 },
  };
  return { ask, world, oneDay };
};
