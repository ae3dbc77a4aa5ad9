// An event's fields in Google's format. A patch contains only the changes.
import type { EventFields } from '#domain/calendar.ts';
import type { EventId } from '#domain/id.ts';
import type { EventTime } from '#domain/wall-time.ts';

type Fields = Partial<Omit<EventFields, 'guests'>>;

export const bodyOf = (id: EventId, fields: Fields): Record<string, unknown> => {
  const { title, place, text, span, recurrence, video, busy, visibility } = fields;
  return withoutAbsent({
    summary: title,
    location: place,
    description: text,
    start: span && timeOf(span.start),
    end: span && timeOf(span.end),
    recurrence,
    transparency: busy === undefined ? undefined : busy ? 'opaque' : 'transparent',
    visibility,
    ...(video === undefined ? {} : { conferenceData: video ? meeting(id) : null }),
  });
};

/** Null removes the other kind of time. */
const timeOf = (time: EventTime) =>
  time.kind === 'day'
    ? { date: time.day, dateTime: null, timeZone: null }
    : { date: null, dateTime: time.at, timeZone: time.zone };

/** Google makes one link for one request id. */
const meeting = (id: EventId) => ({
  createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } },
});

const withoutAbsent = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
