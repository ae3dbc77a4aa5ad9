// Guests who hear of what the editor saves, so that its button can say so. Pure.
import { type EventFields, entriesOf } from '#domain/calendar.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import type { Editing } from './own-events.ts';
import { spanWords } from './span-words.ts';

type Edited = Pick<EventFields, 'title' | 'place' | 'guests' | 'video'> & { span: EventSpan | null };

/** Their addresses. Everybody hears of a new title, place or time, only those concerned of who comes. */
export const notifiedBySave = (editing: Editing, { guests, ...edited }: Edited): string[] => {
  const after = guests.map(({ email }) => email);
  if (editing.kind === 'new') return after;
  const { event } = editing.of;
  const before = entriesOf(event).map(({ email }) => email);
  const all = [...new Set([...before, ...after])];
  const { title, place, video, span } = edited;
  const isMoved = span !== null && spanWords(span) !== spanWords(event.span);
  if (title !== event.title || place !== event.place || video !== event.video || isMoved) return all;
  return all.filter((email) => !before.includes(email) || !after.includes(email));
};

export const saveWords = (people: number): string =>
  people === 0 ? 'Save' : `Save and tell ${people} ${people === 1 ? 'person' : 'people'}`;
