// How long from now: 'in two hours', 'half an hour', 'an hour and a half', 'in a fortnight', 'three days from now'.
import { firstSaidAt, past, saidAt } from './said.ts';
import type { Found, When } from './when.ts';

export const durationAt = (words: readonly string[], from: number): Found<When> | null => {
  const led = past(words, from, /^(in|for|after)$/);
  const at = led > from ? past(words, led, /^(about|around|like|say)$/) : from;
  const span = firstSaidAt(words, at, spans) ?? countedAt(words, at);
  if (!span) return null;
  const more = span.said.unit === 'hour' ? minutesMore(words, span.next) : { said: 0, next: span.next };
  const when = whenOf(span.said.unit, span.said.count + more.said / 60);
  return when && { said: when, next: endOf(words, more.next) };
};

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
type Span = { unit: Unit; count: number };

/** Spans that are a phrase of their own. */
const spans: readonly [said: RegExp, span: Span][] = [
  [/^(a )?fortnights?/, { unit: 'week', count: 2 }],
  [/^(half an? hour|(a )?half hour)/, { unit: 'hour', count: 0.5 }],
  [/^(an|1) hour and a half/, { unit: 'hour', count: 1.5 }],
  [/^(a )?quarter of an hour/, { unit: 'minute', count: 15 }],
  [/^3 quarters of an hour/, { unit: 'minute', count: 45 }],
];

const counted = /^(?:(an?|another)|(a few|few)|(\d{1,3}(?:\.5)?)) (minute|min|hour|hr|day|week|month|year)s?/;

const countedAt = (words: readonly string[], at: number): Found<Span> | null => {
  const found = saidAt(words, at, counted);
  const [one, few, digits = '0', unit = ''] = found?.groups ?? [];
  const count = one === undefined ? (few === undefined ? Number(digits) : 3) : 1;
  const known = units.get(unit);
  return found && known && count > 0 ? { said: { unit: known, count }, next: found.next } : null;
};

const units: ReadonlyMap<string, Unit> = new Map([
  ['minute', 'minute'],
  ['min', 'minute'],
  ['hour', 'hour'],
  ['hr', 'hour'],
  ['day', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'year'],
]);

/** '1 hour 30 minutes'. */
const minutesMore = (words: readonly string[], at: number): Found<number> => {
  const found = saidAt(words, at, /^(?:and )?(\d{1,3}) min(?:ute)?s?/);
  return { said: Number(found?.groups[0] ?? 0), next: found?.next ?? at };
};

/** 'Two weeks from today', 'in a week’s time'. The plain form of what ends in 'from now' has lost its 'now'. */
const endOf = (words: readonly string[], at: number): number =>
  saidAt(words, at, /^(from (now|today)|from$|time)/)?.next ?? at;

const whenOf = (unit: Unit, count: number): When | null => {
  if (unit === 'minute') return { kind: 'after', minutes: count };
  if (unit === 'hour') return { kind: 'after', minutes: 60 * count };
  if (!Number.isInteger(count)) return null;
  const on = (day: Extract<When, { kind: 'on' }>['day']): When => ({ kind: 'on', day, time: null });
  if (unit === 'day' || unit === 'week') return on({ kind: 'days', count: unit === 'day' ? count : 7 * count });
  return on({ kind: 'months', count: unit === 'month' ? count : 12 * count });
};
