// Tells who wrote each paragraph of a mail that forwards another. `quoted.ts` keeps the sender's line of a forwarded header, and every
// paragraph below it is that sender's.
import type { Address } from '#domain/mail.ts';
import { labelled } from './header-labels.ts';
import { isForwardSubject } from './reply-marks.ts';

export type Forwarded = { subject: string; paragraphs: readonly (readonly string[])[] };

/** Per paragraph, the writer of its forwarded words. Null: the mail's own sender wrote it. The address may be empty. */
export const forwardedWriters = ({ subject, paragraphs }: Forwarded): (Address | null)[] => {
  const isForward = isForwardSubject(subject);
  let writer: Address | null = null;
  return paragraphs.map((sentences, at) => {
    writer = startedAt(sentences, paragraphs[at + 1], isForward) ?? writer;
    return writer;
  });
};

const startedAt = (
  sentences: readonly string[],
  next: readonly string[] | undefined,
  isForward: boolean,
): Address | null => {
  const sender = senderIn(sentences.join(' '));
  if (sender === null || (!isForward && !looksLikeWriter.test(sender))) return null;
  // A trip goes 'From: New York', 'To: Boston'. A forwarded header loses its other lines.
  if (labelled(next?.[0] ?? '')?.label === 'to') return null;
  return /^\S+@\S+$/.test(sender) ? { name: '', email: sender } : { name: sender, email: '' };
};

const senderIn = (line: string): string | null => {
  const found = line.length > longest ? null : labelled(line);
  return found?.label === 'from' && found.value !== '' ? found.value : null;
};

const longest = 120;

/** An address, or at least two names. Only the subject makes other words a sender. */
const looksLikeWriter = /^\S+@\S+$|^\p{Lu}[\p{L}\p{M}.'’-]*,?(?: [\p{L}\p{M}.'’-]+){1,4}$/u;

/** A forwarded header may give a name without an address. */
export const isSameWriter = (one: Address, other: Address): boolean =>
  one.email.toLowerCase() === other.email.toLowerCase() && (one.email !== '' || one.name === other.name);
