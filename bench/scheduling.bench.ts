// A search for a time among twelve people over four weeks, cold and warm, against merging their busy times alone. Then a plan that
// moves eight meetings of these people, against one search.
import { EventKey } from '#domain/event-ref.ts';
import { type Movable, planMoves } from '#domain/scheduling/cascade.ts';
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
import { couldNotMeasure, percentile, report } from './figures.ts';

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
const searchKept = report({ name, value: usual, unit: 'ms', budget: 5, better: 'less' });

const { events, busyDays } = eightMeetings();
const plan = planMoves([cleared()], events, busyDays);
if (plan.kind !== 'plan' || plan.moves.length + plan.stuck.length < 8) couldNotMeasure('a plan of eight');
const plans = Array.from({ length: runs }, () => timeOf(() => planMoves([cleared()], events, busyDays)));
const planned = percentile(plans, 0.5, 'planning');
console.log(`  a plan of eight meetings takes ${planned.toFixed(2)} ms`);
const ratio = { name: 'a plan of eight, in searches', value: planned / usual, unit: 'times', budget: 10 } as const;
const planKept = report({ ...ratio, better: 'less' });
process.exitCode = searchKept && planKept ? 0 : 1;

function timeOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/** Tuesday afternoon. */
function cleared(): Span {
  const from = monday + dayLength + 11 * 60 * minute;
  return { from, to: from + 6 * 60 * minute };
}

/** Eight meetings with everybody, all in the stretch to clear. */
function eightMeetings(): { events: Movable[]; busyDays: SlotWorld } {
  const events = Array.from({ length: 8 }, (_, nth): Movable => {
    const from = cleared().from + nth * 40 * minute;
    const key = EventKey.parse(`me@far.example meeting${nth}`);
    return { key, from, to: from + 30 * minute, sort: 'with-guests', place: '', guests: world.others, borne: 0 };
  });
  const own = events.map(({ from, to, key }) => ({ from, to, key, sort: 'meeting' as const, place: '' }));
  return { events, busyDays: { ...world, mine: { ...world.mine, busy: [...world.mine.busy, ...own] } } };
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
      borne: 0,
    }),
  );
  const mine = busy(0).map((span) => ({ ...span, sort: 'meeting' as const, key: null, place: '' }));
  return {
    now: monday,
    mine: { busy: mine, zone: 'Europe/Berlin', hours: usualWeek, borne: 0 },
    others,
    buffers: { before: 0, after: 0, travel: 30 },
    habits: [],
  };
}
