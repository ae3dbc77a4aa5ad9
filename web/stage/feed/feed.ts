// Updates the player's mail, ranks and news. Renders nothing, so a new ranking renders only changed rows.

import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import type { Settings } from '#domain/settings.ts';
import type { QueueItem, Ranking } from '#reading/ranking.ts';
import { now } from '#web/clock.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { inSetOrder, newlySet } from '#web/conversation/player/queue-order.ts';
import { rankedHere } from '#web/conversation/player/ranked-here.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { type Observable, type Observed, observable } from '#web/data/observable.ts';
import type { Threads } from '#web/data/overlay.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';
import { type StageSession, useObserved } from '#web/stage/use-stage-session.ts';
import { hasEnteredInbox } from './inbox-entry.ts';
import { newestOf, newsOf, urgentIn } from './news.ts';
import { useUnhurriedMailbox } from './use-unhurried.ts';

export type Ranks = Observed<Ranking['ranks']>;

export const createRanks = (): Observable<Ranking['ranks']> => observable<Ranking['ranks']>(new Map());

type Props = { session: StageSession; ranks: Observable<Ranking['ranks']> };

export const Feed = memo(function Feed({ session: { player, captions, ownAddress }, ranks }: Props) {
  // The screen shows the next mail before the queue has its new ranking.
  const { threads, state, sync, listing } = useUnhurriedMailbox();
  const [rank] = useState(createRanker);
  const ranking = useMemo(() => rank(threads.values(), ownAddress), [rank, threads, ownAddress]);
  const set = useObserved(settings, (all) => all);
  const order = useMemo(() => inSetOrder(ranking, set), [ranking, set]);
  const settling = sync.isActive && sync.phase === 'initial';
  const listed = useRef(false);
  const lastSet = useRef<Settings | null>(null);
  const newest = useRef(0);

  useLayoutEffect(() => ranks.become(ranking.ranks), [ranks, ranking]);
  useLayoutEffect(() => {
    if (state !== 'ready') return;
    const before = player.state.current();
    const { current } = queueViewOf(before);
    const latest = mailbox.current().threads;
    if (current !== null && isStillToCome(current, { threads, listing, latest })) return;
    const left = (id: ThreadId): boolean => hasEnteredInbox(id, latest, threads);
    // During the listing, older mail arrives: it is not news and goes to its rank.
    const arriving = listed.current;
    const urgent = arriving ? urgentIn(ranking.queue, before.views.queue.here, threads, newest.current) : nothing;
    const reorder = takeSettings(player, lastSet.current, set);
    lastSet.current = set;
    player.send({
      kind: 'mailbox',
      ranked: { queue: idsOf(order.queue, left), aside: idsOf(order.aside, left) },
      urgent,
      settling,
      reorder,
    });
    listed.current = !listing;
    const news = arriving ? newsOf(before, player.state.current(), threads, newest.current) : null;
    if (news !== null) tell(captions, news, before.playing ? urgent : nothing);
    // A check of all threads runs only during the listing. Later it would slow every key.
    if (!arriving || news !== null) newest.current = newestOf(threads, newest.current);
  }, [player, captions, ranking, order, set, threads, state, settling, listing]);

  return null;
});

const nothing: ReadonlySet<ThreadId> = new Set();

/** Sends a new detail. Returns the new order, if there is one. */
const takeSettings = (player: Player, last: Settings | null, set: Settings): { newestFirst: boolean } | undefined => {
  const isNew = newlySet(player.state.current(), last, set);
  if (isNew.detail) player.send({ kind: 'detail', detail: set.readingDetail });
  return isNew.order ? { newestFirst: set.queueOrder === 'newest' } : undefined;
};

/** `next`: the sentence that Flow reads next. A sound reaches a person who does not look. */
const tell = (captions: Captions, news: string, next: ReadonlySet<ThreadId>): void => {
  captions.sayNews(news);
  if (next.size === 0) return;
  import('#web/audio/earcons.ts').then(
    ({ earcon }) => earcon('urgent'),
    () => {},
  );
};

const createRanker = () => {
  const place = { timeZone: zoneHere(), formats: formatsHere() };
  return (threads: Iterable<Thread>, ownAddress: string): Ranking =>
    rankedHere(threads, { now: now(), ownAddress, ...place });
};

/** Keep the position for a thread that undo just restored: the next ranking contains it. */
const isStillToCome = (
  current: ThreadId,
  { threads, listing, latest }: { threads: Threads; listing: boolean; latest: Threads },
): boolean => (listing && !threads.has(current)) || hasEnteredInbox(current, threads, latest);

const idsOf = (items: readonly QueueItem[], left: (id: ThreadId) => boolean): ThreadId[] =>
  items.flatMap(({ threadId }) => (left(threadId) ? [] : [threadId]));
