import type { EventFields } from '#domain/calendar.ts';
import type { CalendarChange, EventSet } from '#domain/change/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';

/** Instead of the whole series at `at`: it ends with these lines, and another event goes on. */
export type Following = { recurrence: string[]; next: EventKey; fields: EventFields };

export const editing = (at: EventKey, set: EventSet, following: Following | undefined): CalendarChange[] => {
  if (!following) return [{ ledger: 'calendar', kind: 'edit-event', at, set }];
  const { recurrence, next, fields } = following;
  return [
    { ledger: 'calendar', kind: 'edit-event', at, set: { recurrence } },
    { ledger: 'calendar', kind: 'put-event', at: next, fields: { ...fields, ...defined(set) } },
  ];
};

const defined = (set: EventSet): Partial<EventFields> => JSON.parse(JSON.stringify(set));
