// The player state and its events: thread, sentence, speed, and whether it reads. Pure; playback and the screen follow it.
import type { CommandId, ThreadId } from '#domain/id.ts';
import type { QueueView } from './queue-view.ts';
import { bringBack, emptyQueueView, follow, leave, neighbour } from './queue-view.ts';

export type InboxScope = 'queue' | 'aside';
export type Scope = InboxScope | 'results';

export type Detail = 'full' | 'summaries' | 'headlines';

export type PlayerState = {
  scope: Scope;
  views: Record<Scope, QueueView>;
  playing: boolean;
  atEnd: boolean;
  speed: number;
  detail: Detail;
  newestFirst: boolean;
  /** The thread of the last act, until the person moves on: "no, star it" may still refer to it. */
  actedOn: ThreadId | null;
  /** Threads skipped for now, and the last act before that, because undo needs the order. */
  passed: { threadIds: ReadonlySet<ThreadId>; after: CommandId | null } | null;
  heard: ReadonlySet<ThreadId>;
  /** Brought back, but the mailbox here does not have it yet. Selected once it does, unless the person moves on. */
  awaited: ThreadId | null;
};

export type PlayerEvent =
  | {
      kind: 'mailbox';
      ranked: Record<InboxScope, readonly ThreadId[]>;
      urgent: ReadonlySet<ThreadId>;
      /** The first mails are still loading, so a more important one may follow. */
      settling: boolean;
      /** A new session, or the person set another order: what waits stands in the order of `ranked`. */
      reorder?: { newestFirst: boolean } | undefined;
    }
  | { kind: 'acted'; threadId: ThreadId | null }
  | { kind: 'left'; threadIds: readonly ThreadId[] }
  | { kind: 'brought-back'; threadIds: readonly ThreadId[] }
  | { kind: 'pass'; threadIds: readonly ThreadId[]; after: CommandId | null }
  | { kind: 'pass-none' }
  | { kind: 'go'; threadId: ThreadId }
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'play' }
  | { kind: 'pause' }
  | { kind: 'unit'; unit: number }
  | { kind: 'finished' }
  | { kind: 'speed'; speed: number }
  | { kind: 'detail'; detail: Detail }
  /** Sorts the view by these threads and starts at the first. */
  | { kind: 'order'; threadIds: readonly ThreadId[]; newestFirst: boolean }
  | { kind: 'scope'; scope: InboxScope }
  /** Shows search results in their order. The inbox keeps its position. */
  | { kind: 'results'; threadIds: readonly ThreadId[] };

export const startState: PlayerState = {
  scope: 'queue',
  views: { queue: emptyQueueView, aside: emptyQueueView, results: emptyQueueView },
  playing: false,
  atEnd: false,
  speed: 1,
  detail: 'full',
  newestFirst: false,
  actedOn: null,
  passed: null,
  heard: new Set(),
  awaited: null,
};

export const queueViewOf = (state: PlayerState): QueueView => state.views[state.scope];

export const advance = (state: PlayerState, event: PlayerEvent): PlayerState => {
  if (event.kind === 'pass') return passedOver(state, event);
  return event.kind === 'pass-none' ? passedNone(state) : withRest(stepped(state, event));
};

const stepped = (state: PlayerState, event: Exclude<PlayerEvent, { kind: 'pass' | 'pass-none' }>): PlayerState => {
  switch (event.kind) {
    case 'mailbox':
      return followed(state, event);
    case 'acted':
      return { ...state, actedOn: event.threadId, awaited: null };
    case 'left':
      return withBoth({ ...state, awaited: null }, (view) => leave(view, event.threadIds));
    case 'brought-back':
      return broughtBack(state, event.threadIds);
    case 'next':
      return moved(state, neighbour(queueViewOf(state), 1));
    case 'previous':
      return moved(state, neighbour(queueViewOf(state), -1));
    case 'go':
      return moved(state, event.threadId);
    case 'results':
      return afterSearch(state, event.threadIds);
    default:
      return heardOrSet(state, event);
  }
};

