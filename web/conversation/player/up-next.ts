// The threads below the current one. Pure.
import type { ThreadId } from '#domain/id.ts';
import { neighbour, type QueueView } from './queue-view.ts';

type Place = Pick<QueueView, 'order' | 'here' | 'current'>;
export type UpNext = { of: Place; ids: readonly ThreadId[] };

/** Reuses the last list when only the top changed, because filtering a large inbox on every archive is slow. */
export const upNextOf = (view: QueueView, last: UpNext | null): UpNext => {
  const of = { order: view.order, here: view.here, current: view.current };
  return { of, ids: (last && onTop(view, last)) ?? below(of) };
};

const below = ({ order, here, current }: Place): ThreadId[] =>
  order.slice(current === null ? 0 : order.indexOf(current) + 1).filter((id) => here.has(id));

const onTop = (view: QueueView, { of, ids }: UpNext): readonly ThreadId[] | null => {
  if (view.order !== of.order || of.current === null) return null;
  if (view.here === of.here && view.current === of.current) return ids;
  if (hasLeft(view, of) && view.current === ids[0]) return ids.slice(1);
  return hasReturned(view, of) && neighbour(view, 1) === of.current ? [of.current, ...ids] : null;
};

const hasLeft = ({ here, current }: QueueView, of: Place): boolean =>
  current !== null && of.current !== null && here.size === of.here.size - 1 && !here.has(of.current);

const hasReturned = ({ here, current }: QueueView, of: Place): boolean =>
  current !== null && here.size === of.here.size + 1 && !of.here.has(current);
