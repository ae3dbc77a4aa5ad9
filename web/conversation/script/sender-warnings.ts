// What is odd about the sender of a thread, as far as this device knows the people one deals with.

import { type Message, type SenderFacts, type Thread, unanswered } from '#domain/mail.ts';
import type { SenderWarning } from '#domain/sender-warning.ts';
import { spokenSenderWarning } from '#language/en/mail/sender-warnings.ts';
import { senderWarningsFor } from '#reading/sender-warnings.ts';
import { type ContactBook, contactBook } from '#web/data/contacts.ts';
import { currentSession } from '#web/session/session.ts';

/** The gravest first. */
export const doubtsIn = (thread: Thread, message: Message): SenderWarning[] => {
  const { contacts, byAddress } = contactBook.current();
  const ownAddress = currentSession().user?.email ?? '';
  return senderWarningsFor(message, { contacts, byAddress, facts: factsOf(thread, message), ownAddress });
};

/** The mailbox tells them of the latest sender only; of another nothing is known, neither that they were written to nor that they are new. */
export const factsOf = ({ messages, sender }: Thread, { from }: Message): SenderFacts => {
  const latest = messages.findLast(({ labels }) => !labels.includes('sent') && !labels.includes('drafts'));
  return latest === undefined || latest.from.email === from.email ? sender : unknown;
};

/** Nobody is called new who has perhaps written before. */
const unknown: SenderFacts = { received: 2, sent: 0 };

/** A sentence before each message that is read, where somebody should be careful; null where there is nothing to warn of. */
export const warningsIn = (thread: Thread): Warnings => {
  const book = contactBook.current();
  const known = found.get(thread);
  if (known?.book === book) return known.warnings;
  const warnings = unanswered(thread).map((message) => gravest(doubtsIn(thread, message)));
  found.set(thread, { book, warnings });
  return warnings;
};

export type Warnings = readonly (string | null)[];

const gravest = (doubts: readonly SenderWarning[]): string | null => {
  const [doubt] = doubts;
  if (doubt === undefined) return null;
  // Whoever one has dealt with before may have good reasons for it; it stands above the mail.
  const usual = doubt.kind === 'answers-elsewhere' && !doubts.some(({ kind }) => kind === 'first-time');
  return usual ? null : spokenSenderWarning(doubt);
};

/** A queue asks again with every change. */
const found = new WeakMap<Thread, { book: ContactBook; warnings: Warnings }>();
