// The words of an answer, for the voice and the screen. Pure but for the region's formats.
import type { Answer, Found, Quoted } from '#domain/answer.ts';
import { dateIn, numberIn } from '#domain/formats.ts';
import {
  factReply,
  noneReply,
  othersReply,
  perhapsReply,
  quoteReply,
  type Said,
  twoReply,
  wasReply,
} from '#language/en/asking/answer-replies.ts';
import { monthName, nameOfWeekday } from '#language/en/engine/day-names.ts';
import { now } from '#web/clock.ts';
import { spokenName } from '#web/conversation/script/spoken-name.ts';
import { dayWithin } from '#web/conversation/search/search-replies.ts';
import { formatsHere } from '#web/formats.ts';
import type { ShownAnswer } from './shown-answer.ts';

type Ready = Extract<ShownAnswer, { state: 'ready' }>;

export const answersIn = (answer: Answer): readonly Found[] =>
  answer.kind === 'none' ? [] : [answer.best, ...answer.others];

export const answerWords = ({ answer, nth, where }: Pick<Ready, 'answer' | 'nth' | 'where'>): string => {
  const all = answersIn(answer);
  const found = all[nth];
  if (answer.kind === 'none' || found === undefined) return noneWords(answer, where);
  const two = nth === 0 ? twoWords(all) : null;
  if (two !== null && answer.sure !== 'perhaps') return two;
  return foundWords(found, answer.sure) + othersReply(nth === 0 ? all.length - 1 : 0);
};

const foundWords = (found: Found, sure: 'sure' | 'likely' | 'perhaps'): string => {
  const said = saidOf(found);
  if (sure === 'perhaps') return perhapsReply(found.sentence.text, said);
  const was = found.was === undefined ? '' : wasReply(found.was.text);
  if (sure === 'likely' || !isFact(found)) return quoteReply(found.sentence.text, said) + was;
  return factReply(found.value.text, meantDay(found), said) + was;
};

const isFact = ({ value, sentence }: Found): boolean => value.text !== sentence.text;

/** Flow says both values with their days. Null unless there are exactly two, and the person knows both senders. */
const twoWords = (all: readonly Found[]): string | null => {
  if (all.length !== 2 || !all.every((one) => isFact(one) && one.stranger !== true)) return null;
  const [older, newer] = all.toSorted((one, other) => Date.parse(one.value.at) - Date.parse(other.value.at));
  return older && newer ? twoReply([saidOf(older), older.value.text], [saidOf(newer), newer.value.text]) : null;
};

/** The sentence with its neighbours, in its sender's name. */
export const sentenceWords = (found: Found): string => {
  const text = [found.before, found.sentence.text, found.after].filter((part) => part !== null).join(' ');
  return quoteReply(text, saidOf(found));
};

const noneWords = (answer: Answer, where: Ready['where']): string => {
  const { messages, since } = answer.kind === 'none' ? answer.looked : { messages: 0, since: null };
  return noneReply(
    { messages: numberIn(messages, formatsHere()), since: since === null ? null : monthOf(new Date(since)) },
    where === 'device',
  );
};

/** 'May', or 'May 2024'. */
const monthOf = (at: Date): string =>
  at.getFullYear() === now().getFullYear()
    ? monthName(at.getMonth())
    : `${monthName(at.getMonth())} ${at.getFullYear()}`;

export const saidOf = ({ value, stranger }: Found): Said => ({
  who: value.own ? null : writerOf(value, stranger === true),
  when: dayWithin(new Date(value.at), now(), formatsHere()),
  stranger: stranger === true,
});

/** Anybody can write under any name, so Flow names a stranger by the address. */
export const writerOf = ({ by }: Quoted, isStranger: boolean): string =>
  isStranger ? by.email : spokenName(by) || by.email;

/** '24 November' for 'Tuesday', 'Tuesday 24 November' for 'tomorrow'. Null if the value names its date. */
export const meantDay = ({ day, value: { text } }: Found): string | null => {
  if (day === undefined || dated.test(text)) return null;
  const at = new Date(`${day}T12:00:00Z`);
  const date = dateIn(at.getUTCDate(), monthName(at.getUTCMonth()), null, formatsHere());
  const weekday = nameOfWeekday(at.getUTCDay());
  return text.includes(weekday) ? date : `${weekday} ${date}`;
};

const dated = /\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of\s)?\p{L}{3}|\p{L}{3}\s\d{1,2}\b(?![:.])|\d{4}-/u;
