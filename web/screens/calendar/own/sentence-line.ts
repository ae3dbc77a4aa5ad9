// Fills the editor's fields from one sentence: 'lunch with myself tomorrow at one for an hour'. Pure.
import { type Day, plusDays } from '#domain/day.ts';
import type { Settings } from '#domain/settings.ts';
import { atInstant, type EventSpan, wallOf } from '#domain/wall-time.ts';
import { type Timed, timesOf } from '#language/calendar/event-times.ts';
import { parseEventLine } from '#language/calendar/spoken-event.ts';
import { recurrenceOf } from '#web/conversation/calendar/events/said-times.ts';

export type LineFields = {
  title: string;
  place: string;
  allDay: boolean;
  day: Day;
  /** The last of whole days. */
  last: Day;
  from: string;
  to: string;
  recurrence: string[] | null;
};

type Usual = Pick<Settings, 'workday' | 'meetingMinutes'>;

/** Only the fields that the sentence says. */
export const fieldsIn = (
  line: string,
  now: Date,
  zone: string,
  usual: Usual,
): Partial<LineFields & { video: boolean }> => {
  const said = parseEventLine(line);
  const title = [said.title, said.people.length > 0 && `with ${said.people.join(' and ')}`].filter(Boolean).join(' ');
  const timed = timesOf(said, false, { now, zone, hours: usual.workday, minutes: usual.meetingMinutes });
  return {
    ...(title === '' ? {} : { title: capital(title) }),
    ...(said.place === null ? {} : { place: said.place }),
    ...timeFields(timed, zone),
    ...(said.repeat === null ? {} : { recurrence: recurrenceOf(said.repeat) }),
    ...(said.video === null ? {} : { video: said.video }),
  };
};

const timeFields = (timed: Timed, zone: string): Partial<LineFields> => {
  switch (timed.kind) {
    case 'span':
      return spanFields(timed.span, zone);
    case 'past':
      return spanFields(timed.later, zone);
    case 'fit': {
      const { from } = timed.within;
      const end = new Date(from.getTime() + timed.minutes * 60_000);
      return spanFields({ start: atInstant(from, zone), end: atInstant(end, zone) }, zone);
    }
    case 'ask':
      return timed.day === null ? {} : { day: timed.day, last: timed.day };
    case 'unfit':
      return {};
  }
};

const spanFields = ({ start, end }: EventSpan, zone: string): Partial<LineFields> => {
  if (start.kind === 'day' || end.kind === 'day') {
    if (start.kind !== 'day' || end.kind !== 'day') return {};
    return { allDay: true, day: start.day, last: plusDays(end.day, -1) };
  }
  const [from, to] = [wallOf(new Date(start.at), zone), wallOf(new Date(end.at), zone)];
  return { allDay: false, day: from.slice(0, 10), last: from.slice(0, 10), from: from.slice(11), to: to.slice(11) };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
