// The threads below the current one. Pure.
import type { ThreadId } from '#domain/id.ts';
import { neighbour, type QueueView } from './queue-view.ts';

type Place = Pick<QueueView, 'order' | 'here' | 'current'>;
export type UpNext = { of: Place; ids: readonly ThreadId[] };

/** Reuses the last list when only the top changed, because filtering a large inbox on every archive is slow. */
export const upNextOf = (lane: QueueView, last: UpNext | null): UpNext => {
  const of = { order: lane.order, here: lane.here, current: lane.current };
  return { of, ids: (last && onTop(lane, last)) ?? below(of) };
};

const below = ({ order, here, current }: Place): ThreadId[] =>
  order.slice(current === null ? 0 : order.indexOf(current) + 1).filter((id) => here.has(id));

const onTop = (lane: QueueView, { of, ids }: UpNext): readonly ThreadId[] | null => {
  if (lane.order !== of.order || of.current === null) return null;
  if (lane.here === of.here && lane.current === of.current) return ids;
  if (hasLeft(lane, of) && lane.current === ids[0]) return ids.slice(1);
  return hasReturned(lane, of) && neighbour(lane, 1) === of.current ? [of.current, ...ids] : null;
};

const hasLeft = ({ here, current }: QueueView, of: Place): boolean =>
  current !== null && of.current !== null && here.size === of.here.size - 1 && !here.has(of.current);

const hasReturned = ({ here, current }: QueueView, of: Place): boolean =>
  current !== null && here.size === of.here.size + 1 && !of.here.has(current);
