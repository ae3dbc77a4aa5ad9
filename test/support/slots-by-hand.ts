// Finds free times the slow way: every start, every five minutes, each rule in its plainest form. It shares nothing with the search.
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

export const costByHand = (span: Span, ask: SlotAsk, { mine, others, now, buffers, habits }: SlotWorld): ByHand => {
  const outside = [
    ask.anyHour ? 0 : minutesOutside(span, mine.zone, mine.hours) * (1 + mine.borne),
    ...others
      .filter(({ optional }) => !optional)
      .map((one) => minutesOutside(span, one.zone, one.hours) * (1 + one.borne)),
  ];
  const worst = Math.max(...outside);
  const missing = others.filter(({ optional, busy }) => optional && meets(span, busy ?? [])).length;
  const { cost } = ownByHand(span, mine.busy, mine, Math.max(buffers.before, buffers.after) * minute);
  const today = now - wall(now, mine.zone).minutes * minute - (now % minute);
  const days = Math.max(0, Math.floor((span.from - today) / day));
  const start = wall(span.from, mine.zone);
  const disliked = habits.filter(
    (one) => one.days.includes(start.weekday) && start.minutes >= one.from && start.minutes < one.to,
  );
  const half = wall(span.from, mine.zone).minutes % 30 === 0 ? -3 : 0;
  return {
    from: span.from,
    worst,
    cost:
      2 * (outside.reduce((sum, one) => sum + one, 0) + worst) +
      40 * missing +
      cost +
      half +
      days +
      Math.max(0, ...disliked.map((one) => one.cost)),
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
  // A time that is taken stands beside nothing.
  if (isBeside && !meets(span, meetings)) cost += rows <= 3 ? -4 : 8 * (rows - 3);
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

export const wall = (at: number, zone: string): { day: string; minutes: number; weekday: number } => {
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
