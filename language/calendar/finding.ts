// Understands requests for a time with people, words about the times on offer, plans and lateness. It never sees the calendar. Pure.
import { lengthWords } from '#language/en/calendar/agenda-words.ts';
import {
  asksWhenToMeet,
  beforeDay,
  bothOfUs,
  clears,
  dictates,
  finds,
  notLate,
  pushesAll,
  saysLate,
  timeNouns,
  titleLead,
  whatToClear,
  wholeCalendar,
  withoutMe,
} from '#language/en/calendar/finding-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import { readSpan } from '#language/engine/slots/span.ts';
import type { SpokenSpan } from '#language/engine/slots/spoken-span.ts';
import { parseWhen } from '#language/engine/slots/when.ts';
import type { FindRequest, LateRequest, PlanRequest, SchedulingRequest } from './finding-request.ts';
import { parseHolding } from './holding.ts';
import { saidAs } from './said-as.ts';
import { parseEventWords } from './spoken-event.ts';

/** Null where the words ask for none of it. */
export const parseScheduling = (heard: string): SchedulingRequest | null => {
  const plain = normalize(heard).replace(/^(?:could|can) (?:you|we) (?=find|clear|push)/, '');
  if (plain.length > longest) return null;
  const timed = withLength(plain);
  return parseHolding({ ...timed, heard }) ?? lateIn(timed, heard) ?? planIn(timed) ?? findIn(timed, heard);
};

const longest = 140;

/** `words`: with `{length}` in place of the first length. */
export type Timed = { plain: string; words: string; length: string; minutes: number | null };

export const withLength = (plain: string): Timed => {
  const [said = ''] = lengthWords.exec(plain) ?? [];
  const when = said === '' ? null : parseWhen(said.split(' '));
  if (when?.kind !== 'after') return { plain, words: plain, length: '', minutes: null };
  return { plain, words: plain.replace(said, '{length}'), length: said, minutes: when.minutes };
};

const lateIn = ({ words, minutes }: Timed, heard: string): LateRequest | null => {
  if (dictates.test(heard)) return null;
  if (withoutMe.test(words)) return { does: 'late', minutes: null, without: true };
  if (notLate.test(words) || !saysLate.some((said) => said.test(words))) return null;
  return { does: 'late', minutes, without: false };
};

/** What the first pattern with a meaning finds in its `rest` and `more`. */
const firstOf = <Found>(all: readonly RegExp[], words: string, read: (rest: string) => Found | null): Found | null => {
  for (const said of all) {
    const { rest, more = '' } = said.exec(words)?.groups ?? {};
    const found = rest === undefined ? null : read(`${rest}${more}`);
    if (found !== null) return found;
  }
  return null;
};

const planIn = (timed: Timed): PlanRequest | null => {
  for (const { said, earlier } of pushesAll) {
    const found = said.exec(timed.words);
    if (!found || timed.minutes === null) continue;
    const rest = (found.groups?.['span'] ?? '').trim();
    const span = rest === '' ? null : readSpan(rest.split(' '));
    if (rest !== '' && span === null) continue;
    return { does: 'plan', span, by: { minutes: earlier ? -timed.minutes : timed.minutes } };
  }
  return clearIn(timed.plain);
};

const clearIn = (plain: string): PlanRequest | null => {
  for (const said of clears) {
    const rest = said.exec(plain)?.groups?.['span']?.replace(whatToClear, '');
    if (rest === undefined) continue;
    const named = rest.replace(wholeCalendar, '').replace(/^(?:on|in|for|from) /, '');
    if (named === '') return { does: 'plan', span: { kind: 'rest-of-day' }, by: null };
    const span = readSpan(partsAsToday(named).split(' '));
    if (span !== null && isStretch(span)) return { does: 'plan', span, by: null };
  }
  return null;
};

/** 'My afternoon' is today's. */
const partsAsToday = (named: string): string =>
  /^(?:morning|afternoon|evening)$/.test(named) ? `this ${named}` : named.replace(/^day$/, 'today');

/** No moment: 'clear at three' is no stretch to clear. */
const isStretch = (span: SpokenSpan): boolean =>
  !(span.kind === 'when' && span.when.kind === 'on' && span.when.time?.clock != null);

const findIn = ({ plain, words, length }: Timed, heard: string): FindRequest | null =>
  firstOf(asksWhenToMeet, plain, (rest) => meetingIn(rest, heard)) ??
  firstOf(finds, words, (rest) => {
    const found = requestOf(rest.replace('{length}', length), heard);
    const both = bothOfUs.test(plain);
    return found.people.length > 0 || isOwnWork(found, plain) || both ? { ...found, both } : null;
  });

const meetingIn = (rest: string, heard: string): FindRequest | null => {
  const found = requestOf(rest.startsWith('with ') ? rest : `with ${rest}`, heard);
  return found.people.length > 0 || rest.trim() === '' || found.span !== null ? found : null;
};

/** 'An hour for the board deck'. Without a purpose it asks for one's own openings. */
const isOwnWork = ({ title }: FindRequest, plain: string): boolean => title !== null && /\b(?:for|to) \S/.test(plain);

const requestOf = (plain: string, heard: string): FindRequest => {
  const noun = plain.replace(bothOfUs, '').replace(timeNouns, '').replace(/\s+/g, ' ').trim();
  const { rest, until } = withoutLimit(noun);
  const { event } = parseEventWords(rest, heard);
  const title = event.title === null ? null : titleIn(normalize(event.title));
  return {
    does: 'find',
    people: event.people.filter((name) => !selves.test(normalize(name))),
    title: title === null ? null : saidAs(title, heard),
    minutes: event.minutes,
    span: event.span,
    until,
    both: false,
    whole: until !== null && /\bby \S+(?: \S+){0,4}$/.test(plain) && !/\bbefore /.test(plain),
  };
};

const selves = /^(?:me|myself|i|us|both|all of us|everybody|everyone)$/;

const withoutLimit = (plain: string): { rest: string; until: SpokenSpan | null } => {
  const { whole, day } = beforeDay.exec(plain)?.groups ?? {};
  const until = day === undefined ? null : readSpan(day.split(' '));
  return whole === undefined || until === null || !isStretch(until)
    ? { rest: plain, until: null }
    : { rest: plain.replace(whole, '').trim(), until };
};

const titleIn = (words: string): string | null => {
  const less = words.replace(titleLead, '').trim();
  if (less !== words) return titleIn(less);
  return less === '' || /^(?:time|meeting|meet|slot|free|talk|speak|both|all)$/.test(less) ? null : less;
};
