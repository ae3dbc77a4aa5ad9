// Finds times by words, and offers one or three.
import type { GuestEntry } from '#domain/calendar.ts';
import { dayOf, plusDays, startOf, weekdayOf } from '#domain/day.ts';
import { minute, type SlotAsk, type Span } from '#domain/scheduling/shapes.ts';
import { findSlots } from '#domain/scheduling/slots.ts';
import type { FindRequest } from '#language/calendar/finding-request.ts';
import { findingReplies } from '#language/en/calendar/finding-replies.ts';
import { spansOf } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { AgendaWorld } from '#web/conversation/calendar/agenda-world.ts';
import type { Around } from '#web/conversation/calendar/events/around.ts';
import { chooseGuests } from '#web/conversation/calendar/events/choose-guests.ts';
import { tell } from '#web/conversation/calendar/tell.ts';
import { settings } from '#web/data/settings.ts';
import { offerTimes } from './offer-times.ts';
import { dropOffered, type Offered } from './offered.ts';
import { peopleAtHand } from './people-at-hand.ts';
import { ownHours, slotWorld } from './slot-world.ts';

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

const find = (request: FindRequest, people: readonly GuestEntry[], heard: string | undefined, around: Around): void => {
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
    most: 3,
  };
  void look({ ask, people, title: request.title }, heard, around);
};

type Looking = Pick<Offered, 'ask' | 'people' | 'title'>;

/** Looks anew, with fresh calendars. */
export const look = async (of: Looking, heard: string | undefined, around: Around): Promise<void> => {
  const { assistant, world } = around;
  if (of.people.length > 0) assistant.captions.say(findingReplies.looking, heard);
  const within = {
    from: Math.min(...of.ask.within.map(({ from }) => from)),
    to: Math.max(...of.ask.within.map(({ to }) => to)),
  };
  const known = await slotWorld(of.people, within, world);
  const found = findSlots(of.ask, known.world);
  offerTimes(
    { ...of, world: known.world, slots: found.slots, at: known.world.now },
    found,
    known.trouble,
    heard,
    around,
  );
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
