// Sender warnings for a thread, based on the contacts on this device.

import { type Message, type SenderFacts, type Thread, unanswered } from '#domain/mail.ts';
import type { SenderWarning } from '#domain/sender-warning.ts';
import { spokenSenderWarning } from '#language/en/mail/sender-warnings.ts';
import { senderWarningsFor } from '#reading/sender-warnings.ts';
import { type ContactBook, contactBook } from '#web/data/contacts.ts';
import { currentSession } from '#web/session/session.ts';

export const senderWarningsIn = (thread: Thread, message: Message): SenderWarning[] => {
  const { contacts, byAddress } = contactBook.current();
  const ownAddress = currentSession().user?.email ?? '';
  return senderWarningsFor(message, { contacts, byAddress, facts: factsOf(thread, message), ownAddress });
};

/** The mailbox has facts about the latest sender only. For any other, the history is unknown. */
export const factsOf = ({ messages, sender }: Thread, { from }: Message): SenderFacts => {
  const latest = messages.findLast(({ labels }) => !labels.includes('sent') && !labels.includes('drafts'));
  return latest === undefined || latest.from.email === from.email ? sender : unknown;
};

/** Unknown history: do not warn "first email from …". */
const unknown: SenderFacts = { received: 2, sent: 0 };

export const warningsIn = (thread: Thread): Warnings => {
  const book = contactBook.current();
  const known = warningsByThread.get(thread);
  if (known?.book === book) return known.warnings;
  const warnings = unanswered(thread).map((message) => gravest(senderWarningsIn(thread, message)));
  warningsByThread.set(thread, { book, warnings });
  return warnings;
};

export type Warnings = readonly (string | null)[];

const gravest = (warnings: readonly SenderWarning[]): string | null => {
  const [warning] = warnings;
  if (warning === undefined) return null;
  // A known sender may have a good reason, so show this warning only on the screen.
  const usual = warning.kind === 'answers-elsewhere' && !warnings.some(({ kind }) => kind === 'first-time');
  return usual ? null : spokenSenderWarning(warning);
};

/** Cached, because the queue asks after every change. */
const warningsByThread = new WeakMap<Thread, { book: ContactBook; warnings: Warnings }>();
