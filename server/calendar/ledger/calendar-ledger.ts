import { isEventKey } from '#domain/event-ref.ts';
import { Problem } from '#domain/problem.ts';
import { lockCalendar, nextCalendarRevision } from '#server/calendar/book.ts';
import { keepFresh } from '#server/calendar/poll.ts';
import { keepTimes } from '#server/calendar/time-holds.ts';
import type { Ledger } from '#server/ledger/ledger.ts';
import { applyChanges } from './apply.ts';
import { deliverOldest } from './deliver.ts';
import { describe } from './describe.ts';
import { notifiedBy } from './notified.ts';
import { stopHeld } from './stop.ts';
import { withoutGone } from './without-gone.ts';

export const calendarLedger: Ledger = {
  name: 'calendar',
  lock: lockCalendar,
  revision: nextCalendarRevision,
  own: async (_tx, _account, about) => {
    // The events themselves are checked where they are opened.
    if (about.some(({ kind, id }) => kind !== 'event' || !isEventKey(id))) throw new Problem('request.invalid');
  },
  complete: withoutGone,
  apply: applyChanges,
  describe,
  afterStored: keepTimes,
  needsDelivery: (done) => done.some(({ swaps }) => swaps.length > 0),
  notified: async (ctx, tx, account, done) => (await notifiedBy(ctx, tx, account, done)).map(({ email }) => email),
  stop: stopHeld,
  deliver: deliverOldest,
  // The live channel reports calendars with or without changes of one's own.
  live: async () => [],
  keepFresh,
};
