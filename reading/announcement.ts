// Flow's words before a message, and the listening length of a thread. They need only the light form.
import { type Message, type Thread, unanswered } from '#domain/mail.ts';
import { secondsOf } from './speaking-time.ts';

/** `trusted`: the sender has no warning. `language`: the language's name, if Flow announces it. */
type AnnouncementOptions = { trusted: boolean; language: string };

const trustedEnglish: AnnouncementOptions = { trusted: true, language: '' };

/** The writer and the subject. For a later message of the thread, only the writer. `index`: its position among those read. */
export const announcementOf = (
  message: Message,
  index: number,
  { trusted, language }: AnnouncementOptions = trustedEnglish,
): string => {
  const shown = message.from.name || message.from.email;
  const name = `${trusted ? '' : 'under the name '}${shown}${language === '' ? '' : `, in ${language}`}`;
  if (index > 0) return ended(`Then${trusted ? '' : ','} ${name}`);
  return ended(`${trusted ? name : `U${name.slice(1)}`}: ${spokenSubject(message.subject) || 'no subject'}`);
};

/** The summary of a message with a sender warning names no writer. */
export const summaryWithoutWriter = (summary: string): string =>
  summary === '' ? '' : `The mail says: ${withoutWriter(summary)}`;

/** A mail may imitate the opening of a summary to seem trustworthy. */
const withoutWriter = (summary: string): string =>
  summary.replace(/^(?:\p{Lu}[\p{L}\p{M}'’-]{1,24} (?:asks|writes): )+/u, '');

const ended = (words: string): string => (/[.?!…。？！]$/.test(words) ? words : `${words}.`);

/** The text itself shows that a mail is a reply or a forward. */
export const spokenSubject = (subject: string): string => subject.replace(prefixes, '').trim();

const prefixes = /^(?:\s*(?:re|fwd?|aw|wg|sv|vs|tr|rif|res|enc|rv|antw|doorst)\s*(?:\[\d{1,3}\])?\s*:)+/i;

/** Follows a message that Flow stored only in part. */
export const truncatedNotice = 'That is as far as Flow reads. The original has the rest.';

/** Listening length at 1×: all of the thread, or its first `units` of announcement and summary. */
export const secondsOfThread = (thread: Thread, units = Number.POSITIVE_INFINITY): number => {
  const read = unanswered(thread);
  if (units <= 2) return read.slice(0, 1).reduce((_, first) => secondsOfUnits(first, units), 0);
  return read.reduce(
    (sum, message, index) => sum + secondsOf(wordsAround(message, index)) + message.reading.seconds,
    0,
  );
};

/** Without a summary the second unit is the first sentence, and the light form does not contain its text. */
const secondsOfUnits = (message: Message, units: number): number => {
  const { summary, seconds } = message.reading;
  const second = summary === '' ? Math.min(seconds, usualSentence) : secondsOf([summary]);
  return secondsOf([announcementOf(message, 0)]) + (units === 2 ? second : 0);
};

const usualSentence = 6;

const wordsAround = (message: Message, index: number): string[] => [
  announcementOf(message, index),
  ...(index === 0 && message.reading.summary !== '' ? [message.reading.summary] : []),
  ...(message.reading.cut === true ? [truncatedNotice] : []),
];
