// Which part of what is read is Flow's own, and which is the sender's: a mail never speaks in Flow's voice.
import type { Address } from '#domain/mail.ts';

/** Characters of a text. */
type Span = { from: number; to: number };

/** The subject, with which a head ends; a later message of a thread has none in its head. */
export const quotedInHead = (head: string, subject: string): Span | null => {
  const from = subject === '' ? -1 : head.lastIndexOf(subject);
  return from > 0 ? { from, to: head.length } : null;
};

/** What follows 'Maya asks: '. Only the sender's own name opens it: a mail may begin as a summary does, to be believed. */
export const quotedInSummary = (summary: string, { name }: Address): Span => {
  const opening = /^(?:The mail says|(\S+) (?:asks|writes)): /u.exec(summary);
  const isOurs = opening !== null && (opening[1] === undefined || name.includes(opening[1]));
  return { from: isOurs ? opening[0].length : 0, to: summary.length };
};
