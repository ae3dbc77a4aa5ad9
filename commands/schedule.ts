// Puts an event into a calendar. Its id comes from the command's, so a repeated delivery makes no second one.
import type { EventFields } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Tells } from './command.ts';
import { cancelling, eventCommand } from './event-command.ts';

/** `frees`: times that the person kept free for it. */
type Args = { at: EventKey; fields: EventFields; frees?: EventKey[]; tells?: Tells };

export const schedule = eventCommand({
  kind: 'schedule',
  activity: 'calendar_event_created',
  grave: false,
  costs: 'booking',
  about: ({ at, frees = [] }: Args) => [at, ...frees],
  changes: ({ at, fields, frees = [] }: Args) => [
    { ledger: 'calendar', kind: 'put-event', at, fields },
    ...frees.map(cancelling),
  ],
});
