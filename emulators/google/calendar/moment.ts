/** The start or end of an event: a date, or an instant with its zone. */
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { invalid, required } from './calendar-errors.ts';

export const moment = z.union([z.object({ date: z.iso.date() }), z.object({ at: z.number(), zone: z.string() })]);
export type Moment = z.infer<typeof moment>;

/** The time as clients send it. Null clears a field in a patch. */
export const sentTime = z.looseObject({
  date: z.nullish(z.string()),
  dateTime: z.nullish(z.string()),
  timeZone: z.nullish(z.string()),
});
export type SentTime = z.infer<typeof sentTime>;

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(?<offset>Z|[+-]\d\d:\d\d)?$/i;

type Expected = {
  field: 'start' | 'end';
  /** The calendar's zone, for an instant without one. */
  zone: string;
  /** A series must bring its own zone. */
  series: boolean;
};

export const readMoment = ({ date, dateTime, timeZone }: SentTime, expected: Expected): Moment => {
  const { field } = expected;
  if (date && dateTime) throw invalid(`Invalid ${field} time: both a date and a time.`);
  if (date) return { date: dateIn(date, field) };
  if (!dateTime) throw required(`Missing ${field} time.`);
  const offset = instantPattern.exec(dateTime)?.groups?.offset;
  const zone = zoneIn(timeZone ?? null, { ...expected, needed: expected.series || offset === undefined });
  return { at: instantIn(dateTime, { offset, zone, field }), zone };
};

const zoneIn = (named: string | null, { field, zone, needed }: Expected & { needed: boolean }): string => {
  if (named !== null && !isZone(named)) throw invalid(`Invalid time zone definition for ${field} time.`);
  if (named === null && needed) throw required(`Missing time zone definition for ${field} time.`);
  return named ?? zone;
};

/** The wire format. Instants have the offset of `zone`, and keep the name of their own. */
export const showMoment = (value: Moment, zone: string): { date: string } | { dateTime: string; timeZone: string } =>
  'date' in value ? { date: value.date } : { dateTime: showInstant(value.at, zone), timeZone: value.zone };

export const showInstant = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
    .replace(/\+00:00$/, 'Z');

/** A date begins at midnight in the calendar's zone. */
export const instantOf = (value: Moment, zone: string): number =>
  'at' in value ? value.at : Temporal.PlainDate.from(value.date).toZonedDateTime({ timeZone: zone }).epochMilliseconds;

export const sameMoment = (a: Moment, b: Moment): boolean =>
  'date' in a ? 'date' in b && a.date === b.date : 'at' in b && a.at === b.at;

/** The end of an occurrence that starts elsewhere, with the same length in days or milliseconds. */
export const endFrom = (start: Moment, series: { start: Moment; end: Moment }): Moment => {
  if ('date' in start) return { date: addDays(start.date, daysBetween(series)) };
  if ('date' in series.start || 'date' in series.end) return start;
  return { at: start.at + series.end.at - series.start.at, zone: series.end.zone };
};

/** `20261124` or `20261124T083000Z`, as in the ids of instances. */
export const compact = (value: Moment): string =>
  'date' in value ? value.date.replaceAll('-', '') : new Date(value.at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Intl also takes offsets. Google does not. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** An RFC 3339 instant with an offset, as in query parameters. */
export const readInstant = (given: string): number | undefined => {
  if (instantPattern.exec(given)?.groups?.offset === undefined) return undefined;
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : at;
};

type Reading = { offset: string | undefined; zone: string; field: string };

const instantIn = (given: string, { offset, zone, field }: Reading): number => {
  if (!instantPattern.test(given)) throw invalid(`Invalid value for: ${field} time`);
  try {
    if (offset !== undefined) return Temporal.Instant.from(given).epochMilliseconds;
    return Temporal.PlainDateTime.from(given).toZonedDateTime(zone).epochMilliseconds;
  } catch {
    throw invalid(`Invalid value for: ${field} time`);
  }
};

const dateIn = (given: string, field: string): string => {
  const read = z.iso.date().safeParse(given);
  if (!read.success) throw invalid(`Invalid value for: ${field} date`);
  return read.data;
};

const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

const daysBetween = ({ start, end }: { start: Moment; end: Moment }): number =>
  'date' in start && 'date' in end ? Temporal.PlainDate.from(start.date).until(end.date).days : 1;
