// Puts an event into a calendar. Its id comes from the command's, so a repeated delivery makes no second one.
import type { EventFields } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Tells } from './command.ts';
import { eventCommand } from './event-command.ts';

export const schedule = eventCommand({
  kind: 'schedule',
  activity: 'calendar_event_created',
  grave: false,
  costs: 'booking',
  changes: ({ at, fields }: { at: EventKey; fields: EventFields; tells?: Tells }) => [
    { ledger: 'calendar', kind: 'put-event', at, fields },
  ],
});
