// What the search for a time knows: the person's own events from this device, and when others are busy.
import { isWholeDay, type Occurrence } from '#domain/agenda.ts';
import type { GuestEntry } from '#domain/calendar.ts';
import { Problem } from '#domain/problem.ts';
import { usualWeek } from '#domain/scheduling/hours.ts';
import {
  type Availability,
  dayLength,
  minute,
  type OwnSpan,
  type SlotWorld,
  type Span,
} from '#domain/scheduling/shapes.ts';
import { findingReplies } from '#language/en/calendar/finding-replies.ts';
import { type AgendaWorld, rowsIn } from '#web/conversation/calendar/agenda-world.ts';
import { ownHabits } from '#web/conversation/calendar/own-habits.ts';
import { availabilityOf, type Seen } from '#web/data/availability.ts';
import { settings } from '#web/data/settings.ts';

/** Minutes between two real places. */
const travel = 30;
/** The server answers no longer span. */
const longest = 56 * dayLength;

/** `trouble`: why nobody else's calendar could be asked for. */
export type Known = { world: SlotWorld; trouble: string | null };

export const slotWorld = async (people: readonly GuestEntry[], within: Span, here: AgendaWorld): Promise<Known> => {
  // A day around, for what stands beside, and for 'earlier' and 'another day'.
  const from = Math.max(within.from - dayLength, here.now.getTime() - dayLength);
  const span = { from: quarter(from), to: quarter(Math.min(within.to + 7 * dayLength, from + longest)) };
  const { breakMinutes: pause, forgottenHabits } = settings.current();
  // Habits come from meetings, so they say nothing about work of one's own.
  const findHabits = people.length > 0 ? ownHabits(here, forgottenHabits) : [];
  const [{ seen, trouble }, habits] = await Promise.all([seenOf(people, span), findHabits]);
  const world: SlotWorld = {
    now: here.now.getTime(),
    mine: { busy: ownSpans(span, here), zone: here.zone, hours: ownHours(), borne: 0 },
    others: people.map((one) => availabilityFor(one, seen, here)),
    buffers: { before: pause, after: pause, travel },
    habits,
  };
  return { world, trouble };
};

export const ownHours = () => ({ ...usualWeek, ...settings.current().workday });

/** What takes the person's time. Answers of no, free events and places of work do not. */
export const ownSpans = (span: Span, here: AgendaWorld): OwnSpan[] => {
  const counting = new Set(here.view.calendars.filter(({ countsBusy }) => countsBusy).map(({ id }) => id));
  return rowsIn({ from: new Date(span.from), to: new Date(span.to) }, here)
    .rows.filter((one) => counting.has(one.event.calendarId) && takesTime(one))
    .map((one) => ({
      from: one.from.getTime(),
      to: one.to.getTime(),
      sort: sortOf(one),
      key: one.key,
      place: one.event.conference === null ? one.event.place : '',
    }));
};

export const takesTime = ({ event }: Occurrence): boolean =>
  event.busy &&
  !event.stranger &&
  event.own?.answer !== 'declined' &&
  event.kind !== 'working-location' &&
  event.kind !== 'birthday';

const sortOf = (one: Occurrence): OwnSpan['sort'] => {
  if (one.event.kind === 'focus') return 'focus';
  return one.event.own?.answer === 'tentative' && !isWholeDay(one) ? 'tentative' : 'meeting';
};

/** The same question asks for the same span, so that an answer serves again. */
const quarter = (at: number): number => Math.floor(at / (15 * minute)) * 15 * minute;

const seenOf = async (
  people: readonly GuestEntry[],
  span: Span,
): Promise<{ seen: readonly Seen[]; trouble: string | null }> => {
  if (people.length === 0) return { seen: [], trouble: null };
  try {
    const addresses = people.map(({ email }) => email);
    return { seen: await availabilityOf(addresses, span), trouble: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { seen: [], trouble: troubleOf(error) };
  }
};

const troubleOf = ({ code }: Problem): string => {
  if (code === 'provider.scope-missing' || code === 'provider.forbidden') return findingReplies.notAllowed;
  return code === 'free-busy.too-many' ? findingReplies.tooMany : findingReplies.offline;
};

const availabilityFor = ({ email, optional }: GuestEntry, seen: readonly Seen[], here: AgendaWorld): Availability => ({
  who: email,
  busy: seen.find(({ who }) => who === email.toLowerCase())?.busy ?? null,
  zone: zoneOf(email, here),
  hours: usualWeek,
  optional,
  borne: 0,
});

/** The zone in which somebody schedules most of their meetings. Null: unknown. */
export const zoneOf = (email: string, { view }: AgendaWorld): string | null => {
  const counts = new Map<string, number>();
  for (const { organizer, span } of view.events.values())
    if (organizer?.email.toLowerCase() === email.toLowerCase() && span.start.kind === 'at')
      counts.set(span.start.zone, (counts.get(span.start.zone) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
};
