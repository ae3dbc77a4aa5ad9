// Feeds the ranked mailbox to the player and announces arrivals.

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { type QueueItem, type Ranking, rankingOf } from '#reading/ranking.ts';
import { now } from '#web/clock.ts';
import { laneOf } from '#web/conversation/player/player-state.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Threads } from '#web/data/overlay.ts';
import { formatsHere } from '#web/formats.ts';
import { useUnhurried } from '#web/screens/email-player/use-unhurried.ts';
import type { Hands } from '#web/stage/use-player.ts';
import { cameBetween } from './came-between.ts';
import { newestOf, newsOf, urgentIn } from './news.ts';

export type Ranked = Ranking['ranks'];

/** Returns the reason for each thread's rank. */
export const useFeed = ({ player, captions, ownAddress }: Hands): Ranked => {
  // Rank in the background: a key press shows the next mail first.
  const { threads, state, sync, listing } = useUnhurried();
  const [rank] = useState(createRanker);
  const ranking = useMemo(() => rank(threads.values(), ownAddress), [rank, threads, ownAddress]);
  const settling = sync.isActive && sync.phase === 'initial';
  const listed = useRef(false);
  const newest = useRef(0);

  useLayoutEffect(() => {
    if (state !== 'ready') return;
    const before = player.state.current();
    const { current } = laneOf(before);
    const latest = mailbox.current().threads;
    if (current !== null && isStillToCome(current, { threads, listing, latest })) return;
    const left = (id: ThreadId): boolean => cameBetween(id, latest, threads);
    // Mail listed for the first time is not news and takes its ranked place.
    const arriving = listed.current;
    const urgent = arriving ? urgentIn(ranking.queue, before.lanes.queue.here, threads, newest.current) : nothing;
    player.send({
      kind: 'mailbox',
      ranked: { queue: idsOf(ranking.queue, left), aside: idsOf(ranking.aside, left) },
      urgent,
      settling,
    });
    listed.current = !listing;
    const news = arriving ? newsOf(before, player.state.current(), threads, newest.current) : null;
    if (news !== null) tell(captions, news, before.playing ? urgent : nothing);
    // Look at every thread only for a new list. Doing it always would slow down each key press.
    if (!arriving || news !== null) newest.current = newestOf(threads, newest.current);
  }, [player, captions, ranking, threads, state, settling, listing]);

  return ranking.ranks;
};

const nothing: ReadonlySet<ThreadId> = new Set();

/** `next`: arrivals the player reads next. Listeners hear of them by a tone. */
const tell = (captions: Captions, news: string, next: ReadonlySet<ThreadId>): void => {
  captions.say(news);
  if (next.size === 0) return;
  import('#web/audio/earcons.ts').then(
    ({ earcon }) => earcon('urgent'),
    () => {},
  );
};

/** Each ranking reuses unchanged parts of the one before. */
const createRanker = () => {
  const place = { timeZone: zoneHere(), formats: formatsHere() };
  let ranking: Ranking | null = null;
  return (threads: Iterable<Thread>, ownAddress: string): Ranking => {
    ranking = rankingOf(threads, { now: now(), ownAddress, ...place }, ranking);
    return ranking;
  };
};

/** Restores the user's place. An undone act appears with the next ranking. */
const isStillToCome = (
  current: ThreadId,
  { threads, listing, latest }: { threads: Threads; listing: boolean; latest: Threads },
): boolean => (listing && !threads.has(current)) || cameBetween(current, threads, latest);

const idsOf = (items: readonly QueueItem[], left: (id: ThreadId) => boolean): ThreadId[] =>
  items.flatMap(({ threadId }) => (left(threadId) ? [] : [threadId]));