const heardOrSet = (
  state: PlayerState,
  event: Extract<
    PlayerEvent,
    { kind: 'play' | 'pause' | 'unit' | 'finished' | 'speed' | 'detail' | 'order' | 'scope' }
  >,
): PlayerState => {
  switch (event.kind) {
    case 'play':
      return played(state);
    case 'pause':
      return state.playing ? { ...state, playing: false } : state;
    case 'unit':
      return { ...withView(state, { ...queueViewOf(state), unit: Math.max(0, event.unit) }), atEnd: false };
    case 'finished':
      return finished(state);
    default:
      return chosen(state, event);
  }
};

const chosen = (
  state: PlayerState,
  event: Extract<PlayerEvent, { kind: 'speed' | 'detail' | 'order' | 'scope' }>,
): PlayerState => {
  switch (event.kind) {
    case 'speed':
      return state.speed === event.speed ? state : { ...state, speed: event.speed };
    case 'detail':
      return { ...state, detail: event.detail };
    case 'order':
      return ordered(state, event);
    case 'scope':
      return state.scope === event.scope ? state : { ...state, scope: event.scope, atEnd: false, awaited: null };
  }
};

const followed = (state: PlayerState, event: Extract<PlayerEvent, { kind: 'mailbox' }>): PlayerState => {
  const heard = heardNow(state, event.ranked);
  if (event.reorder) return arrived(reordered({ ...state, ...event.reorder }, heard, event));
  const ranked = inTheirViews(state, heard);
  const queue = follow(state.views.queue, ranked.queue, event);
  const aside = follow(state.views.aside, ranked.aside, event);
  return arrived(placed(state, { queue, aside }));
};

const arrived = (state: PlayerState): PlayerState => {
  const { awaited, views } = state;
  if (awaited === null || !(views.queue.here.has(awaited) || views.aside.here.has(awaited))) return state;
  const back = queueViewOf(state).current === awaited ? state : broughtBack(state, [awaited]);
  return { ...back, awaited: null };
};

/** The current thread stays, wherever it stands now. */
const reordered = (
  state: PlayerState,
  ranked: Record<InboxScope, readonly ThreadId[]>,
  event: Extract<PlayerEvent, { kind: 'mailbox' }>,
): PlayerState => {
  const view = (scope: InboxScope): QueueView => {
    const { order, ...own } = state.views[scope];
    return follow({ ...own, order: [...new Set([...ranked[scope], ...order])] }, ranked[scope], event);
  };
  const next = placed(state, { queue: view('queue'), aside: view('aside') });
  return next.scope === 'aside' && next.views.aside.here.size === 0 ? { ...next, scope: 'queue' } : next;
};

const heardNow = ({ passed }: PlayerState, ranked: Record<InboxScope, readonly ThreadId[]>) => {
  if (passed === null) return ranked;
  const isHeard = (id: ThreadId): boolean => !passed.threadIds.has(id);
  return { queue: ranked.queue.filter(isHeard), aside: ranked.aside.filter(isHeard) };
};

/** Keeps visible threads in their view, even when a star or reply changes their rank. */
const inTheirViews = (
  state: PlayerState,
  ranked: Record<InboxScope, readonly ThreadId[]>,
): Record<InboxScope, readonly ThreadId[]> => {
  const { queue, aside } = state.views;
  // The common case: skip the sort of a large inbox.
  if (ranked.queue.every((id) => queue.here.has(id)) && ranked.aside.every((id) => aside.here.has(id))) return ranked;
  const stays = (scope: InboxScope, id: ThreadId): boolean =>
    scope === 'queue' ? queue.here.has(id) || !aside.here.has(id) : aside.here.has(id) || !queue.here.has(id);
  const moving = (from: InboxScope): readonly ThreadId[] => ranked[from].filter((id) => !stays(from, id));
  return {
    queue: [...ranked.queue.filter((id) => stays('queue', id)), ...moving('aside')],
    aside: [...ranked.aside.filter((id) => stays('aside', id)), ...moving('queue')],
  };
};

const withBoth = (state: PlayerState, change: (view: QueueView) => QueueView): PlayerState =>
  placed(state, { queue: change(state.views.queue), aside: change(state.views.aside) });

/** Builds the new views. A new current thread starts at its first unit, and an empty view stops playback. */
const placed = (state: PlayerState, inbox: Record<InboxScope, QueueView>): PlayerState => {
  if (inbox.queue === state.views.queue && inbox.aside === state.views.aside) return state;
  const views = { ...state.views, ...inbox };
  const moved = views[state.scope].current !== queueViewOf(state).current;
  return {
    ...state,
    views,
    playing: state.playing && views[state.scope].current !== null,
    atEnd: moved ? false : state.atEnd,
  };
};

