// Durations from now: 'in two hours', 'half an hour', 'an hour and a half', 'in a fortnight', 'three days from now'.
import {
  approximately,
  countedSpan,
  durationLead,
  fromNow,
  moreMinutes,
  spans,
  spanUnits,
} from '#language/en/engine/time-phrases.ts';
import { firstMatchAt, matchAt, skipWord } from './match-at.ts';
import type { Parsed, Span, SpanUnit, When } from './spoken-time.ts';

export const durationAt = (words: readonly string[], from: number): Parsed<When> | null => {
  const led = skipWord(words, from, durationLead);
  const at = led > from ? skipWord(words, led, approximately) : from;
  const span = firstMatchAt(words, at, spans) ?? countedAt(words, at);
  if (!span) return null;
  const more = span.said.unit === 'hour' ? minutesMore(words, span.next) : { said: 0, next: span.next };
  const when = whenOf(span.said.unit, span.said.count + more.said / 60);
  return when && { said: when, next: endOf(words, more.next) };
};

const countedAt = (words: readonly string[], at: number): Parsed<Span> | null => {
  const match = matchAt(words, at, countedSpan);
  const [one, few, digits = '0', unit = ''] = match?.groups ?? [];
  const count = one === undefined ? (few === undefined ? Number(digits) : 3) : 1;
  const known = spanUnits.get(unit);
  return match && known && count > 0 ? { said: { unit: known, count }, next: match.next } : null;
};

const minutesMore = (words: readonly string[], at: number): Parsed<number> => {
  const match = matchAt(words, at, moreMinutes);
  return { said: Number(match?.groups[0] ?? 0), next: match?.next ?? at };
};

/** 'Two weeks from today', 'in a week’s time'. Normalizing drops the 'now' of 'from now'. */
const endOf = (words: readonly string[], at: number): number => matchAt(words, at, fromNow)?.next ?? at;

const whenOf = (unit: SpanUnit, count: number): When | null => {
  if (unit === 'minute') return { kind: 'after', minutes: count };
  if (unit === 'hour') return { kind: 'after', minutes: 60 * count };
  if (!Number.isInteger(count)) return null;
  const on = (day: Extract<When, { kind: 'on' }>['day']): When => ({ kind: 'on', day, time: null });
  if (unit === 'day' || unit === 'week') return on({ kind: 'days', count: unit === 'day' ? count : 7 * count });
  return on({ kind: 'months', count: unit === 'month' ? count : 12 * count });
};
