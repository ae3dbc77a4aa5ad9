// The ranked inbox as the person's settings order it. Pure.
import type { Settings } from '#domain/settings.ts';
import type { QueueItem, Ranking } from '#reading/ranking.ts';
import type { InboxScope, PlayerState } from './player-state.ts';

type Order = Pick<Settings, 'queueOrder' | 'newslettersApart'>;
type Reading = Order & Pick<Settings, 'readingDetail'>;

export const inSetOrder = (
  { queue, aside, ranks }: Pick<Ranking, 'queue' | 'aside' | 'ranks'>,
  { queueOrder, newslettersApart }: Order,
): Record<InboxScope, readonly QueueItem[]> => {
  const at = ({ threadId }: QueueItem): number => ranks.get(threadId)?.at ?? 0;
  const ordered = (items: readonly QueueItem[]): readonly QueueItem[] =>
    queueOrder === 'importance'
      ? items
      : items.toSorted((one, other) => (queueOrder === 'newest' ? at(other) - at(one) : at(one) - at(other)));
  return newslettersApart
    ? { queue: ordered(queue), aside: ordered(aside) }
    : { queue: ordered([...queue, ...aside]), aside: [] };
};

/** A reload keeps what the person said last. A new session and a change of the settings begin as set. `last`: null before the first mail. */
export const newlySet = (
  { views: { queue, aside } }: Pick<PlayerState, 'views'>,
  last: Reading | null,
  now: Reading,
): { order: boolean; detail: boolean } => {
  const begins = last === null && queue.order.length + aside.order.length === 0;
  const isNew = (name: keyof Reading): boolean => begins || (last !== null && last[name] !== now[name]);
  return { order: isNew('queueOrder') || isNew('newslettersApart'), detail: isNew('readingDetail') };
};
