// The threads below the current one. Pure.
import type { ThreadId } from '#domain/id.ts';
import { neighbour, type QueueView } from './queue-view.ts';

type Place = Pick<QueueView, 'order' | 'here' | 'current'>;
export type UpNext = { of: Place; ids: readonly ThreadId[] };

/**
 * Takes over most of the last list where one thread left the top or came back to it, because a large inbox would otherwise be filtered
 * with every archive.
 */
export const upNextOf = (lane: QueueView, last: UpNext | null): UpNext => {
  const of = { order: lane.order, here: lane.here, current: lane.current };
  return { of, ids: (last && onTop(lane, last)) ?? below(of) };
};

const below = ({ order, here, current }: Place): ThreadId[] =>
  order.slice(current === null ? 0 : order.indexOf(current) + 1).filter((id) => here.has(id));

/** Null where more changed than the top. */
const onTop = (lane: QueueView, { of, ids }: UpNext): readonly ThreadId[] | null => {
  if (lane.order !== of.order || of.current === null) return null;
  if (lane.here === of.here && lane.current === of.current) return ids;
  if (hasLeft(lane, of) && lane.current === ids[0]) return ids.slice(1);
  return hasReturned(lane, of) && neighbour(lane, 1) === of.current ? [of.current, ...ids] : null;
};

/** Only the thread that was the current one is gone. */
const hasLeft = ({ here, current }: QueueView, of: Place): boolean =>
  current !== null && of.current !== null && here.size === of.here.size - 1 && !here.has(of.current);

/** Only the current thread is new. */
const hasReturned = ({ here, current }: QueueView, of: Place): boolean =>
  current !== null && here.size === of.here.size + 1 && !of.here.has(current);
