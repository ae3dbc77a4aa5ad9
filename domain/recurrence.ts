// Computes the instances of a series. The only caller of the recurrence library: it bounds the work and keeps prepared rules.
import { RRuleTemporal } from 'rrule-temporal';
import { type Day, dayOf } from './day.ts';
import { parseRecurrence, type RecurrenceRefusal, type RecurrenceRule, type RuleDate } from './recurrence-rule.ts';
import { atInstant, type EventTime, instantOf, instantOfWall, wholeDay } from './wall-time.ts';

export type Recurring = { start: EventTime; recurrence: readonly string[] };

/** `cut`: there are more than `most`. */
export type Occurrences =
  | { kind: 'starts'; starts: EventTime[]; cut: boolean }
  | { kind: 'refused'; why: RecurrenceRefusal };

/**
 * The original starts in `from ≤ start < to`, in order. Whole days compare as midnights of UTC. A clock time that its zone skips does
 * not occur and does not count. Changed and cancelled instances are up to the caller.
 */
export const expand = (series: Recurring, from: Date, to: Date, most = 5000): Occurrences => {
  const prepared = preparedFor(series);
  if (prepared.kind === 'refused') return prepared;
  try {
    const all = startsBetween(prepared, from.getTime(), to.getTime());
    return { kind: 'starts', starts: all.slice(0, most).map((at) => timeAt(at, series.start)), cut: all.length > most };
  } catch (error) {
    // The library gives up after `mostPeriods`.
    if (error instanceof Error && /iterations|evaluations/.test(error.message))
      return { kind: 'refused', why: 'too-long' };
    throw error;
  }
};

/** Null if Flow can read this series. */
export const refusalOf = (series: Recurring): RecurrenceRefusal | null => {
  const prepared = preparedFor(series);
  return prepared.kind === 'refused' ? prepared.why : null;
};

type Prepared = RecurrenceRule & { start: EventTime; library: RRuleTemporal | null; ruled: Ruled | null };
/** Instants of the rule in `from ≤ at ≤ to`. */
type Ruled = { from: number; to: number; instants: readonly number[] };
type Refused = { kind: 'refused'; why: RecurrenceRefusal };

/** The most periods that the library searches. */
const mostPeriods = 10_000;
const mostPrepared = 500;
const known = new Map<string, Prepared | Refused>();

const preparedFor = (series: Recurring): Prepared | Refused => {
  const key = JSON.stringify([series.start, series.recurrence]);
  const before = known.get(key);
  if (before) return before;
  const made = prepare(series);
  if (known.size >= mostPrepared) known.delete(known.keys().next().value ?? '');
  known.set(key, made);
  return made;
};

const prepare = ({ start, recurrence }: Recurring): Prepared | Refused => {
  const read = parseRecurrence(recurrence, start);
  if (read.kind === 'refused') return read;
  try {
    return { ...read, start, library: read.rule === null ? null : libraryRule(read.rule, start), ruled: null };
  } catch {
    return { kind: 'refused', why: 'unreadable' };
  }
};

const libraryRule = (rule: string, start: EventTime): RRuleTemporal => {
  const zone = start.kind === 'at' ? start.zone : 'UTC';
  const written = `${instantOf(start, 'UTC').toISOString()}[${zone}]`;
  const dtstart = { timeZoneId: zone, toString: () => written };
  return new RRuleTemporal({ rruleString: `RRULE:${rule}`, dtstart, maxIterations: mostPeriods });
};

const startsBetween = (series: Prepared, from: number, to: number): number[] => {
  const { start, library, until, added, removed } = series;
  const last = Math.min(to - 1, until?.getTime() ?? Infinity);
  const ruled = library === null ? [instantOf(start, 'UTC').getTime()] : ruledBetween(series, library, from, last);
  const instants = new Set(removed.flatMap((date) => (date.kind === 'at' ? [date.at.getTime()] : [])));
  const days = new Set(removed.flatMap((date) => (date.kind === 'day' ? [date.day] : [])));
  const all = new Set([...ruled.filter((at) => at <= last), ...added.map((date) => instantAdded(date, start))]);
  return [...all]
    .filter((at) => at >= from && at < to && !instants.has(at) && !(days.size > 0 && days.has(dayAt(at, start))))
    .toSorted((one, other) => one - other);
};

/** A person turns from week to week, so a short window is read with the weeks around it. */
const ruledBetween = (series: Prepared, library: RRuleTemporal, from: number, to: number): readonly number[] => {
  const read = (first: number, last: number): number[] =>
    library.between(new Date(first), new Date(last), true).map(({ epochMilliseconds }) => epochMilliseconds);
  if (to - from > shortWindow || !/FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)/.test(series.rule ?? '')) return read(from, to);
  if (series.ruled === null || from < series.ruled.from || to > series.ruled.to) {
    const around = { from: from - weeksAround, to: to + weeksAround };
    series.ruled = { ...around, instants: read(around.from, around.to) };
  }
  return series.ruled.instants.filter((at) => at >= from && at <= to);
};

const shortWindow = 40 * 86_400_000;
const weeksAround = 60 * 86_400_000;

const instantAdded = (date: RuleDate, start: EventTime): number => {
  if (date.kind === 'at') return date.at.getTime();
  if (start.kind === 'day') return Date.parse(`${date.day}T00:00:00Z`);
  return instantOfWall(`${date.day}T${start.wall.slice(11)}:00`, start.zone).getTime();
};

const timeAt = (at: number, start: EventTime): EventTime =>
  start.kind === 'day' ? wholeDay(dayAt(at, start)) : atInstant(new Date(at), start.zone);

const dayAt = (at: number, start: EventTime): Day => dayOf(new Date(at), start.kind === 'at' ? start.zone : 'UTC');
