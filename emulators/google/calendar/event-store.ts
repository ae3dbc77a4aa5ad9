/** The events of each calendar. Every write takes the calendar's next number, and sync tokens count by it. */
import type { Google } from '#emulators/google/google.ts';
import { integer, type Row, text } from '#emulators/rows.ts';
import { calendarWith } from './calendars.ts';
import { type StoredEvent, storedEvent } from './event.ts';
import { instantOf } from './moment.ts';
import { lastStart } from './recurrence.ts';

export type EventRow = { calendar: string; seq: number; etag: string; event: StoredEvent };

/** `quiet`: keeps the number, so no sync lists the change. */
export const writeEvent = (google: Google, calendar: string, event: StoredEvent, { quiet = false } = {}): EventRow => {
  const version = nextNumber(google, calendar);
  const before = quiet ? eventRow(google, calendar, event.id) : undefined;
  const seq = before?.seq ?? version;
  const { first, last } = bounds(google, calendar, event);
  const etag = `"${event.updated}${String(version).padStart(6, '0')}"`;
  google.store.run(
    'INSERT OR REPLACE INTO calendar_event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    calendar,
    event.id,
    seq,
    etag,
    event.master,
    event.uid,
    first,
    last,
    event.conference?.pendingUntil === undefined ? null : Number(event.conference.pendingUntil),
    JSON.stringify(event),
  );
  google.channels.changed(calendar);
  return { calendar, seq, etag, event };
};

export const eventRow = ({ store }: Google, calendar: string, id: string): EventRow | undefined => {
  const row = store.one('SELECT * FROM calendar_event WHERE calendar = ? AND id = ?', calendar, id);
  return row && rowOf(row);
};

/** Rows changed after the number, in order, that may reach into the window. */
export const rowsAfter = (
  { store }: Google,
  calendar: string,
  seq: number,
  { from = null, to = null, limit = -1 }: { from?: number | null; to?: number | null; limit?: number } = {},
): EventRow[] =>
  store
    .all(
      `SELECT * FROM calendar_event WHERE calendar = ? AND seq > ? AND (? IS NULL OR last_at IS NULL OR last_at > ?)
         AND (? IS NULL OR first_at < ?) ORDER BY seq LIMIT ?`,
      calendar,
      seq,
      from,
      from,
      to,
      to,
      limit,
    )
    .map(rowOf);

/** The changed instances of a series. */
export const exceptionsOf = ({ store }: Google, calendar: string, master: string): EventRow[] =>
  store.all('SELECT * FROM calendar_event WHERE calendar = ? AND master = ? ORDER BY seq', calendar, master).map(rowOf);

/** The copies of an event in all calendars. */
export const copiesOf = ({ store }: Google, id: string): EventRow[] =>
  store.all('SELECT * FROM calendar_event WHERE id = ? ORDER BY calendar', id).map(rowOf);

export const rowsWithUid = ({ store }: Google, calendar: string, uid: string): EventRow[] =>
  store.all('SELECT * FROM calendar_event WHERE calendar = ? AND uid = ? ORDER BY seq', calendar, uid).map(rowOf);

export const pendingConferences = ({ store, clock }: Google): EventRow[] =>
  store
    .all('SELECT * FROM calendar_event WHERE pending_until <= ? ORDER BY calendar, seq', clock.now().getTime())
    .map(rowOf);

export const lastNumber = ({ store }: Google, calendar: string): number => {
  const row = store.one('SELECT seq FROM calendar WHERE id = ?', calendar);
  return row ? integer(row, 'seq') : 0;
};

const nextNumber = (google: Google, calendar: string): number => {
  google.store.run('UPDATE calendar SET seq = seq + 1 WHERE id = ?', calendar);
  return lastNumber(google, calendar);
};

/** The widest span in which the event or one of its instances lies. An instance also counts where it was. */
const bounds = (google: Google, calendar: string, event: StoredEvent): { first: number; last: number | null } => {
  const zone = calendarWith(google, calendar)?.zone ?? 'UTC';
  const [start, end] = [instantOf(event.start, zone), instantOf(event.end, zone)];
  const length = Math.max(1, end - start);
  if (event.recurrence) {
    const last = lastStart({ start: event.start, recurrence: event.recurrence });
    return { first: start, last: last && instantOf(last, zone) + length };
  }
  const original = event.original ? instantOf(event.original, zone) : start;
  return { first: Math.min(start, original), last: Math.max(start, original) + length };
};

const rowOf = (row: Row): EventRow => ({
  calendar: text(row, 'calendar'),
  seq: integer(row, 'seq'),
  etag: text(row, 'etag'),
  event: storedEvent.parse(JSON.parse(text(row, 'event'))),
});
