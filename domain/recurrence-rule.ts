// Reads the lines of a recurrence, and refuses what Flow cannot expand exactly.

import { type EventTime, instantOfWall } from './wall-time.ts';
import { isZone } from './zone-offset.ts';

/** Why Flow only reads this series: the provider has to expand it. */
export type RecurrenceRefusal =
  | 'sub-daily'
  | 'several-rules'
  | 'exclusion-rule'
  | 'unreadable'
  | 'too-many-dates'
  | 'too-long';

/** `rule` without `UNTIL`, as text; null if only dates repeat. Dates beyond the rule in `added`. */
export type RecurrenceRule = {
  kind: 'rule';
  rule: string | null;
  until: Date | null;
  added: readonly RuleDate[];
  removed: readonly RuleDate[];
};
export type RuleDate = { kind: 'day'; day: string } | { kind: 'at'; at: Date };

export const parseRecurrence = (
  lines: readonly string[],
  start: EventTime,
): RecurrenceRule | { kind: 'refused'; why: RecurrenceRefusal } => {
  const properties = lines.map(propertyOf);
  if (properties.some((one) => one === null)) return refused('unreadable');
  const named = (name: string) => properties.flatMap((one) => (one?.name === name ? [one] : []));
  if (named('EXRULE').length > 0) return refused('exclusion-rule');
  const rules = named('RRULE');
  if (rules.length > 1) return refused('several-rules');
  const added = datesOf(named('RDATE'), start);
  const removed = datesOf(named('EXDATE'), start);
  if (added === null || removed === null) return refused('unreadable');
  if (added.length + removed.length > mostDates) return refused('too-many-dates');
  const rule = rules[0] ? readRule(rules[0].value, start) : { rule: null, until: null };
  return typeof rule === 'string' ? refused(rule) : { kind: 'rule', ...rule, added, removed };
};

const mostDates = 5000;
/** Every query counts from the first start, so a longer count costs too much. */
const mostCounted = 2000;

const refused = (why: RecurrenceRefusal): { kind: 'refused'; why: RecurrenceRefusal } => ({ kind: 'refused', why });

type Property = { name: string; zone: string | null; value: string };

const propertyOf = (line: string): Property | null => {
  const parts = /^([A-Z]+)((?:;[^:]*)?):(.*)$/i.exec(line.trim());
  if (!parts) return null;
  const [, name = '', parameters = '', value = ''] = parts;
  return { name: name.toUpperCase(), zone: /;TZID=([^;:]+)/i.exec(parameters)?.[1] ?? null, value };
};

const readRule = (value: string, start: EventTime): { rule: string; until: Date | null } | RecurrenceRefusal => {
  const parts = partsOf(value);
  if (parts === null) return 'unreadable';
  if (isSubDaily(parts)) return 'sub-daily';
  if (!isReadable(parts)) return 'unreadable';
  if (Number(parts.get('COUNT') ?? 0) > mostCounted) return 'too-long';
  const until = parts.get('UNTIL');
  if (until !== undefined && !isMoment(until)) return 'unreadable';
  const kept = [...parts].filter(([name]) => name !== 'UNTIL').map((part) => part.join('='));
  return { rule: kept.join(';'), until: until === undefined ? null : lastInstant(until, start) };
};

const partsOf = (value: string): ReadonlyMap<string, string> | null => {
  const parts = new Map<string, string>();
  for (const part of value.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', given = ''] = part.split('=');
    if (given === '' || parts.has(name)) return null;
    parts.set(name, given);
  }
  return parts;
};

const isSubDaily = (parts: ReadonlyMap<string, string>): boolean =>
  /^(HOURLY|MINUTELY|SECONDLY)$/.test(parts.get('FREQ') ?? '') ||
  ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => parts.has(name));

const isReadable = (parts: ReadonlyMap<string, string>): boolean =>
  parts.has('FREQ') &&
  !(parts.has('COUNT') && parts.has('UNTIL')) &&
  [...parts].every(([name, given]) => shapes[name]?.test(given) ?? false);

const numbers = /^[+-]?\d{1,3}(,[+-]?\d{1,3})*$/;

const shapes: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,3}$/,
  COUNT: /^[1-9]\d{0,8}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU))*$/,
  BYMONTHDAY: numbers,
  BYYEARDAY: numbers,
  BYWEEKNO: numbers,
  BYMONTH: numbers,
  BYSETPOS: numbers,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
};

/** The last instant that `UNTIL` includes. Whole days compare as midnights of UTC, as `recurrence.ts` expands them. */
const lastInstant = (until: string, start: EventTime): Date => {
  const date = dashed(until);
  if (start.kind === 'day') return new Date(`${date}T00:00:00Z`);
  if (until.endsWith('Z')) return new Date(`${date}T${clock(until)}Z`);
  const wall = until.length === 8 ? `${date}T23:59:59` : `${date}T${clock(until)}`;
  return instantOfWall(wall, start.zone);
};

const datesOf = (properties: readonly Property[], start: EventTime): RuleDate[] | null => {
  const dates = properties.flatMap(({ value, zone }) =>
    value.split(',').map((text): RuleDate | null => dateOf(text.trim(), zone, start)),
  );
  return dates.some((one) => one === null) ? null : dates.flatMap((one) => one ?? []);
};

const dateOf = (text: string, zone: string | null, start: EventTime): RuleDate | null => {
  const written = text.split('/')[0] ?? '';
  if (!/^\d{8}(T\d{6}Z?)?$/.test(written)) return null;
  if (!isMoment(written)) return null;
  const date = dashed(written);
  if (written.length === 8 || start.kind === 'day') return { kind: 'day', day: date };
  if (written.endsWith('Z')) return { kind: 'at', at: new Date(`${date}T${clock(written)}Z`) };
  const inZone = zone !== null && isZone(zone) ? zone : start.zone;
  return { kind: 'at', at: instantOfWall(`${date}T${clock(written)}`, inZone) };
};

/** A calendar and a clock have it. */
const isMoment = (text: string): boolean =>
  !Number.isNaN(Date.parse(`${dashed(text)}T${text.length === 8 ? '00:00:00' : clock(text)}Z`));

const dashed = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;

const clock = (text: string): string => `${text.slice(9, 11)}:${text.slice(11, 13)}:${text.slice(13, 15)}`;
