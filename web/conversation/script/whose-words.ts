// Separates Flow's words from the sender's, because mail must never speak in Flow's voice.
import type { Address } from '#domain/mail.ts';

type Span = { from: number; to: number };

/** The subject at the end of a header. Later messages of a thread have none. */
export const quotedInHead = (head: string, subject: string): Span | null => {
  const from = subject === '' ? -1 : head.lastIndexOf(subject);
  return from > 0 ? { from, to: head.length } : null;
};

/** The part after 'Maya asks: '. Requires the sender's own name, because a mail could imitate a summary. */
export const quotedInSummary = (summary: string, { name }: Address): Span => {
  const opening = /^(?:The mail says|(\S+) (?:asks|writes)): /u.exec(summary);
  const isOurs = opening !== null && (opening[1] === undefined || name.includes(opening[1]));
  return { from: isOurs ? opening[0].length : 0, to: summary.length };
};
