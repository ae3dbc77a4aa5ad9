// Reads stretches of time: 'next week', 'between two and four on Thursday', 'the rest of the day'. `span-of.ts` turns them into instants.
import {
  betweenHours,
  eitherOr,
  exceptDays,
  firstThing,
  openHours,
  partsAfter,
  spanBegins,
  spanLead,
  todays,
  weekOf,
  wholeSpans,
  withinNext,
} from '#language/en/engine/span-words.ts';
import { weekdays } from '#language/en/engine/when-words.ts';
import type { SpokenSpan } from './spoken-span.ts';
import type { SpokenDay, SpokenTime, When } from './spoken-time.ts';
import { canBeginTime, parseWhen } from './when.ts';
import { dayAt } from './when-day.ts';
import { timeAt } from './when-time.ts';

/** `words`: normalized, and only the span. */
export const readSpan = (words: readonly string[]): SpokenSpan | null => {
  const said = words.map((word) => todays.get(word) ?? word).join(' ');
  return read(said) ?? (spanLead.test(said) ? read(said.replace(spanLead, '')) : null);
};

/** A quick check: nothing else begins a span. */
export const canBeginSpan = (word: string): boolean => canBeginTime(word) || spanBegins.test(word);

const read = (said: string): SpokenSpan | null =>
  wholeSpans.find(([pattern]) => pattern.test(said))?.[1] ?? inWords(said) ?? dayOrTime(said);

const inWords = (said: string): SpokenSpan | null =>
  excepted(said) ?? ofWeek(said) ?? within(said) ?? early(said) ?? between(said) ?? open(said) ?? either(said);

const dayOrTime = (said: string): SpokenSpan | null => {
  const when = parseWhen(said.split(' '));
  // 'An hour' alone is a length.
  if (when === null || (when.kind === 'after' && !said.startsWith('in '))) return null;
  return { kind: 'when', when };
};

const excepted = (said: string): SpokenSpan | null => {
  const [, left] = exceptDays.exec(said) ?? [];
  const named = left?.split(/ (?:and|or) /).map((name) => weekdays.get(name)) ?? [];
  const known = named.filter((weekday) => weekday !== undefined);
  return known.length > 0 && known.length === named.length ? { kind: 'except', weekdays: known } : null;
};

const ofWeek = (said: string): SpokenSpan | null => {
  const day = dayIn(weekOf.exec(said)?.[1]);
  return day && { kind: 'week-of', day };
};

const within = (said: string): SpokenSpan | null => {
  const [, length] = withinNext.exec(said) ?? [];
  const when =
    length === undefined
      ? null
      : parseWhen((/^\d|^(?:an?|half|few) /.test(length) ? length : `1 ${length}`).split(' '));
  return when?.kind === 'after' ? { kind: 'within', minutes: when.minutes } : null;
};

const early = (said: string): SpokenSpan | null => {
  if (!firstThing.test(said)) return null;
  const rest = said.replace(firstThing, '').trim();
  const day = rest === '' ? null : dayIn(rest);
  return rest === '' || day ? { kind: 'first-thing', day } : null;
};

const between = (said: string): SpokenSpan | null => {
  const [whole, first = '', rest = ''] = betweenHours.exec(said) ?? [];
  const from = whole === undefined ? null : timeIn(first);
  if (whole === undefined || from === null) return null;
  const before = said.slice(0, -whole.length);
  const lead = dayIn(before);
  if (before !== '' && lead === null) return null;
  return hoursTo(timeThenDay(rest), from, lead);
};

const hoursTo = (last: ReturnType<typeof timeThenDay>, from: SpokenTime, lead: SpokenDay | null): SpokenSpan | null =>
  last && { kind: 'hours', day: last.day ?? lead, from, to: last.time };

const open = (said: string): SpokenSpan | null => {
  const [whole = '', word = '', rest = ''] = openHours.exec(said) ?? [];
  const last = partsAfter.test(rest) ? null : timeThenDay(rest);
  if (last === null) return null;
  const before = said.slice(0, said.length - whole.length);
  const lead = dayIn(before);
  return before === '' || lead !== null ? openFrom(word, last.day ?? lead, last.time) : null;
};

const openFrom = (word: string, day: SpokenDay | null, time: SpokenTime): SpokenSpan => {
  if (word === 'around' || word === 'about') return { kind: 'around', day, time };
  const isEnd = word === 'before' || word === 'until' || word === 'till';
  return { kind: 'hours', day, from: isEnd ? null : time, to: isEnd ? time : null };
};

const either = (said: string): SpokenSpan | null => {
  const [, one, other] = eitherOr.exec(said) ?? [];
  const both = [one, other].flatMap((part) => (part === undefined ? [] : (read(part) ?? [])));
  return both.length === 2 ? { kind: 'either', of: both } : null;
};

const dayIn = (said: string | undefined): SpokenDay | null => {
  const words = said === undefined || said === '' ? [] : said.split(' ');
  const day = words.length === 0 ? null : dayAt(words, 0);
  return day && day.next === words.length ? day.said.day : null;
};

const timeIn = (said: string): SpokenTime | null => {
  const words = said.split(' ');
  const time = timeAt(words, 0);
  return time && time.next === words.length ? time.said : null;
};

const timeThenDay = (said: string): { time: SpokenTime; day: SpokenDay | null } | null => {
  const words = said.split(' ');
  const time = timeAt(words, 0);
  if (!time) return null;
  if (time.next === words.length) return { time: time.said, day: null };
  const day = dayIn(words.slice(time.next).join(' '));
  return day && { time: time.said, day };
};

/** The whole span is one moment: 'at three'. */
export const isMoment = (said: SpokenSpan): boolean => said.kind === 'when' && momentIn(said.when);

const momentIn = (when: When): boolean =>
  when.kind === 'after' || (when.kind === 'on' && when.time !== null && when.time.clock !== null);
