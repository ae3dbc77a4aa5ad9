// The promises of threads, open ones first and those that closed lately, from the mails as they are now.

import type { ThreadId } from '#domain/id.ts';
import type { Address, Message, Promised } from '#domain/mail.ts';
import { type OpenPromise, type PromiseId, type PromiseMarks, promiseIdOf, promiseLimits } from '#domain/promise.ts';
import { closingOf } from './settle.ts';

export type PromiseThread = { id: ThreadId; messages: readonly Message[] };

export type Around = {
  now: Date;
  ownAddress: string;
  marks: PromiseMarks;
  /** ISO 8601. Null for a mark that this device gave and the server has not told yet. */
  markedAt: (id: PromiseId) => string | null;
  /** Somebody whom the person knows or has written to. */
  isKnown: (email: string) => boolean;
  /** The person's mail to an address, newest first, with text. */
  sentTo: (email: string) => readonly Message[];
};

export const openPromises = (threads: readonly PromiseThread[], around: Around): OpenPromise[] =>
  threads
    .flatMap((thread) => inThread(thread, around))
    .filter((one) => isListed(one, around.now))
    .toSorted(byUrgency)
    .slice(0, promiseLimits.listed);

const inThread = (thread: PromiseThread, around: Around): OpenPromise[] => {
  const all = thread.messages.flatMap((message, at) =>
    (message.reading.promises ?? []).flatMap((promised) => promiseIn({ thread, message, at, promised }, around) ?? []),
  );
  // The latest request replaces earlier ones of its side.
  return all.filter((one, at) => !isRequest(one) || !all.slice(at + 1).some(({ kind }) => kind === one.kind));
};

const isRequest = ({ kind }: OpenPromise): boolean => kind === 'asked-me' || kind === 'asked-them';

type Found = { thread: PromiseThread; message: Message; at: number; promised: Promised };

const promiseIn = (found: Found, around: Around): OpenPromise | null => {
  const { message, promised } = found;
  const words = message.reading.paragraphs?.[promised.paragraph]?.[promised.sentence];
  const other = otherOf(found, around);
  const id = promiseIdOf(message.id, promised);
  const mark = around.marks.get(id);
  if (words === undefined || other === null || mark === 'dropped' || isAway(message)) return null;
  return {
    id,
    kind: promised.kind,
    vague: promised.vague === true,
    other,
    by: promised.by ?? null,
    quote: quoteOf(found, words),
    closed:
      mark === 'done'
        ? { how: 'marked', messageId: null, at: around.markedAt(id) }
        : closedBy(found, words, other, around),
  };
};

const isOwnSide = ({ kind }: Promised): boolean => kind === 'mine' || kind === 'asked-them';

/** Null if the labels say otherwise, or a stranger wrote it. */
const otherOf = ({ message, promised }: Found, { ownAddress, isKnown }: Around): Address | null => {
  const isOwn = isOwnSide(promised);
  if (isOwn !== message.labels.includes('sent')) return null;
  const other = isOwn ? message.to.find(({ email }) => !isSame(email, ownAddress)) : message.from;
  return other !== undefined && (isOwn || isKnown(other.email)) ? other : null;
};

const closedBy = ({ thread, message, at, promised }: Found, words: string, other: Address, around: Around) =>
  closingOf(promised, words, {
    inThread: thread.messages.slice(at + 1),
    elsewhere: promised.kind === 'mine' ? laterTo(other, message, thread, around) : [],
    inInbox: thread.messages.some(({ labels }) => labels.includes('inbox')),
  });

const quoteOf = ({ thread, message, promised }: Found, words: string): OpenPromise['quote'] => ({
  text: words,
  messageId: message.id,
  threadId: thread.id,
  paragraph: promised.paragraph,
  sentence: promised.sentence,
  from: 0,
  to: words.length,
  by: message.from,
  own: isOwnSide(promised),
  subject: message.subject,
  at: message.at,
});

const isAway = ({ labels }: Message): boolean =>
  labels.some((label) => label === 'trash' || label === 'spam' || label === 'drafts');

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const laterTo = (other: Address, message: Message, thread: PromiseThread, { sentTo }: Around): Message[] => {
  const own = new Set(thread.messages.map(({ id }) => id));
  return sentTo(other.email)
    .filter(({ id, at }) => at > message.at && !own.has(id))
    .toSorted((one, two) => one.at.localeCompare(two.at));
};

const dayMs = 86_400_000;

/** A vague promise fades. What closed is listed for a week, so that the person sees how. An archived request is no news. */
const isListed = ({ closed, vague, quote }: OpenPromise, now: Date): boolean => {
  const age = now.getTime() - Date.parse(quote.at);
  if (closed === null) return age < (vague ? fadesAfter : promiseLimits.days) * dayMs;
  if (closed.how === 'archived') return false;
  return closed.at === null || now.getTime() - Date.parse(closed.at) < promiseLimits.closedDays * dayMs;
};

const fadesAfter = 60;

/** Open before closed, then by due day, promises before requests, then the oldest. */
const byUrgency = (one: OpenPromise, other: OpenPromise): number =>
  Number(one.closed !== null) - Number(other.closed !== null) ||
  (one.by ?? later).localeCompare(other.by ?? later) ||
  Number(isRequest(one)) - Number(isRequest(other)) ||
  one.quote.at.localeCompare(other.quote.at);

const later = '9999';
