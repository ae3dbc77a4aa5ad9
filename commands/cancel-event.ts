// Cancels an event, one instance of a series, or the whole series. With `recurrence`, the series ends earlier instead.
import type { EventKey } from '#domain/event-ref.ts';
import type { Tells } from './command.ts';
import { eventCommand } from './event-command.ts';

export const cancelEvent = eventCommand({
  kind: 'cancel-event',
  activity: 'event_cancelled',
  grave: true,
  changes: ({ at, recurrence }: { at: EventKey; recurrence?: string[]; tells?: Tells }) =>
    recurrence
      ? [{ ledger: 'calendar', kind: 'edit-event', at, set: { recurrence } }]
      : [{ ledger: 'calendar', kind: 'cancel-event', at }],
});
