// A stable thread order. Arrivals go below the current thread, and undo restores a thread at its old position. Pure.
import type { ThreadId } from '#domain/id.ts';

export type QueueView = {
  /** Includes threads that have left, because undo restores them at this position. */
  order: readonly ThreadId[];
  here: ReadonlySet<ThreadId>;
  current: ThreadId | null;
  unit: number;
  /** A person has seen this order, so it stays. */
  frozen: boolean;
};

export const emptyQueueView: QueueView = { order: [], here: new Set(), current: null, unit: 0, frozen: false };

export const onScreen = (view: QueueView): ThreadId[] => view.order.filter((id) => view.here.has(id));

/** Updates the view from the mailbox: removes threads that left and adds arrivals below the current one. */
export const follow = (
  view: QueueView,
  ranked: readonly ThreadId[],
  how: { urgent: ReadonlySet<ThreadId>; settling: boolean },
): QueueView => {
  const same = ranked.length === view.here.size && ranked.every((id) => view.here.has(id));
  if (same && (view.frozen || sameOrder(view.order, ranked))) return settled(view, how.settling);
  const here = new Set(ranked);
  const order = view.frozen ? withArrivals(view, ranked, how.urgent) : ranked;
  return settled(landed({ ...view, order, here }, view.frozen), how.settling);
};

export const leave = (view: QueueView, threadIds: readonly ThreadId[]): QueueView => {
  if (!threadIds.some((id) => view.here.has(id))) return view;
  const here = new Set(view.here);
  for (const id of threadIds) here.delete(id);
  return landed({ ...view, here, frozen: true }, true);
};

/** Restores threads at their old position and selects the first. Threads without one go to the current position. */
export const bringBack = (view: QueueView, threadIds: readonly ThreadId[]): QueueView => {
  const [first] = threadIds;
  if (first === undefined) return view;
  const at = view.current === null ? 0 : Math.max(0, view.order.indexOf(view.current));
  const unplaced = threadIds.filter((id) => !view.order.includes(id));
  const order = unplaced.length === 0 ? view.order : [...view.order.slice(0, at), ...unplaced, ...view.order.slice(at)];
  const here = new Set(view.here);
  for (const id of threadIds) here.add(id);
  return { ...view, order, here, current: first, unit: 0, frozen: true };
};

export const neighbour = (view: QueueView, by: 1 | -1): ThreadId | null => {
  const from = view.current === null ? -1 : view.order.indexOf(view.current);
  for (let at = from + by; at >= 0 && at < view.order.length; at += by) {
    const id = view.order[at];
    if (id !== undefined && view.here.has(id)) return id;
  }
  return null;
};

export const ahead = (view: QueueView, most: number): ThreadId[] => {
  const order: ThreadId[] = [];
  for (let at = (view.current === null ? -1 : view.order.indexOf(view.current)) + 1; at < view.order.length; at += 1) {
    if (order.length === most) break;
    const id = view.order[at];
    if (id !== undefined && view.here.has(id)) order.push(id);
  }
  return order;
};

const settled = (view: QueueView, settling: boolean): QueueView =>
  view.frozen || settling || view.here.size === 0 ? view : { ...view, frozen: true };

/** Selects a present thread: the next one, or the first at the end. */
const landed = (view: QueueView, keepsCurrent: boolean): QueueView => {
  if (keepsCurrent && view.current !== null && view.here.has(view.current)) return view;
  const from = keepsCurrent && view.current !== null ? view.order.indexOf(view.current) + 1 : 0;
  const current =
    view.order.slice(from).find((id) => view.here.has(id)) ?? view.order.find((id) => view.here.has(id)) ?? null;
  return { ...view, current, unit: 0 };
};

/**
 * Arrivals go below the nearest better-ranked thread, never above the current one. Urgent mail, new or returning, goes right below the
 * current thread, because the person should hear it.
 */
const withArrivals = (view: QueueView, ranked: readonly ThreadId[], urgent: ReadonlySet<ThreadId>): ThreadId[] => {
  const places = new Map(view.order.map((id, at) => [id, at]));
  const currentPlace = (view.current === null ? undefined : places.get(view.current)) ?? -1;
  const returns = (id: ThreadId): boolean => urgent.has(id) && !view.here.has(id);
  const hurried: ThreadId[] = [];
  const below = new Map<number, ThreadId[]>();
  let above = -1;
  for (const id of ranked) {
    const known = places.get(id);
    if (known !== undefined && !returns(id)) above = known;
    else if (urgent.has(id)) {
      hurried.push(id);
      above = currentPlace;
    } else {
      const place = Math.max(currentPlace, above);
      const arrived = below.get(place);
      if (arrived) arrived.push(id);
      else below.set(place, [id]);
    }
  }
  const after = (at: number): readonly ThreadId[] => [
    ...(at === currentPlace ? hurried : []),
    ...(below.get(at) ?? []),
  ];
  return [...after(-1), ...view.order.flatMap((id, at) => [...(returns(id) ? [] : [id]), ...after(at)])];
};

const sameOrder = (one: readonly ThreadId[], other: readonly ThreadId[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
