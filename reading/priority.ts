// The first honest order of the queue: people before bulk, what waits for an answer first, and a reason for each place.

import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Message, type Thread, unanswered } from '#domain/mail.ts';
import { secondsOf } from './length.ts';
import { isSoon, type Moment, waitingMessages, whyOf, wroteLast } from './why.ts';

export type QueueItem = {
  threadId: ThreadId;
  /** 0: someone known asks something, or a meeting is near; 1: someone the person writes to, or a stranger who asks; 2: other people; 3: bulk. */
  tier: 0 | 1 | 2 | 3;
  /** About four words shown beside the thread; may be empty. */
  why: string;
  /** Listening length at 1×. */
  seconds: number;
};

export type QueueSituation = Moment & {
  /** Threads already on the screen, in their order, the current one first: they keep it, and arrivals go between. */
  pinned?: readonly ThreadId[];
};

/** What the player will read, in order, and the bulk mail set aside. Threads outside the inbox are left out. */
export const queueOf = (
  threads: readonly Thread[],
  situation: QueueSituation,
): { queue: QueueItem[]; aside: QueueItem[] } => {
  const ranked = threads
    .filter((thread) => hasLabel(thread, 'INBOX') && !hasLabel(thread, 'TRASH') && thread.messages.length > 0)
    .map((thread) => rankOf(thread, situation))
    .toSorted(before);
  const people = ranked.filter((rank) => rank.item.tier < 3);
  const bulk = ranked.filter((rank) => rank.item.tier === 3);
  return {
    queue: keepPlaces(people, situation.pinned ?? []).map((rank) => rank.item),
    aside: bulk.map((rank) => rank.item),
  };
};

type Rank = { item: QueueItem; unread: boolean; at: number };

const rankOf = (thread: Thread, situation: QueueSituation): Rank => {
  const paragraphs = unanswered(thread).flatMap((message) => message.reading.paragraphs);
  const at = Date.parse(thread.messages.at(-1)?.at ?? '');
  return {
    item: {
      threadId: thread.id,
      tier: tierOf(thread, situation),
      why: whyOf(thread, situation),
      seconds: Math.ceil(paragraphs.reduce((sum, sentences) => sum + secondsOf(sentences), 0)),
    },
    unread: hasLabel(thread, 'UNREAD'),
    at: Number.isNaN(at) ? 0 : at,
  };
};

const tierOf = (thread: Thread, situation: QueueSituation): QueueItem['tier'] => {
  const waiting = waitingMessages(thread, situation.ownAddress);
  if (waiting.some((message) => isSoon(message, situation.now))) return 0;
  const plain = plainTier(thread, waiting, situation);
  return hasLabel(thread, 'STARRED') ? lifted[plain] : plain;
};

const lifted = { 0: 0, 1: 0, 2: 1, 3: 2 } as const;

const plainTier = (thread: Thread, waiting: readonly Message[], situation: QueueSituation): QueueItem['tier'] => {
  if (wroteLast(thread)) return 2;
  if (unanswered(thread).every((message) => message.reading.bulk)) return 3;
  // A question from a stranger may be a sale or a snare: it does not pass those of people the person knows.
  if (waiting.some((message) => message.reading.asks)) return isKnown(thread, situation) ? 0 : 1;
  return waiting.length > 0 && thread.sender.sent > 0 ? 1 : 2;
};

/** Written to before, or of the same house. A mail service that anyone can join is no house. */
const isKnown = (thread: Thread, { ownAddress }: QueueSituation): boolean => {
  if (thread.sender.sent > 0) return true;
  const own = domainOf(ownAddress);
  const sender = thread.messages.findLast((message) => message.from.email !== ownAddress)?.from.email ?? '';
  return !openToAll.has(own) && domainOf(sender) === own;
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const openToAll: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'proton.me',
  'gmx.de',
  'web.de',
]);

/** A total order: tier, unread first, newest first, and the id where all else is equal. */
const before = (one: Rank, other: Rank): number =>
  one.item.tier - other.item.tier ||
  Number(other.unread) - Number(one.unread) ||
  other.at - one.at ||
  (one.item.threadId < other.item.threadId ? -1 : Number(one.item.threadId > other.item.threadId));

/** Merges the newly ranked between the pinned ones, below the first of them, without moving any pinned one. */
const keepPlaces = (ranked: readonly Rank[], pinned: readonly ThreadId[]): Rank[] => {
  const byId = new Map(ranked.map((rank) => [rank.item.threadId, rank]));
  const kept = [...new Set(pinned)].flatMap((id) => byId.get(id) ?? []);
  const keptIds = new Set(kept.map((rank) => rank.item.threadId));
  const arrivals = ranked.filter((rank) => !keptIds.has(rank.item.threadId));
  const merged = kept.slice(0, 1);
  let next = 0;
  for (const rank of kept.slice(1)) {
    for (let arrival = arrivals[next]; arrival && before(arrival, rank) < 0; arrival = arrivals[next]) {
      merged.push(arrival);
      next += 1;
    }
    merged.push(rank);
  }
  return [...merged, ...arrivals.slice(next)];
};
