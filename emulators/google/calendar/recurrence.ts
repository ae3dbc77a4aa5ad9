/** Expands a series with a library and without Flow's code, so both cannot share a mistake. */
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { invalid } from './calendar-errors.ts';
import type { Moment } from './moment.ts';

export type Series = { start: Moment; recurrence: readonly string[] };

/** Starts of the series from `from` to `to`, both included, in order. Dates count as midnight UTC. */
export const startsBetween = (series: Series, from: number, to: number): Moment[] => {
  const { rules, excluded } = rulesOf(series);
  const within = (rule: RRuleTemporal): number[] =>
    rule.between(new Date(from), new Date(to), true).map((each) => each.epochMilliseconds);
  const removed = new Set(excluded.flatMap(within));
  const starts = [...new Set(rules.flatMap(within))].filter((at) => !removed.has(at));
  return starts.toSorted((a, b) => a - b).map((at) => momentLike(series.start, at));
};

/** The last start, or null for a series without end. */
export const lastStart = (series: Series): Moment | null => {
  if (!series.recurrence.every((line) => !line.startsWith('RRULE') || /[:;](COUNT|UNTIL)=/i.test(line))) return null;
  const last = rulesOf(series).rules.map((rule) => rule.previous(new Date(farAway), true)?.epochMilliseconds ?? 0);
  return momentLike(series.start, Math.max(0, ...last));
};

export const isStartOf = (series: Series, start: Moment): boolean => {
  const at = epochOf(start);
  return 'date' in start === 'date' in series.start && startsBetween(series, at, at).length > 0;
};

/** Throws Google's 400 for lines that are no recurrence. */
export const checkRecurrence = (series: Series): void => {
  const wrong = series.recurrence.some((line) => !/^(RRULE|EXRULE|RDATE|EXDATE)[:;]/.test(line));
  // Bombs: nobody knows whether Google takes rules by the minute.
  const tooFast = series.recurrence.some((line) => /FREQ=(SECONDLY|MINUTELY)/i.test(line));
  if (wrong || tooFast) throw invalid('Invalid recurrence rule.');
  try {
    rulesOf(series);
  } catch {
    throw invalid('Invalid recurrence rule.');
  }
};

/** Dates as midnight UTC, as in `startsBetween`. */
export const epochOf = (value: Moment): number => ('at' in value ? value.at : Date.parse(`${value.date}T00:00:00Z`));

const farAway = '2200-01-01T00:00:00Z';
const mostKept = 1_000;

type Rules = { rules: RRuleTemporal[]; excluded: RRuleTemporal[] };
const kept = new Map<string, Rules>();

/** Building a rule costs more than asking it, and tests ask for the same series all the time. */
const rulesOf = (series: Series): Rules => {
  const key = JSON.stringify(series);
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const built = build(series);
  kept.set(key, built);
  return built;
};

/** The library takes one rule. Google allows several, and rules that exclude dates. */
const build = ({ start, recurrence }: Series): Rules => {
  const of = (kind: string): string[] => recurrence.filter((line) => new RegExp(`^${kind}[:;]`).test(line));
  const dates = [...of('RDATE'), ...of('EXDATE')];
  const given = of('RRULE');
  const rule = (line: string, more: string[]): RRuleTemporal =>
    new RRuleTemporal({ rruleString: [dtstart(start), line, ...more].join('\n') });
  return {
    rules: (given.length > 0 ? given : ['RRULE:FREQ=DAILY;COUNT=1']).map((line) => rule(line, dates)),
    excluded: of('EXRULE').map((line) => rule(line.replace(/^EXRULE/, 'RRULE'), [])),
  };
};

const dtstart = (start: Moment): string => {
  if ('date' in start) return `DTSTART:${start.date.replaceAll('-', '')}T000000Z`;
  const wall = Temporal.Instant.fromEpochMilliseconds(start.at).toZonedDateTimeISO(start.zone).toPlainDateTime();
  const local = wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
  return start.zone === 'UTC' ? `DTSTART:${local}Z` : `DTSTART;TZID=${start.zone}:${local}`;
};

const momentLike = (start: Moment, at: number): Moment =>
  'date' in start ? { date: new Date(at).toISOString().slice(0, 10) } : { at, zone: start.zone };
