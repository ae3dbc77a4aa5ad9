// Reads requests around a meeting: to be prepared, and what follows from it. It never sees the calendar. Pure.
import { about, asksFollowUps, asksLong, asksPrep, notMeetings } from '#language/en/calendar/prep-words.ts';
import { normalize } from '#language/engine/normalize.ts';
import type { AgendaRequest } from './agenda-request.ts';
import { atHand, namedEvent } from './named-event.ts';
import { spansIn } from './time-slots.ts';

/** Null where the words ask for neither. */
export const parsePrep = (heard: string): AgendaRequest | null => {
  const said = normalize(heard);
  if (said.length > longest) return null;
  const long = asksLong.test(said);
  const prep = titleIn(asksPrep, long ? said.replace(asksLong, '').replace(/\s+/g, ' ').trim() : said);
  if (prep !== null) return { asks: 'prep', which: whichOf(prep), long };
  const after = titleIn(asksFollowUps, said);
  return after === null ? null : { asks: 'follow-ups', which: whichOf(after) };
};

const longest = 120;

/** Empty without a title. */
const titleIn = (all: readonly RegExp[], plain: string): string | null => {
  for (const pattern of all) {
    const match = pattern.exec(plain);
    const title = match?.groups?.['title'] ?? '';
    if (match && !notMeetings.test(title)) return title;
  }
  return null;
};

const whichOf = (title: string) => {
  const words = title.replace(/^(?:the|my|our|this|that) /, '');
  if (words === '' || pointing.test(words)) return atHand;
  const [timed] = spansIn({ words: words.split(' '), span: null, minutes: null });
  return timed ? namedEvent(timed.words.join(' '), timed.span) : namedEvent(words, null);
};

const pointing = /^(?:it|this|that|(?:call|meeting|appointment|interview)|this (?:call|meeting)|1)$/;

export type AboutPrep = (typeof about)[number]['does'];

/** While Flow has just prepared the person. */
export const parseAboutPrep = (heard: string): AboutPrep | null => {
  const plain = normalize(heard);
  return about.find(({ said }) => said.test(plain))?.does ?? null;
};
