// What Flow says of a message before its text, and how long a thread takes to hear. The light form of a thread tells it too.
import { type Message, type Thread, unanswered } from '#domain/mail.ts';
import { secondsOf } from './length.ts';

/** `vouched`: nothing speaks against the sender being who the name says. `tongue`: the language's name, where it is to be told. */
type Telling = { vouched: boolean; tongue: string };

const plainly: Telling = { vouched: true, tongue: '' };

/** Who writes and about what; of a later message of the same thread, who goes on. `index`: its place among those read. */
export const headWords = (message: Message, index: number, { vouched, tongue }: Telling = plainly): string => {
  const shown = message.from.name || message.from.email;
  const name = `${vouched ? '' : 'under the name '}${shown}${tongue === '' ? '' : `, in ${tongue}`}`;
  if (index > 0) return ended(`Then${vouched ? '' : ','} ${name}`);
  return ended(`${vouched ? name : `U${name.slice(1)}`}: ${spokenSubject(message.subject) || 'no subject'}`);
};

/** Flow's summary as it may be said of a sender who may be another: it names nobody as its writer. */
export const unvouched = (summary: string): string =>
  summary === '' ? '' : `The mail says: ${withoutWriter(summary)}`;

/** A mail may begin as a summary does, to be believed. */
const withoutWriter = (summary: string): string =>
  summary.replace(/^(?:\p{Lu}[\p{L}\p{M}'’-]{1,24} (?:asks|writes): )+/u, '');

const ended = (words: string): string => (/[.?!…。？！]$/.test(words) ? words : `${words}.`);

/** That a mail answers or passes on another is heard from what it says. */
export const spokenSubject = (subject: string): string => subject.replace(prefixes, '').trim();

const prefixes = /^(?:\s*(?:re|fwd?|aw|wg|sv|vs|tr|rif|res|enc|rv|antw|doorst)\s*(?:\[\d{1,3}\])?\s*:)+/i;

/** What ends a message that goes on beyond what Flow keeps of it. */
export const cutWords = 'That is as far as Flow reads. The original has the rest.';

/** Listening length of what is read of a thread, at 1×: all of it, or its head, or its head and what it says in short. */
export const secondsOfThread = (thread: Thread, units = Number.POSITIVE_INFINITY): number => {
  const read = unanswered(thread);
  if (units <= 2) return read.slice(0, 1).reduce((_, first) => secondsOfUnits(first, units), 0);
  return read.reduce(
    (sum, message, index) => sum + secondsOf(wordsAround(message, index)) + message.reading.seconds,
    0,
  );
};

/** Where there is no summary, the second unit is the first sentence, whose text the light form has not. */
const secondsOfUnits = (message: Message, units: number): number => {
  const { summary, seconds } = message.reading;
  const second = summary === '' ? Math.min(seconds, usualSentence) : secondsOf([summary]);
  return secondsOf([headWords(message, 0)]) + (units === 2 ? second : 0);
};

const usualSentence = 6;

const wordsAround = (message: Message, index: number): string[] => [
  headWords(message, index),
  ...(index === 0 && message.reading.summary !== '' ? [message.reading.summary] : []),
  ...(message.reading.cut === true ? [cutWords] : []),
];
