// A search for a time among twelve people over four weeks, cold and warm, against merging their busy times alone.
import { hoursBetween, usualWeek } from '#domain/scheduling/hours.ts';
import {
  type Availability,
  dayLength,
  minute,
  type SlotAsk,
  type SlotWorld,
  type Span,
} from '#domain/scheduling/shapes.ts';
import { findSlots } from '#domain/scheduling/slots.ts';
import { unionOf } from '#domain/scheduling/spans.ts';
import { percentile, report } from './figures.ts';

const people = 12;
const weeks = 4;
const runs = 200;
const monday = Date.parse('2026-11-23T00:00:00Z');
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'];

const world = worldOf();
const ask: SlotAsk = {
  minutes: 30,
  within: [{ from: monday, to: monday + weeks * 7 * dayLength }],
  anyHour: false,
  place: '',
  leaveOut: new Set(),
  most: 3,
};

const first = timeOf(() => findSlots(ask, world));
const times = Array.from({ length: runs }, () => timeOf(() => findSlots(ask, world)));
const merging = Array.from({ length: runs }, () =>
  timeOf(() => {
    unionOf(world.others.flatMap(({ busy }) => busy ?? []));
    hoursBetween(usualWeek, 'Europe/Berlin', { from: monday, to: monday + weeks * 7 * dayLength });
  }),
);
console.log(
  `  merging alone takes ${percentile(merging, 0.5, 'merging').toFixed(2)} ms, and the first search ${first.toFixed(2)} ms`,
);
const usual = percentile(times, 0.5, 'searching');
const name = '12 people over 4 weeks, median';
process.exitCode = report({ name, value: usual, unit: 'ms', budget: 5, better: 'less' }) ? 0 : 1;

function timeOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Some 100 busy times each, spread over the working days. */
function worldOf(): SlotWorld {
  const busy = (nth: number): Span[] =>
    Array.from({ length: 100 }, (_, at) => {
      const from = monday + ((at * 7 + nth) % 28) * dayLength + (8 * 60 + ((at * 35 + nth * 20) % 540)) * minute;
      return { from, to: from + 30 * minute };
    });
  const others = Array.from(
    { length: people - 1 },
    (_, nth): Availability => ({
      who: `guest${nth}@far.example`,
      busy: busy(nth + 1),
      zone: zones[nth % zones.length] ?? null,
      hours: usualWeek,
      optional: nth > 7,
    }),
  );
  const mine = busy(0).map((span) => ({ ...span, sort: 'meeting' as const, key: null, place: '' }));
  return {
    now: monday,
    mine: { busy: mine, zone: 'Europe/Berlin', hours: usualWeek },
    others,
    buffers: { before: 0, after: 0, travel: 30 },
  };
}
