// Moves an event, one instance of a series, the whole series, or an instance with all that follow.
import type { EventKey } from '#domain/event-ref.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import type { Tells } from './command.ts';
import { eventCommand } from './event-command.ts';
import { editing, type Following } from './following.ts';

/** `recurrence`: the rule of a series whose days move along. */
type Args = { at: EventKey; span: EventSpan; recurrence?: string[]; following?: Following; tells?: Tells };

export const reschedule = eventCommand({
  kind: 'reschedule',
  activity: 'event_moved',
  grave: false,
  changes: ({ at, span, recurrence, following }: Args) =>
    editing(at, recurrence ? { span, recurrence } : { span }, following),
});
