// Orders the queue and gives each thread a reason: people before bulk, unanswered first, then by deadline and sender.

import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Message, type Thread, unanswered } from '#domain/mail.ts';
import { secondsOfThread } from './announcement.ts';
import { isIgnored, senderDistance } from './answer-habits.ts';
import {
  holdsUntil,
  isBack,
  isSoon,
  type RankingContext,
  reasonFor,
  urgencyOf,
  waitingMessages,
  wroteLast,
} from './reason.ts';

export type QueueItem = {
  threadId: ThreadId;
  /**
   * 0: returned reminder, a known person asks, or a meeting is near. 1: a person the user writes to, or a stranger who asks. 2: other
   * people. 3: bulk.
   */
  tier: 0 | 1 | 2 | 3;
  /** About four words, or empty. */
  why: string;
  seconds: number;
};

type Rank = {
  thread: Thread;
  item: QueueItem;
  /** A returned reminder comes before everything else. */
  back: boolean;
  /** The day on which a known person needs it or meets. Infinity if that is not soon. */
  due: number;
  again: boolean;
  /** The smaller, the closer the sender. */
  distance: number;
  unread: boolean;
  at: number;
  /** Milliseconds since 1970 at which the clock alone may change the rank. */
  until: number;
};

/** The queue in order, the bulk mail set aside, and what the next ranking can reuse. */
export type Ranking = {
  queue: readonly QueueItem[];
  aside: readonly QueueItem[];
  ranks: ReadonlyMap<ThreadId, Rank>;
  order: readonly Rank[];
  moment: RankingContext;
};

/**
 * Ranks the inbox. With the previous ranking `before`, it ranks only threads whose object changed or whose rank has expired. The
 * result equals a full ranking.
 */
export const rankingOf = (
  threads: Iterable<Thread>,
  moment: RankingContext,
  before: Ranking | null = null,
): Ranking => {
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

/** How many threads of the queue wait for the person's answer: somebody asks, and the sender is not one the person ignores. */
export const needAnswer = (ranks: Iterable<Rank>, ownAddress: string): number => {
  let count = 0;
  for (const { item, thread } of ranks)
    if (item.tier < 2 && waitingMessages(thread, ownAddress).some(({ reading }) => reading.asks)) count += 1;
  return count;
};

const unranked: Pick<Ranking, 'ranks' | 'order'> = { ranks: new Map(), order: [] };

/** Ranks of all inbox threads, and the newly computed ones. */
const ranksOf = (threads: Iterable<Thread>, moment: RankingContext, known: Ranking['ranks']) => {
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

/** A clock set back or a new time zone invalidates every rank. */
const holdsFor = ({ moment: was }: Ranking, is: RankingContext): boolean =>
  was.ownAddress === is.ownAddress && was.timeZone === is.timeZone && was.now <= is.now;

const isQueued = (thread: Thread): boolean =>
  thread.messages.length > 0 && hasLabel(thread, 'inbox') && !hasLabel(thread, 'trash');

const rankOf = (thread: Thread, moment: RankingContext): Rank => {
  const at = Date.parse(thread.messages.at(-1)?.at ?? '');
  const known = isKnown(thread, moment);
  const waiting = waitingMessages(thread, moment.ownAddress);
  return {
    thread,
    item: {
      threadId: thread.id,
      tier: tierOf(thread, moment),
      why: reasonFor(thread, moment),
      seconds: Math.ceil(secondsOfThread(thread)),
    },
    back: isBack(thread),
    ...(known ? urgencyOf(waiting, moment) : unhurried),
    distance: senderDistance(thread.sender) + (known ? 0 : 2),
    unread: hasLabel(thread, 'unread'),
    at: Number.isNaN(at) ? 0 : at,
    until: holdsUntil(thread, moment),
  };
};

/** A stranger's deadline does not count. */
const unhurried = { due: Number.POSITIVE_INFINITY, again: false };

const tierOf = (thread: Thread, moment: RankingContext): QueueItem['tier'] => {
  if (isBack(thread)) return 0;
  const waiting = waitingMessages(thread, moment.ownAddress);
  if (waiting.some((message) => isSoon(message, moment.now))) return 0;
  const plain = plainTier(thread, waiting, moment);
  return hasLabel(thread, 'starred') ? lifted[plain] : plain;
};

const lifted = { 0: 0, 1: 0, 2: 1, 3: 2 } as const;

const plainTier = (thread: Thread, waiting: readonly Message[], moment: RankingContext): QueueItem['tier'] => {
  if (wroteLast(thread)) return 2;
  if (unanswered(thread).every((message) => message.reading.bulk)) return 3;
  // A stranger's question may be a sale or a scam, so it stays behind people the user knows.
  if (waiting.some((message) => message.reading.asks))
    return isKnown(thread, moment) ? 0 : isIgnored(thread.sender) ? 2 : 1;
  return waiting.length > 0 && thread.sender.sent > 0 ? 1 : 2;
};

/** Written to before, or from the same organisation. A public mail provider is not an organisation. */
const isKnown = (thread: Thread, { ownAddress }: RankingContext): boolean => {
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

/** A total order: returned reminders, tier, deadline, repeated question, sender, unread, newest, id. */
const inOrder = (one: Rank, other: Rank): number =>
  Number(other.back) - Number(one.back) ||
  one.item.tier - other.item.tier ||
  byDue(one.due, other.due) ||
  Number(other.again) - Number(one.again) ||
  one.distance - other.distance ||
  Number(other.unread) - Number(one.unread) ||
  other.at - one.at ||
  (one.item.threadId < other.item.threadId ? -1 : Number(one.item.threadId > other.item.threadId));

const byDue = (one: number, other: number): number => (one === other ? 0 : one - other);

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
