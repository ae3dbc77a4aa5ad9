// What Flow says of a message before its text, and how long a thread takes to hear. The light form of a thread tells it too.
import { type Message, type Thread, unanswered } from '#domain/mail.ts';
import { secondsOf } from './length.ts';

/** Who writes and about what; of a later message of the same thread, who goes on. `index`: its place among those read. */
export const headWords = (message: Message, index: number): string => {
  const name = message.from.name || message.from.email;
  return index === 0 ? ended(`${name}: ${spokenSubject(message.subject) || 'no subject'}`) : `Then ${name}.`;
};

const ended = (words: string): string => (/[.?!…。？！]$/.test(words) ? words : `${words}.`);

/** That a mail answers or passes on another is heard from what it says. */
const spokenSubject = (subject: string): string => subject.replace(prefixes, '').trim();

const prefixes = /^(?:\s*(?:re|fwd?|aw|wg|sv|vs|tr|rif|res|enc|rv|antw|doorst)\s*(?:\[\d{1,3}\])?\s*:)+/i;

/** Listening length of all that is read of a thread, at 1×. */
export const secondsOfThread = (thread: Thread): number =>
  unanswered(thread).reduce(
    (sum, message, index) => sum + secondsOf(wordsBefore(message, index)) + message.reading.seconds,
    0,
  );

const wordsBefore = (message: Message, index: number): string[] =>
  index === 0 && message.reading.summary !== ''
    ? [headWords(message, index), message.reading.summary]
    : [headWords(message, index)];
