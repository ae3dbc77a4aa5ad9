/** Records every mail that guests and organizers get, because tests count them. */
import * as z from 'zod';
import type { Google } from '#emulators/google/google.ts';
import { integer, integerOrNull, text } from '#emulators/rows.ts';
import { invalid } from './calendar-errors.ts';
import { calendarWith } from './calendars.ts';
import type { StoredEvent } from './event.ts';

export const sendUpdates = z.enum(['all', 'externalOnly', 'none']);
export type SendUpdates = z.infer<typeof sendUpdates>;

/** `answer` goes to the organizer, the others to guests. */
export type Notice = { kind: 'invitation' | 'update' | 'cancellation' | 'answer'; to: string; note?: string };

export type Telling = { calendar: string; sendUpdates: SendUpdates; call: number | null };

/** By default Google notifies nobody. `sendNotifications=true` is the older name of `all`. */
export const readSendUpdates = (given: string | undefined, older: string | undefined): SendUpdates => {
  const read = sendUpdates.safeParse(given ?? (older === 'true' ? 'all' : 'none'));
  if (!read.success) throw invalid(`Invalid string value: '${given}'.`, 'sendUpdates');
  return read.data;
};

/** Guests with a calendar here count as users of Google Calendar. */
export const tell = (google: Google, event: StoredEvent, notices: readonly Notice[], telling: Telling): void => {
  if (telling.sendUpdates === 'none') return;
  for (const { kind, to, note } of notices) {
    const here = calendarWith(google, to) !== undefined;
    if (to === telling.calendar || (telling.sendUpdates === 'externalOnly' && here)) continue;
    google.store.run(
      'INSERT INTO calendar_told (at, by, event, uid, kind, recipient, summary, sequence, note, call) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      google.clock.now().getTime(),
      telling.calendar,
      event.id,
      event.uid,
      kind,
      to,
      event.shared.summary ?? '',
      event.sequence,
      note ?? null,
      telling.call,
    );
  }
};

/** Oldest first. */
export const readTold = ({ store }: Google, asked: { by: string | undefined; after: number }): object[] =>
  store
    .all('SELECT * FROM calendar_told WHERE id > ? AND by = coalesce(?, by) ORDER BY id', asked.after, asked.by ?? null)
    .map((row) => ({
      id: integer(row, 'id'),
      at: new Date(integer(row, 'at')).toISOString(),
      by: text(row, 'by'),
      event: text(row, 'event'),
      iCalUID: text(row, 'uid'),
      kind: text(row, 'kind'),
      to: text(row, 'recipient'),
      summary: text(row, 'summary'),
      sequence: integer(row, 'sequence'),
      note: row.note === null ? null : text(row, 'note'),
      call: integerOrNull(row, 'call'),
    }));
