// What is odd about the sender of a thread, as far as this device knows the people one deals with.
import type { Doubt } from '#domain/doubt.ts';
import { type Message, type Thread, unanswered } from '#domain/mail.ts';
import { spokenDoubt } from '#language/en/doubt-words.ts';
import { doubtsAbout } from '#reading/doubts.ts';
import { type ContactBook, contactBook } from '#web/data/contacts.ts';
import { currentSession } from '#web/session/session.ts';

/** The gravest first. */
export const doubtsIn = ({ sender }: Thread, message: Message): Doubt[] => {
  const { contacts, byAddress } = contactBook.current();
  return doubtsAbout(message, { contacts, byAddress, facts: sender, ownAddress: currentSession().user?.email ?? '' });
};

/** One sentence before a thread is read, where somebody should be careful; null where there is nothing to warn of. */
export const warningIn = (thread: Thread): string | null => {
  const book = contactBook.current();
  const known = found.get(thread);
  if (known?.book === book) return known.warning;
  const [message] = unanswered(thread);
  const warning = message === undefined ? null : gravest(doubtsIn(thread, message));
  found.set(thread, { book, warning });
  return warning;
};

const gravest = (doubts: readonly Doubt[]): string | null => {
  const [doubt] = doubts;
  if (doubt === undefined) return null;
  // Whoever one has dealt with before may have good reasons for it; it stands above the mail.
  const usual = doubt.kind === 'answers-elsewhere' && !doubts.some(({ kind }) => kind === 'first-time');
  return usual ? null : spokenDoubt(doubt);
};

/** A queue asks again with every change. */
const found = new WeakMap<Thread, { book: ContactBook; warning: string | null }>();