const passedOver = (state: PlayerState, { threadIds, after }: Extract<PlayerEvent, { kind: 'pass' }>): PlayerState => {
  const passed = { threadIds: new Set([...(state.passed?.threadIds ?? []), ...threadIds]), after };
  return { ...withBoth(state, (view) => leave(view, threadIds)), passed, actedOn: null, awaited: null };
};

const passedNone = (state: PlayerState): PlayerState => {
  if (state.passed === null) return state;
  const { threadIds } = state.passed;
  const again = (view: QueueView): QueueView => {
    const here = new Set([...view.here, ...view.order.filter((id) => threadIds.has(id))]);
    const current = view.current ?? view.order.find((id) => here.has(id)) ?? null;
    return { ...view, here, current };
  };
  return { ...withBoth(state, again), passed: null };
};

/** Skipped threads return after all others. Flow does not read them until the person continues. */
const withRest = (state: PlayerState): PlayerState =>
  state.passed !== null && state.views.queue.here.size === 0 ? { ...passedNone(state), playing: false } : state;

const broughtBack = (state: PlayerState, threadIds: readonly ThreadId[]): PlayerState => {
  const knows = (scope: Scope) => threadIds.some((id) => state.views[scope].order.includes(id));
  const here = state.scope === 'results' ? 'queue' : state.scope;
  const scope = [state.scope, here, otherScope(here)].find(knows) ?? here;
  const view = bringBack(state.views[scope], threadIds);
  return view === state.views[scope]
    ? state
    : { ...state, scope, atEnd: false, views: { ...state.views, [scope]: view }, awaited: threadIds[0] ?? null };
};

const moved = (state: PlayerState, to: ThreadId | null): PlayerState => {
  const view = queueViewOf(state);
  if (to === null || !view.here.has(to)) return state;
  return {
    ...withView(state, { ...view, current: to, unit: 0, frozen: true }),
    atEnd: false,
    actedOn: null,
    awaited: null,
  };
};

/** After the end of a mail, starts the next one, or repeats the last. */
const played = (state: PlayerState): PlayerState => {
  const view = queueViewOf(state);
  if (view.current === null || state.playing) return state;
  const begins = { ...view, current: neighbour(view, 1) ?? view.current, unit: 0, frozen: true };
  return { ...withView(state, state.atEnd ? begins : { ...view, frozen: true }), playing: true, atEnd: false };
};

/** Keeps the selection if the new results include it. Flow reads no result before the person opens it. */
const afterSearch = (state: PlayerState, threadIds: readonly ThreadId[]): PlayerState => {
  const { current } = state.views.results;
  const kept = current !== null && threadIds.includes(current);
  const view = { ...emptyQueueView, order: threadIds, here: new Set(threadIds), frozen: true };
  const results = kept
    ? { ...state.views.results, ...view, current, unit: state.views.results.unit }
    : { ...view, current: threadIds[0] ?? null };
  const stays = kept && state.scope === 'results';
  return {
    ...state,
    scope: 'results',
    views: { ...state.views, results },
    playing: stays && state.playing,
    atEnd: stays && state.atEnd,
    actedOn: stays ? state.actedOn : null,
    awaited: null,
  };
};

const ordered = (state: PlayerState, event: Extract<PlayerEvent, { kind: 'order' }>): PlayerState => {
  const { order } = queueViewOf(state);
  const view = { ...queueViewOf(state), order: [...new Set([...event.threadIds, ...order])] };
  return { ...moved(withView(state, view), event.threadIds[0] ?? null), newestFirst: event.newestFirst };
};

const finished = (state: PlayerState): PlayerState => {
  const { current } = queueViewOf(state);
  if (current === null) return state;
  return { ...state, atEnd: true, heard: new Set(state.heard).add(current) };
};

const withView = (state: PlayerState, view: QueueView): PlayerState => ({
  ...state,
  views: { ...state.views, [state.scope]: view },
});

const otherScope = (scope: InboxScope): InboxScope => (scope === 'queue' ? 'aside' : 'queue');
