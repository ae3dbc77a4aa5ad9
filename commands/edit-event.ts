// Sets fields of an event, one instance of a series, the whole series, or an instance with all that follow.
import type { EventSet } from '#domain/change/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Tells } from './command.ts';
import { eventCommand } from './event-command.ts';
import { editing, type Following } from './following.ts';

export const editEvent = eventCommand({
  kind: 'edit-event',
  activity: 'event_changed',
  grave: false,
  changes: ({ at, set, following }: { at: EventKey; set: EventSet; following?: Following; tells?: Tells }) =>
    editing(at, set, following),
});
