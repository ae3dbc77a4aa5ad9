// The order of the queue: people before bulk, what waits for an answer first, of that what is due, then whose it is; and a reason for each place.

import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Message, type Thread, unanswered } from '#domain/mail.ts';
import { distanceOf, isIgnored } from './acquaintance.ts';
import { secondsOfThread } from './listening.ts';
import { holdsUntil, isBack, isSoon, type Moment, urgencyOf, waitingMessages, whyOf, wroteLast } from './why.ts';

export type QueueItem = {
  threadId: ThreadId;
  /** 0: put off until now, someone known asks something, or a meeting is near; 1: someone the person writes to, or a stranger who asks; 2: other people; 3: bulk. */
  tier: 0 | 1 | 2 | 3;
  /** About four words shown beside the thread; may be empty. */
  why: string;
  /** Listening length at 1×. */
  seconds: number;
};

type Rank = {
  thread: Thread;
  item: QueueItem;
  /** Put off until now: before all others. */
  back: boolean;
  /** The day on which somebody known wants it, or meets; infinite where that is not soon. */
  due: number;
  /** They came back to what they asked. */
  again: boolean;
  /** The smaller, the closer the sender. */
  distance: number;
  unread: boolean;
  at: number;
  /** Milliseconds since 1970 from which the clock alone may give it another rank. */
  until: number;
};

/** What the player will read, in order, and the bulk mail set aside; and what the next ranking takes over from this one. */
export type Ranking = {
  queue: readonly QueueItem[];
  aside: readonly QueueItem[];
  ranks: ReadonlyMap<ThreadId, Rank>;
  order: readonly Rank[];
  moment: Moment;
};

/**
 * Ranks the inbox; threads outside of it are left out. With the ranking `before`, only threads that are other objects than they
 * were, or that the clock concerns, are ranked anew: the outcome is that of a full ranking.
 */
export const queueOf = (threads: Iterable<Thread>, moment: Moment, before: Ranking | null = null): Ranking => {
  const known = before !== null && holdsFor(before, moment) ? before : unranked;
  const { ranks, fresh } = ranksOf(threads, moment, known.ranks);
  if (before === known && fresh.length === 0 && ranks.size === known.order.length) return before;
  const kept = known.order.filter((rank) => ranks.get(rank.item.threadId) === rank);
  const order = merged(kept, fresh.toSorted(inOrder));
  const items = order.map((rank) => rank.item);
  return {
    queue: items.filter((item) => item.tier < 3),
    aside: items.filter((item) => item.tier === 3),
    ranks,
    order,
    moment,
  };
};

const unranked: Pick<Ranking, 'ranks' | 'order'> = { ranks: new Map(), order: [] };

/** The rank of every thread of the inbox, and those that could not be taken over. */
const ranksOf = (threads: Iterable<Thread>, moment: Moment, known: Ranking['ranks']) => {
  const ranks = new Map<ThreadId, Rank>();
  const fresh: Rank[] = [];
  for (const thread of threads) {
    const was = known.get(thread.id);
    if (was?.thread === thread && moment.now.getTime() < was.until) ranks.set(thread.id, was);
    else if (isQueued(thread)) {
      const rank = rankOf(thread, moment);
      ranks.set(thread.id, rank);
      fresh.push(rank);
    }
  }
  return { ranks, fresh };
};

/** A clock that was set back, or another place on earth, leaves nothing to take over. */
const holdsFor = ({ moment: was }: Ranking, is: Moment): boolean =>
  was.ownAddress === is.ownAddress && was.timeZone === is.timeZone && was.now <= is.now;

const isQueued = (thread: Thread): boolean =>
  thread.messages.length > 0 && hasLabel(thread, 'INBOX') && !hasLabel(thread, 'TRASH');

const rankOf = (thread: Thread, moment: Moment): Rank => {
  const at = Date.parse(thread.messages.at(-1)?.at ?? '');
  const known = isKnown(thread, moment);
  const waiting = waitingMessages(thread, moment.ownAddress);
  return {
    thread,
    item: {
      threadId: thread.id,
      tier: tierOf(thread, moment),
      why: whyOf(thread, moment),
      seconds: Math.ceil(secondsOfThread(thread)),
    },
    back: isBack(thread),
    ...(known ? urgencyOf(waiting, moment) : unhurried),
    distance: distanceOf(thread.sender) + (known ? 0 : 2),
    unread: hasLabel(thread, 'UNREAD'),
    at: Number.isNaN(at) ? 0 : at,
    until: holdsUntil(thread, moment),
  };
};

/** What strangers name does not hurry. */
const unhurried = { due: Number.POSITIVE_INFINITY, again: false };

const tierOf = (thread: Thread, moment: Moment): QueueItem['tier'] => {
  if (isBack(thread)) return 0;
  const waiting = waitingMessages(thread, moment.ownAddress);
  if (waiting.some((message) => isSoon(message, moment.now))) return 0;
  const plain = plainTier(thread, waiting, moment);
  return hasLabel(thread, 'STARRED') ? lifted[plain] : plain;
};

const lifted = { 0: 0, 1: 0, 2: 1, 3: 2 } as const;

const plainTier = (thread: Thread, waiting: readonly Message[], moment: Moment): QueueItem['tier'] => {
  if (wroteLast(thread)) return 2;
  if (unanswered(thread).every((message) => message.reading.bulk)) return 3;
  // A question from a stranger may be a sale or a snare: it does not pass those of people the person knows.
  if (waiting.some((message) => message.reading.asks))
    return isKnown(thread, moment) ? 0 : isIgnored(thread.sender) ? 2 : 1;
  return waiting.length > 0 && thread.sender.sent > 0 ? 1 : 2;
};

/** Written to before, or of the same house. A mail service that anyone can join is no house. */
const isKnown = (thread: Thread, { ownAddress }: Moment): boolean => {
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

/**
 * A total order: what was put off until now, tier, what is due first, who came back to it, whom the person answers, unread first, newest first, and the
 * id where all else is equal.
 */
const inOrder = (one: Rank, other: Rank): number =>
  Number(other.back) - Number(one.back) ||
  one.item.tier - other.item.tier ||
  byDue(one.due, other.due) ||
  Number(other.again) - Number(one.again) ||
  one.distance - other.distance ||
  Number(other.unread) - Number(one.unread) ||
  other.at - one.at ||
  (one.item.threadId < other.item.threadId ? -1 : Number(one.item.threadId > other.item.threadId));

/** Infinity less itself is no number. */
const byDue = (one: number, other: number): number => (one === other ? 0 : one - other);

/** Two lists, each in order, as one. */
const merged = (kept: readonly Rank[], fresh: readonly Rank[]): readonly Rank[] => {
  if (kept.length === 0) return fresh;
  const order: Rank[] = [];
  let next = 0;
  for (const rank of kept) {
    for (let one = fresh[next]; one && inOrder(one, rank) < 0; one = fresh[next]) {
      order.push(one);
      next += 1;
    }
    order.push(rank);
  }
  return [...order, ...fresh.slice(next)];
};
