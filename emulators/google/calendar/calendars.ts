/** Calendars, who may do what with them, and each person's list of them. */
import * as z from 'zod';
import type { Google } from '#emulators/google/google.ts';
import { integer, type Row, text } from '#emulators/rows.ts';
import { loadSetting, saveSetting } from '#emulators/store.ts';

/** From least to most. `writerWithoutPrivateAccess` writes, but does not see private details. */
export const roles = ['none', 'freeBusyReader', 'reader', 'writerWithoutPrivateAccess', 'writer', 'owner'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export type Calendar = {
  /** The address of its person for a primary calendar. */
  id: string;
  name: string;
  description: string | null;
  zone: string;
};

/** A calendar in a person's list. */
export type ListEntry = {
  calendar: Calendar;
  seq: number;
  role: Role;
  color: string;
  selected: boolean;
  removed: boolean;
};

export const atLeast = (held: Role, wanted: Role): boolean => roles.indexOf(held) >= roles.indexOf(wanted);

export const addCalendar = ({ store }: Google, calendar: Calendar): void => {
  store.run(
    'INSERT INTO calendar (id, name, description, zone, seq) VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING',
    calendar.id,
    calendar.name,
    calendar.description,
    calendar.zone,
  );
};

export const calendarWith = ({ store }: Google, id: string): Calendar | undefined => {
  const row = store.one('SELECT * FROM calendar WHERE id = ?', id);
  return row && calendarOf(row);
};

/** `grantee`: an address, a domain such as `@northwind.example`, or `*` for everyone. */
export const share = ({ store }: Google, calendar: string, grantee: string, held: Role): void => {
  store.run(
    'INSERT INTO calendar_share VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET role = excluded.role',
    calendar,
    grantee.toLowerCase(),
    held,
  );
};

/** The best role of this person in the calendar. */
export const roleOf = ({ store }: Google, calendar: string, email: string): Role => {
  if (calendar === email) return 'owner';
  const rows = store.all(
    'SELECT role FROM calendar_share WHERE calendar = ? AND grantee IN (?, ?, ?)',
    calendar,
    email,
    `@${email.split('@')[1]}`,
    '*',
  );
  const held = rows.map((row) => role.parse(text(row, 'role')));
  return held.toSorted((a, b) => roles.indexOf(b) - roles.indexOf(a))[0] ?? 'none';
};

/** Every change of a list takes its next number. Sync tokens of the list count by it. */
export const putInList = (
  google: Google,
  email: string,
  entry: { calendar: string; color: string; selected: boolean; removed?: boolean },
): void => {
  const seq = Number(loadSetting(google.store, `calendar-list:${email}`) ?? 0) + 1;
  saveSetting(google.store, `calendar-list:${email}`, String(seq));
  google.store.run(
    'INSERT OR REPLACE INTO calendar_entry VALUES (?, ?, ?, ?, ?, ?)',
    email,
    entry.calendar,
    seq,
    entry.color,
    entry.selected ? 1 : 0,
    entry.removed ? 1 : 0,
  );
};

/** Entries changed after the number, in order of change. */
export const listedAfter = (google: Google, email: string, seq: number): ListEntry[] =>
  google.store
    .all(
      `SELECT c.*, e.seq AS entry_seq, e.color, e.selected, e.removed FROM calendar_entry e JOIN calendar c ON c.id = e.calendar
       WHERE e.email = ? AND e.seq > ? ORDER BY e.seq`,
      email,
      seq,
    )
    .map((row) => ({
      calendar: calendarOf(row),
      seq: integer(row, 'entry_seq'),
      role: roleOf(google, text(row, 'id'), email),
      color: text(row, 'color'),
      selected: integer(row, 'selected') === 1,
      removed: integer(row, 'removed') === 1,
    }));

export const lastListSeq = ({ store }: Google, email: string): number =>
  Number(loadSetting(store, `calendar-list:${email}`) ?? 0);

const calendarOf = (row: Row): Calendar => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  description: row.description === null ? null : text(row, 'description'),
  zone: text(row, 'zone'),
});
