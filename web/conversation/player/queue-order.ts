// The ranked inbox as the person's settings order it. Pure.
import type { Settings } from '#domain/settings.ts';
import type { QueueItem, Ranking } from '#reading/ranking.ts';
import type { InboxScope } from './player-state.ts';

type Order = Pick<Settings, 'queueOrder' | 'newslettersApart'>;

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
