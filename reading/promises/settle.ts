// Whether what was written later closes a promise. Every list and answer asks this one function, so none can differ.

import type { Message, Promised } from '#domain/mail.ts';
import type { Closing } from '#domain/promise.ts';
import { stemsOf } from '#reading/answers/indexed.ts';

export type Later = {
  /** Later messages of its thread, oldest first. */
  inThread: readonly Message[];
  /** Later mail of the person to the other side, in other threads. */
  elsewhere: readonly Message[];
  /** A message of the thread is in the inbox. */
  inInbox: boolean;
};

/** `words`: the sentence. Null: it stays open. */
export const closingOf = (promised: Pick<Promised, 'kind' | 'vague'>, words: string, later: Later): Closing | null => {
  switch (promised.kind) {
    case 'mine':
      return keptBy(later.inThread.filter(isOwn), promised, words, 'answered') ?? keptElsewhere(later.elsewhere, words);
    case 'theirs':
      return keptBy(later.inThread.filter(isFromOthers), promised, words, 'answered');
    case 'asked-me':
      return answered(later.inThread.find(isOwn)) ?? (later.inInbox ? null : archived);
    case 'asked-them':
      return answered(later.inThread.filter(isFromOthers).find((message) => !isStillAtIt(message)));
  }
};

const archived: Closing = { how: 'archived', messageId: null, at: null };

const isOwn = ({ labels }: Message): boolean => labels.includes('sent');

/** No draft, and no automatic reply. */
const isFromOthers = ({ labels, reading }: Message): boolean =>
  !labels.includes('sent') && !labels.includes('drafts') && !reading.bulk;

const answered = (message: Message | undefined): Closing | null =>
  message === undefined
    ? null
    : { how: isForward(message) ? 'handed-on' : 'answered', messageId: message.id, at: message.at };

const isForward = ({ subject }: Message): boolean => /^(?:fwd?|wg|tr|rv|enc)\s*:/i.test(subject.trim());

const keptBy = (
  messages: readonly Message[],
  { vague }: Pick<Promised, 'vague'>,
  words: string,
  how: 'answered' | 'sent',
): Closing | null => {
  const promise = promiseOf(words);
  const keeps = messages.find((message) => !isStillAtIt(message) && (vague === true || delivers(message, promise, 1)));
  return keeps ? { how, messageId: keeps.id, at: keeps.at } : null;
};

/** In another thread, more words must agree. */
const keptElsewhere = (messages: readonly Message[], words: string): Closing | null => {
  const promise = promiseOf(words);
  const keeps = messages.find((message) => delivers(message, promise, 2));
  return keeps ? { how: 'sent', messageId: keeps.id, at: keeps.at } : null;
};

type Said = { isToSend: boolean; stems: readonly string[] };

const promiseOf = (words: string): Said => ({
  isToSend: toSend.test(words),
  stems: [...stemsOf(words)].filter((stem) => stem.length > 3 && !common.has(stem)),
});

/** It brings what the promise says: a file for something to send, or words that say so, or the promise's own words. */
const delivers = (message: Message, { isToSend, stems }: Said, least: number): boolean => {
  const handsItOver = handsOver.test(textOf(message));
  const shares = (count: number): boolean => count === 0 || sharedWith(message, stems) >= count;
  if (isToSend) return (handsItOver || message.attachments.length > 0) && shares(least - 1);
  return (least === 1 && handsItOver) || shares(least);
};

const sharedWith = (message: Message, stems: readonly string[]): number => {
  const there = stemsIn(message);
  return stems.filter((stem) => there.has(stem)).length;
};

/** Once for each message, because every promise before it asks. */
const stemsIn = (message: Message): ReadonlySet<string> => {
  const known = stemsByMessage.get(message);
  if (known !== undefined) return known;
  const files = message.attachments.map(({ name }) => name).join(' ');
  const stems = stemsOf(`${textOf(message)} ${message.subject} ${files}`);
  stemsByMessage.set(message, stems);
  return stems;
};
const stemsByMessage = new WeakMap<Message, ReadonlySet<string>>();

const textOf = ({ reading: { paragraphs, summary } }: Message): string => paragraphs?.flat().join(' ') ?? summary;

const toSend =
  /\b(?:send|forward|share|write|draft|prepare|deliver|upload|return|give|show|pass|submit|provide|have (?:the|your|a|an))\b/i;

const handsOver =
  /\b(?:attached|enclosed|here (?:is|are|it is|you go|they are)|here's|as promised|please find|below (?:is|are)|i(?:'ve| have)? (?:just )?(?:sent|shared|uploaded|done|booked|paid|signed|called|rung|asked|checked|fixed|updated|confirmed|spoken|talked|arranged|posted)|(?:is|are|it's|all) (?:done|ready|sorted|booked|paid|signed|sent)|done[.!]|link)\b|https?:\/\//i;

/** 'I am still working on it' moves nothing. */
const isStillAtIt = (message: Message): boolean =>
  /\b(?:still (?:working|waiting|checking|looking|on it)|not (?:yet|there yet|ready yet)|haven't (?:yet )?(?:had|got)|need (?:more|another|a bit more) (?:time|day|days|week)|bear with me|will take (?:longer|a bit))\b/i.test(
    textOf(message),
  );

const common = stemsOf(
  'will shall going send sent forward share write wrote draft prepare review check look find call book confirm deliver sign have this that with your from them they then when what week weeks month months year years today tomorrow monday tuesday wednesday thursday friday saturday sunday morning afternoon evening soon later again also just still each both here there about before after know need want would could should please thank thanks hello dear best regards',
);
