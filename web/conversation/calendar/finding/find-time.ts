// Finds times by words, and offers one or three.
import type { GuestEntry } from '#domain/calendar.ts';
import { dayOf, plusDays, startOf, weekdayOf } from '#domain/day.ts';
import { minute, type SlotAsk, type SlotWorld, type Span } from '#domain/scheduling/shapes.ts';
import { findSlots } from '#domain/scheduling/slots.ts';
import type { FindRequest } from '#language/calendar/finding-request.ts';
import { findingReplies } from '#language/en/calendar/finding-replies.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { chooseGuests } from '#web/conversation/calendar/events/choose-guests.ts';
import { keysOf, standingHolds } from '#web/conversation/calendar/holding/standing-holds.ts';
import { theirZone } from '#web/conversation/calendar/holding/their-zone.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { settings } from '#web/data/settings.ts';
import { refreshTimeHolds } from '#web/data/time-holds.ts';
import { offerTimes } from './offer-times.ts';
import { dropOffered, type Offered } from './offered.ts';
import { peopleAtHand } from './people-at-hand.ts';
import { type Known, ownHours, slotWorld } from './slot-world.ts';

const mostPeople = 20;
/** Minutes: a meeting, and work of one's own. */
const usual = { meeting: 30, work: 60 } as const;
const daysAhead = 8;

export const findByWords = (request: FindRequest, heard: string, around: Around): void => {
  dropOffered();
  if (request.people.length === 0 && request.title === null) {
    const people = peopleAtHand(around);
    return people.length === 0
      ? tell(findingReplies.withWhom, heard, around.assistant)
      : find(request, people, heard, around);
  }
  chooseGuests(request.people, heard, around, (people, said) => find(request, people, said, around));
};

/** `hold`: to keep for that person, and how many at most. */
export const find = (
  request: FindRequest,
  people: readonly GuestEntry[],
  heard: string | undefined,
  around: Around,
  hold: { most: number } | null = null,
): void => {
  const { assistant, world } = around;
  if (people.length > mostPeople) return tell(findingReplies.tooManyPeople, heard, assistant);
  const minutes = request.minutes ?? (people.length > 0 ? usual.meeting : usual.work);
  const named = withinOf(request, minutes, world);
  if (named.every(({ to }) => to <= world.now.getTime())) return tell(findingReplies.past, heard, assistant);
  const ask: SlotAsk = {
    minutes,
    within: named,
    anyHour: namesHours(request.span, named, world),
    place: '',
    leaveOut: new Set(),
    most: hold?.most ?? 3,
  };
  const wants = hold === null ? (request.both ? 'either' : 'book') : 'hold';
  void look({ ask, people, title: request.title, wants }, heard, around);
};

/** `either`: times are kept for somebody whose calendar cannot be seen. */
export type Looking = Pick<Offered, 'ask' | 'people' | 'title'> & { wants: 'book' | 'hold' | 'either' };

/** Looks anew, with fresh calendars. */
export const look = async (of: Looking, heard: string | undefined, around: Around): Promise<void> => {
  const { assistant, world } = around;
  if (of.people.length > 0) assistant.captions.say(findingReplies.looking, heard);
  const within = {
    from: Math.min(...of.ask.within.map(({ from }) => from)),
    to: Math.max(...of.ask.within.map(({ to }) => to)),
  };
  const known = await slotWorld(of.people, within, world);
  const hold = isForHold(of, known) ? await holdWith(of, known, around) : null;
  const { ask, world: slots } = hold ?? { ask: of.ask, world: known.world };
  const found = findSlots(ask, slots);
  const offer = { ...of, ask, world: slots, slots: found.slots, at: known.world.now };
  offerTimes({ ...offer, hold: hold && { zone: hold.zone } }, found, known.trouble, heard, around);
};

const isForHold = ({ people, wants }: Looking, { world, trouble }: Known): boolean => {
  const [other, another] = world.others;
  const isUnseen = other?.busy === null && another === undefined && trouble === null;
  return people.length === 1 && (wants === 'hold' || (wants === 'either' && isUnseen));
};

/** Milliseconds in which somebody may read the mail that offers the times. */
const forReading = 4 * 3_600_000;

/** Times already kept for that person are free for them, and their own zone says when they work. */
const holdWith = async (
  { ask, people: [person] }: Looking,
  { world }: Known,
  around: Around,
): Promise<{ ask: SlotAsk; world: SlotWorld; zone: string | null }> => {
  await refreshTimeHolds();
  const email = person?.email ?? '';
  const zone = theirZone(email, around.world);
  const leaveOut = new Set([...ask.leaveOut, ...keysOf(standingHolds(around.world, email))]);
  const within = ask.within.map(({ from, to }) => ({ from: Math.max(from, world.now + forReading), to }));
  const later = within.filter(({ from, to }) => from < to);
  return {
    // Somebody who can't make it on one day may on another.
    ask: { ...ask, leaveOut, within: later.length > 0 ? later : ask.within, eachDay: true },
    world: { ...world, others: world.others.map((one) => ({ ...one, zone })) },
    zone,
  };
};

/** The stretches that the person named, or the next days. */
const withinOf = ({ span, until, whole }: FindRequest, minutes: number, world: AgendaWorld): Span[] => {
  const here = { now: world.now, zone: world.zone, hours: settings.current().workday };
  const now = world.now.getTime();
  if (span !== null)
    return spansOf(span, here).map(({ from, to }) => ({
      from: from.getTime(),
      to: from.getTime() === to.getTime() ? from.getTime() + minutes * minute : to.getTime(),
    }));
  if (until !== null) {
    const [limit] = spansOf(until, here);
    if (limit) return [{ from: now, to: (whole ? limit.to : limit.from).getTime() }];
  }
  return [{ from: now, to: startOf(plusDays(dayOf(world.now, world.zone), daysAhead), world.zone).getTime() }];
};

/** They named an hour, an evening or a free day, so the working hours are no limit. */
const namesHours = (span: SpokenSpan | null, within: readonly Span[], { zone }: AgendaWorld): boolean => {
  if (span === null) return false;
  if (ofHours.has(span.kind)) return true;
  const isMoment = span.kind === 'when' && span.when.kind === 'on' && span.when.time != null;
  const { days } = ownHours();
  const isOff = within.every(({ from }) => !days.includes(weekdayOf(dayOf(new Date(from), zone))));
  return isOff || (isMoment && !atWork(span));
};

const ofHours: ReadonlySet<SpokenSpan['kind']> = new Set(['hours', 'around', 'within', 'weekend', 'first-thing']);

const atWork = (span: SpokenSpan): boolean =>
  span.kind === 'when' &&
  span.when.kind === 'on' &&
  span.when.time?.clock === null &&
  (span.when.time.part === 'morning' || span.when.time.part === 'afternoon');
