// Hours in a sentence: exact ones, stretches, and those from or until an hour.
import type { Token } from './tokens.ts';
import { numberNames } from './words.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** `fixed`: written by a 24 hour clock. `half` null: the reader must tell from the hour itself. */
export type Clock = { hour: number; minute: number; half: 'am' | 'pm' | null; fixed: boolean; unclear: boolean };

export type SaidTime =
  | { kind: 'at'; from: Clock; first: number; last: number }
  | { kind: 'range'; from: Clock; to: Clock; first: number; last: number }
  | { kind: 'after' | 'before'; from: Clock; first: number; last: number };

/** The time that begins at this token. Null where none does. */
export const timeAt = (tokens: readonly Token[], at: number): SaidTime | null => {
  const led = tokens[at]?.kind;
  if (led === 'between') return rangeFrom(tokens, at, at + 1, ['or', 'to']);
  if (led === 'after') return rangeFrom(tokens, at, at + 1, ['to', 'before']) ?? openFrom('after', tokens, at);
  if (led === 'before') return openFrom('before', tokens, at);
  const range = rangeFrom(tokens, at, at, ['to']);
  if (range) return range;
  const from = clockAt(tokens, at);
  return from && isTime(tokens, at) ? { kind: 'at', from, first: at, last: at } : null;
};

const rangeFrom = (
  tokens: readonly Token[],
  first: number,
  at: number,
  joins: readonly Token['kind'][],
): SaidTime | null => {
  const joined = tokens[at + 1]?.kind;
  const [from, to] = [clockAt(tokens, at), clockAt(tokens, at + 2)];
  if (from === null || to === null || joined === undefined || !joins.includes(joined)) return null;
  return first === at && countsThings(tokens, at) ? null : { kind: 'range', from, to, first, last: at + 2 };
};

/** 'Two to three people' and '10-12 pages' are no hours. */
const countsThings = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'bare' && tokens[at + 2]?.kind === 'bare' && !isTime(tokens, at) && isCounted(tokens[at + 3]);

const openFrom = (kind: 'after' | 'before', tokens: readonly Token[], at: number): SaidTime | null => {
  const from = clockAt(tokens, at + 1);
  return from && !isCounted(tokens[at + 2]) ? { kind, from, first: at, last: at + 1 } : null;
};

const clockAt = (tokens: readonly Token[], at: number): Clock | null => {
  const token = tokens[at];
  if (token?.kind === 'half') return spokenClock(token.text);
  return token?.kind === 'clock' || token?.kind === 'bare' ? writtenClock(token.text) : null;
};

const writtenClock = (text: string): Clock | null => {
  const { digits, minutes, mark } = clockParts.exec(text)?.groups ?? {};
  return namedClocks[text] ?? clockOf(text, { hour: numberIn(digits ?? ''), minute: Number(minutes ?? 0), mark });
};

type Written = { hour: number | null; minute: number; mark: string | undefined };

const clockOf = (text: string, { hour, minute, mark }: Written): Clock | null => {
  if (hour === null || hour > 24 || minute > 59) return null;
  const half = halfSaid(mark);
  return { hour, minute, half, fixed: half === null && isBy24(text, hour), unclear: false };
};

const clockParts =
  /^(?<digits>\d{1,2}|[a-z]+?)(?:[:.h] ?(?<minutes>\d\d))?(?:ish)? ?(?<mark>h|[ap]\.?m|uhr|o'clock)?\.?(?: ?h)?$/;

const halfSaid = (mark = ''): Clock['half'] => {
  if (mark.startsWith('a')) return 'am';
  return mark.startsWith('p') ? 'pm' : null;
};

const isBy24 = (text: string, hour: number): boolean => hour > 12 || /^0|^\d{1,2} ?h|uhr$/.test(text);

const exact = { minute: 0, half: null, fixed: true, unclear: false } as const;

const namedClocks: Readonly<Record<string, Clock | undefined>> = {
  noon: { ...exact, hour: 12 },
  midday: { ...exact, hour: 12 },
  // The end of that day, or its beginning.
  midnight: { ...exact, hour: 0, unclear: true },
};

const spokenClock = (text: string): Clock | null => {
  const { part, way, named = '' } = spokenParts.exec(text)?.groups ?? {};
  const hour = numberIn(named);
  if (hour === null || hour > 12) return null;
  const isBefore = way === 'to';
  const past = isBefore ? 45 : 15;
  const minute = part === 'half' ? 30 : past;
  // 'Half three' is half past three in London and half past two in Berlin.
  return { hour: isBefore ? hour - 1 || 12 : hour, minute, half: null, fixed: false, unclear: way === undefined };
};

const spokenParts = /^(?:a )?(?<part>half|quarter)(?: (?<way>past|after|to))? (?<named>\w+)$/;

const numberIn = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text);
  const nth = numberNames.indexOf(text.replace(/ish$/, ''));
  return nth < 0 ? null : nth + 1;
};

