/** `freebusy.query`: when people are busy, without their reasons. */
import * as z from 'zod';
import { readBody } from '#emulators/google/gmail-call.ts';
import type { Google, GoogleContext } from '#emulators/google/google.ts';
import { calendarCall } from './calendar-call.ts';
import { calendarError, invalid, required, timeRangeEmpty } from './calendar-errors.ts';
import { atLeast, type Calendar, calendarWith, roleOf } from './calendars.ts';
import { guestWith, type StoredEvent } from './event.ts';
import { rowsAfter } from './event-store.ts';
import type { Resource } from './event-view.ts';
import { findEvent, instancesOf, overlaps } from './instances.ts';
import { instantOf, isZone, readInstant, showInstant } from './moment.ts';

const query = z.looseObject({
  timeMin: z.nullish(z.string()),
  timeMax: z.nullish(z.string()),
  timeZone: z.nullish(z.string()),
  calendarExpansionMax: z.nullish(z.int()),
  groupExpansionMax: z.nullish(z.int()),
  items: z.nullish(z.array(z.looseObject({ id: z.string() }))),
});

type Span = { from: number; to: number };

const mostCalendars = 50;
/** Nobody knows Google's longest span. */
const longestMs = 93 * 86_400_000;

export const queryFreeBusy = async (c: GoogleContext): Promise<Resource> => {
  const email = calendarCall(c, 'freebusy.query');
  const sent = await readBody(c, query);
  const span = spanOf(sent.timeMin, sent.timeMax);
  const zone = sent.timeZone ?? 'UTC';
  if (!isZone(zone)) throw invalid('Invalid time zone value.');
  const items = sent.items ?? [];
  if (items.length > Math.min(sent.calendarExpansionMax ?? mostCalendars, mostCalendars)) throw tooMany();
  const answer = ({ id }: { id: string }): [string, Resource] => [
    id,
    answerFor(c.var.google, email, id, { span, zone }),
  ];
  return {
    kind: 'calendar#freeBusy',
    timeMin: new Date(span.from).toISOString(),
    timeMax: new Date(span.to).toISOString(),
    calendars: Object.fromEntries(items.map(answer)),
  };
};

const answerFor = (google: Google, email: string, id: string, asked: { span: Span; zone: string }): Resource => {
  const calendar = calendarWith(google, id === 'primary' ? email : id.toLowerCase());
  if (!calendar || !atLeast(roleOf(google, calendar.id, email), 'freeBusyReader')) {
    return { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] };
  }
  const busy = merged(busySpans(google, calendar, asked.span)).map(({ from, to }) => ({
    start: showInstant(Math.max(from, asked.span.from), asked.zone),
    end: showInstant(Math.min(to, asked.span.to), asked.zone),
  }));
  return { busy };
};

const busySpans = (google: Google, calendar: Calendar, span: Span): Span[] => {
  const window = { ...span, zone: calendar.zone };
  return rowsAfter(google, calendar.id, 0, span)
    .flatMap((row) => {
      if (row.event.status === 'cancelled') return [];
      if (row.event.recurrence === null) return [findEvent(google, calendar.id, row.event.id) ?? row];
      // Changed instances come with their own rows.
      return instancesOf(google, row, window).filter(({ etag }) => etag === row.etag);
    })
    .filter(({ event }) => isBusy(event, calendar.id) && overlaps(event, window))
    .map(({ event }) => ({ from: instantOf(event.start, calendar.zone), to: instantOf(event.end, calendar.zone) }));
};

/** An unanswered invitation is busy, as at Google. */
const isBusy = (event: StoredEvent, calendar: string): boolean => {
  if (event.status === 'cancelled' || event.own.transparency === 'transparent') return false;
  if (event.own.eventType === 'workingLocation' || event.own.eventType === 'birthday') return false;
  return guestWith(event, calendar)?.responseStatus !== 'declined';
};

const merged = (spans: Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else if (span.to > span.from) result.push({ ...span });
  }
  return result;
};

const spanOf = (timeMin: string | null | undefined, timeMax: string | null | undefined): Span => {
  if (!timeMin) throw required('Missing timeMin parameter.');
  if (!timeMax) throw required('Missing timeMax parameter.');
  const [from, to] = [readInstant(timeMin), readInstant(timeMax)];
  if (from === undefined || to === undefined) throw invalid('Invalid time value.');
  if (from >= to) throw timeRangeEmpty();
  if (to - from > longestMs) {
    throw calendarError({
      code: 400,
      reason: 'timeRangeTooLong',
      message: 'The requested time range is too long.',
      domain: 'calendar',
    });
  }
  return { from, to };
};

const tooMany = (): Error =>
  calendarError({
    code: 400,
    reason: 'tooManyCalendarsRequested',
    message: 'Too many calendars were requested.',
    domain: 'calendar',
  });
