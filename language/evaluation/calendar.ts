// Questions about the calendar and requests to change it, and how Flow reads each: the request, its time and its event.
import { dayOf, minutesOf } from '#domain/day.ts';
import type { AgendaRequest } from '#language/calendar/agenda-request.ts';
import { type EventRequest, isScheduling, type SpokenEvent } from '#language/calendar/event-request.ts';
import type { FindRequest, SchedulingRequest } from '#language/calendar/finding-request.ts';
import { type SpanHere, spansOf, usualHours } from '#language/engine/slots/span-of.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import type { ParsedUtterance } from '#language/intents/intent.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import type { Sentence } from './independent.ts';
import { situationNamed } from './independent-states.ts';
import { shortFor } from './score.ts';

/** `slots`: the request is right, and its time, event or length is not. */
export type CalendarRating = 'right' | 'slots' | 'missed' | 'wrong';

export type RatedRequest = Sentence & { got: string; rating: CalendarRating };

export const rateRequest = (sentence: Sentence): RatedRequest => {
  const situation = situationNamed(sentence.state);
  const understood = understand(sentence.words, situation);
  const intent = understood.kind === 'unsure' ? understood.meant : understood;
  const short = shortFor(intent);
  if (!isExpected(sentence.id, short))
    return { ...sentence, got: short, rating: short === 'fallback' ? 'missed' : 'wrong' };
  const slots = slotsIn(intent, situation);
  const missing = sentence.slot.split('; ').filter((one) => one !== '' && !slots.some((slot) => isSame(one, slot)));
  return { ...sentence, got: `${short} ${slots.join('; ')}`, rating: missing.length === 0 ? 'right' : 'slots' };
};

/** What Flow would do, as a line: two with the same line do the same. */
export const requestLine = (intent: ParsedUtterance, situation: Situation): string =>
  [shortFor(intent), ...slotsIn(intent, situation)].join('; ');

const isExpected = (id: string, short: string): boolean =>
  id === 'none'
    ? !/^(?:agenda|event):/.test(short) && short !== 'no:calendar'
    : short === `agenda:${id}` || short === `event:${id}` || alike.has(`${id} ${short}`);

/** A person gets the same from both. */
const alike: ReadonlySet<string> = new Set([
  'free agenda:list',
  'list agenda:free',
  'place agenda:free',
  'time agenda:next',
  'time agenda:list',
]);

/** 'time: 2026-11-19 14:00-16:00', as the sentences write it. */
const slotsIn = (intent: ParsedUtterance, { now, zone }: Situation): string[] => {
  if (intent.kind === 'event') return eventSlots(intent.request, { now, zone, hours: usualHours });
  if (intent.kind !== 'agenda') return [];
  const { request } = intent;
  const { span, words, people, minutes } = partsOf(request);
  const here = { now, zone, hours: usualHours };
  return [
    ...(span === null ? [`time: ${dayOf(now, zone)}`] : [`time: ${written(span, here)}`]),
    ...(words === null ? [] : [`which: ${words}`]),
    ...people.map((name) => `with: ${name}`),
    ...(minutes === null ? [] : [`minutes: ${minutes}`]),
  ];
};

const eventSlots = (request: EventRequest, here: SpanHere): string[] => {
  if (request.does === 'put') return putSlots(request.event, here);
  if (isScheduling(request)) return schedulingSlots(request, here);
  if (request.does === 'answer-all')
    return [request.answer, ...(request.span === null ? [] : [`time: ${written(request.span, here)}`])];
  const { which, scope } = request;
  if (request.does === 'answer') return [request.answer, ...(request.note === null ? [] : [`note: ${request.note}`])];
  return [
    ...(which.span === null ? [] : [`time: ${written(which.span, here)}`]),
    ...(which.words === null ? [] : [`which: ${which.words.replaceAll(/\b1\b/g, 'one')}`]),
    ...which.people.map((name) => `with: ${name}`),
    ...(scope === null ? [] : [`scope: ${scope}`]),
    ...changeSlots(request, here),
  ];
};

