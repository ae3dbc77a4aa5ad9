import type { CalendarDone } from '#domain/change/calendar.ts';

export const isOfCalendar = (done: { ledger: string }): done is CalendarDone => done.ledger === 'calendar';
