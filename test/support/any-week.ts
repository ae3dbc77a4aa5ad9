// Random weeks: a person, up to four others, what they have planned, and a question for a time.
import fc from 'fast-check';
import { EventKey } from '#domain/event-ref.ts';
import type { Availability, OwnSpan, SlotAsk, SlotWorld, Span } from '#domain/scheduling/shapes.ts';
import { wall } from './slots-by-hand.ts';

const minute = 60_000;
const day = 1440 * minute;
const step = 5 * minute;

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

/** Eighths, so that sums are exact. */
const borne = fc.constantFrom(0, 0, 0.25, 0.5, 1);

const habit = fc.record({
  id: fc.constant('any'),
  days: fc.constantFrom([1], [2, 5], [0, 1, 2, 3, 4, 5, 6]),
  from: fc.constantFrom(0, 720, 960),
  to: fc.constantFrom(600, 840, 1440),
  moved: fc.constant(7),
  of: fc.constant(9),
  cost: fc.integer({ min: 1, max: 10 }),
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
            borne,
          }),
          { maxLength: 4 },
        ),
        hours,
        borne,
        habits: fc.array(habit, { maxLength: 3 }),
        minutes: fc.constantFrom(15, 30, 45, 60, 90),
        now: fc.integer({ min: 0, max: 100 }),
        oneDay: fc.boolean(),
        narrow: fc.constantFrom(true, false, false),
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
  borne: number;
  habits: SlotWorld['habits'];
  minutes: number;
  now: number;
  oneDay: boolean;
  /** The hour of the first event, which is often taken. */
  narrow: boolean;
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
  const wide = made.oneDay ? [{ from, to: from + 6 * 60 * minute }] : [{ from: monday, to: monday + 7 * day }];
  const taken = made.own.slice(0, 1).map(({ span }) => ({ from: span.from, to: span.from + 60 * minute }));
  const within = made.narrow && taken.length > 0 ? taken : wide;
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
    mine: {
      busy: made.own.map(({ span, ...one }, nth) => ({ ...one, ...span, key: keyOf(nth) })),
      zone,
      hours: made.hours,
      borne: made.borne,
    },
    others: made.others.map((one, nth) => ({ ...one, who: `guest${nth}@far.example` })),
    buffers: { before: made.buffer, after: made.buffer, travel: 30 },
    habits: made.habits,
  };
  return { ask, world, oneDay };
};