const schedulingSlots = (request: SchedulingRequest, here: SpanHere): string[] => {
  if (request.does === 'find') return findSlots(request, here);
  if (request.does === 'late') return request.minutes === null ? [] : [`minutes: ${request.minutes}`];
  if (request.does === 'hold-times') return findSlots({ ...request, title: null, until: null }, here);
  if (request.does !== 'plan') return [];
  return [
    ...(request.span === null ? [] : [`time: ${written(request.span, here)}`]),
    ...(request.by === null ? [] : [`by: ${request.by.minutes}`]),
  ];
};

type Found = Pick<FindRequest, 'people' | 'title' | 'minutes' | 'span' | 'until'>;

const findSlots = ({ people, title, minutes, span, until }: Found, here: SpanHere): string[] => [
  ...(span === null ? [] : [`time: ${written(span, here)}`]),
  ...(until === null ? [] : [`until: ${written(until, here)}`]),
  ...people.map((name) => `with: ${name}`),
  ...(title === null ? [] : [`title: ${title}`]),
  ...(minutes === null ? [] : [`minutes: ${minutes}`]),
];

const changeSlots = (
  request: Exclude<EventRequest, { does: 'put' | 'answer' | 'answer-all' | SchedulingRequest['does'] }>,
  here: SpanHere,
): string[] => {
  switch (request.does) {
    case 'move':
      return request.to === null ? [] : [`to: ${written(request.to, here)}`];
    case 'shift':
      return ['days' in request.by ? `by: ${request.by.days}d` : `by: ${request.by.minutes}`];
    case 'length':
      return [request.more ? `more: ${request.minutes}` : `minutes: ${request.minutes}`];
    case 'rename':
      return [`title: ${request.title}`];
    case 'place':
      return [`place: ${request.place}`];
    case 'cancel':
      return [];
  }
};

const putSlots = (
  { title, place, people, span, minutes, allDay, repeat, video }: SpokenEvent,
  here: SpanHere,
): string[] => [
  ...(span === null ? [] : [`time: ${written(span, here)}`]),
  ...(title === null ? [] : [`title: ${title}`]),
  ...(place === null ? [] : [`place: ${place}`]),
  ...people.map((name) => `with: ${name}`),
  ...(minutes === null ? [] : [`minutes: ${minutes}`]),
  ...(allDay ? ['all day'] : []),
  ...(repeat === null ? [] : [`repeats: ${repeat.unit} ${repeat.weekdays.join(',')}`]),
  ...(video === null ? [] : [`video: ${video}`]),
];

type Parts = { span: SpokenSpan | null; words: string | null; people: readonly string[]; minutes: number | null };

const partsOf = (request: AgendaRequest): Parts => {
  const none = { span: null, words: null, people: [], minutes: null };
  if ('which' in request) return { ...none, ...request.which };
  return 'span' in request ? { ...none, ...request } : none;
};

const written = (said: SpokenSpan, here: SpanHere): string => {
  const spans = spansOf(said, here);
  const [from, to] = [spans[0]?.from ?? here.now, spans.at(-1)?.to ?? here.now];
  const [first, last] = [dayOf(from, here.zone), dayOf(new Date(to.getTime() - 1), here.zone)];
  if (from.getTime() === to.getTime()) return `${first} ${clock(from, here)}`;
  if (first !== last) return `${first}..${last}`;
  return isWhole(from, to, here) ? first : `${first} ${clock(from, here)}-${clock(to, here)}`;
};

const isWhole = (from: Date, to: Date, { zone, now }: SpanHere): boolean =>
  minutesOf(to, zone) === 0 && (minutesOf(from, zone) === 0 || from.getTime() === now.getTime());

const clock = (at: Date, { zone }: SpanHere): string => {
  const minutes = minutesOf(at, zone);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** A day without hours holds for any part of it: 'tonight'. */
const isSame = (expected: string, got: string): boolean =>
  got === expected || (/^time: \S{10}$/.test(expected) && got.startsWith(`${expected} `));
