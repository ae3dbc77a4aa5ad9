// Questions and replies about bulk actions, in US English. Complete by action.
import { type BulkThread, mostAtOnce, mostLists, sendersOf } from '#domain/bulk.ts';
import { type Formats, numberIn } from '#domain/formats.ts';
import type { BulkKind } from '#language/bulk/bulk-intent.ts';
import { ended } from '#language/en/engine/end-sentence.ts';

export type Doing = { act: BulkKind; to: string };

/** `total` mails match, `threads` are the ones that would change. `notes` come before the question. */
export type Asked = Doing & {
  lesser: boolean;
  total: number;
  threads: readonly BulkThread[];
  where: 'mailbox' | 'device';
  aside?: number;
  notes: readonly string[];
};

/** 'That is 43 emails: 20 from GitHub, 12 from Figma, 11 others. Archive all 43?' */
export const bulkQuestion = (asked: Asked, formats: Formats): string => {
  const { act, to, lesser, total, threads, where, notes, aside = 0 } = asked;
  const parts = [
    ...(where === 'device' ? [onlyHere] : []),
    ...notes,
    counted(asked, formats),
    ...(act === 'unsubscribe' || aside === 0 || aside === threads.length ? [] : [asideOf(aside, formats)]),
    ...(lesser ? ['I would archive, not trash.'] : []),
    threads.length === 1
      ? acts[act].one(to)
      : `${acts[act].many(`${total > threads.length ? 'those' : 'all'} ${threads.length}`, to)}?`,
  ];
  return parts.join(' ');
};

/** The queue shows fewer than the question counts, so it says why. */
const asideOf = (aside: number, formats: Formats): string =>
  `${numberIn(aside, formats)} of them ${aside === 1 ? 'is' : 'are'} set aside.`;

export const bulkTitle = ({ act, to }: Doing, count: number, formats: Formats): string =>
  `${acts[act].many(counts(act, count, formats), to)}?`;

export const bulkButton = ({ act }: Doing, count: number): string => acts[act].button(String(count));

/** '20 from GitHub, 12 from Figma, 11 others', or lists by name. */
export const bulkSenders = ({ act }: Doing, threads: readonly BulkThread[]): string =>
  act === 'unsubscribe' ? listsNamed(threads) : sendersWords(threads);

export const sendersWords = (threads: readonly BulkThread[]): string => {
  const senders = sendersOf(threads);
  const named = senders.length <= mostNamed + 1 ? senders : senders.slice(0, mostNamed);
  const others = threads.length - named.reduce((sum, { count }) => sum + count, 0);
  return [
    ...named.map(({ name, count }) => `${count} from ${name}`),
    ...(others > 0 ? [`${others} ${others === 1 ? 'other' : 'others'}`] : []),
  ].join(', ');
};

export const portionWords = ({ act }: Doing, total: number, count: number, formats: Formats): string =>
  `${numberIn(total, formats)} in all, and ${mostOf(act)} go at a time: these are the newest ${count}. The rest is asked about next.`;

/** Only part of the set-aside mail fits into one action. */
export const restStaysAside = (count: number, total: number, formats: Formats): string =>
  `These are the newest ${count} of ${numberIn(total, formats)}; the rest stays set aside.`;

export const onlyHere = 'You’re offline, so only what is on this device is meant.';

export const nothingMeant = (act: BulkKind): string =>
  act === 'unsubscribe' ? 'I find no mailing list like that.' : `There is nothing like that to ${acts[act].verb}.`;

export const untilWhen = 'Until when?';

export const newLabel = (name: string): string => `There is no label ${name} yet; a yes makes it.`;

export const byHandOnly = (names: readonly string[]): string =>
  `${joined(names)} can only be left one at a time: open one of ${names.length === 1 ? 'its' : 'their'} emails and say “unsubscribe”.`;

export const leftAsTheyAre = 'Left as they are.';

export const nameTheAct = (act: BulkKind): string => `Say “yes, ${acts[act].verb}”, and I will.`;

export const answersTo = (act: BulkKind, sender: string | undefined): string[] => [
  `yes, ${acts[act].verb}`,
  ...(sender === undefined ? [] : [`only the ones from ${sender}`]),
  'no',
];

export const noneOfThese = (words: string): string => `None of these is from ${words}, or about it.`;

export const noneLeft = 'None of them is left, so there is nothing to do.';

const mostNamed = 2;

const counted = ({ act, total, threads }: Asked, formats: Formats): string => {
  const [first] = threads;
  const isList = act === 'unsubscribe';
  if (threads.length === 1 && first)
    return isList
      ? `That is one mailing list: ${nameOf(first)}.`
      : ended(`That is one email, from ${nameOf(first)}: ${first.subject || 'no subject'}`);
  if (total <= threads.length)
    return `That is ${counts(act, total, formats)}: ${bulkSenders({ act, to: '' }, threads)}.`;
  const most = `That is ${counts(act, total, formats)}, and ${mostOf(act)} go at a time`;
  return isList
    ? `${most}: ${listsNamed(threads)}.`
    : `${most}. The newest ${threads.length}: ${sendersWords(threads)}.`;
};

const nameOf = ({ from }: BulkThread): string => from.name || from.email;

/** Lists all, because the question must name each. */
const listsNamed = (threads: readonly BulkThread[]): string => joined(threads.map(nameOf));

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const mostOf = (act: BulkKind): number => (act === 'unsubscribe' ? mostLists : mostAtOnce);

const counts = (act: BulkKind, count: number, formats: Formats): string =>
  act === 'unsubscribe'
    ? `${numberIn(count, formats)} ${count === 1 ? 'mailing list' : 'mailing lists'}`
    : emails(count, formats);

const emails = (count: number, formats: Formats): string =>
  `${numberIn(count, formats)} ${count === 1 ? 'email' : 'emails'}`;

type Words = {
  verb: string;
  one: (to: string) => string;
  many: (what: string, to: string) => string;
  button: (count: string) => string;
};

const words = (verb: string, done: (what: string, to: string) => string): Words => ({
  verb,
  one: (to) => `${done('it', to)}?`,
  many: done,
  button: (count) => done(count, ''),
});

const named = (verb: string): string => verb.charAt(0).toUpperCase() + verb.slice(1);

const plain = (verb: string): Words => words(verb, (what) => `${named(verb)} ${what}`);

const marked = (as: string): Words => words(`mark ${as}`, (what) => `Mark ${what} ${as}`);

/** The button leaves off what the title says. */
const aimed = (verb: string, before: string): Words =>
  words(verb, (what, to) => `${named(verb)} ${what}${to === '' ? '' : ` ${before} ${to}`}`);

const acts: Record<BulkKind, Words> = {
  archive: plain('archive'),
  trash: plain('trash'),
  star: plain('star'),
  unstar: plain('unstar'),
  mute: plain('mute'),
  'mark-read': marked('read'),
  'mark-unread': marked('unread'),
  spam: marked('as spam'),
  snooze: aimed('snooze', 'until'),
  label: aimed('label', 'as'),
  move: aimed('move', 'to'),
  unlabel: { ...words('take it off', (what, to) => `Take ${to} off ${what}`), button: (count) => `Take off ${count}` },
  unsubscribe: words('unsubscribe', (what) => `Unsubscribe from ${what}`),
};
