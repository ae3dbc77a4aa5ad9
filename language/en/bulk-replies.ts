// What Flow asks before it does something to many mails, and says of the answer, in US English. Complete by act.
import { type BulkThread, mostAtOnce, sendersOf } from '#domain/bulk.ts';
import { type Formats, numberIn } from '#domain/formats.ts';
import type { BulkKind } from '#language/bulk/bulk.ts';

/** What is asked about: `total` are meant, and `threads` are those of them that would go. */
export type Asked = {
  act: BulkKind;
  lesser: boolean;
  total: number;
  threads: readonly BulkThread[];
  where: 'mailbox' | 'device';
};

/** 'That is 43 emails: 20 from GitHub, 12 from Figma, 11 others. Archive all 43?' */
export const bulkQuestion = (asked: Asked, formats: Formats): string => {
  const { act, lesser, total, threads, where } = asked;
  const parts = [
    ...(where === 'device' ? [onlyHere] : []),
    counted(total, threads, formats),
    ...(lesser ? ['I would archive, not trash.'] : []),
    threads.length === 1
      ? acts[act].one
      : acts[act].all(`${total > threads.length ? 'those' : 'all'} ${threads.length}`),
  ];
  return parts.join(' ');
};

/** 'Archive 43 emails?' */
export const bulkTitle = (act: BulkKind, count: number, formats: Formats): string =>
  `${acts[act].many(emails(count, formats))}?`;

/** The button that does it: 'Archive 43'. */
export const bulkButton = (act: BulkKind, count: number): string => acts[act].many(String(count));

/** '20 from GitHub, 12 from Figma, 11 others' */
export const sendersWords = (threads: readonly BulkThread[]): string => {
  const senders = sendersOf(threads);
  const named = senders.length <= mostNamed + 1 ? senders : senders.slice(0, mostNamed);
  const others = threads.length - named.reduce((sum, { count }) => sum + count, 0);
  return [
    ...named.map(({ name, count }) => `${count} from ${name}`),
    ...(others > 0 ? [`${others} ${others === 1 ? 'other' : 'others'}`] : []),
  ].join(', ');
};

/** Only a part goes at once. */
export const portionWords = (total: number, count: number, formats: Formats): string =>
  `${numberIn(total, formats)} in all, and ${mostAtOnce} go at a time: these are the newest ${count}. The rest is asked about next.`;

export const onlyHere = 'You’re offline, so only what is on this device is meant.';

export const nothingMeant = (act: BulkKind): string => `There is nothing like that to ${acts[act].verb}.`;

export const leftAsTheyAre = 'Left as they are.';

/** A yes that does not say what to. */
export const nameTheAct = (act: BulkKind): string => `Say “yes, ${acts[act].verb}”, and I will.`;

/** What can be said to the question. */
export const answersTo = (act: BulkKind, sender: string | undefined): string[] => [
  `yes, ${acts[act].verb}`,
  ...(sender === undefined ? [] : [`only the ones from ${sender}`]),
  'no',
];

export const noneOfThese = (words: string): string => `None of these is from ${words}, or about it.`;

export const noneLeft = 'None of them is left, so there is nothing to do.';

const mostNamed = 2;

const counted = (total: number, threads: readonly BulkThread[], formats: Formats): string => {
  const [first] = threads;
  if (threads.length === 1 && first)
    return `That is one email, from ${first.from.name || first.from.email}: ${first.subject || 'no subject'}.`;
  if (total <= threads.length) return `That is ${emails(total, formats)}: ${sendersWords(threads)}.`;
  return `That is ${emails(total, formats)}, and ${mostAtOnce} go at a time. The newest ${threads.length}: ${sendersWords(threads)}.`;
};

const emails = (count: number, formats: Formats): string =>
  `${numberIn(count, formats)} ${count === 1 ? 'email' : 'emails'}`;

type Words = { verb: string; one: string; all: (which: string) => string; many: (what: string) => string };

const plain = (verb: string): Words => {
  const named = verb.charAt(0).toUpperCase() + verb.slice(1);
  return { verb, one: `${named} it?`, all: (which) => `${named} ${which}?`, many: (what) => `${named} ${what}` };
};

const marked = (as: string): Words => ({
  verb: `mark ${as}`,
  one: `Mark it ${as}?`,
  all: (which) => `Mark ${which} ${as}?`,
  many: (what) => `Mark ${what} ${as}`,
});

const acts: Record<BulkKind, Words> = {
  archive: plain('archive'),
  trash: plain('trash'),
  star: plain('star'),
  unstar: plain('unstar'),
  'mark-read': marked('read'),
  'mark-unread': marked('unread'),
  spam: marked('as spam'),
};
