// Answers to questions about the mail in play and the queue, in US English. Quotes mark the mail's own words.
import type { SenderWarning } from '#domain/sender-warning.ts';
import { ended } from '#language/en/engine/end-sentence.ts';
import { senderWarningWords } from '#language/en/mail/sender-warnings.ts';

/** Flow cannot compare an unknown sender with earlier mail. The answer says what it did not check. */
export const safetyReply = (of: { address: string; written: number; warnings: readonly SenderWarning[] }): string => {
  const grave = of.warnings.filter(({ kind }) => kind !== 'first-time').map(senderWarningWords);
  const from = `This came from ${of.address}.`;
  // Grave warnings first: a caption may have no room for the rest.
  if (grave.length > 0)
    return `Be careful. ${grave.join(' ')} ${from} Ask them another way before you do what it says.`;
  const first = grave.length < of.warnings.length;
  const known = first
    ? 'It is the first email from there.'
    : of.written > 0
      ? `You have written there ${of.written === 1 ? 'once' : `${of.written} times`}.`
      : 'You have never written there.';
  return `${from} ${known} I find nothing odd about the sender. I do not check links or files.`;
};

export const noMailOpen = 'No mail is open.';

export const statusReply = (left: number, minutes: number, done: number): string => {
  if (left === 0) return 'Nothing left. You are done.';
  const about = minutes < 1 ? 'less than a minute' : `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `${left} left, ${about}.${done > 0 ? ` ${done} done.` : ''}`;
};

export const senderReply = (of: { name: string; when: string; others: number; subject: string }): string => {
  const to = of.others === 0 ? 'to you' : `to you and ${of.others} ${of.others === 1 ? 'other' : 'others'}`;
  return ended(`${of.name}, ${of.when}, ${to}: ${of.subject || 'no subject'}`);
};

export const subjectReply = (subject: string): string => (subject === '' ? 'It has no subject.' : `“${subject}”.`);

export const momentWords = (when: string): string => `Sent ${when}.`;

export const othersReply = (names: readonly string[]): string => {
  if (names.length === 0) return 'Nobody else is on it.';
  const shown = names.slice(0, 4);
  const more = names.length - shown.length;
  return `Also on it: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};

export const summaryReply = (summary: string, text: string): string =>
  summary !== '' ? summary : text !== '' ? `It is short: “${text}”` : 'There is no text in it.';

/** `name`: null if the sender may be an impostor. */
export const askReply = (name: string | null, sentence: string | null): string =>
  sentence === null ? 'I find no question or request in it.' : `${name ?? 'The mail'} asks: “${sentence}”`;

export const deadlineReply = (sentences: readonly string[]): string =>
  sentences.length === 0 ? 'I find no deadline in it.' : sentences.map((sentence) => `“${sentence}”`).join(' ');

export const attachmentsReply = (names: readonly string[]): string => {
  if (names.length === 0) return 'Nothing is attached.';
  return names.length === 1 ? `One file: ${names[0]}.` : `${names.length} files: ${names.join(', ')}.`;
};

export const fileWords = (name: string): string => `Here is ${name}.`;

export const noSuchFile = (count: number): string =>
  count === 0 ? 'Nothing is attached.' : `There ${count === 1 ? 'is only one file' : `are only ${count} files`}.`;

/** Only the mail itself can say whether there are any. */
export const linksReply = 'Links open from the original. Say “show the original”, and choose one there.';

export const earlierReply = (of: { name: string | null; when: string; text: string }): string =>
  `Earlier, ${of.when}, ${of.name ?? 'you'} wrote: “${of.text}”`;

export const nothingEarlier = 'Nothing came before it.';

export const textToCome = 'The text of this mail is not on this device yet.';

export const helpReply = (tries: readonly string[]): string =>
  `You can say ${tries.map((one) => `“${one}”`).join(', ')}.`;
