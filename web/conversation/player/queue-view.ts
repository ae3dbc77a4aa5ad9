// One order of threads as it stands on the screen. What has a place keeps it: arrivals enter below what is being read,
// and a thread that left stands at its old place again when an undo brings it back. Pure.
import type { ThreadId } from '#domain/id.ts';

export type QueueView = {
  /** Every thread that was given a place, also those that have left since. */
  order: readonly ThreadId[];
  /** Those of `order` that are there now. */
  here: ReadonlySet<ThreadId>;
  current: ThreadId | null;
  /** Which unit of the current thread's script is being read. */
  unit: number;
  /** The order was seen by a person, and does not move any more. */
  frozen: boolean;
};

export const emptyQueueView: QueueView = { order: [], here: new Set(), current: null, unit: 0, frozen: false };

/** The threads on the screen, in order. */
export const onScreen = (view: QueueView): ThreadId[] => view.order.filter((id) => view.here.has(id));

/** What the mailbox holds now, laid over the view: what left goes, what is new enters below the current thread. */
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

/** Threads leave, by archive or trash; the next one is there at once. */
export const leave = (view: QueueView, threadIds: readonly ThreadId[]): QueueView => {
  if (!threadIds.some((id) => view.here.has(id))) return view;
  const here = new Set(view.here);
  for (const id of threadIds) here.delete(id);
  return landed({ ...view, here, frozen: true }, true);
};

/**
 * Threads come back to where they stood, and the first of them is the current one. Those that never had a place here, since they
 * left before a reload, come back where the person is.
 */
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

/** The thread `by` places further on the screen, or null beyond either end. */
export const neighbour = (view: QueueView, by: 1 | -1): ThreadId | null => {
  const from = view.current === null ? -1 : view.order.indexOf(view.current);
  for (let at = from + by; at >= 0 && at < view.order.length; at += by) {
    const id = view.order[at];
    if (id !== undefined && view.here.has(id)) return id;
  }
  return null;
};

/** At most `most` threads that come after the current one. */
export const ahead = (view: QueueView, most: number): ThreadId[] => {
  const found: ThreadId[] = [];
  for (let at = (view.current === null ? -1 : view.order.indexOf(view.current)) + 1; at < view.order.length; at += 1) {
    if (found.length === most) break;
    const id = view.order[at];
    if (id !== undefined && view.here.has(id)) found.push(id);
  }
  return found;
};

const settled = (view: QueueView, settling: boolean): QueueView =>
  view.frozen || settling || view.here.size === 0 ? view : { ...view, frozen: true };

/** Puts the current thread on one that is there: the following one, or round again from the top. */
const landed = (view: QueueView, keepsCurrent: boolean): QueueView => {
  if (keepsCurrent && view.current !== null && view.here.has(view.current)) return view;
  const from = keepsCurrent && view.current !== null ? view.order.indexOf(view.current) + 1 : 0;
  const current =
    view.order.slice(from).find((id) => view.here.has(id)) ?? view.order.find((id) => view.here.has(id)) ?? null;
  return { ...view, current, unit: 0 };
};

/**
 * What is new goes below the nearest better-ranked thread, and never above the current one; what is urgent right below that. So does
 * what is urgent and had left: it comes back to be heard, not to a place that the person has passed.
 */
const withArrivals = (view: QueueView, ranked: readonly ThreadId[], urgent: ReadonlySet<ThreadId>): ThreadId[] => {
  const places = new Map(view.order.map((id, at) => [id, at]));
  const floor = (view.current === null ? undefined : places.get(view.current)) ?? -1;
  const returns = (id: ThreadId): boolean => urgent.has(id) && !view.here.has(id);
  const hurried: ThreadId[] = [];
  /** What arrives below each place, in its order. */
  const below = new Map<number, ThreadId[]>();
  let above = -1;
  for (const id of ranked) {
    const known = places.get(id);
    if (known !== undefined && !returns(id)) above = known;
    else if (urgent.has(id)) {
      hurried.push(id);
      above = floor;
    } else {
      const place = Math.max(floor, above);
      const arrived = below.get(place);
      if (arrived) arrived.push(id);
      else below.set(place, [id]);
    }
  }
  const after = (at: number): readonly ThreadId[] => [...(at === floor ? hurried : []), ...(below.get(at) ?? [])];
  return [...after(-1), ...view.order.flatMap((id, at) => [...(returns(id) ? [] : [id]), ...after(at)])];
};

const sameOrder = (one: readonly ThreadId[], other: readonly ThreadId[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
