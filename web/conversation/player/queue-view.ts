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
export const onScreen = (lane: QueueView): ThreadId[] => lane.order.filter((id) => lane.here.has(id));

/** What the mailbox holds now, laid over the lane: what left goes, what is new enters below the current thread. */
export const follow = (
  lane: QueueView,
  ranked: readonly ThreadId[],
  how: { urgent: ReadonlySet<ThreadId>; settling: boolean },
): QueueView => {
  const same = ranked.length === lane.here.size && ranked.every((id) => lane.here.has(id));
  if (same && (lane.frozen || sameOrder(lane.order, ranked))) return settled(lane, how.settling);
  const here = new Set(ranked);
  const order = lane.frozen ? withArrivals(lane, ranked, how.urgent) : ranked;
  return settled(landed({ ...lane, order, here }, lane.frozen), how.settling);
};

/** Threads leave, by archive or trash; the next one is there at once. */
export const leave = (lane: QueueView, threadIds: readonly ThreadId[]): QueueView => {
  if (!threadIds.some((id) => lane.here.has(id))) return lane;
  const here = new Set(lane.here);
  for (const id of threadIds) here.delete(id);
  return landed({ ...lane, here, frozen: true }, true);
};

/**
 * Threads come back to where they stood, and the first of them is the current one. Those that never had a place here, since they
 * left before a reload, come back where the person is.
 */
export const bringBack = (lane: QueueView, threadIds: readonly ThreadId[]): QueueView => {
  const [first] = threadIds;
  if (first === undefined) return lane;
  const at = lane.current === null ? 0 : Math.max(0, lane.order.indexOf(lane.current));
  const unplaced = threadIds.filter((id) => !lane.order.includes(id));
  const order = unplaced.length === 0 ? lane.order : [...lane.order.slice(0, at), ...unplaced, ...lane.order.slice(at)];
  const here = new Set(lane.here);
  for (const id of threadIds) here.add(id);
  return { ...lane, order, here, current: first, unit: 0, frozen: true };
};

/** The thread `by` places further on the screen, or null beyond either end. */
export const neighbour = (lane: QueueView, by: 1 | -1): ThreadId | null => {
  const from = lane.current === null ? -1 : lane.order.indexOf(lane.current);
  for (let at = from + by; at >= 0 && at < lane.order.length; at += by) {
    const id = lane.order[at];
    if (id !== undefined && lane.here.has(id)) return id;
  }
  return null;
};

/** At most `most` threads that come after the current one. */
export const ahead = (lane: QueueView, most: number): ThreadId[] => {
  const found: ThreadId[] = [];
  for (let at = (lane.current === null ? -1 : lane.order.indexOf(lane.current)) + 1; at < lane.order.length; at += 1) {
    if (found.length === most) break;
    const id = lane.order[at];
    if (id !== undefined && lane.here.has(id)) found.push(id);
  }
  return found;
};

const settled = (lane: QueueView, settling: boolean): QueueView =>
  lane.frozen || settling || lane.here.size === 0 ? lane : { ...lane, frozen: true };

/** Puts the current thread on one that is there: the following one, or round again from the top. */
const landed = (lane: QueueView, keepsCurrent: boolean): QueueView => {
  if (keepsCurrent && lane.current !== null && lane.here.has(lane.current)) return lane;
  const from = keepsCurrent && lane.current !== null ? lane.order.indexOf(lane.current) + 1 : 0;
  const current =
    lane.order.slice(from).find((id) => lane.here.has(id)) ?? lane.order.find((id) => lane.here.has(id)) ?? null;
  return { ...lane, current, unit: 0 };
};

/**
 * What is new goes below the nearest better-ranked thread, and never above the current one; what is urgent right below that. So does
 * what is urgent and had left: it comes back to be heard, not to a place that the person has passed.
 */
const withArrivals = (lane: QueueView, ranked: readonly ThreadId[], urgent: ReadonlySet<ThreadId>): ThreadId[] => {
  const places = new Map(lane.order.map((id, at) => [id, at]));
  const floor = (lane.current === null ? undefined : places.get(lane.current)) ?? -1;
  const returns = (id: ThreadId): boolean => urgent.has(id) && !lane.here.has(id);
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
  return [...after(-1), ...lane.order.flatMap((id, at) => [...(returns(id) ? [] : [id]), ...after(at)])];
};

const sameOrder = (one: readonly ThreadId[], other: readonly ThreadId[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
