// Ends a series before one of its instances, goes on from there, and moves its rule along with its time.
import { plusDays } from './day.ts';
import type { Original } from './event-ref.ts';

type Lines = readonly string[];

/** The series without the instances from `original` on. */
export const cutBefore = (recurrence: Lines, original: Original): string[] =>
  recurrence.map((line) => (isRule(line) ? `${withoutEnd(line)};UNTIL=${lastBefore(original)}` : line));

/** The series from an instance on. `before`: how many instances the rule gave until then, for a rule that counts. */
export const restOf = (recurrence: Lines, before: number): string[] =>
  recurrence.map((line) =>
    isRule(line) ? line.replace(/COUNT=(\d+)/i, (_, count) => `COUNT=${Math.max(1, Number(count) - before)}`) : line,
  );

/** The latest original start that both series have. Null if they differ in more than their end. */
export const lastOriginalOf = (was: Lines | null, is: Lines | null): Original | null => {
  if (was === null || is === null || was.map(withoutEnd).join('\n') !== is.map(withoutEnd).join('\n')) return null;
  const [, digits = '', clock] = is.find(isRule)?.match(/UNTIL=(\d{8})(?:T(\d{6})Z)?/i) ?? [];
  if (digits === '') return null;
  const day = digits.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return clock === undefined ? day : `${day}T${clock.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`;
};

export type Shift = { days: number; ms: number };

/** The rule of a series that moves by so much. Null if the rule names days that cannot move along. */
export const movedAlong = (recurrence: Lines, shift: Shift): string[] | null => {
  if (recurrence.some((line) => !isRule(line))) return null;
  const moved = recurrence.map((line) => movedRule(line, shift));
  return moved.some((line) => line === null) ? null : moved.flatMap((line) => line ?? []);
};

const movedRule = (line: string, { days, ms }: Shift): string | null => {
  const later = line.replace(
    /UNTIL=(\d{8})T(\d{6})Z/i,
    (_, day, clock) => `UNTIL=${stamp(instantAt(day, clock) + ms)}`,
  );
  if (days === 0) return later;
  const weekly = /FREQ=WEEKLY/i.test(line) && !/BY(?!DAY=)[A-Z]+=|BYDAY=[^;]*\d/i.test(line);
  if (/BY[A-Z]+=/i.test(line) && !weekly) return null;
  return later.replace(/BYDAY=([A-Z,]+)/i, (_, named) => `BYDAY=${String(named).split(',').map(plus(days)).join(',')}`);
};

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const plus =
  (days: number) =>
  (weekday: string): string =>
    weekdays[(((weekdays.indexOf(weekday.toUpperCase()) + days) % 7) + 7) % 7] ?? weekday;

const isRule = (line: string): boolean => /^RRULE[:;]/i.test(line);

const withoutEnd = (line: string): string =>
  isRule(line) ? line.replace(/;(?:UNTIL|COUNT)=[^;]*/gi, '').replace(/:(?:UNTIL|COUNT)=[^;]*;?/i, ':') : line;

const lastBefore = (original: Original): string =>
  original.length === 10 ? plusDays(original, -1).replaceAll('-', '') : stamp(Date.parse(original) - 1000);

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const instantAt = (day: string, clock: string): number =>
  Date.parse(`${day.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${clock.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`);
