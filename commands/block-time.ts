// Keeps a time free of meetings.
import type { EventKey } from '#domain/event-ref.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { eventCommand } from './event-command.ts';

type Args = { at: EventKey; title: string; span: EventSpan; recurrence: string[] | null };

export const blockTime = eventCommand({
  kind: 'block-time',
  activity: 'calendar_event_created',
  grave: false,
  costs: 'booking',
  changes: ({ at, ...said }: Args) => [
    {
      ledger: 'calendar',
      kind: 'put-event',
      at,
      fields: { ...said, place: '', text: '', guests: [], video: false, busy: true, visibility: 'default' },
    },
  ],
});
