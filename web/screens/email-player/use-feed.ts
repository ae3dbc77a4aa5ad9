// Brings the mailbox to the player: what is in it, in which rank, and a line about what has just arrived.
import { useLayoutEffect, useMemo } from 'react';
import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { type QueueItem, queueOf } from '#reading/priority.ts';
import { now } from '#web/clock.ts';
import { onScreen } from '#web/conversation/lane.ts';
import { laneOf, type PlayerState } from '#web/conversation/player-state.ts';
import { scriptOf } from '#web/conversation/script.ts';
import type { Mailbox } from '#web/data/mailbox-state.ts';
import { nameOf } from './people.ts';
import type { Hands } from './use-player.ts';
import { useUnhurried } from './use-unhurried.ts';

export type Ranked = ReadonlyMap<ThreadId, QueueItem>;

/** Feeds the player, and answers with why each thread stands where it stands. */
export const useFeed = ({ player, captions, ownAddress }: Hands, box: Mailbox): Ranked => {
  // The next mail is on the screen before the queue is ranked anew: no key press waits for it.
  const { threads, state, sync } = useUnhurried(box);
  const ranked = useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return queueOf([...threads.values()], { now: now(), ownAddress, timeZone });
  }, [threads, ownAddress]);
  const settling = sync.isActive && sync.phase === 'initial';

  useLayoutEffect(() => {
    if (state !== 'ready') return;
    const before = player.state.current();
    player.send({
      kind: 'mailbox',
      ranked: { queue: ranked.queue.map(idOf), aside: ranked.aside.map(idOf) },
      urgent: new Set(ranked.queue.filter((item) => item.tier === 0).map(idOf)),
      settling,
    });
    const news = newsOf(before, player.state.current(), threads);
    if (news !== null) captions.say(news);
  }, [player, captions, ranked, threads, state, settling]);

  return useMemo(() => new Map([...ranked.queue, ...ranked.aside].map((item) => [item.threadId, item])), [ranked]);
};

/** What the mailbox changed under the person's eyes, in one line. */
const newsOf = (before: PlayerState, after: PlayerState, threads: ReadonlyMap<ThreadId, Thread>): string | null => {
  const [was, is] = [before.lanes.queue, after.lanes.queue];
  if (was === is || was.here.size === 0) return null;
  const known = new Set(was.order);
  const arrived = was.frozen ? onScreen(is).filter((id) => !known.has(id)) : [];
  const [only] = arrived;
  if (only !== undefined)
    return arrived.length === 1 ? arrivalWords(threads.get(only)) : `${arrived.length} new emails.`;
  const { current } = laneOf(before);
  return current !== null && laneOf(after).current !== current ? 'That email was dealt with elsewhere.' : null;
};

const arrivalWords = (thread: Thread | undefined): string => {
  const message = thread && scriptOf(thread).messages[0]?.message;
  return message ? `New: ${nameOf(message.from)}, ${message.subject || 'no subject'}.` : 'A new email.';
};

const idOf = (item: QueueItem): ThreadId => item.threadId;