/** A number alone is an hour only where its neighbours say so. */
const isTime = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.kind !== 'bare') return true;
  const next = tokens[at + 1];
  if (isCounted(next) || isDayOne(tokens, at)) return false;
  return leads(tokens, at - 1) || leadsOn(tokens, at + 1) || (tokens[at]?.text.endsWith('ish') ?? false);
};

/** 'The Tuesday one' is a day, not one o'clock. */
const isDayOne = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return tokens[at]?.text === 'one' && before?.kind === 'weekday' && before.text.startsWith('the ');
};

const leads = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at];
  switch (before?.kind) {
    case 'at':
    case 'part':
      return true;
    case 'word':
      return /^(?:do|make)$/.test(before.text);
    case 'end':
      return /[,:]/.test(before.text) && isDayOrPart(tokens[at - 1]);
    case 'or':
      return clockAt(tokens, at - 1) !== null && isTime(tokens, at - 1);
    default:
      return isDay(before);
  }
};

const isDayOrPart = (token: Token | undefined): boolean => isDay(token) || token?.kind === 'part';

/** '5 today', '2 or 3 on Thursday'. */
const leadsOn = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  if (next === undefined) return false;
  if (isDay(next)) return true;
  if (next.kind === 'word' && next.text === 'on') return isDay(tokens[at + 1]);
  if (next.kind === 'part') return true;
  return next.kind === 'or' && clockAt(tokens, at + 1) !== null && leadsOn(tokens, at + 2);
};

const days: ReadonlySet<Token['kind']> = new Set([
  'weekday',
  'relative',
  'date',
  'dotted',
  'slashed',
  'iso',
  'nth',
  'week',
]);

export const isDay = (token: Token | undefined): boolean => token !== undefined && days.has(token.kind);

/** A number of something. */
const isCounted = (next: Token | undefined): boolean => next?.kind === 'word' && !goesOn.test(next.text);

const goesOn =
  /^(?:on|in|works?|ok|okay|is|would|if|for|then|good|fine|instead|suits?|please|also|so|with|my|your|his|her|their|free|could|can|should|sharp|we|i|it|that|which|by|the|am|pm|latest|will|looks|sounds|be|are|has|as|but|perhaps|maybe|possible)$/;

/** Minutes after midnight, or null where the half of the day stays open. */
export const minutesIn = (clock: Clock, part: PartOfDay | null): number | null => {
  if (clock.unclear) return null;
  const { hour, minute } = clock;
  if (clock.fixed) return hour * 60 + minute;
  const half = clock.half ?? halfOf(clock, part);
  if (half === null) return null;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
};

const halfOf = ({ hour, minute }: Clock, part: PartOfDay | null): 'am' | 'pm' | null => {
  if (part !== null) return part === 'morning' ? 'am' : 'pm';
  if (hour === 12 || hour <= 6) return 'pm';
  if (hour === 7) return minute > 0 ? 'am' : null;
  return 'am';
};

/** The end lies after the beginning, and its half of the day counts for both. */
export const rangeIn = (from: Clock, to: Clock, part: PartOfDay | null): [number | null, number | null] => {
  const end = minutesIn(to, part);
  const start = startBefore(end, from, to, part);
  if (start === null || end === null || end > start) return [start, end];
  return isOpenHalf(to) && end + noon > start ? [start, end + noon] : [start, null];
};

const isOpenHalf = ({ half, fixed }: Clock): boolean => half === null && !fixed;

/** '1-3pm' begins at one in the afternoon, '11-1pm' in the morning. */
const startBefore = (end: number | null, from: Clock, to: Clock, part: PartOfDay | null): number | null => {
  if (!isOpenHalf(from) || to.half === null) return minutesIn(from, part);
  const alike = minutesIn({ ...from, half: to.half }, part);
  if (alike !== null && end !== null && alike < end) return alike;
  return to.half === 'pm' ? minutesIn({ ...from, half: 'am' }, part) : minutesIn(from, part);
};

const noon = 720;
