// Keeps times free for somebody who has not answered yet: one event for each, which only the person sees.
import type { CalendarChange } from '#domain/change/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { HoldFor } from '#domain/time-hold.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { eventCommand } from './event-command.ts';

/** `spans`: of `at`, then of the others. */
type Args = { at: EventKey; others: EventKey[]; spans: EventSpan[]; title: string; hold: HoldFor };

export const holdTimes = eventCommand({
  kind: 'hold-times',
  activity: 'times_held',
  grave: false,
  costs: 'booking',
  about: ({ at, others }: Args) => [at, ...others],
  changes: ({ at, others, spans, title }: Args) =>
    spans.flatMap((span, nth): CalendarChange[] => {
      const key = [at, ...others][nth];
      return key === undefined
        ? []
        : [{ ledger: 'calendar', kind: 'put-event', at: key, fields: { ...plain, title, span } }];
    }),
});

const plain = {
  place: '',
  text: '',
  recurrence: null,
  guests: [],
  video: false,
  busy: true,
  visibility: 'private' as const,
};
