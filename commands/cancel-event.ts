// Cancels an event, one instance of a series, or the whole series. With `recurrence`, the series ends earlier instead.
import type { EventKey } from '#domain/event-ref.ts';
import type { Tells } from './command.ts';
import { cancelling, eventCommand } from './event-command.ts';

/** `others`: times that the person kept free together with that one. */
type Args = { at: EventKey; recurrence?: string[]; others?: EventKey[]; tells?: Tells };

export const cancelEvent = eventCommand({
  kind: 'cancel-event',
  activity: 'event_cancelled',
  grave: true,
  about: ({ at, others = [] }: Args) => [at, ...others],
  changes: ({ at, recurrence, others = [] }: Args) =>
    recurrence
      ? [{ ledger: 'calendar', kind: 'edit-event', at, set: { recurrence } }]
      : [at, ...others].map(cancelling),
});
