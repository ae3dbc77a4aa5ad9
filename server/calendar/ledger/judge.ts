// Compares what the person changed with what the provider has now. Somebody else may have changed the event meanwhile.
import type { CalendarEvent } from '#domain/calendar.ts';
import type { CalendarSwap, EventField } from '#domain/change/calendar.ts';
import { isSameValue } from '#domain/same-value.ts';
import { type EventSpan, isSameTime } from '#domain/wall-time.ts';
import type { GuestEdit } from '#server/ports.ts';

export type FieldSwap = Extract<CalendarSwap, { of: EventField }>;

/** `left`: what the provider still lacks. Two edits of different fields both stay; two edits of one field are a conflict. */
export const judge = (now: CalendarEvent, swaps: readonly FieldSwap[]): { left: FieldSwap[] } | 'conflict' => {
  const left = swaps.filter((swap) => !isSame(swap.of, swap.is, now[swap.of]));
  return left.every((swap) => isSame(swap.of, swap.was, now[swap.of])) ? { left } : 'conflict';
};

/** Null if the guests are as the person wants them. Answers and other guests are not theirs to set. */
export const guestsLeft = ({ guests }: CalendarEvent, swaps: readonly CalendarSwap[]): GuestEdit | null => {
  const here = new Set(guests.map(({ email }) => email.toLowerCase()));
  const asked = swaps.flatMap((swap) => (swap.of === 'guest' ? [swap] : []));
  const add = asked.flatMap(({ is }) => (is !== null && !here.has(is.email.toLowerCase()) ? [is] : []));
  const remove = asked.flatMap(({ email, is }) => (is === null && here.has(email.toLowerCase()) ? [email] : []));
  return add.length + remove.length === 0 ? null : { add, remove };
};

export const isFieldSwap = (swap: CalendarSwap): swap is FieldSwap =>
  swap.of !== 'event' && swap.of !== 'guest' && swap.of !== 'answer';

const isSame = (of: EventField, one: unknown, other: unknown): boolean => {
  if (isSpan(one) && isSpan(other)) return isSameTime(one.start, other.start) && isSameTime(one.end, other.end);
  if (typeof one === 'string' && typeof other === 'string') return words(one) === words(other);
  // The provider makes a link a moment later, so it may still say that there is none.
  return of === 'video' || isSameValue(one, other);
};

const isSpan = (value: unknown): value is EventSpan => typeof value === 'object' && value !== null && 'start' in value;

/** Providers tidy white space. */
const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
