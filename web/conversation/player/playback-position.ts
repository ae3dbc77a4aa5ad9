// Saves the queue position per user on this device, because a reload should continue there.
import * as z from 'zod/mini';
import { ThreadId, type UserId } from '#domain/id.ts';
import type { PlayerState } from './player-state.ts';
import { startState } from './player-state.ts';
import type { QueueView } from './queue-view.ts';
import { emptyQueueView } from './queue-view.ts';
import { TriageRecord } from './triage-record.ts';

const SavedView = z.object({
  order: z.array(ThreadId),
  current: z.nullable(ThreadId),
  unit: z.number().check(z.int(), z.gte(0)),
});

const Place = z.object({
  at: z.number(),
  scope: z.enum(['queue', 'aside']),
  queue: SavedView,
  aside: SavedView,
  speed: z.number().check(z.gte(0.75), z.lte(2)),
  detail: z._default(z.enum(['full', 'summaries', 'headlines']), 'full'),
  newestFirst: z._default(z.boolean(), false),
  heard: z.array(ThreadId),
  // Drops a session in an older format, and keeps the position.
  session: z.union([
    TriageRecord,
    z.pipe(
      z.unknown(),
      z.transform(() => null),
    ),
  ]),
});

/** The position expires overnight, because the most important mail should come first. The speed stays. */
const placeHolds = 12 * 3_600_000;

/** Saved positions. Threads beyond this limit sort by rank. */
const placesKept = 500;
/** Threads remembered as heard, because Flow marks each as read only once. */
const heardKept = 500;

export type Kept = { state: PlayerState; session: TriageRecord | null };

export const positionKey = (user: UserId): string => `flow.place.${user}`;

/** Treats unreadable storage as empty. */
export const readPosition = (saved: string | null, now: number): Kept => {
  const parsed = saved === null ? null : Place.safeParse(jsonOf(saved));
  if (!parsed?.success) return { state: startState, session: null };
  const place = parsed.data;
  if (now - place.at > placeHolds) return { state: { ...startState, speed: place.speed }, session: null };
  return {
    state: {
      ...startState,
      scope: place.scope,
      speed: place.speed,
      detail: place.detail,
      newestFirst: place.newestFirst,
      heard: new Set(place.heard),
      views: { ...startState.views, queue: viewFrom(place.queue), aside: viewFrom(place.aside) },
    },
    session: place.session,
  };
};

export const writePosition = (kept: Kept, now: number): string =>
  JSON.stringify({
    at: now,
    // Does not save search results, so a reload starts at the queue.
    scope: kept.state.scope === 'aside' ? 'aside' : 'queue',
    queue: savedView(kept.state.views.queue),
    aside: savedView(kept.state.views.aside),
    speed: kept.state.speed,
    detail: kept.state.detail,
    newestFirst: kept.state.newestFirst,
    heard: [...kept.state.heard].slice(-heardKept),
    session: kept.session,
  } satisfies z.input<typeof Place>);

const viewFrom = (saved: z.infer<typeof SavedView>): QueueView => ({
  ...emptyQueueView,
  order: saved.order,
  current: saved.current,
  unit: saved.unit,
  frozen: saved.order.length > 0,
});

const savedView = (view: QueueView): z.infer<typeof SavedView> => ({
  // Keep every skipped thread, because Flow would announce it as new otherwise.
  order: view.order.slice(0, placesKept + (view.current === null ? 0 : view.order.indexOf(view.current))),
  current: view.current,
  unit: view.unit,
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
