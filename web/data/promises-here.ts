// Promises from the mail on this device, by the server's rules.
import type { Message, Thread } from '#domain/mail.ts';
import type { OpenPromise, PromiseMarks } from '#domain/promise.ts';
import { openPromises } from '#reading/promises/open-promises.ts';
import { now } from '#web/clock.ts';
import { contactBook } from './contacts.ts';
import { mailbox } from './mailbox-state.ts';

export const promisesHere = (
  ownAddress: string,
  marks: PromiseMarks,
  threads: Iterable<Thread> = mailbox.current().threads.values(),
): OpenPromise[] => {
  const all = [...threads];
  const sent = sentIn(all);
  const { byAddress } = contactBook.current();
  return openPromises(all, {
    now: now(),
    ownAddress,
    marks,
    markedAt: () => null,
    isKnown: (email) =>
      byAddress.has(email.toLowerCase()) || sent.has(email.toLowerCase()) || hostOf(email) === hostOf(ownAddress),
    sentTo: (email) => sent.get(email.toLowerCase()) ?? [],
  });
};

/** By recipient in lower case. */
const sentIn = (threads: readonly Thread[]): ReadonlyMap<string, Message[]> => {
  const to = new Map<string, Message[]>();
  for (const { messages } of threads)
    for (const message of messages)
      if (message.labels.includes('sent'))
        for (const { email } of message.to)
          to.set(email.toLowerCase(), [...(to.get(email.toLowerCase()) ?? []), message]);
  return to;
};

const hostOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
