// What Flow says before a meeting. Quotes are the writers' own words; everything else is counted.
import { listedNames } from './guest-words.ts';

/** `title`: as `quotedTitle` makes it. `when`: 'in 24 minutes', 'on Friday at 10:00'. */
export const prepLead = (title: string, when: string, whom: string): string =>
  `${title} ${when}${whom === '' ? '' : `, with ${whom}`}.`;

export const inMinutes = (minutes: number): string => {
  if (minutes <= 0) return 'now';
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
};

/** 'Priya, Jonas and two more'. */
export const whomWords = (names: readonly string[], more: number): string => {
  if (names.length === 0) return '';
  return more === 0 ? listedNames(names) : `${names.join(', ')} and ${more === 1 ? 'one' : more} more`;
};

export const prepReplies = {
  decide: (text: string, who: string | null, nth: number) =>
    `${nth === 0 ? 'To decide. ' : ''}${who === null ? 'The invitation says' : `${who} asks`}: ${quoted(text)}`,
  promised: (text: string, whom: string, due: string | null) =>
    `You promised ${whom}${due === null ? '' : `, by ${due}`}: ${quoted(text)}`,
  owed: (text: string, who: string, due: string | null) =>
    `${who} owes you${due === null ? '' : `, by ${due}`}: ${quoted(text)}`,
  last: (text: string, who: string, when: string) => `${who} wrote ${when}: ${quoted(text)}`,
  declined: (names: readonly string[]) => `${listedNames(names)} ${names.length === 1 ? 'isn’t' : 'aren’t'} coming.`,
  files: (count: number, first: string) =>
    count === 1 ? `One file: ${quoted(first)}.` : `${count} files, the newest is ${quoted(first)}.`,
  first: (names: readonly string[]) => `Your first meeting with ${listedNames(names)}.`,
  clash: (title: string) => `It clashes with ${title}.`,
  follows: (title: string) => `${title} follows right after.`,
  nothing: 'Nothing in your mail about this.',
  wrote: (whom: string, when: string, subject: string) =>
    `You last wrote to ${whom} ${when}, about ${quoted(subject)}.`,
  nobody: 'Nobody else is in it, so there is no mail to look for.',
  stranger: 'That invitation is from somebody you don’t know, so Flow prepares nothing.',
  none: 'No meeting is ahead.',
  failed: 'I couldn’t look that up just now.',
  onlyHere: 'That’s from the mail on this device.',
  offers: (what: readonly string[]) => (what.length === 0 ? '' : `Say ${orOf(what)}.`),
  noMore: 'That’s all I found.',
  noFiles: 'I found no files for it.',
  fileList: (names: readonly string[]) =>
    `${names.length === 1 ? 'One file' : `${names.length} files`}: ${listedNames(names.map(quoted))}. Say open it for the mail with the first.`,
  opened: 'Here it is. Say “prep me” to go back.',
  nothingToOpen: 'There’s no mail to open.',
  remindAsk: (title: string, when: string) => `I’ll remind you of ${title} ${when}.`,
  noThread: 'There’s no mail to remind you of.',
} as const;

export const followUpReplies = {
  open: (title: string, open: readonly string[]) =>
    open.length === 0 ? `Your mail leaves nothing open from ${title}.` : `Open from ${title}. ${open.join(' ')}`,
  asked: (text: string, who: string) => `${who} asks: ${quoted(text)}`,
  ask: (title: string) => `After ${title}: a note to yourself, a promise you made, or a mail to everybody. Which?`,
  options: ['a note', 'a promise', 'a mail to all'],
  said: [
    ['note', 'a note to myself', 'take a note'],
    ['promise', 'a promise i made', 'something i promised'],
    ['mail', 'mail to all', 'a mail to everybody', 'write to all', 'write to everybody', 'mail everybody'],
  ],
  note: 'Say “note” and what to keep.',
  promise: 'Say “new mail to” and the name, then what you promise. Flow keeps it with your promises.',
  nobody: 'Nobody else was in it.',
  left: 'All right.',
} as const;

/** A quotation mark of theirs would end the quote, and make Flow's own words of the rest. */
const quoted = (text: string): string => `“${text.replace(/[“”]/g, '"')}”`;

const orOf = (what: readonly string[]): string =>
  what.length < 2 ? what.join('') : `${what.slice(0, -1).join(', ')}, or ${what.at(-1)}`;
